/** Whether the site is closed for maintenance, as far as this process knows. */
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { within } from "../within.ts";
import type { Deps } from "../deps.ts";

/**
 * While the database does not answer, the status read last counts for this long (spec 4); after that the site is
 * open.
 */
const lastStatusMs = 300_000;

/** The maximum wait for the current status; after it the one read last is used. */
const patienceMs = 2_000;

/** The facts on the maintenance screen; they stay known when the database is gone. */
export type ClosedHouse = Pick<Catalogue, "facts"> & {
  locations: Catalogue["priceList"]["locations"];
};

type Known = { house: ClosedHouse; isClosed: boolean; version: number; readAt: number };

/**
 * Returns those facts while the site is closed, `undefined` while it is open. The setting is part of the catalogue,
 * so a change is heard, and the database is not asked while nothing has changed. A read that fails never closes the
 * site and never throws.
 */
export function lastStatus(
  { catalogue, clock, log }: Pick<Deps, "catalogue" | "clock" | "log">,
  patience = patienceMs,
): () => Promise<ClosedHouse | undefined> {
  let known: Known | undefined;
  const told = () => (known?.isClosed ? known.house : undefined);
  return async () => {
    if (known && known.version === catalogue.currentVersion()) {
      known.readAt = clock.now();
      return told();
    }
    try {
      known = { ...statusOf(await within(patience, catalogue.get())), readAt: clock.now() };
    } catch (error) {
      log.warn({ err: error }, "whether the site is closed could not be read");
      if (known && clock.now() - known.readAt > lastStatusMs) return undefined;
    }
    return told();
  };
}

function statusOf({ facts, priceList, version }: Catalogue): Omit<Known, "readAt"> {
  const house = { facts, locations: priceList.locations };
  return { house, isClosed: facts.maintenanceMode, version };
}
