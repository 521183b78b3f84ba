import type { LocalDateTime } from "../../../domain/calendar.ts";
import { checkContent, checkReadings } from "../../../domain/handovers/check-sheet.ts";
import type { Energy } from "../../../domain/handovers/energy.ts";
import { keyBoxTime } from "../../../domain/handovers/key-box/key-box-time.ts";
import type { DamageMark } from "../../../domain/handovers/marks.ts";
import type { ExpectedPhoto } from "../../../domain/handovers/photos.ts";
import type { InSheet } from "../../../domain/handovers/sheet.ts";
import type { Language } from "../../../domain/language.ts";
import { can } from "../../../domain/reservations/states/actions.ts";
import type { Deps } from "../../deps.ts";
import { holdForStaff, type Held } from "../../reservations/deeds/hold-for-staff.ts";
import { readHeld } from "../../reservations/held/hold-reservation.ts";
import { recordDeed } from "../../reservations/held/record-deed.ts";
import { outFacts } from "../give-out.ts";
import { insertHandover } from "../handover-rows.ts";
import { outOf } from "../take-in.ts";
import { findLeft } from "./find-left.ts";
import { findKeyBox } from "./key-box-link.ts";
import { gatherFacts } from "../papers/gather-facts.ts";

export type LeaveAsk = {
  token: string;
  /** The wall clock in Sarajevo. */
  now: LocalDateTime;
  odometerKm: number;
  energy: Energy;
  /** Where the car stands, and anything else, in the customer's words. */
  note: string;
  language: Language;
  /** They follow one by one, under their hash. */
  photos?: readonly ExpectedPhoto[];
  /** What the customer marked on the drawing. Nothing of it is damage of the vehicle before a member has looked. */
  marks?: readonly DamageMark[];
};

export type LeaveAnswer =
  | { ok: true; at: LocalDateTime }
  /** `left`: it was left before. `closed`: it is not out. `early`, `over`: not around the agreed return. */
  | { ok: false; reason: "not-found" | "stale" | "closed" | "no-box" | "early" | "over" | "left" }
  | { ok: false; reason: "odometer-below"; leastKm: number }
  | { ok: false; reason: "invalid" };

const visitor = { kind: "visitor" } as const;

/**
 * Writes down that a customer left the car at the key box. It stays busy, and on rent, until a member has seen it and takes it back:
 * nobody else is promised a car that nobody has looked at.
 */
export async function leaveAtBox(
  world: Pick<Deps, "pool" | "catalogue" | "clock">,
  ask: LeaveAsk,
): Promise<LeaveAnswer> {
  const found = await readHeld(world.pool, ask.token, await world.catalogue.get());
  if (!found) return { ok: false, reason: "not-found" };
  const box = await findKeyBox(world.pool, found.view.trip.dropoffLocationId);
  if (!box) return { ok: false, reason: "no-box" };
  const asked = { token: ask.token, seenVersion: found.version };
  return holdForStaff<LeaveAnswer>(world, asked, { work: (held) => leave(held, ask) });
}

async function leave(held: Held, ask: LeaveAsk): Promise<LeaveAnswer> {
  const { client, kept, catalogue, at } = held;
  const { id: reservationId, view } = kept;
  const { now, odometerKm, energy, language, note, photos = [], marks = [] } = ask;
  if (!can("check-in", view.status)) return { ok: false, reason: "closed" };
  if (await findLeft(client, reservationId)) return { ok: false, reason: "left" };
  const time = keyBoxTime(view.trip, now);
  if (time !== "open") return { ok: false, reason: time };
  const out = await outOf(held, { energy });
  if (!out) return { ok: false, reason: "closed" };
  const terms = catalogue.legal.find(({ kind }) => kind === "terms");
  const sheet: InSheet = {
    form: 1,
    direction: "in",
    code: view.code,
    vehicleId: out.vehicleId,
    plate: out.plate,
    at: now,
    locationId: view.trip.dropoffLocationId,
    odometerKm,
    energy,
    clean: true,
    equipment: {},
    photos,
    takenBy: "customer",
    signedHow: "absent",
    customerName: `${view.customer.firstName} ${view.customer.lastName}`,
    language,
    ...(terms && { textVersion: terms.version }),
    note,
    marks,
    lines: [],
  };
  const last = { km: out.odometerKm, daysAgo: 0 };
  const [problem] = [
    ...checkReadings(sheet, { fuel: view.car.fuel, last, asked: [] }),
    ...checkContent(sheet),
  ];
  if (problem?.code === "odometer-below")
    return { ok: false, reason: problem.code, leastKm: problem.leastKm };
  if (problem) return { ok: false, reason: "invalid" };
  const sent = { signatures: {}, acknowledged: [], phoneKey: crypto.randomUUID() };
  const by = { actor: visitor };
  const facts = await gatherFacts(held, { sheet, by }, { out });
  const written = { ...sent, sheet, facts, reservationId, by, at, sentAt: at.getTime() };
  const handoverId = await insertHandover(client, written);
  const states = { fromStatus: view.status, toStatus: view.status };
  const after = { handoverId, ...outFacts(sheet) };
  await recordDeed(client, { reservationId, action: "key-box", ...by, at, ...states, after });
  return { ok: true, at: now };
}
