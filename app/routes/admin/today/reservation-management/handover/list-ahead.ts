import type { LoaderFunctionArgs } from "react-router";
import { addDays, dateOf } from "../../../../../domain/calendar.ts";
import { nextDirection } from "../../../../../domain/reservations/states/next-deed.ts";
import { listMoves } from "../../../../../server/reservations/moves/list-moves.ts";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { requireStaff } from "../../../guard/require-staff.ts";
import { type HandoverPage, loadPage, openHandover } from "./load-handover.ts";

/** More than anybody does in two days; each is read by itself. */
const most = 60;

/** The pages of the handovers of today and tomorrow that are open, for a phone to keep before its connection is gone. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "hand-over");
  const today = dateOf(about.now);
  const moves = await listMoves(about.deps, { from: today, to: addDays(today, 2) });
  const due = moves.filter(({ status, side }) => nextDirection(status) === side);
  const pages: HandoverPage[] = [];
  for (const { code, side } of due.slice(0, most)) {
    const found = await openHandover(code, about).catch(unlessGone);
    if (found) pages.push(await loadPage(found, side, { ...about, member }));
  }
  return Response.json({ pages }, { headers: privateHeaders });
}

/** Without a vehicle, or erased a moment ago: it is left out. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof Response)) throw error;
}
