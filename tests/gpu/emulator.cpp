// A stand-in for NVIDIA's driver that runs the kernels on the CPU: the tests of everything around the
// GPU need none. The threads of a block take turns, whenever one waits for others. Built by
// tests/gpu/conftest.py.
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <ucontext.h>

#define __device__
#define __shared__ static

struct Place {
    unsigned x;
};
static Place threadIdx, blockIdx, blockDim, gridDim;

// --- threads that take turns -------------------------------------------------------------------

constexpr size_t STACK = 1 << 16;
constexpr unsigned WARP_SIZE = 32;

struct Thread {
    ucontext_t context;
    bool done;
};

static std::vector<Thread> running;
static std::vector<char> stacks;
static ucontext_t scheduler;

static void let_others_run() {
    const unsigned self = threadIdx.x;
    swapcontext(&running[self].context, &scheduler);
    threadIdx.x = self;
}

// That many threads, which wait for each other.
struct Meeting {
    unsigned count, arrived, round;
    uint32_t numbers[WARP_SIZE];

    void wait() {
        const unsigned before = round;
        if (++arrived == count) {
            arrived = 0;
            ++round;
        }
        while (round == before) let_others_run();
    }
};

static Meeting whole_block;
static std::vector<Meeting> warps;

static void __syncthreads() { whole_block.wait(); }

static uint32_t __reduce_min_sync(uint32_t, uint32_t number) {
    Meeting& all = warps[threadIdx.x / WARP_SIZE];
    all.numbers[threadIdx.x % WARP_SIZE] = number;
    all.wait();
    for (unsigned i = 0; i < all.count; ++i) number = std::min(number, all.numbers[i]);
    all.wait();
    return number;
}

static void atomicAdd(unsigned long long* place, unsigned long long more) { *place += more; }

// --- the kernels, by name ----------------------------------------------------------------------

using Call = void (*)(void**);

static std::map<std::string, Call>& kernels() {
    static std::map<std::string, Call> all;
    return all;
}

template <auto KERNEL>
struct Calling;
template <class... Arguments, void (*KERNEL)(Arguments...)>
struct Calling<KERNEL> {
    template <size_t... PLACES>
    static void call(void** given, std::index_sequence<PLACES...>) {
        KERNEL(*static_cast<std::remove_cv_t<Arguments>*>(given[PLACES])...);
    }
    static void call(void** given) { call(given, std::index_sequence_for<Arguments...>()); }
};

#define CARDTOWN_KERNEL(NAME, PARAMETERS)                                   \
    static void NAME PARAMETERS;                                            \
    static const bool known_##NAME =                                        \
        kernels().emplace(#NAME, Call(Calling<NAME>::call)).second;         \
    static void NAME PARAMETERS

#include "../../core/gpu/kernels.cu"

// --- the driver --------------------------------------------------------------------------------

enum { OK = 0, NOT_FOUND = 500 };

static Call kernel_now;
static void** arguments_now;

static void run_thread() {
    kernel_now(arguments_now);
    running[threadIdx.x].done = true;
}

static void run_block(unsigned threads, Call kernel, void** arguments) {
    kernel_now = kernel;
    arguments_now = arguments;
    running.resize(threads);
    stacks.resize(threads * STACK);
    whole_block = Meeting{threads, 0, 0, {}};
    warps.clear();
    for (unsigned first = 0; first < threads; first += WARP_SIZE)
        warps.push_back(Meeting{std::min(threads - first, WARP_SIZE), 0, 0, {}});
    for (unsigned number = 0; number < threads; ++number) {
        Thread& thread = running[number];
        thread.done = false;
        getcontext(&thread.context);
        thread.context.uc_stack.ss_sp = stacks.data() + number * STACK;
        thread.context.uc_stack.ss_size = STACK;
        thread.context.uc_link = &scheduler;
        makecontext(&thread.context, run_thread, 0);
    }
    for (unsigned left = threads; left;)
        for (unsigned number = 0; number < threads; ++number) {
            if (running[number].done) continue;
            threadIdx.x = number;
            swapcontext(&scheduler, &running[number].context);
            left -= running[number].done;
        }
}

extern "C" {

int cuInit(unsigned) { return OK; }
int cuDeviceGetCount(int* count) { return *count = 1, OK; }
int cuDeviceGet(int* device, int number) { return *device = number, number ? 101 : OK; }
int cuDeviceGetAttribute(int* value, int attribute, int) {
    *value = attribute == 75 ? 9 : attribute == 76 ? 0 : 2;
    return OK;
}
int cuDevicePrimaryCtxRetain(void** context, int) { return *context = nullptr, OK; }
int cuCtxSetCurrent(void*) { return OK; }
int cuGetErrorString(int, const char** text) { return *text = "emulated error", OK; }
int cuModuleLoadData(void** module, const void*) { return *module = nullptr, OK; }

int cuModuleGetFunction(void** function, void*, const char* name) {
    const auto found = kernels().find(name);
    if (found == kernels().end()) return NOT_FOUND;
    *function = reinterpret_cast<void*>(found->second);
    return OK;
}

int cuLaunchKernel(void* function, unsigned blocks, unsigned, unsigned, unsigned threads, unsigned,
                   unsigned, unsigned, void*, void** arguments, void**) {
    blockDim.x = threads;
    gridDim.x = blocks;
    for (blockIdx.x = 0; blockIdx.x < blocks; ++blockIdx.x)
        run_block(threads, reinterpret_cast<Call>(function), arguments);
    return OK;
}

int cuStreamSynchronize(void*) { return OK; }
int cuMemAlloc_v2(uint64_t* address, size_t size) {
    void* memory = std::aligned_alloc(256, (size + 255) / 256 * 256);
    *address = reinterpret_cast<uint64_t>(memory);
    return memory ? OK : 2;
}
int cuMemFree_v2(uint64_t address) { return std::free(reinterpret_cast<void*>(address)), OK; }
int cuMemsetD8_v2(uint64_t address, unsigned char byte, size_t size) {
    std::memset(reinterpret_cast<void*>(address), byte, size);
    return OK;
}
int cuMemcpyHtoD_v2(uint64_t address, const void* from, size_t size) {
    std::memcpy(reinterpret_cast<void*>(address), from, size);
    return OK;
}
int cuMemcpyDtoH_v2(void* to, uint64_t address, size_t size) {
    std::memcpy(to, reinterpret_cast<void*>(address), size);
    return OK;
}

}  // extern "C"
