import { redirect } from "react-router";
import type { Right } from "../../../domain/staff/rights.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import type { About } from "../../../server/http/about.ts";
import { keepFresh } from "../../../server/staff/sign-in/keep-fresh.ts";
import { privateHeaders } from "../../request/private-headers.ts";
import { requireStaff, type Member } from "./require-staff.ts";
import { returnPath } from "./return-path.ts";

const minutesToLook = 15;

/** Longer, so that a form which was filled in slowly is not lost to the question for the password. */
const minutesToSend = 60;

/**
 * As `requireStaff`, for settings, exports and staff: the password was given at most 15 minutes ago, or a page guarded so was
 * asked for since then, which begins the quarter of an hour anew. Signing in counts as giving it. What is sent has an hour.
 * Otherwise the member goes to `/admin/confirm`, and from there back to the page.
 */
export async function requireFreshStaff(
  request: Request,
  about: Pick<About, "deps" | "language" | "ip">,
  right: Right,
): Promise<Member> {
  const member = await requireStaff(request, about, right);
  const minutes =
    request.method === "GET" || request.method === "HEAD" ? minutesToLook : minutesToSend;
  if (await keepFresh(about.deps.pool, member.sessionId, minutes)) return member;
  const { pathname, search } = new URL(request.url);
  const to = returnPath(pathname + search, about.language);
  const confirm = adminPath("confirm", about.language);
  throw redirect(`${confirm}?${new URLSearchParams({ to })}`, {
    status: 303,
    headers: privateHeaders,
  });
}
