/** Forms that change the state of a reservation, or its vehicle. */
import { may } from "../../../../../domain/staff/rights.ts";
import { relocationWords } from "../../../../../i18n/admin-relocation/en.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { quoteFaultText } from "../../../../../i18n/booking/faults.ts";
import { completeRental } from "../../../../../server/handovers/complete-rental.ts";
import { cancelByStaff } from "../../../../../server/reservations/deeds/cancel-by-staff.ts";
import { confirmReservation } from "../../../../../server/reservations/deeds/confirm-reservation.ts";
import type { ReasonFault } from "../../../../../server/reservations/deeds/read-reason.ts";
import { markNoShow } from "../../../../../server/reservations/deeds/mark-no-show.ts";
import { reinstateReservation } from "../../../../../server/reservations/deeds/reinstate-reservation.ts";
import { swapVehicle } from "../../../../../server/reservations/deeds/swap-vehicle.ts";
import { textOf } from "../../../forms/fields-of.ts";
import {
  agreedFeeOf,
  type DeedAnswer,
  type DeedRequest,
  handOf,
  refused,
  said,
  typedIn,
  unreadable,
  wholeOf,
} from "./request.ts";
import { mayKeepWith } from "../../keeps-price.ts";
import { namesOf } from "../parts/names-of.ts";
import type { Typed } from "../tasks/change-options.ts";

export async function answerConfirm(request: DeedRequest): Promise<DeedAnswer> {
  const hand = handOf(request);
  if (!hand) return unreadable(request);
  const answer = await confirmReservation(request.about.deps, hand);
  return answer.ok ? { done: "confirm" } : refused(request, answer.reason);
}

export async function answerComplete(request: DeedRequest): Promise<DeedAnswer> {
  const hand = handOf(request);
  if (!hand) return unreadable(request);
  const { form, member, about } = request;
  const hasWord = form.has("openBecause") && may(member.role, "close-open-accounts");
  const word = hasWord ? { openBecause: textOf(form, "openBecause", 4000) } : {};
  const answer = await completeRental(about.deps, { ...hand, ...word });
  if (answer.ok) return { done: "complete" };
  const { told, cancel } = adminReservationWords(about.language);
  if (answer.reason === "open-account") return said(told.openAccount);
  return isReasonFault(answer.reason)
    ? said(cancel.faults[answer.reason], 422)
    : refused(request, answer.reason);
}

export async function answerCancel(request: DeedRequest): Promise<DeedAnswer> {
  const { form, about } = request;
  const hand = handOf(request);
  if (!hand) return unreadable(request);
  const reason = textOf(form, "reason", 4000);
  const agreedFeeCents = agreedFeeOf(form);
  const answer = await cancelByStaff(about.deps, { ...hand, reason, agreedFeeCents });
  if (answer.ok) return { done: "cancel" };
  const typed = typedIn(form, ["reason", "waivesFee"]);
  return isReasonFault(answer.reason)
    ? unreasoned(request, answer.reason, typed)
    : refused(request, answer.reason, typed);
}

function isReasonFault(reason: string): reason is ReasonFault["reason"] {
  return reason === "no-reason" || reason === "too-long";
}

function unreasoned(
  { about }: DeedRequest,
  reason: ReasonFault["reason"],
  typed: Typed,
): DeedAnswer {
  const { faults } = adminReservationWords(about.language).cancel;
  return { answer: { faults: { reason: faults[reason] }, typed }, status: 400 };
}

export async function answerNoShow(request: DeedRequest): Promise<DeedAnswer> {
  const hand = handOf(request);
  if (!hand) return unreadable(request);
  const reason = textOf(request.form, "reason", 4000);
  const answer = await markNoShow(request.about.deps, { ...hand, reason });
  if (answer.ok) return { done: "no-show" };
  const words = adminReservationWords(request.about.language);
  if (isReasonFault(answer.reason)) return said(`${words.cancel.faults[answer.reason]}.`, 400);
  return answer.reason === "too-early" ? said(words.noShow.early) : refused(request, answer.reason);
}

export async function answerReinstate(request: DeedRequest): Promise<DeedAnswer> {
  const { form, about, found } = request;
  const hand = handOf(request);
  const price = /^(kept|today):(\d{1,9})$/.exec(textOf(form, "price", 20));
  if (!hand || !price) return unreadable(request);
  const answer = await reinstateReservation(about.deps, {
    ...hand,
    price: price[1] === "kept" ? "kept" : "today",
    seenTotalCents: Number(price[2]),
    reason: textOf(form, "reason", 4000),
  });
  if (answer.ok) return { done: "reinstate" };
  const typed = typedIn(form, ["reason"]);
  if (isReasonFault(answer.reason)) return unreasoned(request, answer.reason, typed);
  const { told } = adminReservationWords(about.language);
  switch (answer.reason) {
    case "price-changed":
    case "not-available":
      return said(told[answer.reason]);
    case "extra-out-of-stock": {
      const names = namesOf(found.view.car, await about.deps.catalogue.get(), about.language);
      const { code, left } = answer.missing;
      return said(told["extra-out-of-stock"](names.extra(code), left));
    }
    default:
      return refused(request, answer.reason, typed);
  }
}

export async function answerSwap(request: DeedRequest): Promise<DeedAnswer> {
  const { form, about, found, member } = request;
  const hand = handOf(request);
  const words = adminReservationWords(about.language);
  const chosen = /^(\d{1,9}):(\d{1,9})$/.exec(textOf(form, "vehicle", 20));
  if (!hand) return unreadable(request);
  if (!chosen) return said(words.swap.choose, 400);
  const isKept = form.get("price") !== "today";
  const asked = { view: found.view, vehicleId: Number(chosen[1]), role: member.role };
  if (isKept && !(await mayKeepWith(asked, about)))
    return said(relocationWords(about.language).mayNotKeep, 403);
  const answer = await swapVehicle(about.deps, {
    ...hand,
    vehicleId: Number(chosen[1]),
    pinned: form.get("pinned") === "on",
    price: isKept ? "kept" : "today",
    seenTotalCents: isKept ? wholeOf(form, "keptCents") : Number(chosen[2]),
  });
  if (answer.ok) return { done: "swap" };
  switch (answer.reason) {
    case "not-found":
    case "stale":
    case "closed":
      return refused(request, answer.reason);
    case "too-young":
      return said(words.told["too-young"](answer.leastAge));
    case "selection":
      return said(`${quoteFaultText(answer.fault, about.language)}.`);
    case "unknown-vehicle":
      return said(words.told["unknown-vehicle"], 400);
    default:
      return said(words.told[answer.reason]);
  }
}
