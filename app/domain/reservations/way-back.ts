import { z } from "zod";
import type { Spot } from "./relocation.ts";

/** The spot that a reservation was at before its last move, with the total that it had there, euro cents. */
export type WayBackFrom = { spot: Spot; totalCents: number; price: "kept" | "today" };

type Happened = { action: string; before: unknown; after: unknown };

const facts = z.object({
  trip: z.object({
    pickupAt: z.string(),
    dropoffAt: z.string(),
    pickupLocationId: z.string(),
    dropoffLocationId: z.string(),
  }),
  vehicleId: z.number(),
  totalCents: z.number(),
  planCode: z.string(),
  extras: z.record(z.string(), z.number()),
  countries: z.array(z.string()),
});
const moved = facts.extend({ price: z.enum(["kept", "today"]).default("today") });

/** The deeds that move a reservation or change its price. */
export const moveDeeds: readonly string[] =
  "swap modify extend extend-back announce-return late-return exchange reseat price".split(" ");

/** The last event of a history, oldest first, that moved a reservation or changed its price. */
export function lastMoveIn<Event extends Happened>(events: readonly Event[]): Event | undefined {
  return events.findLast(({ action }) => moveDeeds.includes(action));
}

/**
 * The way back from the last move of a history, oldest first. Undefined when something else was changed with it, or the reservation is no
 * longer as that move left it.
 */
export function wayBackFrom(
  events: readonly Happened[],
  current: { spot: Spot; totalCents: number },
): WayBackFrom | undefined {
  const last = lastMoveIn(events);
  if (!last || !["swap", "modify", "extend"].includes(last.action)) return undefined;
  const [was, is] = [facts.safeParse(last.before), moved.safeParse(last.after)];
  if (!was.success || !is.success) return undefined;
  const [before, after] = [was.data, is.data];
  const now = { vehicleId: after.vehicleId, ...timesOf(after.trip) };
  const isAsLeft = isSame([now, after.totalCents], [current.spot, current.totalCents]);
  const times = timesOf(before.trip);
  const isMove = !isSame(timesOf(after.trip), times) || before.vehicleId !== after.vehicleId;
  if (!isAsLeft || !isMove || !isSame(chosen(before), chosen(after))) return undefined;
  // Another vehicle and other times are two deeds: what went along the time goes back along it.
  const isAlong = !isSame(timesOf(after.trip), times);
  const vehicleId = isAlong ? after.vehicleId : before.vehicleId;
  return { spot: { vehicleId, ...times }, totalCents: before.totalCents, price: after.price };
}

/** True when a deed left the places, the plan, the extras and the countries of a reservation as they were. */
export function keepsChoice({ before, after }: Pick<Happened, "before" | "after">): boolean {
  const [was, is] = [facts.safeParse(before), facts.safeParse(after)];
  return was.success && is.success && isSame(chosen(was.data), chosen(is.data));
}

type Kept = z.output<typeof facts>;

function timesOf({ pickupAt, dropoffAt }: Kept["trip"]) {
  return { pickupAt, dropoffAt };
}

function chosen({ trip, planCode, extras, countries }: Kept) {
  const { pickupLocationId, dropoffLocationId } = trip;
  const taken = Object.entries(extras).toSorted();
  return [pickupLocationId, dropoffLocationId, planCode, taken, countries.toSorted()];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
