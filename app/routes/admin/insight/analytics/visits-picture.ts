import type { LoaderFunctionArgs } from "react-router";
import { adminAnalyticsWords } from "../../../../i18n/admin-analytics/en.ts";
import { formatInputDate } from "../../../../i18n/format.ts";
import { sendChart } from "../send-chart.ts";
import { readAnalyticsQuery } from "./analytics-query.ts";
import { loadVisitsChart } from "./load-analytics.ts";

/** The chart of visits as a picture. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return sendChart(args, "analytics", async ({ deps, language, today, params }) => {
    const days = readAnalyticsQuery(params, today);
    const { file, chart } = adminAnalyticsWords(language);
    const span = `${formatInputDate(days.from, language)} – ${formatInputDate(days.to, language)}`;
    return {
      name: `${file}-${days.from}-${days.to}`,
      title: `${chart}, ${span}`,
      drawn: await loadVisitsChart({ deps, days, language }),
    };
  });
}
