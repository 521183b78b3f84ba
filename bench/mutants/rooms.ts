/** The rules that mutants are made of, and the tests that have to notice: those of the same room. */
export const rooms: Readonly<Record<string, Room>> = {
  pricing: {
    what: "Prices",
    files: ["app/domain/pricing/*.ts", "app/domain/pricing/lines/*.ts"],
    tests: "app/domain/pricing/**/*.test.ts",
  },
  "price-tables": {
    what: "Tables that staff write prices in",
    files: ["app/domain/pricing/editing/*.ts"],
    tests: "app/domain/pricing/editing/*.test.ts",
  },
  availability: {
    what: "Availability",
    files: ["app/domain/availability/**/*.ts"],
    tests: "app/domain/availability/**/*.test.ts",
  },
  period: {
    what: "Rental days",
    files: ["app/domain/rental-period.ts"],
    tests: "app/domain/rental-period.test.ts",
  },
  states: {
    what: "States of a reservation",
    files: ["app/domain/reservations/states/*.ts"],
    tests: "app/domain/reservations/states/*.test.ts",
  },
  coupons: {
    what: "Coupons",
    files: ["app/domain/coupons/*.ts"],
    tests: "app/domain/coupons/*.test.ts",
  },
  rights: {
    what: "Rights of the staff",
    files: ["app/domain/staff/rights.ts"],
    tests: "app/domain/staff/rights.test.ts",
  },
};

export type Room = { what: string; files: readonly string[]; tests: string };
