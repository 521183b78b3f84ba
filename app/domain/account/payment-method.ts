import { paymentTypes } from "../facts.ts";

/** How a payment was made: in a way that the agency offers at its desk, or online through a provider. */
export const paymentMethods = [...paymentTypes, "online"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
