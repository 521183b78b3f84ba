import type { LoaderFunctionArgs } from "react-router";
import { may } from "../../../../domain/staff/rights.ts";
import { newsStream } from "../../../../server/notices/news-stream.ts";
import { findStaff } from "../../../../server/staff/sign-in/find-staff.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { countWaiting } from "../count-waiting.ts";

/** New bookings, the changes that customers make to theirs, and how many wait after each, as server-sent events. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { role } = await requireStaff(request, about, "see-reservations");
  const mayStay = async () => {
    const staff = await findStaff(about.deps, request);
    return staff !== undefined && may(staff.role, "see-reservations");
  };
  const waiting = () => countWaiting(about.deps, role);
  const stream = newsStream(about.deps, { signal: request.signal, mayStay, waiting });
  return new Response(stream, {
    headers: { ...privateHeaders, "Content-Type": "text/event-stream", "X-Accel-Buffering": "no" },
  });
}
