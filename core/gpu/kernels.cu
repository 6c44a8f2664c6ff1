// Both games on a GPU: a thread for each game, and the same headers as on the CPU, so the games are
// the same bit for bit. src/cardtown/gpu compiles this file for the GPU at hand and launches the
// kernels below: every game has the same ones, under its own name.
#include "../batch.hpp"
#include "../card_city/game.hpp"
#include "../carson_city/game.hpp"

namespace cardtown::gpu {

constexpr int WARP = 32;

__device__ inline int64_t thread_number() {
    return int64_t(blockIdx.x) * blockDim.x + threadIdx.x;
}
__device__ inline int64_t thread_count() { return int64_t(gridDim.x) * blockDim.x; }

// The smallest number of all threads of a warp.
__device__ inline uint32_t smallest_of_warp(uint32_t number) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 800
    for (int step = WARP / 2; step; step /= 2)
        number = smaller(number, __shfl_xor_sync(0xffffffff, number, step));
    return number;
#else
    return __reduce_min_sync(0xffffffff, number);
#endif
}

// --- batches -----------------------------------------------------------------------------------

// What Python must know to allocate memory.
template <class Game>
__device__ void write_sizes(int64_t* out, int seats) {
    out[0] = sizeof(Batch<Game>);
    out[1] = sizeof(typename Game::Table);
    out[2] = Game::MASK_WORDS;
    out[3] = Game::MAX_SEATS;
    out[4] = Game::Codec::size(seats);
}

// The columns of a batch, in the order of Batch.
struct Columns {
    void *tables, *masks, *states, *games, *rewards, *scores, *seats, *over;
};

// Make a batch of its columns and its set-up; `status` becomes 1 if the set-up is invalid.
template <class Game>
__device__ void prepare(Batch<Game>* out, Columns columns, const uint8_t* setup, int setup_size,
                        const char* seed, int seed_size, int reward, int asked, int64_t count,
                        int32_t* status) {
    Batch<Game>& batch = *out;
    batch.tables = static_cast<typename Game::Table*>(columns.tables);
    batch.masks = static_cast<uint64_t*>(columns.masks);
    batch.states = static_cast<uint64_t*>(columns.states);
    batch.games = static_cast<int64_t*>(columns.games);
    batch.rewards = static_cast<float*>(columns.rewards);
    batch.scores = static_cast<int16_t*>(columns.scores);
    batch.seats = static_cast<int8_t*>(columns.seats);
    batch.over = static_cast<uint8_t*>(columns.over);
    batch.count = count;
    batch.reward = Reward(reward);
    batch.asked = uint8_t(asked);
    batch.seed_size = uint8_t(seed_size);
    for (int i = 0; i < seed_size; ++i) batch.seed[i] = seed[i];
    *status = read_setup(setup, size_t(setup_size), batch.setup) != nullptr;
}

// Begin all games, from number 0.
template <class Game>
__device__ void begin(const Batch<Game>& batch, int64_t* dealt) {
    for (int64_t index = thread_number(); index < batch.count; index += thread_count()) {
        batch.over[index] = 0;
        batch.clear(index);
        batch.deal(index, index);
        if (index == 0) *dealt = batch.count;
    }
}

__device__ inline long long read_action(const void* actions, int bytes, int64_t index) {
    switch (bytes) {
        case 1: return static_cast<const int8_t*>(actions)[index];
        case 2: return static_cast<const int16_t*>(actions)[index];
        case 4: return static_cast<const int32_t*>(actions)[index];
        default: return static_cast<const int64_t*>(actions)[index];
    }
}

// Play an action in each game. An action that is not an option is not played, but marked in
// `refused`.
template <class Game>
__device__ void step(const Batch<Game>& batch, const void* actions, int bytes, uint8_t* refused) {
    for (int64_t index = thread_number(); index < batch.count; index += thread_count()) {
        const long long number = read_action(actions, bytes, index);
        refused[index] = !batch.may(index, number);
        if (!refused[index]) {
            batch.play(index, int(number));
        } else if (batch.over[index]) {
            batch.clear(index);
            batch.over[index] = 0;
        }
    }
}

// The games that have just ended get the next numbers in their order in memory, as on a CPU. One
// block of threads lists them: `ended[0]` is their count, followed by their places.
constexpr int MOST_LISTING = 1024;
constexpr int FLAGS = 16;

__device__ inline void list_ended(const uint8_t* over, int64_t count, int64_t* dealt,
                                  int64_t* first, int32_t* ended) {
    __shared__ int32_t sums[MOST_LISTING];
    const int threads = int(blockDim.x);
    int32_t before = 0;
    for (int64_t start = 0; start < count; start += threads * FLAGS) {
        const int64_t own = start + int64_t(threadIdx.x) * FLAGS;
        const int64_t end = smaller<int64_t>(own + FLAGS, count);
        int32_t mine = 0;
        for (int64_t index = own; index < end; ++index) mine += over[index];
        sums[threadIdx.x] = mine;
        __syncthreads();
        // How many come before: a prefix sum by doubling.
        for (int reach = 1; reach < threads; reach *= 2) {
            const int32_t more = int(threadIdx.x) >= reach ? sums[threadIdx.x - reach] : 0;
            __syncthreads();
            sums[threadIdx.x] += more;
            __syncthreads();
        }
        int32_t place = before + sums[threadIdx.x] - mine;
        for (int64_t index = own; index < end; ++index)
            if (over[index]) ended[1 + place++] = int32_t(index);
        before += sums[threads - 1];
        __syncthreads();
    }
    if (threadIdx.x == 0) {
        ended[0] = before;
        *first = *dealt;
        *dealt += before;
    }
}

// Deal new games in place of those that have ended.
template <class Game>
__device__ void deal(const Batch<Game>& batch, const int64_t* first, const int32_t* ended) {
    for (int64_t place = thread_number(); place < ended[0]; place += thread_count())
        batch.deal(ended[1 + place], *first + place);
}

// Choose a random option in each game: the same ones that a CPU would choose one after another,
// since each game advances its generator by the same amount.
template <class Game>
__device__ void choose(const Batch<Game>& batch, uint64_t state, int16_t* actions) {
    for (int64_t index = thread_number(); index < batch.count; index += thread_count()) {
        Rng rng{state + uint64_t(index) * Rng::STEP};
        actions[index] = int16_t(batch.choose(index, rng));
    }
}

// The masks with a byte for each option.
template <class Game>
__device__ void spread_masks(const Batch<Game>& batch, int width, uint8_t* out) {
    const int64_t size = batch.count * width;
    for (int64_t place = thread_number(); place < size; place += thread_count()) {
        const int64_t index = place / width;
        const int number = int(place - index * width);
        out[place] = batch.mask(index)[number / 64] >> number % 64 & 1;
    }
}

// --- observations --------------------------------------------------------------------------------

// Most of an observation is zeros. A block writes the rows of 32 games: all of its threads clear
// them together, in large pieces; then every warp writes one part of each row, a seat or the table.
// So the threads of a warp, one for each game, run the same instructions.
struct alignas(16) Piece {
    uint64_t low, high;
};

__device__ inline void clear_bytes(uint8_t* bytes, int64_t size) {
    const int64_t head = smaller<int64_t>((16 - (reinterpret_cast<uintptr_t>(bytes) & 15)) & 15, size);
    const int64_t pieces = (size - head) / int64_t(sizeof(Piece));
    Piece* body = reinterpret_cast<Piece*>(bytes + head);
    const int64_t own = threadIdx.x, all = blockDim.x;
    for (int64_t i = own; i < head; i += all) bytes[i] = 0;
    for (int64_t i = own; i < pieces; i += all) body[i] = Piece{0, 0};
    for (int64_t i = head + pieces * int64_t(sizeof(Piece)) + own; i < size; i += all) bytes[i] = 0;
}

template <class Game, class Number>
__device__ void observe(const Batch<Game>& batch, int seats, Number* out) {
    using Codec = typename Game::Codec;
    const int part = int(threadIdx.x) / WARP, lane = int(threadIdx.x) % WARP;
    const int size = Codec::size(seats);
    const int64_t stride = int64_t(gridDim.x) * WARP;
    for (int64_t first = int64_t(blockIdx.x) * WARP; first < batch.count; first += stride) {
        const int64_t rows = smaller<int64_t>(WARP, batch.count - first);
        clear_bytes(reinterpret_cast<uint8_t*>(out + first * size), rows * size * int64_t(sizeof(Number)));
        __syncthreads();
        if (lane >= rows) continue;
        const int64_t index = first + lane;
        const typename Game::Table& table = batch.tables[index];
        const int viewer = batch.seats[index];
        const Numbers<Number> numbers{out + index * size};
        if (part < seats)
            Codec::write_seat(table, viewer, (viewer + part) % seats,
                              numbers.from(Codec::shared_size(seats) + part * Codec::BLOCK));
        else
            Codec::write_shared(table, viewer, numbers);
    }
}

// --- whole games ---------------------------------------------------------------------------------

// Play whole games at random from one start, with everything that nobody knows dealt again: how
// many decisions that takes, and the points of every seat. Game n has its own generator.
//
// The threads of a warp run the same instructions, and wait for each other if they diverge. So the
// games that are least far go first, together: all threads of a warp do the same thing.
template <class Game>
__device__ void play_games(const Batch<Game>& batch, int64_t games, uint64_t state, int64_t* sums) {
    const typename Game::Table& start = batch.tables[0];
    const int seats = Game::seats(start);
    int64_t decisions = 0, points[Game::MAX_SEATS] = {};
    const int64_t first = thread_number() / WARP * WARP, lane = threadIdx.x % WARP;
    for (int64_t of_warp = first; of_warp < games; of_warp += thread_count()) {
        const bool plays = of_warp + lane < games;
        typename Game::Table table = start;
        Rng rng = Rng{state}.branch(uint64_t(of_warp + lane));
        if (plays) Game::resample(table, -1, rng);
        for (;;) {
            const uint32_t deciding = plays ? Game::deciding(table) : 0;
            const uint32_t progress = deciding ? Game::progress(table) : ~0u;
            const uint32_t behind = smallest_of_warp(progress);
            if (behind == ~0u) break;
            if (progress != behind) continue;
            const int seat = lowest_bit(deciding);
            Game::apply(table, seat, Game::random_option(table, seat, rng));
            ++decisions;
        }
        if (plays)
            for (int seat = 0; seat < seats; ++seat) points[seat] += Game::total(table, seat);
    }
    using Sum = unsigned long long;
    atomicAdd(reinterpret_cast<Sum*>(sums), Sum(decisions));
    for (int seat = 0; seat < seats; ++seat)
        atomicAdd(reinterpret_cast<Sum*>(sums + 1 + seat), Sum(points[seat]));
}

}  // namespace cardtown::gpu

// --- what Python launches ----------------------------------------------------------------------

#define CARDTOWN_KERNELS(GAME)                                                                      \
    using GAME##_batch = cardtown::Batch<cardtown::GAME::Game>;                                     \
    CARDTOWN_KERNEL(GAME##_sizes, (int64_t* out, int seats)) {                                      \
        cardtown::gpu::write_sizes<cardtown::GAME::Game>(out, seats);                               \
    }                                                                                               \
    CARDTOWN_KERNEL(GAME##_prepare,                                                                 \
                    (GAME##_batch* out, cardtown::gpu::Columns columns, const uint8_t* setup,       \
                     int setup_size, const char* seed, int seed_size, int reward, int asked,        \
                     int64_t count, int32_t* status)) {                                             \
        cardtown::gpu::prepare(out, columns, setup, setup_size, seed, seed_size, reward, asked,     \
                               count, status);                                                      \
    }                                                                                               \
    CARDTOWN_KERNEL(GAME##_begin, (const GAME##_batch* batch, int64_t* dealt)) {                    \
        cardtown::gpu::begin(*batch, dealt);                                                        \
    }                                                                                               \
    CARDTOWN_KERNEL(GAME##_step, (const GAME##_batch* batch, const void* actions, int bytes,        \
                                  uint8_t* refused)) {                                              \
        cardtown::gpu::step(*batch, actions, bytes, refused);                                       \
    }                                                                                               \
    CARDTOWN_KERNEL(GAME##_deal,                                                                    \
                    (const GAME##_batch* batch, const int64_t* first, const int32_t* ended)) {      \
        cardtown::gpu::deal(*batch, first, ended);                                                  \
    }                                                                                               \
    CARDTOWN_KERNEL(GAME##_choose,                                                                  \
                    (const GAME##_batch* batch, uint64_t state, int16_t* actions)) {                \
        cardtown::gpu::choose(*batch, state, actions);                                              \
    }                                                                                               \
    CARDTOWN_KERNEL(GAME##_masks, (const GAME##_batch* batch, int width, uint8_t* out)) {           \
        cardtown::gpu::spread_masks(*batch, width, out);                                            \
    }                                                                                               \
    CARDTOWN_KERNEL(GAME##_observe_float32,                                                         \
                    (const GAME##_batch* batch, int seats, float* out)) {                           \
        cardtown::gpu::observe(*batch, seats, out);                                                 \
    }                                                                                               \
    CARDTOWN_KERNEL(GAME##_observe_uint8,                                                           \
                    (const GAME##_batch* batch, int seats, uint8_t* out)) {                         \
        cardtown::gpu::observe(*batch, seats, out);                                                 \
    }                                                                                               \
    CARDTOWN_KERNEL(GAME##_rollouts, (const GAME##_batch* batch, int64_t games, uint64_t state,     \
                                      int64_t* sums)) {                                             \
        cardtown::gpu::play_games(*batch, games, state, sums);                                      \
    }

#if !defined(CARDTOWN_KERNEL)
#define CARDTOWN_KERNEL(NAME, PARAMETERS) extern "C" __global__ void NAME PARAMETERS
#endif

CARDTOWN_KERNELS(carson_city)
CARDTOWN_KERNELS(card_city)

CARDTOWN_KERNEL(list_ended, (const uint8_t* over, int64_t count, int64_t* dealt, int64_t* first,
                             int32_t* ended)) {
    cardtown::gpu::list_ended(over, count, dealt, first, ended);
}
