// The terms of a city's promise. The Python twin, with their names: bots/card_city/terms.py.
#pragma once

#include "effects.hpp"

namespace cardtown::card_city {

constexpr int TERMS = 79;

// The shares of Commercials, Industrials, Leisures and Residentials in the cards to come.
struct Shares {
    double commercial, industrial, leisure, residential;
};

// The cells that are on at least one, two, three and four of several boards.
struct Levels {
    Board one{}, two{}, three{}, four{};

    CARDTOWN_FN void add(const Board& board) {
        four |= three & board;
        three |= two & board;
        two |= one & board;
        one |= board;
    }
};

// Counts the amount of each term for a seat, given the districts of its city.
struct TermCounter {
    const Assets& assets;
    const Districts& homes;
    const Districts& shops;
    double* next;

    CARDTOWN_FN void count(const Shares& shares) {
        const City& city = assets.city;
        const int room = city.room, vacant = city.vacant(), coins = assets.coins;
        double* const points = next + 1;
        const int industry = (city.free & ~city.near_residential).count();
        int income = 1;
        for (const District& shop : shops) income += triangle(shop.size());
        add(1);
        add(0);  // the points of districts follow
        add(vacant);
        add(coins);
        add(smaller(coins, 5));
        add(smaller(coins, 10));
        add(smaller(coins, 20));
        add(coins / COINS_PER_POINT);
        add(assets.purchases);
        add(income);
        add(smaller(room, vacant));
        add(larger(0, vacant - larger(room, 0)));
        add(room <= 0);
        add(room == 1);
        add(room == 2);
        add(industry == 0);
        add(industry == 1);
        add(industry == 0 && room <= 0 && vacant > 0);
        add(city.free.count());
        add(city.boards[LEISURE].count());

        Levels beside;
        for (const District& home : homes) beside.add(home.near);
        const Levels leisure =
            add_homes(points, city.free & ~city.near_industrial & ~beside.two);
        const Board sites = city.free & ~(city.near_residential | city.near_industrial);
        add_sites(sites);
        const double grown_by_home = add_shops(sites);
        const Board places = city.free & ~city.near_commercial;
        add((places & beside.one).any());
        add((places & beside.two).any());
        add((places & beside.three).any());
        add((places & beside.four).any());
        add((places & beside.two).count());
        add(shares.commercial);
        add(shares.industrial);
        add(shares.leisure);
        add(shares.residential);
        add(shares.leisure * leisure.one.any());
        add(shares.leisure * leisure.two.any());
        add(shares.industrial * (room <= 1));
        add(shares.leisure * (coins < LEISURE_PRICE));
        add(city.box.bottom - city.box.top + city.box.right - city.box.left);
        const Board inside = city.fitting & ~city.covered & ~city.near_residential;
        add((inside & ~city.near_industrial).count());
        add(inside.count());
        add(shares.residential * grown_by_home);
        add(shares.commercial * (places & beside.two).any());
    }

   private:
    CARDTOWN_FN void add(double term) { *next++ = term; }

    // Add the terms of Residential districts; returns the cells where a Leisure lets some grow.
    CARDTOWN_FN Levels add_homes(double* points, const Board& growth) {
        const Board culture = assets.city.culture(), free = assets.city.free;
        int earned = 0, grow = 0, dead = 0, lacking = 0, cold = 0, narrow = 0;
        int ready[4] = {};
        Levels leisure;
        Board large{};
        for (const District& home : homes) {
            const int size = home.size();
            earned += triangle(size);
            const int support = (home.near & culture).count();
            const Board ways = home.near & growth;
            if (!ways.any()) {
                ++dead;
                continue;
            }
            ++grow;
            if (support > size) {
                lacking += size + 1;
            } else if (support < size) {
                ++cold;
            } else {
                ++ready[smaller(size, 4) - 1];
                narrow += ways.count() == 1;
                leisure.add(home.near & free);
                if (size > 1) large |= home.near & free;
            }
        }
        *points = earned;
        add(grow);
        add(dead);
        add(lacking);
        add(cold);
        for (const int count : ready) add(count);
        add(narrow);
        add(leisure.one.any());
        add(leisure.two.any());
        add(leisure.three.any());
        add(large.any());
        add(leisure.two.count());
        return leisure;
    }

    // The terms of cells where a Residential can begin a district.
    CARDTOWN_FN void add_sites(const Board& sites) {
        const Board culture = assets.city.culture();
        Levels beside;
        beside.add(culture << 1);
        beside.add(culture >> 1);
        beside.add(culture << WIDTH);
        beside.add(culture >> WIDTH);
        const Board beside_one = sites & beside.one, beside_two = sites & beside.two;
        add(sites.any());
        add(beside_one.any());
        add(beside_two.any());
        add((sites & beside.three).any());
        add(beside_one.count());
        add(beside_two.count());
    }

    // A Commercial district: it needs one more Residential district than it has buildings.
    struct Shop {
        int size = 0, support = 0, ways = 0, sites = 0;

        CARDTOWN_FN int grown_by_one() const {
            return ways && size + 1 - support == 1 && sites ? size + 1 : 0;
        }

        CARDTOWN_FN bool before(const Shop& other) const {
            if (size != other.size) return size > other.size;
            if (support != other.support) return support > other.support;
            if (ways != other.ways) return ways > other.ways;
            return sites > other.sites;
        }
    };

    CARDTOWN_FN void add(const Shop& shop) {
        const int missing = shop.size + 1 - shop.support, grown = shop.size + 1;
        if (!shop.size) {
            for (int term = 0; term < 10; ++term) add(0);
            return;
        }
        add(shop.size);
        add(triangle(shop.size));
        add(shop.support);
        add(shop.ways ? 0 : shop.size);
        add(shop.ways && missing <= 0 ? grown : 0);
        add(smaller(shop.ways, 3));
        add(smaller(shop.sites, 3));
        add(shop.grown_by_one());
        add(shop.ways && missing == 2 && shop.sites > 1 ? grown : 0);
        add(shop.ways > 1 && missing == 1 && shop.sites ? grown : 0);
    }

    // Add the terms of the two largest Commercial districts; returns by how much one more
    // Residential lets the largest grow.
    CARDTOWN_FN double add_shops(const Board& sites) {
        const Board apart = assets.city.free & ~shops.beside_two();
        Shop first, second;
        for (const District& one : shops) {
            Shop shop;
            shop.size = one.size();
            for (const District& home : homes) shop.support += (home.cells & one.near).any();
            shop.ways = (one.near & apart).count();
            shop.sites = (one.near & sites).count();
            if (shop.before(first)) {
                second = first;
                first = shop;
            } else if (shop.before(second)) {
                second = shop;
            }
        }
        add(shops.count());
        add(first);
        add(second);
        return first.grown_by_one();
    }
};

}  // namespace cardtown::card_city
