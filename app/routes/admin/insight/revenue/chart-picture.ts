import type { LoaderFunctionArgs } from "react-router";
import { readRevenueQuery } from "../../../../domain/figures/revenue-query.ts";
import { adminRevenueWords } from "../../../../i18n/admin-revenue/en.ts";
import { formatInputDate } from "../../../../i18n/format.ts";
import { sendChart } from "../send-chart.ts";
import { loadChart } from "./load-revenue.ts";

/** The chart of revenue as a picture. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return sendChart(args, "revenue", async ({ deps, language, now, params }) => {
    const query = readRevenueQuery(params, now);
    const words = adminRevenueWords(language);
    const days = `${formatInputDate(query.from, language)} – ${formatInputDate(query.to, language)}`;
    const money = `${words.currency[query.currency]}, ${words.vat[query.vat]}`;
    return {
      name: `${words.file}-${query.from}-${query.to}`,
      title: `${words.chart}, ${days} (${money})`,
      drawn: await loadChart({ deps, query, language }),
    };
  });
}
