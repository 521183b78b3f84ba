/**
 * The reservation opened last, saved in this browser to be read without a connection: its page in the form that needs no scripts,
 * its documents, and the files that draw the page. The next reservation replaces it. Used by pages and by the worker.
 */
import { savedInBrowser } from "../../domain/saved-in-browser.ts";

export type SavedCopy = {
  /** The path of the reservation's page. */
  path: string;
  code: string;
  /** The local date of the return, `2026-07-13`; the copy is deleted a week later. */
  returnOn: string;
  /** The paths of the reservation's documents. */
  papers: readonly string[];
};

const cacheName = "kept-reservation";
/** The cache key of the note that describes the copy; it is not a page of ours. */
const notePath = "/kept-reservation.json";
/** The limit for one document or file. */
const maxBytes = 512 * 1024;
const daysAfterReturn = savedInBrowser.reservationDays;

/** The query that asks for a page in the form that works without the site's scripts. */
export const stillQuery = "?still";

/** `gone`: the page no longer exists. `unreached`: the page did not load, and the old copy stays. */
export type SaveAnswer = "saved" | "gone" | "unreached";

/** Fetches the page and its documents and replaces the old copy with them. */
export async function saveCopy(saved: SavedCopy): Promise<SaveAnswer> {
  const page = await get(saved.path + stillQuery);
  if (!page || isForNow(page)) return "unreached";
  if (!isWhole(page)) return "gone";
  const drawn = drawnWith(await page.clone().text());
  const answers = new Map([[saved.path, page]]);
  for (const path of [...saved.papers, ...drawn]) {
    const answer = await get(path);
    if (answer && isWhole(answer) && (await isSmall(answer))) answers.set(path, answer);
  }
  answers.set(notePath, new Response(JSON.stringify(saved)));
  const cache = await caches.open(cacheName);
  for (const [path, answer] of answers) await cache.put(path, answer);
  // Deletes only now: leaving the page in the middle of the download has lost nothing.
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!answers.has(pathname + search)) await cache.delete(request);
  }
  return "saved";
}

/** Returns the saved copy's note, if there is one. */
export async function findSavedCopy(): Promise<SavedCopy | undefined> {
  const note = await caches.match(notePath, { cacheName });
  const saved: unknown = await note?.json();
  return isSavedCopy(saved) ? saved : undefined;
}

/** Fetches the copy of this reservation again, because the reservation was changed. */
export async function refreshCopy(code: string): Promise<void> {
  const saved = await findSavedCopy();
  if (saved?.code === code && (await saveCopy(saved)) === "gone") await forgetCopy();
}

/** Removes the copy; given a code, only when it is of that reservation. */
export async function forgetCopy(code?: string): Promise<void> {
  if (code !== undefined && (await findSavedCopy())?.code !== code) return;
  await caches.delete(cacheName);
}

/** Removes the copy when its return is a week past. `now` is epoch milliseconds. */
export async function forgetPast(now: number): Promise<void> {
  const saved = await findSavedCopy();
  if (!saved) return;
  const end = Date.parse(`${saved.returnOn}T00:00:00Z`) + (daysAfterReturn + 1) * 86_400_000;
  // A copy without a readable date is not kept for ever either.
  if (!(now < end)) await forgetCopy();
}

/** Returns the saved answer to a path. */
export async function savedAnswer(path: string): Promise<Response | undefined> {
  // The same browser saved it and asks for it: headers that the answer varies with are the same.
  return caches.match(path, { cacheName, ignoreVary: true });
}

async function get(path: string): Promise<Response | undefined> {
  return fetch(path).catch(() => undefined);
}

/** True for an answer that says nothing about the page itself: the site is closed, failing or overloaded. */
function isForNow({ status }: Response): boolean {
  return status >= 500 || status === 429;
}

function isWhole({ ok, redirected }: Response): boolean {
  return ok && !redirected;
}

async function isSmall(answer: Response): Promise<boolean> {
  return (await answer.clone().blob()).size <= maxBytes;
}

/** Returns our own files that a page links: styles, scripts and pictures. */
function drawnWith(html: string): string[] {
  const named = html.matchAll(/(?:href|src)="(\/(?:assets|drawings|photos)\/[^"]+|\/still\.js)"/g);
  return [...new Set([...named].flatMap(([, path]) => path ?? []))];
}

function isSavedCopy(value: unknown): value is SavedCopy {
  return typeof value === "object" && value !== null && "path" in value && "code" in value;
}
