import "./styles/fonts.css";
import "./styles/scale.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { reloadWhenFilesAreGone } from "./new-version";
import { router } from "./router.svelte";
import { settings } from "./settings/settings.svelte";

reloadWhenFilesAreGone();
settings.start();
router.start();

mount(App, { target: document.getElementById("app")! });
