/** The price that a reservation had before its last move, as its history keeps it. */
import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import { totalOf } from "../../../domain/pricing/lines/total-of.ts";
import type { QuoteLine } from "../../../domain/pricing/quote-line.ts";
import type { AgreedBefore } from "../../../domain/reservations/change/agreed-before.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import type { Spot } from "../../../domain/reservations/relocation.ts";
import { keepsChoice } from "../../../domain/reservations/way-back.ts";
import type { Facts } from "../reading/find-for-staff.ts";

/** What the history keeps of a price beside its facts, so that it can be had again. The caller holds the reservation. */
export async function priceFactsOf(
  client: PoolClient,
  { id, view: { lines, depositCents } }: Pick<HeldReservation, "id" | "view">,
): Promise<Pick<AgreedBefore, "lines" | "depositCents" | "priceListVersion">> {
  const { rows } = await client.query<{ version: number }>({
    name: "price-list-of-reservation",
    text: `select price_list_version as version from reservation where id = $1`,
    values: [id],
  });
  return { lines, depositCents, priceListVersion: rows[0]?.version };
}

const agreed = z.object({
  trip: z.object({ pickupAt: z.string(), dropoffAt: z.string() }),
  carId: z.number(),
  vehicleId: z.number().optional(),
  totalCents: z.number(),
});
const priced = agreed.extend({
  rentalDays: z.number(),
  couponCode: z.string().optional(),
  depositCents: z.number().optional(),
  priceListVersion: z.number().optional(),
  // As `priceFactsOf` wrote them; their sum is compared below.
  lines: z
    .array(
      z.custom<QuoteLine>((line) => z.object({ amountCents: z.number() }).safeParse(line).success),
    )
    .optional(),
});

type Row = { action: string; before: Facts | null; after: Facts | null };

export type Former = {
  action: string;
  /** Without a vehicle it had none. */
  spot: Partial<Spot> & Omit<Spot, "vehicleId">;
  /** Absent where the deed left the price alone, or nobody wrote it down. */
  price?: AgreedBefore;
};

/**
 * What was agreed on before the last of some deeds; undefined when its car, its times or its price have changed since, when more than
 * these was changed with it, or the history does not say it.
 */
export async function findFormer(
  db: Pool | PoolClient,
  { id, view }: Pick<HeldReservation, "id" | "view">,
  actions: readonly string[],
): Promise<Former | undefined> {
  const { rows } = await db.query<Row>({
    name: "before-last-deed",
    text: `
      select action, before, after from reservation_event where reservation_id = $1 and action = any($2)
      order by id desc limit 1`,
    values: [id, actions],
  });
  const [was, is] = [priced.safeParse(rows[0]?.before), agreed.safeParse(rows[0]?.after)];
  if (!rows[0] || !was.success || !is.success || !keepsChoice(rows[0])) return undefined;
  const { trip, carId, totalCents } = is.data;
  const isAsLeft =
    trip.pickupAt === view.trip.pickupAt &&
    trip.dropoffAt === view.trip.dropoffAt &&
    carId === view.car.id &&
    totalCents === view.totalCents;
  if (!isAsLeft) return undefined;
  const { trip: before, carId: _, vehicleId, totalCents: beforeCents, lines, ...price } = was.data;
  const { pickupAt, dropoffAt } = before;
  const isWhole = lines && totalOf(lines).totalCents === beforeCents;
  return {
    action: rows[0].action,
    spot: { vehicleId, pickupAt, dropoffAt },
    ...(isWhole && { price: { ...price, lines } }),
  };
}
