// What one more building changes at once. The Python twins: `Effect` in games/card_city/effects.py,
// and games/card_city/growth.py.
#pragma once

#include "scoring.hpp"

namespace cardtown::card_city {

// Kinds that develop and are left in the Reserve, one bit each.
using KindBits = uint32_t;

// Whether a district can grow, or the first reason that keeps it from growing (K4).
enum class GrowthState : uint8_t { NEEDS, NO_RESERVE, LIMIT_REACHED, NO_CELL, CAN_GROW };

// A district, and whether it grows.
struct Prospect {
    int kind, support;
    Board cells;
    Board where;  // the cells where it can develop if its kind is in the Reserve
    bool has_room, ever;  // whether the city limit allows more; whether it may ever develop

    CARDTOWN_FN Board grows_at(KindBits reserve) const {
        return reserve >> kind & 1 ? where : Board{};
    }
    CARDTOWN_FN GrowthState state(KindBits reserve) const {
        if (grows_at(reserve).any()) return GrowthState::CAN_GROW;
        if (support <= cells.count()) return GrowthState::NEEDS;
        if (!(reserve >> kind & 1)) return GrowthState::NO_RESERVE;
        return has_room ? GrowthState::NO_CELL : GrowthState::LIMIT_REACHED;
    }
};

// All districts of a city that develop, in Python's order: Residential first.
class Prospects {
   public:
    CARDTOWN_FN Prospects(const City& city, bool joining) {
        const Districts homes = city.districts(RESIDENTIAL), shops = city.districts(COMMERCIAL);
        add(city, RESIDENTIAL, homes, homes, joining);
        add(city, COMMERCIAL, shops, homes, joining);
    }

    CARDTOWN_FN const Prospect* begin() const { return all_; }
    CARDTOWN_FN const Prospect* end() const { return all_ + count_; }

   private:
    Prospect all_[2 * MOST_DISTRICTS];
    int count_ = 0;

    CARDTOWN_FN void add(const City& city, int kind, const Districts& all, const Districts& homes,
                         bool joining) {
        const int first = count_;
        const Board growable = city.growable(kind, all, joining);
        for (const District& district : all) {
            const int support = city.support(kind, district, homes);
            const bool grows = city.room > 0 && support > district.size();
            int at = count_++;
            for (; at > first && precedes(district.cells, all_[at - 1].cells); --at)
                all_[at] = all_[at - 1];
            all_[at] = {kind,
                        support,
                        district.cells,
                        grows ? district.near & growable : Board{},
                        city.room > 0,
                        city.may_ever_develop(kind, district, all, homes, joining)};
        }
    }
};

// Whether a district contains part of one of those that `is_such` picks.
template <class Is>
CARDTOWN_FN bool was_such(const Prospects& before, const Prospect& district, Is is_such) {
    for (const Prospect& one : before)
        if (one.kind == district.kind && is_such(one) && (one.cells & district.cells).any())
            return true;
    return false;
}

// A city with its districts, and its owner's score.
struct Standing {
    City city;
    Score score;
    Prospects prospects;

    CARDTOWN_FN Standing(const City& city, int coins, bool joining)
        : city(city), score(card_city::score(city, coins)), prospects(city, joining) {}

    // The districts that can develop, and no part of which could before.
    template <class Use>
    CARDTOWN_FN void each_that_will_grow(const Standing& before, int kind, KindBits reserve,
                                         Use use) const {
        const auto grows = [&](const Prospect& one) { return one.grows_at(reserve).any(); };
        for (const Prospect& one : prospects)
            if (one.kind == kind && grows(one) && !was_such(before.prospects, one, grows)) use(one);
    }

    // The districts that can never develop again, new ones too, but not those that never could.
    template <class Use>
    CARDTOWN_FN void each_that_never_grows(const Standing& before, int kind, Use use) const {
        const auto never = [](const Prospect& one) { return !one.ever; };
        for (const Prospect& one : prospects)
            if (one.kind == kind && never(one) && !was_such(before.prospects, one, never)) use(one);
    }

    // The districts that differ from all those before, with what is left in the Reserve.
    template <class Use>
    CARDTOWN_FN void each_that_differs(const Standing& before, KindBits reserve, KindBits left,
                                       Use use) const {
        for (const Prospect& one : prospects) {
            bool same = false;
            for (const Prospect& other : before.prospects)
                same = same || (one.kind == other.kind && one.cells == other.cells &&
                                one.support == other.support &&
                                one.state(left) == other.state(reserve) &&
                                one.grows_at(left) == other.grows_at(reserve));
            if (!same) use(one);
        }
    }
};

}  // namespace cardtown::card_city
