import type { ChangeAnswer } from "../../../domain/reservations/change/change.ts";
import { checkChange } from "../../../domain/reservations/change/check-change.ts";
import { isRepeated } from "../../../domain/reservations/change/seen-change.ts";
import type { Deps } from "../../deps.ts";
import { toE164 } from "../../phones/phone-number.ts";
import { inCarLanes } from "../booking/booking-lanes.ts";
import { readHeld } from "../held/hold-reservation.ts";
import { untilDone } from "../held/until-done.ts";
import { keysOf } from "./find-standing.ts";
import { quoteChange } from "./quote-change.ts";
import { writeChange, type ChangeForm } from "./write-change.ts";

type World = Pick<Deps, "pool" | "catalogue" | "clock">;

/** Times that somebody may take, and give back again, what was told to be free. */
const mostRounds = 3;

/**
 * Changes a reservation as its customer wishes, or a member of the staff for them: one transaction with the vehicle, the price, the letters and the audit in
 * it, or nothing at all. The total, the state of the reservation and whether it waits for the staff again must be those that
 * were seen; a customer who saw others, or came too late, is told the newest. The same change sent again gets the same answer.
 */
export async function changeReservation(world: World, form: ChangeForm): Promise<ChangeAnswer> {
  const { token, wish, now, staff } = form;
  for (let round = 1; ; round += 1) {
    const missed = (await untilDone(world, () => tryToChange(world, form))) ?? "not-available";
    if (typeof missed !== "string") return missed;
    const quoted = await quoteChange(world, { token, wish, now, byStaff: staff !== undefined });
    if (!quoted.ok) return quoted;
    const isThereNow =
      (missed === "not-available" && quoted.free) ||
      (missed === "extra-out-of-stock" && !quoted.missingExtra);
    if (!isThereNow || round === mostRounds) return { ok: false, reason: missed, quoted };
  }
}

async function tryToChange(world: World, form: ChangeForm): ReturnType<typeof writeChange> {
  const { token, wish, now, staff } = form;
  const catalogue = await world.catalogue.get();
  const kept = await readHeld(world.pool, token, catalogue);
  if (!kept) return { ok: false, reason: "not-found" };
  if (isRepeated(kept, form, toE164)) return { ok: true, reservation: kept.view };
  // What can be refused without waiting for anybody is.
  const checked = checkChange(kept, wish, {
    catalogue,
    now,
    readPhone: toE164,
    byStaff: staff !== undefined,
  });
  if (!checked.ok) return checked;
  const carIds = [kept.view.car.id, checked.change.car.id];
  // What the staff change is not measured by what else their customer has open.
  const held = { carIds, catalogue, personKeys: staff ? undefined : keysOf(kept) };
  return inCarLanes(world.pool, carIds, () => writeChange(world, form, held));
}
