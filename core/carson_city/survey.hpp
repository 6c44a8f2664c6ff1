// The gain of a card at every cell of a city: the heart of all placing. The Python twin, which
// explains the method: bots/carson_city/survey.py. Gains are added in the same order as there, so
// that they are equal to the last bit.
#pragma once

#include "knots.hpp"

namespace cardtown::carson_city {

// Tables have a border of one cell around the window, for neighbours outside it.
constexpr int GRID_WIDTH = WIDTH + 2;
constexpr int GRID_CELLS = GRID_WIDTH * GRID_WIDTH;

// The cell of the grid for a cell of the window.
CARDTOWN_FN constexpr int grid_cell(int cell) { return cell + 2 * (cell / WIDTH) + GRID_WIDTH + 1; }

// The neighbours of a cell of the window; those above or left of the window are cut off, but no
// city lies there.
CARDTOWN_FN inline Board ring_around(int cell) {
    constexpr Board RING{{7 | uint64_t(5) << WIDTH | uint64_t(7) << 2 * WIDTH, 0}};
    const int steps = cell - WIDTH - 1;
    return steps >= 0 ? RING << steps : RING >> -steps;
}

// The gains of all cards in one city, for one set of characters and one `Worth`.
struct Survey {
    struct Best {
        int cell;  // of the window; -1 if no place is legal (C3.10)
        double gain;
    };

    City city;
    uint32_t owned;
    const Worth* worth;

    CARDTOWN_FN void look_at(const City& one, uint32_t characters, const Worth& what) {
        city = one;
        owned = characters;
        worth = &what;
        captain = owned >> CAPTAIN & 1;
        law = city.lawful(owned >> SHERIFF & 1);
        for (int kind = 0; kind < KINDS; ++kind)
            alone[kind] = what.alone[kind] + parcel_points(owned, kind);
        made = 0;
        if (city.covered.any()) look_around();
    }

    // Call `use` with every cell of the window where the card may lie, and its gain there.
    template <class Use>
    CARDTOWN_FN void find(Parcels card, Use use) {
        const Board cells = city.cells(card, owned >> SHERIFF & 1, captain);
        bool outlaws = false, prison = false;
        for (int i = 0; i < 4; ++i) {
            outlaws = outlaws || parcel_at(card, i) == parcel_of(OUTLAWS);
            prison = prison || parcel_at(card, i) == parcel_of(PRISON);
        }
        const bool law_comes = prison && !law;
        if (!city.covered.any() || (law_comes && (outlaws || boards[OUTLAWS].any())))
            find_slowly(card, cells, use);
        else
            find_fast(card, cells, law_comes ? worth->later[LAW_TERM] : 0.0, use);
    }

    // The first of the cells with the highest gain.
    CARDTOWN_FN Best best(Parcels card) {
        Best found{-1, 0};
        find(card, [&](int cell, double gain) {
            if (found.cell < 0 || gain > found.gain) found = Best{cell, gain};
        });
        return found;
    }

   private:
    bool captain, law;
    double alone[KINDS];
    Board boards[ELEMENTS];
    Board empty, near, ground;
    Totals totals;
    uint32_t made;  // which tables have been made, by kind
    double tables[EMPTY_KIND + 1][GRID_CELLS];
    double as_empty[GRID_CELLS], as_open[GRID_CELLS], given[GRID_CELLS], land[GRID_CELLS];
    uint8_t near_mountains[GRID_CELLS], near_mines[GRID_CELLS], near_shops[GRID_CELLS],
        near_houses[GRID_CELLS], near_empty[GRID_CELLS], near_open[GRID_CELLS];
    uint8_t codes[GRID_CELLS];
    uint8_t keys[GRID_CELLS];

    // By valuing whole cities: for the first card, and if the card brings law to a city.
    template <class Use>
    CARDTOWN_FN void find_slowly(Parcels card, const Board& cells, Use& use) const {
        const double before = value(*worth, city, owned, 0);
        cells.each([&](int cell) {
            City after = city;
            after.place(card, cell);
            use(cell, value(*worth, after, owned, 0) - before);
        });
    }

    template <class Use>
    CARDTOWN_FN void find_fast(Parcels card, const Board& cells, double bonus, Use& use) {
        int kinds[4];
        const double* table[4];
        for (int i = 0; i < 4; ++i) {
            kinds[i] = kind_of(parcel_at(card, i));
            table[i] = table_of(kinds[i]);
        }
        const bool settler = owned >> SETTLER & 1, singer = owned >> SINGER & 1;
        Extras extras;
        if (settler || singer) extras = extras_of(kinds);
        Knot knots[KEYS];
        uint64_t tied[KEYS / 64] = {};
        cells.each([&](int cell) {
            const int at = grid_cell(cell), key = keys[at];
            Knot& knot = knots[key];
            if (!(tied[key / 64] >> key % 64 & 1)) {
                tied[key / 64] |= uint64_t(1) << key % 64;
                knot = tie_knot(*worth, kinds, key, totals);
            }
            double gain = land[at] + table[0][at] + table[1][at + 1] + table[2][at + GRID_WIDTH] +
                          table[3][at + GRID_WIDTH + 1] + knot.value + (knot.counted + bonus);
            if (settler) gain += more_settled(extras, cell);
            if (singer) gain += more_sung(extras, cell);
            use(cell, gain);
        });
    }

    CARDTOWN_FN int kind_of(int parcel) const {
        if (parcel == EMPTY || (parcel == parcel_of(OUTLAWS) && law)) return EMPTY_KIND;
        return parcel - 1;
    }

    // --- what is made once per city ----------------------------------------------------------

    CARDTOWN_FN void look_around() {
        for (int element = 0; element < ELEMENTS; ++element)
            boards[element] = city.of(Element(element));
        const Board solid = city.solid();
        empty = city.covered & ~solid;
        if (!law) empty &= ~boards[OUTLAWS];
        const Board cells = city.in_reach(captain);
        near = cells | cells << 1 | cells << WIDTH | cells << (WIDTH + 1);
        ground = near & (empty | ~city.covered);
        clear(near_mountains), clear(near_mines), clear(near_shops), clear(near_houses);
        clear(near_empty), clear(near_open), clear(codes);
        spread(boards[MOUNTAIN], uint8_t(2), near_mountains);
        spread(boards[MINE], uint8_t(2), near_mines);
        spread(empty, uint8_t(1), near_empty);
        totals = Totals{};
        for (int element = 0; element < ELEMENTS; ++element) {
            if (!boards[element].any()) continue;
            totals.add(element, boards[element].count());
            if (shop_points(element))
                spread(boards[element], uint8_t(shop_points(element)), near_shops);
            if (house_value_of(element))
                spread(boards[element], uint8_t(house_value_of(element)), near_houses);
        }
        empty.each([&](int cell) { codes[grid_cell(cell)] = WAS_EMPTY; });
        solid.each([&](int cell) { codes[grid_cell(cell)] = WAS_SOLID; });
        boards[HOUSE].each([&](int cell) { codes[grid_cell(cell)] = WAS_HOUSE; });
        lay_out();
        make_keys(cells);
    }

    template <class Item>
    CARDTOWN_FN static void clear(Item (&table)[GRID_CELLS]) {
        for (Item& item : table) item = 0;
    }

    // Add a value to all cells beside those of a board.
    template <class Item>
    CARDTOWN_FN static void spread(const Board& board, Item value, Item* table) {
        board.each([&](int cell) {
            Item* centre = table + grid_cell(cell);
            for (int down = -GRID_WIDTH; down <= GRID_WIDTH; down += GRID_WIDTH)
                for (int across = -1; across <= 1; ++across)
                    if (down || across) centre[down + across] = Item(centre[down + across] + value);
        });
    }

    // What building there gives up: an open or an empty cell.
    CARDTOWN_FN void lay_out() {
        clear(as_empty), clear(as_open), clear(given);
        for (int element = 0; element < ELEMENTS; ++element) {
            if (law && element == OUTLAWS) continue;
            const double by_empty = worth->beside[EMPTY_KIND][element];
            const double by_open = worth->beside[OPEN_KIND][element];
            if (by_empty != 0) spread(boards[element], by_empty, as_empty);
            if (by_open != 0) spread(boards[element], by_open, as_open);
        }
        near.each([&](int cell) {
            const int at = grid_cell(cell);
            if (codes[at] == WAS_OPEN)
                given[at] = alone[OPEN_KIND] + as_open[at];
            else if (codes[at] == WAS_EMPTY)
                given[at] = alone[EMPTY_KIND] + as_empty[at];
        });
    }

    // For every cell: the former state of the four cells, and the cost of the growing box.
    CARDTOWN_FN void make_keys(const Board& cells) {
        Field open{};
        if (worth->promising) {
            open = open_cells(city, captain);
            (near | city.covered).each([&](int cell) {
                near_open[grid_cell(cell)] =
                    uint8_t(open.count_near(city.frame_row(cell), city.frame_column(cell)));
            });
        }
        const int covered = city.covered.count();
        const int indian = indian_points(covered, captain);
        bool known[WIDTH * WIDTH] = {};  // by the first and the last row and column of the box
        double lost[WIDTH * WIDTH];
        cells.each([&](int cell) {
            const int at = grid_cell(cell);
            keys[at] = uint8_t(codes[at] << 6 | codes[at + 1] << 4 | codes[at + GRID_WIDTH] << 2 |
                               codes[at + GRID_WIDTH + 1]);
            land[at] = 0;
            if (worth->promising) {
                const int same = box_number(cell);
                if (!known[same]) {
                    known[same] = true;
                    lost[same] = lost_by(open, cell);
                }
                land[at] = -lost[same];
            }
            if (owned >> INDIAN & 1) {
                const int more = 4 - (square_at(cell) & city.covered).count();
                land[at] += more ? indian_points(covered + more, captain) - indian : 0;
            }
        });
    }

    // Cells with the same number extend the box in the same way.
    CARDTOWN_FN int box_number(int cell) const {
        const int row = cell / WIDTH - MARGIN, column = cell % WIDTH - MARGIN;
        const int down = row < 0 ? row : larger(row + CARD - city.height(), 0);
        const int across = column < 0 ? column : larger(column + CARD - city.width(), 0);
        return (down + MARGIN) * WIDTH + across + MARGIN;
    }

    // The worth of the cells that get out of reach when a card lies at the cell.
    CARDTOWN_FN double lost_by(const Field& open, int cell) const {
        const int row = city.frame_row(cell), column = city.frame_column(cell);
        Field gone = open;
        const Field kept =
            reach(smaller<int>(city.top, row), larger<int>(city.bottom, row + CARD - 1),
                  smaller<int>(city.left, column), larger<int>(city.right, column + CARD - 1),
                  captain);
        for (int one = 0; one < SPAN; ++one) gone.rows[one] &= ~kept.rows[one];
        const int count = gone.count();
        if (!count) return 0;
        double beside = 0;
        for (int one = larger(city.top - 1, 0); one <= smaller(city.bottom + 1, SPAN - 1); ++one)
            for (uint32_t left = gone.rows[one]; left; left &= left - 1) {
                const int other = lowest_bit(left);
                if (other < city.left - 1 || other > city.right + 1) continue;
                beside += as_open[(one - city.top + MARGIN + 1) * GRID_WIDTH + other - city.left +
                                  MARGIN + 1];
            }
        return count * alone[OPEN_KIND] + beside;
    }

    // --- what is made once per kind ----------------------------------------------------------

    // The value of a parcel of this kind on each cell, given its neighbours.
    CARDTOWN_FN const double* table_of(int kind) {
        if (!(made >> kind & 1)) {
            made |= 1u << kind;
            clear(tables[kind]);
            if (kind == EMPTY_KIND)
                make_table_of_empty(tables[kind]);
            else
                make_table_of(kind, tables[kind]);
        }
        return tables[kind];
    }

    CARDTOWN_FN void make_table_of_empty(double* table) const {
        near.each([&](int cell) {
            const int at = grid_cell(cell);
            if (codes[at] == WAS_OPEN) table[at] = alone[EMPTY_KIND] + as_empty[at] - given[at];
        });
    }

    CARDTOWN_FN void make_table_of(int element, double* table) const {
        const double by_empty = worth->beside[element][EMPTY_KIND];
        const double by_open = worth->beside[element][OPEN_KIND];
        int factor = 0;
        const uint8_t* partners = near_mines;
        if (element == MOUNTAIN) {
            factor = 1;
        } else if (element == MINE) {
            factor = 1, partners = near_mountains;
        } else if (house_value_of(element)) {
            factor = house_value_of(element), partners = near_shops;
        } else if (shop_points(element)) {
            factor = shop_points(element), partners = near_houses;
        }
        ground.each([&](int cell) {
            const int at = grid_cell(cell);
            table[at] = alone[element] + by_empty * near_empty[at] + by_open * near_open[at] +
                        factor * partners[at] - given[at];
        });
        if (element == TOWNHOUSE) add_upgrades(table);
    }

    // A Townhouse may also cover a House (C4.4).
    CARDTOWN_FN void add_upgrades(double* table) const {
        const double more = alone[TOWNHOUSE] - alone[HOUSE];
        const auto& now = worth->beside[TOWNHOUSE];
        const auto& was = worth->beside[HOUSE];
        boards[HOUSE].each([&](int cell) {
            const int at = grid_cell(cell);
            table[at] = more + (LARGE - 1) * near_shops[at] +
                        (now[EMPTY_KIND] - was[EMPTY_KIND]) * near_empty[at] +
                        (now[OPEN_KIND] - was[OPEN_KIND]) * near_open[at];
        });
    }

    // --- what is not a sum over pairs --------------------------------------------------------

    // What the Settler and the Singer need to know about the city and the card.
    struct Extras {
        Board ranches_near, large;
        int settled, sung;
        int solid, blank;                   // parcels of the card, one bit each
        int ranches, saloons, small, huge;  // likewise
    };

    CARDTOWN_FN Extras extras_of(const int kinds[4]) const {
        Extras extras{};
        boards[RANCH].each([&](int cell) { extras.ranches_near |= ring(cell); });
        extras.settled = (extras.ranches_near & empty).count();
        extras.large = boards[TOWNHOUSE] | boards[HOTEL];
        extras.sung = best_saloon(boards[SALOON], boards[HOUSE], extras.large);
        for (int i = 0; i < 4; ++i) {
            const int bit = 1 << i;
            if (kinds[i] == EMPTY_KIND)
                extras.blank |= bit;
            else
                extras.solid |= bit;
            if (kinds[i] == RANCH) extras.ranches |= bit;
            if (kinds[i] == SALOON) extras.saloons |= bit;
            if (kinds[i] == HOUSE) extras.small |= bit;
            if (kinds[i] == TOWNHOUSE || kinds[i] == HOTEL) extras.huge |= bit;
        }
        return extras;
    }

    // The parcels of a card that lies at a cell.
    CARDTOWN_FN static Board stamp(int parcels, int cell) {
        return Board{{uint64_t(parcels & 3) | uint64_t(parcels >> 2) << WIDTH, 0}} << cell;
    }

    // The change of empty parcels beside Ranches (each counts once).
    CARDTOWN_FN int more_settled(const Extras& extras, int cell) const {
        Board fresh = extras.ranches_near;
        stamp(extras.ranches, cell).each([&](int one) { fresh |= ring_around(one); });
        const Board now = (empty & ~stamp(extras.solid, cell)) | stamp(extras.blank, cell);
        return (fresh & now).count() - extras.settled;
    }

    // The change of the best Saloon.
    CARDTOWN_FN int more_sung(const Extras& extras, int cell) const {
        const Board huge = extras.large | stamp(extras.huge, cell);
        const Board small = (boards[HOUSE] | stamp(extras.small, cell)) & ~huge;
        return best_saloon(boards[SALOON] | stamp(extras.saloons, cell), small, huge) - extras.sung;
    }

    CARDTOWN_FN static int best_saloon(const Board& saloons, const Board& small,
                                       const Board& large) {
        int best = 0;
        saloons.each([&](int cell) {
            const Board beside = ring_around(cell);
            best = larger(best, (beside & small).count() + LARGE * (beside & large).count());
        });
        return 2 * best;
    }
};

}  // namespace cardtown::carson_city
