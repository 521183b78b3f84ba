/** Another vehicle than the planned one, by the plate that was typed in its handover. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import type { PlateAnswer } from "../../../../../domain/handovers/other-vehicle/plate-found.ts";
import { findByPlate } from "../../../../../server/handovers/other-vehicle/find-by-plate.ts";
import {
  type SwapAnswer,
  swapVehicle,
} from "../../../../../server/reservations/deeds/swap-vehicle.ts";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { textOf } from "../../../forms/fields-of.ts";
import { requireStaff } from "../../../guard/require-staff.ts";
import { openHandover } from "./load-handover.ts";

/** As long as the field of the plate. */
const maxPlate = 20;

/** Says what the typed plate leads to. Changes nothing. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "hand-over");
  const { view } = await openHandover(params.code, about);
  const plate = new URL(request.url).searchParams.get("plate")?.slice(0, maxPlate) ?? "";
  const found = await findByPlate(about.deps, { token: view.token, plate, now: about.now });
  return answer({ ok: true, found, isTaken: false });
}

/** Changes the plan of the reservation to the vehicle with the typed plate, at its price, and promises that one. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "steer-reservations");
  const { deps, now } = about;
  const { view } = await openHandover(params.code, about);
  const { token, totalCents } = view;
  const form = await readForm(request);
  const [plate, version] = [textOf(form, "plate", maxPlate), textOf(form, "version", 10)];
  if (!/^\d{1,9}$/.test(version)) return answer({ ok: false, reason: "stale" }, 400);
  const found = await findByPlate(deps, { token, plate, now });
  // The same press once more: the rental has it.
  if (found.is === "planned") return answer({ ok: true, found, isTaken: true });
  if (found.is !== "free") return answer({ ok: true, found, isTaken: false }, 409);
  const { vehicleId } = found;
  const hand = { token, by, now, seenVersion: Number(version) };
  const price = { price: "kept", seenTotalCents: totalCents } as const;
  const done = await swapVehicle(deps, { ...hand, ...price, vehicleId, pinned: true });
  if (done.ok) return answer({ ok: true, found, isTaken: true });
  return answer({ ok: false, reason: reasonOf(done) }, 409);
}

/** Whatever else a swap refuses has changed since this page asked. */
function reasonOf({ reason }: Exclude<SwapAnswer, { ok: true }>) {
  return reason === "closed" || reason === "not-available" ? reason : "stale";
}

function answer(said: PlateAnswer, status = 200): Response {
  return Response.json(said, { status, headers: privateHeaders });
}
