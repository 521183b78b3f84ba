import { passMinutes, type PhoneState } from "../../../domain/handovers/own-phone/phone-pass.ts";
import type { Shown } from "../../../domain/handovers/own-phone/shown.ts";
import type { Direction } from "../../../domain/handovers/sheet.ts";
import { can } from "../../../domain/reservations/states/actions.ts";
import type { ReservationStatus } from "../../../domain/reservations/states/status.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import { endPasses } from "./end-passes.ts";
import { passColumns, sha256Of, stateOf, type PassRow } from "./pass-rows.ts";

type World = Pick<Deps, "pool" | "clock" | "random">;

export type MakeAsk = { token: string; shown: Shown; staffId: string };

export type MakeAnswer =
  | { ok: true; secret: string; state: PhoneState }
  /** `closed`: this handover cannot take place now. `other`: the sheet is of another reservation. */
  | { ok: false; reason: "not-found" | "closed" | "other" };

const secretBytes = 24;

/**
 * Makes a pass that shows a handover on the customer's own phone for half an hour. Earlier ones of the same handover end with it.
 * The secret is returned once, and kept by its hash alone.
 */
export function makePhonePass(
  { pool, clock, random }: World,
  { token, shown, staffId }: MakeAsk,
): Promise<MakeAnswer> {
  const { direction, code } = shown.sheet;
  const now = clock.now();
  return inTransaction(pool, async (client): Promise<MakeAnswer> => {
    const { rows } = await client.query<{ id: number; code: string; status: ReservationStatus }>(
      "select id, code, status from reservation where token = $1 for update",
      [token],
    );
    const [found] = rows;
    if (!found) return { ok: false, reason: "not-found" };
    if (!can(actionOf(direction), found.status)) return { ok: false, reason: "closed" };
    if (code.replaceAll("-", "").slice(2) !== found.code) return { ok: false, reason: "other" };
    await endPasses(client, { reservationId: found.id, direction, ended: "taken-back" });
    const secret = Buffer.from(random.bytes(secretBytes)).toString("base64url");
    const { rows: made } = await client.query<{ id: number }>(
      `insert into handover_pass (reservation_id, direction, secret_sha256, made_by, expires_at, shown)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [
        found.id,
        direction,
        sha256Of(secret),
        staffId,
        new Date(now + passMinutes * 60_000),
        JSON.stringify(shown),
      ],
    );
    const kept = await client.query<PassRow>(`select ${passColumns} where handover_pass.id = $1`, [
      made[0]?.id,
    ]);
    const [row] = kept.rows;
    if (!row) throw new Error("a pass was made and is not there");
    return { ok: true, secret, state: stateOf(row, now) };
  });
}

/** The action with which a handover of this direction ends. */
function actionOf(direction: Direction): "hand-over" | "check-in" {
  return direction === "out" ? "hand-over" : "check-in";
}
