import { formatCode, parseCode } from "../../../domain/reservations/code.ts";
import type { Deps } from "../../deps.ts";
import { lookupLimits, type LookupLimits } from "../../limits/lookup-limits.ts";
import type { TooMany } from "../../limits/try-limit.ts";
import { findByCode } from "./find-by-code.ts";

export type CodeAnswer =
  | { ok: true; code: string }
  | { ok: false; reason: "unknown-code" }
  | TooMany;

/**
 * Step one of finding a reservation again: whether a code, as a person typed it, is one of ours; the answer repeats it as people
 * read it and says no more. The same is asked of the database whatever the code is, and tries are limited by address.
 */
export async function lookUpCode(
  deps: Pick<Deps, "pool" | "signingKey">,
  { code: typed, address }: { code: string; address: string },
  limits: LookupLimits = lookupLimits(deps),
): Promise<CodeAnswer> {
  const counted = await limits.perAddress.count(address);
  if (!counted.ok) return counted;
  const code = parseCode(typed);
  const found = await findByCode(deps.pool, code ?? "");
  return code && found
    ? { ok: true, code: formatCode(code) }
    : { ok: false, reason: "unknown-code" };
}
