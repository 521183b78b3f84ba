import type { LoaderFunctionArgs } from "react-router";
import { parseLocalDate } from "../../../../domain/calendar.ts";
import { visitReads, type VisitRead } from "../../../../server/visits/visit-stats.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { requireStaff } from "../../guard/require-staff.ts";

/** One of the seven reads as JSON, for the days `start_date` to `end_date`. What cannot be read is an empty list. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const about = context.get(page);
  await requireStaff(request, about, "see-analytics");
  const name = Object.keys(visitReads).find((one): one is VisitRead => one === params.read);
  if (!name) return answer([], 404);
  const { searchParams } = new URL(request.url);
  const start = parseLocalDate(searchParams.get("start_date") ?? "");
  const end = parseLocalDate(searchParams.get("end_date") ?? "");
  if (start === undefined || end === undefined) return answer([], 400);
  return answer(await visitReads[name](about.deps, { start_date: start, end_date: end }));
}

function answer(rows: readonly object[], status = 200): Response {
  return Response.json(rows, { status, headers: privateHeaders });
}
