import { data } from "react-router";
import { parseCode } from "../../../../domain/reservations/code.ts";
import {
  findForStaff,
  type StaffReservation,
} from "../../../../server/reservations/reading/find-for-staff.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";

/** The reservation of the code in the address; without one the page does not exist. */
export async function openReservation(
  code: string | undefined,
  { deps }: Pick<PageContext, "deps">,
): Promise<StaffReservation> {
  const bare = parseCode(code ?? "");
  const found = bare && (await findForStaff(deps, bare));
  if (!found) throw data(undefined, { status: 404, headers: privateHeaders });
  return found;
}
