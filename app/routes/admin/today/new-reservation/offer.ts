import type { ActionFunctionArgs } from "react-router";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { asParams } from "./read-booking.ts";
import { showOffer } from "./show-offer.ts";

/** What the form says goes in a POST, since it names the customer; nothing is written. */
export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "steer-reservations");
  const form = await request.formData().catch(() => undefined);
  if (!form) return Response.json({ cars: [] }, { status: 400, headers: privateHeaders });
  const offer = await showOffer(asParams(form), about);
  return Response.json(offer, { headers: privateHeaders });
}
