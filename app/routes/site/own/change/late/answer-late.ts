import { data, redirect } from "react-router";
import { joinDateTime, parseLocalDate, parseLocalTime } from "../../../../../domain/calendar.ts";
import { soldGrace } from "../../../../../domain/pricing/lines/sold-grace.ts";
import type {
  LateAnswer,
  LateEnd,
  LateWish,
} from "../../../../../domain/reservations/lateness/late.ts";
import { isWithinGrace, lateEnd } from "../../../../../domain/reservations/lateness/lateness.ts";
import type { Reservation } from "../../../../../domain/reservations/reservation.ts";
import { changeWords } from "../../../../../i18n/change/en.ts";
import { formatSpan } from "../../../../../i18n/hours.ts";
import { pathTo } from "../../../../../i18n/paths.ts";
import { bookingLimits, withinLimit } from "../../../../../server/limits/booking-limits.ts";
import { checkLate } from "../../../../../server/reservations/lateness/check-late.ts";
import { reportLate } from "../../../../../server/reservations/lateness/report-late.ts";
import { priceFacts } from "../../../../price-facts.ts";
import type { PageContext } from "../../../../request/page-context.ts";
import type { LateSaid, LateTold, Told } from "../change-told.ts";
import { placeName } from "../open-change.ts";
import type { Asked } from "../wish/answer-change.ts";
import { numberOf, sentFields, textOf } from "../wish/read-change.ts";

type Late = { wish?: LateWish; end: LateEnd; typed: LateTold["typed"]; fields: URLSearchParams };

/** Answers with the consequences of another time of arrival or return; nothing is written. */
export async function answerLateCheck(asked: Asked, about: PageContext) {
  const late = readLate(asked, about);
  if (!late) return data<Told>({ about: "closed" }, { status: 409 });
  if (!late.wish) return tell(late, { kind: "fault", reason: "bad-time" }, 400);
  const { token } = asked.reservation;
  const answer = await checkLate(about.deps, { token, wish: late.wish, now: about.now });
  return tellAnswer(answer, late, asked.reservation, about);
}

/** Tells the agency, unless the consequences are no longer the ones that the customer saw. */
export async function answerLateReport(asked: Asked, about: PageContext) {
  const late = readLate(asked, about);
  if (!late) return data<Told>({ about: "closed" }, { status: 409 });
  if (!late.wish) return tell(late, { kind: "fault", reason: "bad-time" }, 400);
  const { token } = asked.reservation;
  const seenDifferenceCents = Math.max(0, numberOf(late.fields, "seenDifferenceCents"));
  const wish = { token, wish: late.wish, seenDifferenceCents, now: about.now };
  const answer = await withinLimit(bookingLimits(about.deps).changes, token, () =>
    reportLate(about.deps, wish),
  );
  if (answer.ok) return redirect(`${pathTo("change", about.language)}?done=late`, 303);
  if (answer.reason === "too-many-tries") {
    const headers = { "Retry-After": String(answer.waitSeconds) };
    return data<Told>(toldOf(late, { kind: "too-many" }), { status: 429, headers });
  }
  return answer.reason === "price-changed"
    ? tellAnswer(answer.answer, late, asked.reservation, about, true)
    : tellAnswer(answer, late, asked.reservation, about);
}

/** Returns the time that was pressed, or the date and time that were typed; `undefined` when lateness is not possible. */
function readLate({ form, reservation }: Asked, { now }: PageContext): Late | undefined {
  const end = lateEnd(reservation, now);
  if (!end) return undefined;
  const fields = sentFields(form);
  const [, date, time] = /^([^T]*)T(.*)$/s.exec(textOf(fields, "at")) ?? [
    "",
    textOf(fields, "lateDate"),
    textOf(fields, "lateTime"),
  ];
  const typed = { date: parseLocalDate(date ?? "") ?? "", time: parseLocalTime(time ?? "") ?? "" };
  const late = { end, typed, fields };
  if (typed.date === "" || typed.time === "") return late;
  return { ...late, wish: { end, at: joinDateTime(typed.date, typed.time) } };
}

async function tellAnswer(
  answer: LateAnswer,
  late: Late,
  reservation: Reservation,
  about: PageContext,
  isStale = false,
) {
  const said = await saidOf(answer, late, reservation, about);
  if (said === "closed") return data<Told>({ about: "closed" }, { status: 409 });
  return tell(late, said, isStale || !answer.ok ? statusOf(said) : 200, isStale);
}

function statusOf({ kind }: LateSaid): number {
  return kind === "fault" ? 400 : 409;
}

function tell(late: Late, said: LateSaid, status: number, isStale = false) {
  return data(toldOf(late, said, isStale), { status });
}

function toldOf({ end, typed }: Late, said: LateSaid, isStale = false): Told {
  return { about: "late", end, typed, said, isStale };
}

async function saidOf(
  answer: LateAnswer,
  late: Late,
  reservation: Reservation,
  about: PageContext,
): Promise<LateSaid | "closed"> {
  const { language, deps } = about;
  if (answer.ok) return saidOfTime(answer, reservation, about);
  switch (answer.reason) {
    case "not-found":
      throw redirect(`${pathTo("modify", language)}?expired`, 303);
    case "closed":
      return "closed";
    case "return-by":
      return { kind: "return-by", at: answer.at };
    case "place-closed": {
      const { opens, closes } = answer;
      const { pickupLocationId, dropoffLocationId } = reservation.trip;
      const id = late.end === "arrival" ? pickupLocationId : dropoffLocationId;
      const place = placeName(id, await deps.catalogue.get(), language);
      const hours = opens && closes ? formatSpan({ opens, closes }, language) : undefined;
      return { kind: "place-closed", place, hours };
    }
    default:
      return { kind: "fault", reason: answer.reason };
  }
}

async function saidOfTime(
  answer: Extract<LateAnswer, { ok: true }>,
  before: Reservation,
  { deps, language }: PageContext,
): Promise<LateSaid> {
  const { at, end } = answer.wish;
  const catalogue = await deps.catalogue.get();
  if (answer.cost === "free") return { kind: "free", at, ...graceOf(answer.wish, before) };
  const { quote, differenceCents } = answer;
  // A customer who arrives later still has the car from the agreed time on; only a later return changes the trip.
  const trip = end === "arrival" ? before.trip : { ...before.trip, dropoffAt: at };
  const { offer: words, late } = changeWords(language);
  const wished = { car: before.car, trip, quote };
  const price = priceFacts(before, wished, { catalogue, language, words });
  const warnings = [late.payAt[end]];
  return { kind: "paid", at, differenceCents, price: { ...price, warnings } };
}

/** Returns the grace that makes a later return free. A later arrival needs none: the agency waits in any case. */
function graceOf({ end, at }: LateWish, { trip, lines }: Reservation): { graceMinutes?: number } {
  const graceMinutes = soldGrace(lines);
  return end === "return" && isWithinGrace(at, trip, { graceMinutes }) ? { graceMinutes } : {};
}
