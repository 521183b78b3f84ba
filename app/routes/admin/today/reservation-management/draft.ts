/** Handovers that were begun and stay on this phone until they are done. */
import { parseCode } from "../../../../domain/reservations/code.ts";
import type { Direction } from "../../../../domain/handovers/sheet.ts";

function nameOf(code: string, direction: Direction): string {
  return `handover ${parseCode(code) ?? code} ${direction}`;
}

/** What was kept of a handover; undefined when nothing was, or nothing that can be read. */
export function readDraft(code: string, direction: Direction): unknown {
  try {
    return JSON.parse(localStorage.getItem(nameOf(code, direction)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(code: string, direction: Direction, typed: object): void {
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
