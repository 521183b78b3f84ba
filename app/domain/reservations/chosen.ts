/** Several reservations that were chosen in a list, for one deed each. */
import { parseCode } from "./code.ts";

export const severalDeeds = ["confirm", "print", "write"] as const;
export type SeveralDeed = (typeof severalDeeds)[number];

/** As many as one page of the list holds. */
export const mostChosen = 50;

/** UTF-16 units of a message to a customer. */
export const longestMessage = 1500;

export type Chosen =
  | { ok: true; codes: string[] }
  /** `none`: no code of a reservation among them. */
  | { ok: false; reason: "none" | "too-many" };

/** Reads the codes of an address, bare and each once; those that are none are left out. */
export function readChosen(typed: readonly string[]): Chosen {
  const codes = [...new Set(typed.flatMap((text) => parseCode(text.slice(0, 40)) ?? []))];
  if (codes.length === 0) return { ok: false, reason: "none" };
  return codes.length > mostChosen ? { ok: false, reason: "too-many" } : { ok: true, codes };
}
