/** Taking a vehicle in, under the lock of the reservation: what has to hold, the lines that were decided, and the rows. */
import type { LocalDateTime } from "../../domain/calendar.ts";
import { checkTakeBack, type GivenOut } from "../../domain/handovers/check-take-back.ts";
import {
  decideLines,
  proposedLines,
  type DecidedLine,
  type DecisionProblem,
  type ProposedLine,
} from "../../domain/handovers/proposed-lines.ts";
import type { ReturnPrice } from "../../domain/handovers/return-price.ts";
import type { InSheet } from "../../domain/handovers/sheet.ts";
import { manualLine } from "../../domain/pricing/lines/manual-lines.ts";
import { totalOf } from "../../domain/pricing/lines/total-of.ts";
import type { HeldReservation } from "../../domain/reservations/held-reservation.ts";
import type { Reservation } from "../../domain/reservations/reservation.ts";
import { toInstant } from "../../domain/sarajevo.ts";
import { lineLabel } from "../../i18n/handover/line-label.ts";
import { writeOdometer, writeTyres } from "../cars/write-reading.ts";
import { rewritePrice } from "../reservations/change/rewrite-price.ts";
import type { Held } from "../reservations/deeds/hold-for-staff.ts";
import { offeredTo } from "../../domain/reservations/change/offered-to.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { checkFrame, refusalOf } from "./give-out.ts";
import type { HandoverAsk, HandoverRefusal } from "./handover-answer.ts";
import {
  dropDraft,
  insertDamages,
  insertHandover,
  momentOf,
  type PricedMark,
} from "./handover-rows.ts";
import { type Left, markSeen } from "./key-box/find-left.ts";
import { findGivenOut } from "./known-sheets.ts";
import { checkOwnPhone } from "./own-phone/check-own-phone.ts";
import { findVehicleToGive } from "./known-vehicle.ts";
import { gatherFacts } from "./papers/gather-facts.ts";

export type TakeRefusal =
  | HandoverRefusal
  /** No vehicle is out. */
  | { ok: false; reason: "unknown-vehicle" }
  /** A line was not decided, or was changed without a reason: `proposed` are those of this return. */
  | {
      ok: false;
      reason: "undecided";
      problems: readonly DecisionProblem[];
      proposed: readonly ProposedLine[];
    }
  /** More comes back than the rental costs. */
  | { ok: false; reason: "below-zero" };

export type Taken = { ok: true; out: GivenOut; lines: readonly DecidedLine[] };

const msPerDay = 86_400_000;

/** What was decided about a vehicle that came back, when it may be taken in now. */
export async function checkIn(
  held: Held,
  ask: HandoverAsk<InSheet>,
  { price, isExchange = false }: { price: ReturnPrice; isExchange?: boolean },
): Promise<Taken | TakeRefusal> {
  const { kept, catalogue, at } = held;
  const { sheet, signatures, acknowledged, now } = ask;
  const out = await outOf(held, sheet);
  if (!out) return { ok: false, reason: "unknown-vehicle" };
  const daysOut = (momentOf(sheet, at).getTime() - toInstant(out.at)) / msPerDay;
  const known = { out, car: kept.view.car, daysOut, isExchange };
  const check = checkTakeBack(sheet, { signatures, acknowledged }, known);
  const refusal = refusalOf(check, checkFrame(held, sheet, now));
  if (refusal) return refusal;
  const proposed = proposalOf(kept, { out, sheet, catalogue, price });
  const decided = decideLines(proposed, sheet.lines);
  if (!decided.ok) return { ok: false, reason: "undecided", problems: decided.problems, proposed };
  const { lines } = decided;
  const signed = { reservationId: kept.id, sheet, signatures, lines };
  const problems = await checkOwnPhone(held.client, signed);
  if (problems.length > 0) return { ok: false, reason: "invalid", problems };
  const added = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (totalOf(kept.view.lines).totalCents + added < 0) return { ok: false, reason: "below-zero" };
  return { ok: true, out, lines };
}

/** The vehicle that is out, as it left. One that left without a sheet left as the house last knew it. */
export async function outOf(
  { client, kept, at }: Pick<Held, "client" | "kept" | "at">,
  sheet: Pick<InSheet, "energy">,
): Promise<GivenOut | undefined> {
  const { id: reservationId, seat, view } = kept;
  if (!seat) return undefined;
  const { vehicleId } = seat;
  const given = await findGivenOut(client, { reservationId, vehicleId });
  if (given) return given;
  const vehicle = await findVehicleToGive(client, { vehicleId, reservationId, at });
  if (!vehicle) return undefined;
  const { plate, last } = vehicle;
  const { energy } = sheet;
  return { vehicleId, plate, at: view.trip.pickupAt, odometerKm: last.km, energy, equipment: {} };
}

type Asked = {
  out: GivenOut;
  sheet: Pick<InSheet, "energy" | "equipment" | "clean" | "marks">;
  catalogue: Catalogue;
  price: ReturnPrice;
};

/** The lines that this return proposes, by the plan that was sold. */
export function proposalOf(
  { view }: Pick<HeldReservation, "view">,
  { out, sheet, catalogue, price }: Asked,
): ProposedLine[] {
  const plan = offeredTo(view, catalogue).priceList.plans.find(
    ({ code }) => code === view.planCode,
  );
  return proposedLines({ out, sheet, plan, rules: catalogue.handovers, ...price });
}

/** Writes the lines that were decided, the sheet and what belongs to it; `view` is the reservation with its new price. */
export async function writeIn(
  held: Held,
  ask: HandoverAsk<InSheet> & { left?: Left | undefined },
  { lines, out }: Pick<Taken, "lines" | "out">,
): Promise<{ handoverId: number; view: Reservation }> {
  const { client, kept, at, catalogue } = held;
  const { sheet, by } = ask;
  const { id: reservationId } = kept;
  const view = await chargeLines(held, ask, lines);
  const { left } = ask;
  const facts = await gatherFacts(held, ask, { lines, out });
  const added = left && { addendumTo: left.handoverId };
  const about = { reservationId, by, at, facts };
  const handoverId = await insertHandover(client, { ...ask, ...added, ...about });
  if (left) await markSeen(client, { handoverId: left.handoverId, by, at });
  const marks = sheet.marks.map((mark, index): PricedMark => {
    const priceCents = catalogue.handovers.damagePrices[`${mark.kind}.${mark.view}`] ?? 0;
    const line = lines.find(({ about }) => about.kind === "damage" && about.index === index);
    return { ...mark, priceCents, chargeCents: Math.max(0, line?.amountCents ?? 0) };
  });
  const { vehicleId, odometerKm } = sheet;
  await insertDamages(client, { vehicleId, reservationId, handoverId, foundAt: "in" }, marks);
  await writeOdometer(client, vehicleId, odometerKm);
  await writeTyres(client, vehicleId, sheet.equipment);
  await dropDraft(client, reservationId, "in");
  return { handoverId, view };
}

/** Each line that costs something, or gives something back, becomes one by hand: that is how a price is changed here. */
async function chargeLines(
  held: Held,
  { by, phoneKey }: HandoverAsk<InSheet>,
  lines: readonly DecidedLine[],
): Promise<Reservation> {
  const { view } = held.kept;
  const charged = lines.filter(({ amountCents }) => amountCents !== 0);
  const waived = lines.filter(({ reason }) => reason !== "");
  if (charged.length === 0 && waived.length === 0) return view;
  const added = charged.map(({ name, about, amountCents }) =>
    manualLine(`${name}:${phoneKey}`, { label: lineLabel(about), amountCents }),
  );
  const decided = lines.map(({ name, amountCents }) => ({ name, amountCents }));
  const reason = waived.map((line) => `${lineLabel(line.about).bs}: ${line.reason}`).join(" · ");
  return rewritePrice(held, {
    lines: [...view.lines, ...added],
    by,
    reason,
    about: { decided },
  });
}

/** The moment at which a vehicle came back, on the wall clock. */
export function returnedAt({ at }: Pick<InSheet, "at">, now: LocalDateTime): LocalDateTime {
  return at < now ? at : now;
}
