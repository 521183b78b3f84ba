/** All tables, for Drizzle. */
export * from "./schema/account.ts";
export * from "./schema/audit.ts";
export * from "./schema/availability.ts";
export * from "./schema/cars.ts";
export * from "./schema/deposits.ts";
export * from "./schema/documents.ts";
export * from "./schema/handovers.ts";
export * from "./schema/ledger.ts";
export * from "./schema/locations.ts";
export * from "./schema/messages.ts";
export * from "./schema/pricing.ts";
export * from "./schema/reservations.ts";
export * from "./schema/safety.ts";
export * from "./schema/settings.ts";
export * from "./schema/staff.ts";
export * from "./schema/visits.ts";
export * from "./schema/drawers.ts";
