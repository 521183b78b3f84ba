import type { Pool } from "pg";
import { formatCode, parseCode } from "../../../domain/reservations/code.ts";
import { sameFirstName } from "../../../domain/reservations/person/same-first-name.ts";
import type { Deps } from "../../deps.ts";
import { addressGroup } from "../../limits/address-group.ts";
import { lookupLimits, type LookupLimits } from "../../limits/lookup-limits.ts";
import type { TooMany } from "../../limits/try-limit.ts";

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

const text = `
  select first_name as "firstName", token from reservation where code = $1 and erased_at is null`;

/** Whose reservation a bare code is, and the token that opens it; `undefined` when nobody's, or when it was erased. */
async function findByCode(
  pool: Pool,
  code: string,
): Promise<{ firstName: string; token: string } | undefined> {
  const { rows } = await pool.query<{ firstName: string; token: string }>({
    name: "find-by-code",
    text,
    values: [code],
  });
  return rows[0];
}

type NameAnswer =
  | { ok: true; token: string }
  | { ok: false; reason: "unknown-code" | "wrong-name" }
  | TooMany;

/** Longer names are nobody's. */
const longestName = 200;

/**
 * Step two: the token of the reservation whose code and first name a person typed. Tries are limited by address, by address and
 * code, and by code, and counted alike for codes that are nobody's. Wrong names lock out who typed them and only slow down everybody
 * else. The right name clears the tries of its code, so whoever can name it is not shut out by an earlier slip; nothing else does.
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
  const asker = `${code} ${addressGroup(typed.address)}`;
  const asked = await limits.perAsker.count(asker);
  if (!asked.ok) return asked;
  const named = await limits.perCode.count(code);
  if (!named.ok) return named;
  const found = await findByCode(deps.pool, code);
  if (!found) return { ok: false, reason: "unknown-code" };
  const isSame = sameFirstName(found.firstName, typed.firstName.slice(0, longestName));
  if (!isSame) return { ok: false, reason: "wrong-name" };
  await limits.perAsker.forgive(asker);
  await limits.perCode.forgive(code);
  return { ok: true, token: found.token };
}
