import type { LocalDateTime } from "../../calendar.ts";

/** Places and wall-clock times (Europe/Sarajevo) that a visitor asks for. */
export type Trip = {
  pickupLocationId: string;
  dropoffLocationId: string;
  pickupAt: LocalDateTime;
  dropoffAt: LocalDateTime;
};

/** What a visitor chose for a trip: everything that has a price, and nothing personal. */
export type Selection = {
  carId: number;
  planCode: string;
  /** Quantity per extra code; only quantities above zero. */
  extras: Readonly<Record<string, number>>;
  /** Two-letter codes of the countries to be driven in, without BA. */
  countries: readonly string[];
};
