// Clocks: what time it is, and how long the calling thread has worked.
#pragma once

#include <stdint.h>

#include <ctime>

#if defined(_WIN32)
extern "C" {
// As <windows.h> declares them; its macros would rename what we call `near` and `far`.
struct _FILETIME;
__declspec(dllimport) void* __stdcall GetCurrentThread();
__declspec(dllimport) int __stdcall GetThreadTimes(void*, _FILETIME*, _FILETIME*, _FILETIME*,
                                                   _FILETIME*);
}
#endif

namespace cardtown::python {

// Seconds since some moment.
inline double wall_seconds() {
    std::timespec time;
    std::timespec_get(&time, TIME_UTC);
    return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
}

// CPU seconds of this thread alone; of the whole process where a system does not tell them apart.
inline double thread_seconds() {
#if defined(_WIN32)
    uint64_t times[4];  // created, ended, in the system, in the program; in units of 100 ns
    const auto at = [&](int i) { return reinterpret_cast<_FILETIME*>(&times[i]); };
    if (GetThreadTimes(GetCurrentThread(), at(0), at(1), at(2), at(3)))
        return double(times[2] + times[3]) / 1e7;
#elif defined(CLOCK_THREAD_CPUTIME_ID) && !defined(__wasm__)
    std::timespec time;
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0)
        return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
#endif
    return double(std::clock()) / CLOCKS_PER_SEC;
}

}  // namespace cardtown::python
