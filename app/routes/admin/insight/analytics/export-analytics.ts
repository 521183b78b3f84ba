import type { LoaderFunctionArgs } from "react-router";
import { compareText } from "../../../../domain/calendar.ts";
import { withoutSmallTowns } from "../../../../domain/visits/town.ts";
import { visitDimensions } from "../../../../domain/visits/visit-dimensions.ts";
import { adminAnalyticsWords } from "../../../../i18n/admin-analytics/en.ts";
import { fileColumns } from "../../../../server/exports/file-columns.ts";
import { listSums } from "../../../../server/visits/sums/list-sums.ts";
import { sendList } from "../../lists/send-list.ts";
import { readAnalyticsQuery } from "./analytics-query.ts";

/** Every figure of some days as a file, as the tables keep it. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return sendList(args, "analytics", async ({ deps, language, today, params }) => {
    const days = readAnalyticsQuery(params, today);
    const { file, fileColumns: names } = adminAnalyticsWords(language);
    const sums = withoutSmallTowns(await listSums(deps.pool, days, visitDimensions));
    const order = (one: (typeof sums)[number]) => `${one.dimension} ${one.value}`;
    return {
      name: `${file}-${days.from}-${days.to}`,
      columns: [
        ...fileColumns("text", names.group, names.value),
        ...fileColumns(
          "number",
          names.hits,
          names.visits,
          names.views,
          names.seconds,
          names.measured,
          names.refused,
        ),
      ],
      rows: sums
        .toSorted((a, b) => compareText(order(a), order(b)))
        .map(({ dimension, value, hits, visits, views, seconds, measured, refused }) => [
          dimension,
          value,
          hits,
          visits,
          views,
          seconds,
          measured,
          refused,
        ]),
    };
  });
}
