/** The customer's own link to a key box: it opens nothing else, and holds as long as the reservation may use it. */
import { createHmac } from "node:crypto";
import type { Pool } from "pg";
import type { Bilingual } from "../../../domain/language.ts";
import type { Trip } from "../../../domain/reservations/trip/trip.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import type { Deps } from "../../deps.ts";
import { makePass } from "../../sessions/make-pass.ts";
import { openPass } from "../../sessions/open-pass.ts";

/** A key for one purpose: a link to a key box opens no reservation, and the other way round. */
function keyOf({ signingKey }: Pick<Deps, "signingKey">): Uint8Array {
  return createHmac("sha256", signingKey).update("key-box-link").digest();
}

const heldMs = 60 * 86_400_000;

/** The pass of a reservation's link. When it may be used is asked of the trip as it is then. */
export function keyBoxPass(
  deps: Pick<Deps, "signingKey">,
  { token, trip }: { token: string; trip: Pick<Trip, "dropoffAt"> },
): string {
  return makePass(keyOf(deps), { token, expiresAt: toInstant(trip.dropoffAt) + heldMs });
}

/** The token of the reservation that a link is about; undefined for any other text. */
export function openKeyBoxPass(
  deps: Pick<Deps, "signingKey" | "clock">,
  pass: string,
): string | undefined {
  return openPass(keyOf(deps), pass, deps.clock.now())?.token;
}

/** Where the key box of a place is; undefined when it has none. */
export async function findKeyBox(pool: Pool, placeId: string): Promise<Bilingual | undefined> {
  const { rows } = await pool.query<Bilingual>({
    name: "key-box",
    text: "select key_box_en as en, key_box_bs as bs from location where id = $1 and key_box",
    values: [placeId],
  });
  return rows[0];
}
