import type { Doer } from "../../../domain/staff/doer.ts";
import { redirect } from "react-router";
import { may, type Right } from "../../../domain/staff/rights.ts";
import { adminWords } from "../../../i18n/admin/en.ts";
import { addressHash } from "../../../server/audit/address-hash.ts";
import type { About } from "../../../server/http/about.ts";
import { findStaff, type Staff } from "../../../server/staff/sign-in/find-staff.ts";
import { privateHeaders } from "../../request/private-headers.ts";
import { loginFor } from "./return-path.ts";

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
  if (!staff) throw redirect(loginFor(request, language), { status: 303, headers: privateHeaders });
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
