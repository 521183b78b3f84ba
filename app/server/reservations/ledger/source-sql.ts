/** Where a row of `reservation` comes from, as the ledger says it (`domain/reservations/booking/source`). */
export const sourceOf = "coalesce(booked_through, created_by)";
