import type { LoaderFunctionArgs } from "react-router";
import { adminAheadWords } from "../../../../../i18n/admin-ahead/en.ts";
import { adminRevenueWords } from "../../../../../i18n/admin-revenue/en.ts";
import { formatInputDate } from "../../../../../i18n/format.ts";
import { sendChart } from "../../send-chart.ts";
import { readAheadQuery } from "./ahead-query.ts";
import { loadAhead } from "./load-ahead.ts";

/** The booking curve of a month as a picture. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return sendChart(args, "revenue-ahead", async ({ deps, language, now, params }) => {
    const query = readAheadQuery(params, now);
    const { curve, file } = adminAheadWords(language);
    const { currency, vat } = adminRevenueWords(language);
    const money = `${currency[query.currency]}, ${vat[query.vat]}`;
    const asOf = formatInputDate(query.asOf, language);
    const { curve: drawn, monthName } = await loadAhead({ deps, query, language });
    return {
      name: `${file}-${query.month}-${query.asOf}`,
      title: `${curve(monthName)}, ${asOf} (${money})`,
      drawn,
    };
  });
}
