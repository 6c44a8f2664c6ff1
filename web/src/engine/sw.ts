/**
 * The service worker: caches the whole site of one version, so that what needs no server works
 * without one. The megabytes that games without the network need are cached when somebody asks for
 * them. The build fills in the lists of files.
 */

/// <reference lib="webworker" />

import type { KeepGames, KeepingGames } from "./keeping";

declare const __FILES__: string[];
declare const __GAMES__: string[];
declare const __VERSION__: string;

const FILES = __FILES__;
const GAMES = __GAMES__;
const KEEP_GAMES: KeepGames = "keep games";
const worker = self as unknown as ServiceWorkerGlobalScope;
/** A file that only games without the network need, in any version. */
const PYTHON = /^\/assets\/pyodide-/;
const NAME = `cardtown-${__VERSION__}`;

async function keep(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll(FILES);
  if (await hadGames()) await cache.addAll(GAMES);
}

/** Whether the version before could play without the network: then this one must, too. */
async function hadGames(): Promise<boolean> {
  const stored = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = (await Promise.all(stored.map((cache) => cache.keys()))).flat();
  return kept.some(({ url }) => PYTHON.test(new URL(url).pathname));
}

async function keepGames(): Promise<string> {
  try {
    const cache = await caches.open(NAME);
    await cache.addAll(GAMES);
    return "";
  } catch (error) {
    return String(error);
  }
}

/** In milliseconds: how often a page is told that its games are still being cached. */
const STILL_AT_IT = 5_000;

async function keepGamesFor(page: MessagePort | undefined): Promise<void> {
  const tell = (answer: KeepingGames) => page?.postMessage(answer);
  const telling = setInterval(() => tell(null), STILL_AT_IT);
  const problem = await keepGames();
  clearInterval(telling);
  tell(problem);
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** In milliseconds: how long the newest page is waited for while another one is cached. */
const PATIENCE = 4_000;

/**
 * The newest page, or the cached one if the network is gone or answers nothing: both name files of
 * their own version.
 */
async function page(request: Request): Promise<Response> {
  const coming = fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const newest = await Promise.race([coming.catch(() => undefined), late]);
  return newest ?? (await cached("/")) ?? coming;
}

async function file(request: Request): Promise<Response> {
  return (await cached(request)) ?? fetch(request);
}

async function cached(request: Request | string): Promise<Response | undefined> {
  return caches.match(request, { cacheName: NAME });
}

worker.addEventListener("message", (event) => {
  if (event.data === KEEP_GAMES) event.waitUntil(keepGamesFor(event.ports[0]));
});
worker.addEventListener("install", (event) => event.waitUntil(keep()));
// A new version waits until no page of the old one is open: files of two versions never mix.
worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/"))
    return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});
