// A city as bitboards: one board per kind over a frame of 9 x 9 cells, enough for a city to grow
// to 5 x 5 in every direction from the building it began with. The Python twin:
// games/card_city/city.py.
#pragma once

#include <stdint.h>

#include "../frame.hpp"
#include "buildings.hpp"

namespace cardtown::card_city {

constexpr int SIDE = 5;
constexpr int CELLS = SIDE * SIDE;
using CityFrame = Frame<2 * SIDE - 1>;
using Board = CityFrame::Board;
constexpr int WIDTH = CityFrame::WIDTH;
// Row and column of the frame where a city begins, at the coordinates 0 0.
constexpr int HOME = SIDE - 1;
constexpr int FIRST_CELL = CityFrame::cell(HOME, HOME);
constexpr int LEISURE_PRICE = 5;
// A seat's first Industrial costs 5, its second 10 and so on (K5.2).
constexpr int PRICE_STEP = 5;
constexpr int FIRST_LIMIT = 5;
constexpr int LIMIT_PER_INDUSTRIAL = 5;

// The price of an Industrial after a number of purchases (K5.2).
CARDTOWN_FN inline int industrial_price(int purchases) { return PRICE_STEP * (purchases + 1); }

// 1 + 2 + ... + n: the coins or the points that a district earns (K5.1, K6.1).
CARDTOWN_FN inline int triangle(int size) { return size * (size + 1) / 2; }

// A maximal group of connected buildings of one kind (K4.1).
struct District {
    Board cells;
    Board near;  // the cells adjacent to it; some of its own are among them

    CARDTOWN_FN int size() const { return cells.count(); }
};

// Of 5 x 5 cells, at most 13 can be chosen so that none are adjacent.
constexpr int MOST_DISTRICTS = 13;

// The order of boards as Python's numbers.
CARDTOWN_FN inline bool precedes(const Board& one, const Board& other) {
    if (one.words[1] != other.words[1]) return one.words[1] < other.words[1];
    return one.words[0] < other.words[0];
}

// All districts of one kind, by their lowest cells.
class Districts {
   public:
    CARDTOWN_LARGE explicit Districts(Board buildings) : count_(0) {
        while (buildings.any()) {
            District& district = all_[count_++];
            district.cells = buildings.lowest();
            buildings &= ~district.cells;
            for (;;) {
                district.near = CityFrame::beside(district.cells);
                const Board reached = district.near & buildings;
                if (!reached.any()) break;
                district.cells |= reached;
                buildings &= ~reached;
            }
        }
    }

    CARDTOWN_FN const District* begin() const { return all_; }
    CARDTOWN_FN const District* end() const { return all_ + count_; }
    CARDTOWN_FN int count() const { return count_; }

    // The cells beside more than one of them.
    CARDTOWN_FN Board beside_two() const {
        Board one{}, two{};
        for (const District& district : *this) {
            two |= one & district.near;
            one |= district.near;
        }
        return two;
    }

   private:
    District all_[MOST_DISTRICTS];
    int count_;
};

struct City {
    Board boards[KINDS];
    Board covered;
    // The cells adjacent to Commercials, Industrials and Residentials, for K3.4 and K3.5.
    Board near_commercial, near_industrial, near_residential;
    Board fitting;  // the cells that keep the city within 5 x 5 (K3.1)
    Board free;     // the free cells adjacent to the city and inside its 5 x 5
    CityFrame::Box box;
    // How many buildings other than Industrials the city limit still allows (K3.3); negative only
    // in cities that were typed in.
    int32_t room;

    // --- building --------------------------------------------------------------------------

    // The cells where a building of that kind may be built (K3).
    CARDTOWN_FN Board cells(int kind, int coins) const {
        if (kind == INDUSTRIAL) return free & ~near_residential;
        if (room <= 0) return {};
        switch (kind) {
            case RESIDENTIAL: return free & ~(near_residential | near_industrial);
            case COMMERCIAL: return free & ~near_commercial;
            case LEISURE: return coins < LEISURE_PRICE ? Board{} : free;
            default: return free;
        }
    }

    // Add a building.
    CARDTOWN_LARGE void place(int kind, int cell) {
        const Board bit = Board::of(cell);
        const Board around = CityFrame::beside(bit);
        boards[kind] |= bit;
        covered |= bit;
        if (kind == COMMERCIAL) near_commercial |= around;
        if (kind == INDUSTRIAL) near_industrial |= around;
        if (kind == RESIDENTIAL) near_residential |= around;
        if (box.extend(cell)) fitting = CityFrame::fitting(box, SIDE, SIDE);
        free = (free | around) & fitting & ~covered;
        room += kind == INDUSTRIAL ? LIMIT_PER_INDUSTRIAL : -1;
    }

    // How many cells of the 5 x 5 are free.
    CARDTOWN_FN int vacant() const { return CELLS - covered.count(); }

    // Whether nothing can ever be built again, although cells are free: see the Python twin.
    CARDTOWN_FN bool dead_end() const {
        return vacant() > 0 && !cells(PARKING, 0).any() && !cells(INDUSTRIAL, 0).any();
    }

    // How many buildings other than Industrials fit: by the city limit and by the cells (K3.3).
    CARDTOWN_FN int capacity() const {
        const int industrials = boards[INDUSTRIAL].count();
        return smaller(FIRST_LIMIT + LIMIT_PER_INDUSTRIAL * industrials, CELLS - industrials);
    }

    // --- developing ------------------------------------------------------------------------

    CARDTOWN_FN Districts districts(int kind) const { return Districts(boards[kind]); }
    CARDTOWN_FN Board culture() const { return boards[LEISURE] | boards[MUNICIPAL]; }

    // Call `use` with every district of that kind that can develop, and the board of its cells
    // (K4.4). With `joining`, a new building may touch other districts of its kind. Districts that
    // contain a cell of `grown` have already developed in this round.
    template <class Use>
    CARDTOWN_FN void developments(int kind, bool joining, Board grown, Use use) const {
        if (room <= 0 || !may_develop(kind)) return;
        const Districts all = districts(kind);
        const Districts homes(kind == COMMERCIAL ? boards[RESIDENTIAL] : Board{});
        const Board allowed = growable(kind, all, joining);
        for (const District& district : all) {
            if ((district.cells & grown).any()) continue;
            const Board where = district.near & allowed;
            if (support(kind, district, homes) > district.size() && where.any())
                use(district, where);
        }
    }

    // The free cells where a development of these districts could stand.
    CARDTOWN_FN Board growable(int kind, const Districts& all, bool joining) const {
        Board allowed = kind == RESIDENTIAL ? free & ~near_industrial : free;
        if (!joining) allowed &= ~all.beside_two();
        return allowed;
    }

    // What the district counts to develop (K4.2, K4.3): adjacent culture buildings, or different
    // Residential districts, which are `homes`. It needs one more than it has buildings.
    CARDTOWN_FN int support(int kind, const District& district, const Districts& homes) const {
        if (kind == RESIDENTIAL) return (district.near & culture()).count();
        int count = 0;
        for (const District& home : homes) count += (home.cells & district.near).any();
        return count;
    }

    // Whether the district could still develop in some round, with the best cards to come: see the
    // Python twin.
    CARDTOWN_FN bool may_ever_develop(int kind, const District& district, const Districts& all,
                                      const Districts& homes, bool joining) const {
        const Board around = district.near & ~covered & fitting;
        Board cells = kind == RESIDENTIAL ? around & ~near_industrial : around;
        if (joining) return cells.any();
        cells &= ~all.beside_two();
        return cells.any() &&
               support(kind, district, homes) + around.count() - 1 > district.size();
    }

    // All cells where a district of that kind can develop.
    CARDTOWN_FN Board growth(int kind, bool joining, Board grown) const {
        Board all{};
        developments(kind, joining, grown, [&](const District&, Board where) { all |= where; });
        return all;
    }

    // An upper bound for the buildings of that kind that developments add in one phase: see the
    // Python twin for why it is one.
    CARDTOWN_LARGE int most_growth(int kind) const {
        const int most =
            kind == RESIDENTIAL ? culture().count() : districts(RESIDENTIAL).count();
        int wanted = 0;
        for (const District& district : districts(kind))
            wanted += larger(0, most - district.size());
        return smaller(wanted, smaller(larger(0, room), vacant()));
    }

    // --- counting --------------------------------------------------------------------------

    // 1 + 2 + ... + n for every district of a kind, added up.
    CARDTOWN_LARGE int triangles(int kind) const {
        int sum = 0;
        for (const District& district : districts(kind)) sum += triangle(district.size());
        return sum;
    }

    // Coins per round: 1, and for a Commercial district of n 1 + 2 + ... + n (K5.1).
    CARDTOWN_FN int income() const { return 1 + triangles(COMMERCIAL); }

   private:
    // Whether any district of that kind can have enough to develop; the smallest needs two. An
    // optimization: `developments` finds the same without it.
    CARDTOWN_FN bool may_develop(int kind) const {
        const Board counted = kind == RESIDENTIAL ? culture() : boards[RESIDENTIAL];
        return boards[kind].any() && counted.count() >= 2;
    }
};

CARDTOWN_FN inline City empty_city() {
    City city{};
    city.box = CityFrame::nowhere();
    city.room = FIRST_LIMIT;
    return city;
}

// How every city begins: a Municipal at coordinates 0 0 (K1.3).
CARDTOWN_FN inline City first_city() {
    City city = empty_city();
    city.place(MUNICIPAL, FIRST_CELL);
    return city;
}

}  // namespace cardtown::card_city
