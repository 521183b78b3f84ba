/** Handovers that were begun and stay on this phone until they are done. */
import { parseCode } from "../../../domain/reservations/code.ts";
import type { UnsentDraft } from "../../../domain/handovers/outbox.ts";
import { type Direction, directions } from "../../../domain/handovers/sheet.ts";

const namePattern = /^handover (\S+) (\S+)$/;

function nameOf(code: string, direction: Direction): string {
  return `handover ${parseCode(code) ?? code} ${direction}`;
}

/** What this phone keeps of a handover. `isDirty`: the server does not have it yet; `version` is that of the server's it came after. */
export type KeptHere<T = object> = {
  typed: T;
  isDirty: boolean;
  version: number;
  /** Since when the server does not have it, epoch milliseconds. */
  since?: number;
};

/** What was kept of a handover; undefined when nothing was, or nothing that can be read. */
export function readDraft(code: string, direction: Direction): KeptHere<unknown> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(code, direction)) ?? "null");
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKept(kept: unknown): kept is KeptHere<unknown> {
  return (
    typeof kept === "object" &&
    kept !== null &&
    "typed" in kept &&
    "version" in kept &&
    typeof kept.version === "number"
  );
}

export function keepDraft(code: string, direction: Direction, typed: KeptHere): void {
  const before = readDraft(code, direction);
  const since = before?.isDirty ? before.since : Date.now();
  try {
    localStorage.setItem(nameOf(code, direction), JSON.stringify({ ...typed, since }));
  } catch {
    // Storage is full or switched off: what is typed lives as long as the page.
  }
}

/** The server has a new version of a draft, and what lies here is newer still: only the version it came after changes. */
export function keepVersion(code: string, direction: Direction, version: number): void {
  const kept = readDraft(code, direction);
  if (!kept?.isDirty || typeof kept.typed !== "object" || kept.typed === null) return;
  keepDraft(code, direction, { typed: kept.typed, isDirty: true, version });
}

export function dropDraft(code: string, direction: Direction): void {
  try {
    localStorage.removeItem(nameOf(code, direction));
  } catch {
    // Nothing was kept then.
  }
}

/** Forgets every handover and every exchange that was begun here: whoever signs in next does not see papers and signatures. */
export function dropKept(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => /^(handover|exchange) /.test(name));
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // Nothing was kept then.
  }
}

/** Younger than this it is on its way. */
const onWayMs = 20_000;

/** The handovers that were begun here and of which the server does not have the newest text, although there was time: `onWay` is how long it may take. */
export function listUnsentDrafts(onWay = onWayMs): UnsentDraft[] {
  try {
    return Object.keys(localStorage).flatMap((name) => {
      const [, code, way] = namePattern.exec(name) ?? [];
      const direction = directions.find((one) => one === way);
      if (code === undefined || !direction) return [];
      const kept = readDraft(code, direction);
      if (!kept?.isDirty) return [];
      const { since = 0 } = kept;
      return Date.now() - since < onWay ? [] : [{ code, direction, since }];
    });
  } catch {
    return [];
  }
}
