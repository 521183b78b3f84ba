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

/** A signed-in member with the needed right; `by` goes into the audit log with every deed. */
export type Member = Staff & { by: Doer };

type Asked = Pick<About, "deps" | "language">;
const senders = new WeakMap<Asked, Promise<Staff | undefined>>();

/**
 * Returns the signed-in member who sends the request, undefined for anybody else. All loaders of a page share one look into the
 * database; an action has its own, because the loaders after it see what it has changed.
 */
export function findSender(request: Request, about: Asked): Promise<Staff | undefined> {
  const known = request.method === "GET" ? senders.get(about) : undefined;
  if (known) return known;
  const found = findStaff(about.deps, request, about.language);
  if (request.method === "GET") senders.set(about, found);
  return found;
}

/**
 * Returns the member who sends the request and has the right; every loader and action of the back office begins with
 * this call. Throws a redirect to the sign-in, which leads back, for anybody else, and 403 for a member without the
 * right.
 */
export async function requireStaff(
  request: Request,
  about: Pick<About, "deps" | "language" | "ip">,
  right: Right,
): Promise<Member> {
  const { language } = about;
  const staff = await findSender(request, about);
  if (!staff) throw leadTo(loginFor(request, language));
  if (!may(staff.role, right)) {
    const { title } = adminWords(language).forbidden;
    // A whole response, since a file or a stream has no error page around it.
    throw new Response(title, { status: 403, headers: privateHeaders });
  }
  const by: Doer = {
    actor: { kind: "staff", id: staff.id },
    addressHash: addressHash(about.deps.signingKey, about.ip),
  };
  return { ...staff, by };
}

const minutesToLook = 15;

/** Longer than for looking, so that a form filled in slowly is not lost to the question for the password. */
const minutesToSend = 60;

/**
 * Like `requireStaff`, for settings, exports and staff: the password was given at most 15 minutes ago. Each of these
 * pages begins the 15 minutes anew, and a sent form has an hour. Signing in counts as giving the password. Otherwise
 * the member is led to `/admin/confirm`, and from there back to the page.
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
