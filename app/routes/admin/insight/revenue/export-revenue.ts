import type { LoaderFunctionArgs } from "react-router";
import { valueOf } from "../../../../domain/figures/figures.ts";
import { rentOf, revenueOf } from "../../../../domain/figures/sold.ts";
import { adminRevenueWords } from "../../../../i18n/admin-revenue/en.ts";
import { fileColumns } from "../../../../server/exports/file-columns.ts";
import { sendList } from "../../lists/send-list.ts";
import { namedGroups } from "../../../../server/revenue/told-sums.ts";
import { readRevenueQuery } from "../../../../domain/figures/revenue-query.ts";

/** The groups of some days as a file. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return sendList(args, "revenue", async ({ deps, language, now, params }) => {
    const query = readRevenueQuery(params, now);
    const { figures: names, groupings, currency, vat, file } = adminRevenueWords(language);
    const money = `${currency[query.currency]}, ${vat[query.vat]}`;
    const groups = await namedGroups({ deps, language, query });
    return {
      name: `${file}-${query.by}-${query.from}-${query.to}`,
      columns: [
        ...fileColumns("text", groupings[query.by]),
        ...fileColumns("number", names.rentalDays[0], names.fleetDays[0]),
        ...fileColumns(
          "cents",
          ...(["rent", "plan", "extra", "fee", "compensation", "revenue", "adr"] as const).map(
            (name) => `${names[name][0]}, ${money}`,
          ),
        ),
      ],
      rows: groups.map(({ name, sold, parts }) => [
        name,
        sold.rentalDays,
        parts.fleetDays,
        rentOf(sold),
        sold.plan,
        sold.extra,
        sold.fee,
        sold.compensation,
        revenueOf(sold),
        valueOf("adr", parts),
      ]),
    };
  });
}
