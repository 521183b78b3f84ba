import { dateOf } from "../../domain/calendar.ts";
import { changedDays, type ChangedDays } from "../../domain/pricing/editing/changed-days.ts";
import {
  changePrices,
  type CellChange,
  type CellConflict,
  type PriceEdit,
} from "../../domain/pricing/editing/change-prices.ts";
import type { FieldFaults } from "../../domain/forms/field-fault.ts";
import { withPrices } from "../../domain/pricing/editing/editable-prices.ts";
import { exampleTrips, type ExampleTrip } from "../../domain/pricing/editing/example-trips.ts";
import type { Season } from "../../domain/pricing/price-list.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import type { Deps } from "../deps.ts";
import { readPrices, type PricesNow } from "./read-prices.ts";

/** The effects of a price change; nothing is written. */
export type PricePreview = {
  changes: readonly CellChange[];
  examples: readonly ExampleTrip[];
  /** The days among the next 90 whose price changes, by car. */
  days: readonly ChangedDays[];
  /** The seasons after the change, so that a new one has a name. */
  seasons: readonly Season[];
};

export type PreviewedPrices =
  | { ok: true; preview: PricePreview; now: PricesNow; conflicts: readonly CellConflict[] }
  | { ok: false; reason: "invalid"; faults: FieldFaults };

const daysShown = 90;

/**
 * Computes the effects of a price change on example trips and on the next 90 days of every car on offer, against the
 * current prices in the database.
 */
export async function previewPrices(
  { pool, catalogue, clock }: Pick<Deps, "pool" | "catalogue" | "clock">,
  edits: readonly PriceEdit[],
): Promise<PreviewedPrices> {
  const now = await readPrices(pool);
  const changed = changePrices(now, edits);
  if (!changed.ok) return { ok: false, reason: "invalid", faults: changed.faults };
  const { priceList, cars } = await catalogue.refresh();
  const before = withPrices(priceList, now.prices);
  const after = withPrices(priceList, changed.prices);
  const today = dateOf(toLocal(clock.now()));
  const { changes, conflicts } = changed;
  return {
    ok: true,
    now,
    conflicts,
    preview: {
      changes,
      examples: exampleTrips({ before, after, changes, cars, today }),
      days: changedDays(cars, { before, after }, { first: today, count: daysShown }),
      seasons: changed.prices.seasons,
    },
  };
}
