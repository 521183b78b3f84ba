/** What this phone knows of the handovers of today and tomorrow, and of the board, for when it has no connection. */
import type { Language } from "../../../domain/language.ts";
import { parseCode } from "../../../domain/reservations/code.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { readKeptPath } from "./kept-path.ts";
import { type KeptFacts, keepAllFacts, readFacts } from "./phone-store.ts";

const board = "board";
/** Older than this it says nothing of today. */
const longestMs = 72 * 3_600_000;

/** Reads the handovers that are ahead, and keeps them with the board in the place of what was known before. */
export async function keepAhead(shown: object, language: Language): Promise<void> {
  const address = adminPath("reservation-management", language, "ahead");
  const answer = await fetch(address, { redirect: "manual" }).catch(() => undefined);
  if (!answer?.ok) return;
  const read: unknown = await answer.json().catch(() => undefined);
  const at = Date.now();
  const kept = pagesIn(read).map((facts): KeptFacts => {
    const { code, direction } = facts.facts;
    return { name: `${code} ${direction}`, facts, at };
  });
  await keepAllFacts([...kept, { name: board, facts: shown, at }]);
}

type KnownPage = { facts: { code: string; direction: string } };

function pagesIn(read: unknown): KnownPage[] {
  if (typeof read !== "object" || read === null || !("pages" in read)) return [];
  return Array.isArray(read.pages) ? read.pages : [];
}

/** What is known of a page of the handovers, with its age as `asOf`; undefined when nothing is. */
export async function findKnownPage(path: string): Promise<object | undefined> {
  const { code = "", direction } = readKeptPath(path) ?? {};
  const name = direction === undefined ? board : `${parseCode(code) ?? code} ${direction}`;
  const known = await readFacts(name).catch(() => undefined);
  if (!known || Date.now() - known.at > longestMs) return undefined;
  return typeof known.facts === "object" ? { ...known.facts, asOf: known.at } : undefined;
}
