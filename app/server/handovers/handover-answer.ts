/** What every handover has in common: its ask, its answer, and that a phone may send it again. */
import type { SheetProblem, SheetWarning } from "../../domain/handovers/check-sheet.ts";
import type { SentSheet } from "../../domain/handovers/reading/read-sheet.ts";
import type { HandoverSheet } from "../../domain/handovers/sheet.ts";
import type { Reservation } from "../../domain/reservations/reservation.ts";
import type { StaffAsk, StaffRefusal, StaffWorld } from "../reservations/deeds/hold-for-staff.ts";
import { findReservation } from "../reservations/reading/find-reservation.ts";
import { hashSheet } from "./handover-rows.ts";
import { findByPhoneKey, findFirstSheet, type KeptSheet } from "./known-sheets.ts";

export type HandoverAsk<Sheet extends HandoverSheet> = StaffAsk & SentSheet<Sheet>;

export type HandoverDone = {
  ok: true;
  handoverId: number;
  sheetSha256: string;
  reservation: Reservation;
  /** By how much the clock of the phone was ahead of ours; more than two minutes is worth a word. */
  deviceOffSeconds: number;
};

export type HandoverRefusal =
  | StaffRefusal
  /** Somebody else wrote this handover before, on another device. */
  | { ok: false; reason: "already"; first: KeptSheet }
  /** The key of this sheet came before with something else on it. */
  | { ok: false; reason: "key-reused" }
  | { ok: false; reason: "invalid"; problems: readonly SheetProblem[] }
  /** Everything else is in order; the member has to say that they know of these. */
  | { ok: false; reason: "unacknowledged"; open: readonly SheetWarning[] };

type Asked = {
  token: string;
  sent: SentSheet<HandoverSheet>;
  /** The vehicle of which a first sheet of this direction means that it is done; absent when any does. */
  vehicleId?: number;
};

/**
 * Does a handover once: the same sheet that is sent again is answered as the first time, another sheet of what is done already is
 * refused with the first one. Asked before the work and after a refusal, since the same sheet may have come in between.
 */
export async function oncePerSheet<Answer extends { ok: boolean }>(
  world: Pick<StaffWorld, "pool" | "catalogue">,
  asked: Asked,
  work: () => Promise<Answer>,
): Promise<Answer | HandoverDone | HandoverRefusal> {
  const known = await answerOf(world, asked);
  if (known) return known;
  const answer = await work();
  return answer.ok ? answer : ((await answerOf(world, asked)) ?? answer);
}

async function answerOf(
  world: Pick<StaffWorld, "pool" | "catalogue">,
  { token, sent, vehicleId }: Asked,
): Promise<HandoverDone | HandoverRefusal | undefined> {
  const { sheet, phoneKey } = sent;
  const { direction } = sheet;
  // The key is asked for last: whatever the first sheet is by then, its key is there with it.
  const first = await findFirstSheet(world.pool, { token, direction, vehicleId });
  const same = await findByPhoneKey(world.pool, phoneKey);
  if (same) return repeated(world, same, token, hashSheet(sheet));
  return first && { ok: false, reason: "already", first };
}

async function repeated(
  world: Pick<StaffWorld, "pool" | "catalogue">,
  kept: KeptSheet,
  token: string,
  sheetSha256: string,
): Promise<HandoverDone | HandoverRefusal> {
  if (kept.token !== token || kept.sheetSha256 !== sheetSha256)
    return { ok: false, reason: "key-reused" };
  const reservation = await findReservation(world, { token });
  if (!reservation) return { ok: false, reason: "not-found" };
  const { handoverId, deviceOffSeconds } = kept;
  return {
    ok: true,
    handoverId,
    sheetSha256,
    reservation,
    deviceOffSeconds: deviceOffSeconds ?? 0,
  };
}
