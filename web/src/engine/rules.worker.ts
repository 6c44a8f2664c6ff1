/** The compiled rules in a worker: pages may not run WebAssembly, but their workers may. */

import { serve } from "./messages";
import type { Answer } from "./questions";

/** What `core/wasm/module.cpp` exports. */
interface Rules {
  memory: WebAssembly.Memory;
  /** The address of the buffer for questions, and its size in bytes. */
  input(): number;
  longest(): number;
  /** Answers the question of that many bytes; returns the length of the answer, or 0 if Python must be asked. */
  answer(size: number): number;
  output(): number;
}

let rules: Rules | undefined;

serve({
  async start({ wasm }) {
    const { instance } = await WebAssembly.instantiateStreaming(fetch(wasm!));
    rules = instance.exports as unknown as Rules;
  },
  async ask(question): Promise<Answer | null> {
    if (rules === undefined) throw new Error("the rules were not loaded");
    const bytes = new TextEncoder().encode(JSON.stringify(question));
    if (bytes.length > rules.longest()) return null;
    new Uint8Array(rules.memory.buffer).set(bytes, rules.input());
    const size = rules.answer(bytes.length);
    if (size === 0) return null;
    const answer = new Uint8Array(rules.memory.buffer, rules.output(), size);
    return JSON.parse(new TextDecoder().decode(answer)) as Answer;
  },
});
