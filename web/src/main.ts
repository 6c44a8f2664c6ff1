import "./styles/fonts.css";
import "./styles/scale.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import { letAnswer } from "./api/http";
import App from "./App.svelte";
import { device } from "./here/device";
import { gamesHere } from "./here/games.svelte";
import { reloadWhenFilesAreGone } from "./new-version";
import { router } from "./router.svelte";
import { settings } from "./settings/settings.svelte";

reloadWhenFilesAreGone();
settings.start();
router.start();
letAnswer(device);
void gamesHere.look();

mount(App, { target: document.getElementById("app")! });
