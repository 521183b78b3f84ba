/** The lists of the back office as files; the ending of the address says which. */
export const adminLists: { id: string; path: string; file: string }[] = [
  { id: "audit", path: "/audit-logs/export", file: "insight/audit-logs/export-entries.ts" },
  { id: "revenue", path: "/revenue/groups", file: "insight/revenue/export-revenue.ts" },
  {
    id: "revenue-months",
    path: "/revenue/ahead/months",
    file: "insight/revenue/ahead/export-ahead.ts",
  },
  {
    id: "analytics",
    path: "/analytics/figures",
    file: "insight/analytics/export-analytics.ts",
  },
  { id: "reservations", path: "/reservations/export", file: "today/reservations/export-list.ts" },
  { id: "day-close", path: "/day-close/:day/export", file: "today/day-close/export-day.ts" },
  { id: "pricing", path: "/pricing/export", file: "prices/pricing/export-rates.ts" },
  { id: "cars", path: "/cars/export", file: "fleet/cars/export-cars.ts" },
  { id: "vehicles", path: "/cars/vehicles", file: "fleet/cars/export-vehicles.ts" },
  {
    id: "protection-plans",
    path: "/protection-plans/export",
    file: "prices/protection-plans/export-plans.ts",
  },
  {
    id: "protection-prices",
    path: "/protection-plan-pricing/export",
    file: "prices/protection-plan-pricing/export-prices.ts",
  },
  { id: "extras", path: "/extras/export", file: "prices/extras/export-extras.ts" },
  {
    id: "cross-border-fees",
    path: "/cross-border-fees/export",
    file: "prices/cross-border-fees/export-countries.ts",
  },
  { id: "coupons", path: "/coupons/export", file: "prices/coupons/export-coupons.ts" },
  { id: "coupon-uses", path: "/coupons/:id/uses/export", file: "prices/coupons/export-uses.ts" },
  ...["payments", "invoices", "vat", "deposits"].map((book) => ({
    id: `book-of-${book}`,
    path: `/books/${book}`,
    file: "insight/books/export-book.ts",
  })),
];
