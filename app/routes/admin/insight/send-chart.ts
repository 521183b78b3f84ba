import type { LoaderFunctionArgs } from "react-router";
import { writeAuditEntries } from "../../../server/audit/write-audit-entries.ts";
import { inTransaction } from "../../../server/db/in-transaction.ts";
import { svgToPng } from "../../../server/images/svg-to-png.ts";
import type { ColumnsDrawn } from "../../../ui/charts/draw-columns.ts";
import { page, type PageContext } from "../../request/page-context.ts";
import { privateHeaders } from "../../request/private-headers.ts";
import { requireFreshStaff } from "../guard/require-staff.ts";
import { chartSvg } from "./chart-svg.ts";

type Chart = {
  /** The name of the file, without its ending. */
  name: string;
  title: string;
  drawn: ColumnsDrawn;
};

/** Answers with a chart as a picture, for members who may export lists, and writes the export into the audit log as `subject`. */
export async function sendChart(
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  subject: string,
  make: (request: PageContext & { params: URLSearchParams }) => Promise<Chart>,
): Promise<Response> {
  const about = context.get(page);
  const { by } = await requireFreshStaff(request, about, "export-lists");
  const { name, title, drawn } = await make({
    ...about,
    params: new URL(request.url).searchParams,
  });
  const picture = await svgToPng(chartSvg(title, drawn));
  const entry = { action: "list.export", subjectKind: "list", subjectId: subject };
  await inTransaction(about.deps.pool, (client) =>
    writeAuditEntries(client, [{ ...by, ...entry, after: { format: "png" } }]),
  );
  return new Response(picture, {
    headers: {
      ...privateHeaders,
      "Content-Type": "image/png",
      "Content-Disposition": `attachment; filename="${name}.png"`,
    },
  });
}
