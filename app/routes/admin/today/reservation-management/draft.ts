/** Handovers that were begun and stay on this phone until they are done. */
import { parseCode } from "../../../../domain/reservations/code.ts";
import type { Direction } from "../../../../domain/handovers/sheet.ts";

function nameOf(code: string, direction: Direction): string {
  return `handover ${parseCode(code) ?? code} ${direction}`;
}

/** What this phone keeps of a handover. `isDirty`: the server does not have it yet; `version` is that of the server's it came after. */
export type KeptHere<T = object> = { typed: T; isDirty: boolean; version: number };

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
  try {
    localStorage.setItem(nameOf(code, direction), JSON.stringify(typed));
  } catch {
    // Storage is full or switched off: what is typed lives as long as the page.
  }
}

export function dropDraft(code: string, direction: Direction): void {
  try {
    localStorage.removeItem(nameOf(code, direction));
  } catch {
    // Nothing was kept then.
  }
}
