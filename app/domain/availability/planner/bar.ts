/** What stands on the row of a vehicle in the planner. */
import type { LocalDateTime } from "../../calendar.ts";
import { isAhead, isOut, isUnconfirmed } from "../../reservations/states/states.ts";
import type { ReservationStatus } from "../../reservations/states/status.ts";
import { type BlockKind } from "../blocks/block-kinds.ts";
import type { FleetRules, Instant } from "../occupancy.ts";

/** How a bar is drawn: by the state of its reservation, or as a block. */
export const barLooks = ["pending", "confirmed", "out", "overdue", "back", "block"] as const;
export type BarLook = (typeof barLooks)[number];

/** What is to be known of a reservation beside its state. */
export const barSigns = ["danger", "papers", "unpaid", "pinned"] as const;
export type BarSign = (typeof barSigns)[number];

type Stretch = { id: number; vehicleId: number; start: Instant; end: Instant };

export type ReservationBar = Stretch & {
  kind: "reservation";
  /** Bare. */
  code: string;
  status: ReservationStatus;
  isOverdue: boolean;
  /** Empty when the customer's data was erased. */
  name: string;
  pickupAt: LocalDateTime;
  dropoffAt: LocalDateTime;
  pickupLocationId: string;
  dropoffLocationId: string;
  /** Until when the turnaround keeps the vehicle. */
  freeAt: Instant;
  signs: readonly BarSign[];
};

export type BlockBar = Stretch & { kind: "block"; blockKind: BlockKind; note: string };

export type Bar = ReservationBar | BlockBar;

/** How a bar is drawn. */
export function lookOf(bar: Bar): BarLook {
  if (bar.kind === "block") return "block";
  if (isOut(bar.status)) return bar.isOverdue ? "overdue" : "out";
  if (isAhead(bar.status)) return isUnconfirmed(bar.status) ? "pending" : "confirmed";
  return "back";
}

/** True for a bar of this look, or with this sign. */
export function isInState(bar: Bar, state: BarLook | BarSign): boolean {
  if (lookOf(bar) === state) return true;
  return bar.kind === "reservation" && bar.signs.some((sign) => sign === state);
}

/** A bar as far as it reaches by now: an overdue one at least to the present moment. */
export function grown<Any extends Bar>(bar: Any, now: Instant): Any {
  const isLate = bar.kind === "reservation" && bar.isOverdue;
  return isLate && bar.end < now ? { ...bar, end: now } : bar;
}

/** Time that lies behind a bar: the vehicle is made ready, or driven to where it is needed next. */
export type Tail = { kind: "turnaround" | "transfer"; start: Instant; end: Instant };

/** The tails behind a bar; `next` is the reservation that follows on its vehicle. */
export function tailsOf(
  bar: Bar,
  next: ReservationBar | undefined,
  { transferMinutes }: Pick<FleetRules, "transferMinutes">,
): Tail[] {
  if (bar.kind === "block") return [];
  const { end, freeAt, dropoffLocationId } = bar;
  const ready = Math.max(end, freeAt);
  const tails: Tail[] = ready > end ? [{ kind: "turnaround", start: end, end: ready }] : [];
  const minutes = next ? (transferMinutes[dropoffLocationId]?.[next.pickupLocationId] ?? 0) : 0;
  if (!next || minutes === 0 || next.pickupLocationId === dropoffLocationId) return tails;
  // Driven just before it is needed: that is what the rule of availability counts with at the latest.
  const start = Math.max(ready, next.start - minutes * 60_000);
  return start < next.start ? [...tails, { kind: "transfer", start, end: next.start }] : tails;
}
