import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { coverages } from "../../../domain/pricing/price-list.ts";
import type { OfferedPlan } from "../../../domain/protection/offered-plans.ts";
import { PlanTable } from "./plan-table.tsx";

const plans = Array.from({ length: 7 }, (_, index): OfferedPlan => ({
  plan: {
    code: `plan-${index + 1}`,
    name: { en: `Plan ${index + 1}`, bs: `Paket ${index + 1}` },
    description: { en: "", bs: "" },
    depositCents: 30_000,
    excessCents: 60_000,
    safetyFeeCents: 0,
    covers: [],
    prices: [],
    displayOrder: index,
  },
  perDayCents: index * 500,
}));

test.each(plans.map(({ plan }, index) => [plan.code, index] as const))(
  "%s, once chosen, is marked in every row of its column and nowhere else",
  (chosen, column) => {
    const html = renderToString(
      createElement(PlanTable, { language: "en-us", plans, chosen, onChoose: () => {} }),
    );
    const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) =>
      [...row.matchAll(/<t[hd]([^>]*)>/g)]
        .slice(1)
        .map(([, attributes = ""]) => attributes.includes("data-chosen")),
    );
    expect(rows).toHaveLength(1 + 2 + coverages.length);
    for (const row of rows) expect(row).toEqual(plans.map((_, at) => at === column));
  },
);
