/// <reference lib="webworker" />
/**
 * The service worker of the public site. Pages come from the network alone; without a connection the copy of a reservation saved
 * on this device is the answer, or else the offline page. Files of the build, whose names change with their content, and
 * pictures are cached. Requests of the back office and forms bypass it.
 */
import { ExpirationPlugin } from "workbox-expiration";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { pathTo, languageOf } from "../../i18n/paths.ts";
import { languages } from "../../domain/language.ts";
import { forgetPast, savedAnswer } from "./saved-copy.ts";

declare const self: ServiceWorkerGlobalScope;

/** The files that pages are built from; inserted by `scripts/build-worker.ts`. */
declare const builtFiles: { url: string; revision: string | null }[];

/** Files of the previous build: a page that is still open may request them. */
const previousFiles = "previous-files";
const offlinePages = "offline-pages";
const pictures = "pictures";
const dayMs = 86_400_000;

const files = new PrecacheController({ cacheName: "files" });
files.addToCacheList(builtFiles);

self.addEventListener("install", (event) => {
  // Pages come from the network and files are named by their content, so the new worker can take over immediately.
  event.waitUntil(Promise.all([files.install(event), fetchOfflinePages(), self.skipWaiting()]));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver(event));
});

async function takeOver(event: ExtendableEvent): Promise<void> {
  await setAside();
  await files.activate(event);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Moves the files that this build lacks to the cache of the previous build, in place of the older ones there. */
async function setAside(): Promise<void> {
  const cache = await caches.open("files");
  const current = new Set(files.getCachedURLs().map((url) => files.getCacheKeyForURL(url)));
  const old = (await cache.keys()).filter(({ url }) => !current.has(url));
  if (old.length === 0) return;
  await caches.delete(previousFiles);
  const previous = await caches.open(previousFiles);
  for (const request of old) {
    const answer = await cache.match(request);
    if (answer) await previous.put(request, answer);
  }
}

registerRoute(new PrecacheRoute(files, { cleanURLs: false, directoryIndex: "" }));

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  async ({ request }) =>
    (await caches.match(request, { cacheName: previousFiles })) ??
    (await savedAnswer(request.url)) ??
    fetch(request),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(drawings|photos)\//.test(url.pathname),
  new CacheFirst({
    cacheName: pictures,
    plugins: [
      new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true }),
      { handlerDidError: ({ request }) => savedAnswer(request.url) },
    ],
  }),
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.destination === "document" && !/^(\/ba)?\/admin(\/|$)/.test(url.pathname),
  ({ event, request, url }) => answerPage(event as FetchEvent, request, url),
);

async function answerPage(event: FetchEvent, request: Request, url: URL): Promise<Response> {
  try {
    const early: Response | undefined = await event.preloadResponse;
    const answer = early ?? (await fetch(request));
    event.waitUntil(tidy());
    return answer;
  } catch {
    return (
      (await savedAnswer(url.pathname)) ?? (await offlinePage(url.pathname)) ?? Response.error()
    );
  }
}

function offlinePage(path: string): Promise<Response | undefined> {
  return caches.match(pathTo("offline", languageOf(path)), {
    cacheName: offlinePages,
    ignoreVary: true,
  });
}

/** Runs while there is a connection: keeps the offline pages at most a day old, and lets nothing personal stay for ever. */
async function tidy(): Promise<void> {
  await forgetPast(Date.now());
  const kept = await offlinePage("/");
  const madeAt = Date.parse(kept?.headers.get("Date") ?? "");
  if (!(Date.now() - madeAt < dayMs)) await fetchOfflinePages();
}

/** Fetches without cookies: the language of these pages is that of their address, and must not become the visitor's choice. */
async function fetchOfflinePages(): Promise<void> {
  const cache = await caches.open(offlinePages);
  for (const language of languages) {
    const path = pathTo("offline", language);
    const answer = await fetch(path, { credentials: "omit", cache: "no-cache" }).catch(
      () => undefined,
    );
    if (answer?.ok && !answer.redirected) await cache.put(path, answer);
  }
}
