import type { LoaderFunctionArgs } from "react-router";
import { adminRevenueWords } from "../../../../i18n/admin-revenue/en.ts";
import { formatInputDate } from "../../../../i18n/format.ts";
import { writeAuditEntries } from "../../../../server/audit/write-audit-entries.ts";
import { inTransaction } from "../../../../server/db/in-transaction.ts";
import { svgToPng } from "../../../../server/images/svg-to-png.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { requireFreshStaff } from "../../guard/require-staff.ts";
import { chartSvg } from "./chart-svg.ts";
import { loadChart } from "./load-revenue.ts";
import { readRevenueQuery } from "../../../../domain/figures/revenue-query.ts";

/** The chart of revenue as a picture, for members who may export lists; taking it is in the audit log. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const about = context.get(page);
  const { by } = await requireFreshStaff(request, about, "export-lists");
  const { deps, language, now } = about;
  const query = readRevenueQuery(new URL(request.url).searchParams, now);
  const words = adminRevenueWords(language);
  const days = `${formatInputDate(query.from, language)} – ${formatInputDate(query.to, language)}`;
  const money = `${words.currency[query.currency]}, ${words.vat[query.vat]}`;
  const drawn = await loadChart({ deps, query, language });
  const picture = await svgToPng(chartSvg(`${words.chart}, ${days} (${money})`, drawn));
  const entry = { action: "list.export", subjectKind: "list", subjectId: "revenue" };
  await inTransaction(deps.pool, (client) =>
    writeAuditEntries(client, [{ ...by, ...entry, after: { format: "png" } }]),
  );
  const name = `${words.file}-${query.from}-${query.to}.png`;
  return new Response(picture, {
    headers: {
      ...privateHeaders,
      "Content-Type": "image/png",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}
