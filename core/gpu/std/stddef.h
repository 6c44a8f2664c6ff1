// For NVRTC, which knows size_t by itself.
#pragma once
