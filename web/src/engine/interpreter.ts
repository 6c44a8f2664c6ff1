/** Where this browser loads Python and our packages from. */

import archive from "../../../build/engine.zip?url";
// Pyodide finds these by name in one folder, where the build puts them.
import loader from "pyodide/pyodide.mjs?url";
import "pyodide/pyodide.asm.mjs?url";
import "pyodide/pyodide.asm.wasm?url";
import "pyodide/python_stdlib.zip?url";
import type { PythonParts } from "./pyodide";
import { absolute } from "./address";

export const pythonParts = (): PythonParts => ({
  pyodide: absolute(".", loader),
  archive: absolute(archive),
});
