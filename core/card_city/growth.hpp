// The cities that developing can lead to. The Python twin: bots/card_city/growth.py.
#pragma once

#include "city.hpp"

namespace cardtown::card_city {

// The rule switches (K4.4, K4.5).
struct Rules {
    bool once, joining;
};

// At most this many of these cities are examined, and visited on the way there.
constexpr int MOST_CITIES = 24;
constexpr int MOST_KNOWN = 128;

// Whether some district has enough support to develop, ignoring where.
CARDTOWN_FN inline bool is_ripe(const City& city, const Districts& homes, const Districts& shops) {
    if (city.room <= 0) return false;
    const Board culture = city.culture();
    for (const District& home : homes)
        if ((home.near & culture).count() > home.size()) return true;
    if (homes.count() < 2) return false;  // the smallest Commercial district needs two
    for (const District& shop : shops) {
        int support = 0;
        for (const District& home : homes) support += (home.cells & shop.near).any();
        if (support > shop.size()) return true;
    }
    return false;
}

class Growth {
   public:
    CARDTOWN_FN Growth(const City& city, Cards reserve, Rules rules, const Board& grown)
        : root_(city), reserve_(reserve), rules_(rules), grown_(grown) {}

    // Call `use` with every city that developing leads to (K4.5): this one alone if nothing can
    // develop.
    template <class Use>
    CARDTOWN_FN void each(Use use) {
        if (!is_ripe(root_, root_.districts(RESIDENTIAL), root_.districts(COMMERCIAL)))
            return use(root_);
        int found = 0;
        remember(root_.boards[RESIDENTIAL], root_.boards[COMMERCIAL]);
        while (waiting_count_ && found < MOST_CITIES) {
            const City here = city_of(known_[waiting_[--waiting_count_]]);
            const bool homes = grow(here, RESIDENTIAL), shops = grow(here, COMMERCIAL);
            if (homes || shops) continue;
            ++found;
            use(here);
        }
        if (!found) use(root_);
    }

   private:
    // A city on the way, by its buildings of the kinds that develop.
    struct Step {
        Board homes, shops;
    };

    struct Place {
        Board district, cells;
    };

    const City& root_;
    Cards reserve_;
    Rules rules_;
    Board grown_;
    Step known_[MOST_KNOWN];
    uint8_t waiting_[MOST_KNOWN];  // numbers of those known
    int known_count_ = 0, waiting_count_ = 0;

    CARDTOWN_FN City city_of(const Step& step) const {
        City city = root_;
        const auto add = [&](int kind, const Board& cells) {
            (cells & ~root_.boards[kind]).each([&](int cell) { city.place(kind, cell); });
        };
        add(RESIDENTIAL, step.homes);
        add(COMMERCIAL, step.shops);
        return city;
    }

    CARDTOWN_FN void remember(const Board& homes, const Board& shops) {
        for (int number = 0; number < known_count_; ++number)
            if (known_[number].homes == homes && known_[number].shops == shops) return;
        if (known_count_ == MOST_KNOWN) return;
        waiting_[waiting_count_++] = uint8_t(known_count_);
        known_[known_count_++] = {homes, shops};
    }

    // Put every city that one more development of that kind leads to on the waiting list, with the
    // districts sorted as in Python. Returns whether there is any.
    CARDTOWN_FN bool grow(const City& here, int kind) {
        const Board added = here.boards[kind] & ~root_.boards[kind];
        if (reserve_.of(kind) <= added.count()) return false;
        const Board done = grown_ | (here.covered & ~root_.covered);
        Place places[MOST_DISTRICTS];
        int count = 0;
        here.developments(kind, rules_.joining, rules_.once ? done : Board{},
                          [&](const District& district, const Board& cells) {
                              int at = count++;
                              for (; at && precedes(district.cells, places[at - 1].district); --at)
                                  places[at] = places[at - 1];
                              places[at] = {district.cells, cells};
                          });
        for (int at = 0; at < count; ++at)
            places[at].cells.each([&](int cell) {
                const Board more = here.boards[kind] | Board::of(cell);
                if (kind == RESIDENTIAL)
                    remember(more, here.boards[COMMERCIAL]);
                else
                    remember(here.boards[RESIDENTIAL], more);
            });
        return count > 0;
    }
};

}  // namespace cardtown::card_city
