import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { LateAnswer, LateWish } from "../../../domain/reservations/lateness/late.ts";
import type { Deps } from "../../deps.ts";
import { inCarLanes } from "../booking/booking-lanes.ts";
import { readHeld } from "../held/hold-reservation.ts";
import { untilDone } from "../held/until-done.ts";
import { checkLate } from "./check-late.ts";
import { writeReport } from "./write-report.ts";

type World = Pick<Deps, "pool" | "catalogue" | "clock">;

export type LateForm = {
  token: string;
  wish: LateWish;
  /** What the customer was told that it costs, euro cents; 0 when it was free. */
  seenDifferenceCents: number;
  /** The wall clock in Sarajevo. */
  now: LocalDateTime;
};

/** Times that somebody may take, and give back again, the time that was told to be free. */
const mostRounds = 3;

/**
 * Writes down that a customer comes, or brings the car back, later than agreed, and extends the rental when the car stays
 * out for longer: one transaction, or nothing. It must cost what was seen. The same report again is answered the same.
 */
export async function reportLate(
  world: World,
  form: LateForm,
): Promise<LateAnswer | { ok: false; reason: "price-changed"; answer: LateAnswer }> {
  for (let round = 1; ; round += 1) {
    const missed = await untilDone(world, () => tryToReport(world, form));
    if (missed !== undefined && typeof missed !== "string") return missed;
    const answer = await checkLate(world, form);
    if (!answer.ok) return answer;
    if (missed === "price-changed") return { ok: false, reason: missed, answer };
    if (round === mostRounds) throw new Error("a report met others again and again");
  }
}

async function tryToReport(world: World, form: LateForm): ReturnType<typeof writeReport> {
  const catalogue = await world.catalogue.get();
  const kept = await readHeld(world.pool, form.token, catalogue);
  if (!kept) return { ok: false, reason: "not-found" };
  const carIds = [kept.view.car.id];
  return inCarLanes(world.pool, carIds, () => writeReport(world, form, { catalogue, carIds }));
}
