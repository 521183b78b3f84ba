import type { LoaderFunctionArgs } from "react-router";
import { revenueOf } from "../../../../../domain/figures/sold.ts";
import { adminAheadWords } from "../../../../../i18n/admin-ahead/en.ts";
import { adminRevenueWords } from "../../../../../i18n/admin-revenue/en.ts";
import { formatMonth } from "../../../../../i18n/format.ts";
import { fileColumns } from "../../../../../server/exports/file-columns.ts";
import { sendList } from "../../../lists/send-list.ts";
import { readAheadQuery } from "./ahead-query.ts";
import { readAhead } from "./read-ahead.ts";

/** The coming months as a file: what is on the books, what was a year ago, and what the last days brought. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return sendList(args, "revenue-ahead", async ({ deps, language, now, params }) => {
    const query = readAheadQuery(params, now);
    const { columns, file } = adminAheadWords(language);
    const { currency, vat, figures } = adminRevenueWords(language);
    const money = `${currency[query.currency]}, ${vat[query.vat]}`;
    const amounts = [
      columns.revenue,
      columns.lastYear,
      columns.inTheEnd,
      columns.week,
      columns.fourWeeks,
      columns.goal,
    ];
    const { rows } = await readAhead({ deps, query });
    return {
      name: `${file}-${query.asOf}`,
      columns: [
        ...fileColumns("text", columns.name),
        ...fileColumns("number", columns.rentalDays, figures.fleetDays[0]),
        ...fileColumns("cents", ...amounts.map((name) => `${name}, ${money}`)),
      ],
      rows: rows.map((row) => [
        formatMonth(row.from, language),
        row.now.rentalDays,
        row.parts.fleetDays,
        revenueOf(row.now),
        revenueOf(row.lastYear),
        revenueOf(row.inTheEnd),
        revenueOf(row.now) - revenueOf(row.weekAgo),
        revenueOf(row.now) - revenueOf(row.fourWeeksAgo),
        row.goal,
      ]),
    };
  });
}
