/** What a customer has typed on a page and not sent: it stays on this phone across a reload, and is forgotten a month after the last touch. */
import { useSyncExternalStore } from "react";
import { checkMark, type DamageMark } from "../../../../domain/handovers/marks.ts";
import { pageOf } from "./photo-store.ts";

/** A mark that is not on the list yet: where it is, what it is, and its photos. */
export type Draft = Pick<DamageMark, "view" | "x" | "y" | "kind" | "description" | "photos">;

/** The mark that is being set, and the fields of the form by their names. */
type HalfTyped = { draft?: Draft | undefined; fields?: Readonly<Record<string, string>> };

const prefix = "own-typed ";
const keptMs = 30 * 86_400_000;
const changed = new EventTarget();
const known = new Map<string, HalfTyped>();

/** What is half typed on the page of an address. */
export function readTyped(address: string): HalfTyped {
  const page = pageOf(address);
  const typed = known.get(page) ?? readKept(page);
  known.set(page, typed);
  return typed;
}

/** Keeps some of what is half typed on the page of an address; the rest stays. */
export function keepTyped(address: string, some: HalfTyped): void {
  const typed = { ...readTyped(address), ...some };
  known.set(pageOf(address), typed);
  write(pageOf(address), typed);
  changed.dispatchEvent(new Event("change"));
}

/** The page of the address was sent: nothing of it is half typed any more. */
export function dropTyped(address: string): void {
  keepTyped(address, { draft: undefined, fields: {} });
}

type ChangeDraft = (change: (draft: Draft | undefined) => Draft | undefined) => void;

/** The mark that is being set on the page of an address, also before the page was read anew. */
export function useDraft(address: string): [draft: Draft | undefined, change: ChangeDraft] {
  const draft = useSyncExternalStore(
    subscribe,
    () => readTyped(address).draft,
    () => undefined,
  );
  // Of the last one: a photo is taken after a tap, and the tap may have been changed by then.
  return [draft, (change) => keepTyped(address, { draft: change(readTyped(address).draft) })];
}

function subscribe(onChange: () => void) {
  changed.addEventListener("change", onChange);
  return () => changed.removeEventListener("change", onChange);
}

function write(page: string, { draft, fields = {} }: HalfTyped): void {
  try {
    const isEmpty = !draft && Object.values(fields).every((text) => text === "");
    if (isEmpty) return localStorage.removeItem(prefix + page);
    localStorage.setItem(prefix + page, JSON.stringify({ draft, fields, at: Date.now() }));
  } catch {
    // A browser that keeps nothing: what is typed lives as long as the page.
  }
}

function readKept(page: string): HalfTyped {
  try {
    dropOld();
    const { draft, fields } = readOne(prefix + page) ?? {};
    return { ...(isDraft(draft) && { draft }), ...(areTexts(fields) && { fields }) };
  } catch {
    return {};
  }
}

/** No link takes it any more. */
function dropOld(): void {
  const since = Date.now() - keptMs;
  for (const name of Object.keys(localStorage)) {
    if (!name.startsWith(prefix)) continue;
    const at = readOne(name)?.at;
    if (typeof at !== "number" || at < since) localStorage.removeItem(name);
  }
}

function readOne(name: string): { draft?: unknown; fields?: unknown; at?: unknown } | undefined {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(name) ?? "null");
    return typeof read === "object" && read !== null ? read : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(read: unknown): read is Draft {
  if (typeof read !== "object" || read === null) return false;
  const mark = { ...read, severity: 1 } as DamageMark;
  const isWhole = typeof mark.description === "string" && Array.isArray(mark.photos);
  return isWhole && checkMark(mark) === undefined;
}

function areTexts(read: unknown): read is Record<string, string> {
  return (
    typeof read === "object" &&
    read !== null &&
    Object.values(read).every((value) => typeof value === "string")
  );
}
