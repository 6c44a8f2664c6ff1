// For NVRTC, which defines size_t itself.
#pragma once
