/**
 * The last opened reservation, saved in this browser so that it can be read without a connection: its page as it stands without
 * scripts, its papers, and what the page is drawn with. The next one takes its place. Read by pages and by the worker.
 */
import { savedInBrowser } from "../../domain/saved-in-browser.ts";

export type SavedCopy = {
  /** The path of its page. */
  path: string;
  code: string;
  /** The local date of the return, `2026-07-13`: a week later it is forgotten. */
  returnOn: string;
  /** The paths of its papers. */
  papers: readonly string[];
};

const cacheName = "kept-reservation";
/** Where the note of what is saved lies in the cache; no page of ours. */
const notePath = "/kept-reservation.json";
/** Of one paper or file. */
const maxBytes = 512 * 1024;
const daysAfterReturn = savedInBrowser.reservationDays;

/** How a page is asked for that works without the scripts of the site. */
export const stillQuery = "?still";

/** `gone`: there is no such page any more. `unreached`: the page did not come, and what was saved stays. */
export type SaveAnswer = "saved" | "gone" | "unreached";

/** Fetches the page and its papers and puts them in the place of what was saved. */
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
  // Only now: a page that is left in the middle of this has lost nothing.
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!answers.has(pathname + search)) await cache.delete(request);
  }
  return "saved";
}

/** What is saved, if anything is. */
export async function findSavedCopy(): Promise<SavedCopy | undefined> {
  const note = await caches.match(notePath, { cacheName });
  const saved: unknown = await note?.json();
  return isSavedCopy(saved) ? saved : undefined;
}

/** Fetches what is saved of this reservation once more, because it was changed. */
export async function refreshCopy(code: string): Promise<void> {
  const saved = await findSavedCopy();
  if (saved?.code === code && (await saveCopy(saved)) === "gone") await forgetCopy();
}

/** Removes what is saved; with a code only when it is that reservation. */
export async function forgetCopy(code?: string): Promise<void> {
  if (code !== undefined && (await findSavedCopy())?.code !== code) return;
  await caches.delete(cacheName);
}

/** Removes what is saved when its return is a week past. `now` is epoch milliseconds. */
export async function forgetPast(now: number): Promise<void> {
  const saved = await findSavedCopy();
  if (!saved) return;
  const end = Date.parse(`${saved.returnOn}T00:00:00Z`) + (daysAfterReturn + 1) * 86_400_000;
  // What has no readable date is not saved for ever either.
  if (!(now < end)) await forgetCopy();
}

/** The saved answer to a path. */
export async function savedAnswer(path: string): Promise<Response | undefined> {
  // Whoever asks is the same browser: what the answer varies with does not.
  return caches.match(path, { cacheName, ignoreVary: true });
}

async function get(path: string): Promise<Response | undefined> {
  return fetch(path).catch(() => undefined);
}

/** A house that is closed, that fails or that is in a rush has said nothing of the page. */
function isForNow({ status }: Response): boolean {
  return status >= 500 || status === 429;
}

function isWhole({ ok, redirected }: Response): boolean {
  return ok && !redirected;
}

async function isSmall(answer: Response): Promise<boolean> {
  return (await answer.clone().blob()).size <= maxBytes;
}

/** Our own files that a page names: styles, scripts and pictures. */
function drawnWith(html: string): string[] {
  const named = html.matchAll(/(?:href|src)="(\/(?:assets|drawings|photos)\/[^"]+|\/still\.js)"/g);
  return [...new Set([...named].flatMap(([, path]) => path ?? []))];
}

function isSavedCopy(value: unknown): value is SavedCopy {
  return typeof value === "object" && value !== null && "path" in value && "code" in value;
}
