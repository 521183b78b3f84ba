import { writeAuditEntries } from "../../audit/write-audit-entries.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import { cookiesOf, findStaff } from "./find-staff.ts";
import { staffAuth, type StaffAuthDeps } from "./staff-auth.server.ts";

/** Ends the session of a request and answers with the `Set-Cookie` headers that take it out of the browser. */
export async function signOut(deps: StaffAuthDeps, request: Request): Promise<string[]> {
  const staff = await findStaff(deps, request);
  const { headers } = await staffAuth(deps, request).api.signOut({
    headers: cookiesOf(request),
    returnHeaders: true,
  });
  if (staff) {
    const { id } = staff;
    await inTransaction(deps.pool, (client) =>
      writeAuditEntries(client, [
        {
          actor: { kind: "staff", id },
          action: "staff.sign-out",
          subjectKind: "user",
          subjectId: id,
        },
      ]),
    );
  }
  return headers.getSetCookie();
}
