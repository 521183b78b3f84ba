import type { Doer } from "../../../domain/staff/doer.ts";
import { redirect } from "react-router";
import { may, type Right } from "../../../domain/staff/rights.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { adminWords } from "../../../i18n/admin/en.ts";
import { loginFor, returnPath } from "./return-path.ts";
import { privateHeaders } from "../../request/private-headers.ts";
import { addressHash } from "../../../server/audit/address-hash.ts";
import type { About } from "../../../server/http/about.ts";
import { findStaff, type Staff } from "../../../server/staff/sign-in/find-staff.ts";
import { keepFresh } from "../../../server/staff/sign-in/keep-fresh.ts";
import { leadTo } from "../forms/action-answer.ts";

/** A member who was let in, and what is written into the audit log of everything that they do. */
export type Member = Staff & { by: Doer };

/**
 * The member of the staff who asks, and has the right; every loader and action of the back office begins with it. Who is not
 * signed in goes to the sign-in and comes back; who lacks the right is told so (403).
 */
export async function requireStaff(
  request: Request,
  { deps, language, ip }: Pick<About, "deps" | "language" | "ip">,
  right: Right,
): Promise<Member> {
  const staff = await findStaff(deps, request);
  if (!staff) throw leadTo(loginFor(request, language));
  if (!may(staff.role, right)) {
    const { title } = adminWords(language).forbidden;
    // A whole response: what is no page (a file, a stream) has no error page around it.
    throw new Response(title, { status: 403, headers: privateHeaders });
  }
  const by: Doer = {
    actor: { kind: "staff", id: staff.id },
    addressHash: addressHash(deps.signingKey, ip),
  };
  return { ...staff, by };
}

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
