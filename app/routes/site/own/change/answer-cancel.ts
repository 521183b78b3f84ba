import { data, redirect } from "react-router";
import { freeTimeOf } from "../../../../domain/reservations/trip/free-time.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { cancelReservation } from "../../../../server/reservations/change/cancel-reservation.ts";
import type { PageContext } from "../../../request/page-context.ts";
import type { Asked } from "./wish/answer-change.ts";
import type { Told } from "./change-told.ts";
import { numberOf, sentFields } from "./wish/sent-fields.ts";

/** Cancels the reservation, when that still means what was said beside the button. */
export async function answerCancel({ form, reservation }: Asked, about: PageContext) {
  const { deps, language, now } = about;
  const { priceList } = await deps.catalogue.get();
  const free = freeTimeOf(reservation, priceList.rules, now);
  const feeCents = free.isOver ? free.lateFeeCents : 0;
  const seen = Math.max(0, numberOf(sentFields(form), "seenFeeCents"));
  if (feeCents > seen) return data<Told>({ about: "cancel" }, { status: 409 });
  const answer = await cancelReservation(deps, { token: reservation.token, now });
  if (answer.ok) return redirect(`${pathTo("change", language)}?done=cancelled`, 303);
  if (answer.reason === "not-found") throw redirect(`${pathTo("modify", language)}?expired`, 303);
  return data<Told>({ about: "closed" }, { status: 409 });
}
