import { parseCode } from "../../../domain/reservations/code.ts";
import { sameFirstName } from "../../../domain/reservations/person/same-first-name.ts";
import type { Deps } from "../../deps.ts";
import { lookupLimits, type LookupLimits } from "../../limits/lookup-limits.ts";
import type { TooMany } from "../../limits/try-limit.ts";
import { findByCode } from "./find-by-code.ts";

export type NameAnswer =
  | { ok: true; token: string }
  | { ok: false; reason: "unknown-code" | "wrong-name" }
  | TooMany;

/** Longer names are nobody's. */
const longestName = 200;

/**
 * Step two: the token of the reservation whose code and first name a person typed. Tries are limited by address and by code, and
 * counted alike for codes that are nobody's. The right name clears the tries of its code, so whoever can name it is not shut out
 * by an earlier slip; nothing else does.
 */
export async function lookUpName(
  deps: Pick<Deps, "pool" | "signingKey">,
  typed: { code: string; firstName: string; address: string },
  limits: LookupLimits = lookupLimits(deps),
): Promise<NameAnswer> {
  const counted = await limits.perAddress.count(typed.address);
  if (!counted.ok) return counted;
  const code = parseCode(typed.code);
  if (code === undefined) return { ok: false, reason: "unknown-code" };
  const named = await limits.perCode.count(code);
  if (!named.ok) return named;
  const found = await findByCode(deps.pool, code);
  if (!found) return { ok: false, reason: "unknown-code" };
  const isSame = sameFirstName(found.firstName, typed.firstName.slice(0, longestName));
  if (!isSame) return { ok: false, reason: "wrong-name" };
  await limits.perCode.forgive(code);
  return { ok: true, token: found.token };
}
