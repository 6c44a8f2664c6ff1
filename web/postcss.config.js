import globalData from "@csstools/postcss-global-data";
import customMedia from "postcss-custom-media";

/** Every style sheet may use the named windows of `breakpoints.css`. */
export default {
    plugins: [globalData({ files: ["src/styles/breakpoints.css"] }), customMedia()],
};
