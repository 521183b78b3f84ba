/** The form of an early return that is announced: what it means, and the announcement itself. */
import {
  joinDateTime,
  parseLocalDate,
  parseLocalTime,
  type LocalDateTime,
} from "../../../../../domain/calendar.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { counted } from "../../../../../i18n/booking/counted.ts";
import { formatDayTime, formatEuro } from "../../../../../i18n/format.ts";
import {
  announceByStaff,
  foreseeReturn,
  type AnnounceAnswer,
  type ForeseenReturn,
} from "../../../../../server/reservations/deeds/announce-by-staff.ts";
import { textOf } from "../../../forms/fields-of.ts";
import {
  handOf,
  refused,
  said,
  typedIn,
  unreadable,
  wholeOf,
  type DeedAnswer,
  type DeedRequest,
} from "./request.ts";

/** Answers with what the early return means for the price and the vehicle; nothing is written. */
export async function answerForesee(request: DeedRequest): Promise<DeedAnswer> {
  const at = timeIn(request);
  if (typeof at !== "string") return at;
  const told = await foreseen(request, at);
  return told.ok ? offered(request, at, told) : refusal(request, told);
}

/** Announces the return, if what comes back is still as the member saw it. */
export async function answerAnnounce(request: DeedRequest): Promise<DeedAnswer> {
  const { form, about } = request;
  const hand = handOf(request);
  const seenBackCents = wholeOf(form, "backCents");
  const at = timeIn(request);
  if (!hand || seenBackCents < 0) return unreadable(request);
  if (typeof at !== "string") return at;
  const wish = { at, frees: form.get("frees") === "on", seenBackCents };
  const answer = await announceByStaff(about.deps, { ...hand, wish });
  if (answer.ok) return { done: "announce-return" };
  if (answer.reason !== "price-changed") return refusal(request, answer);
  const anew = await answerForesee(request);
  if (!("answer" in anew) || anew.answer.faults) return anew;
  const message = adminReservationWords(about.language).announce.changed;
  return { answer: { ...anew.answer, refused: { message } }, status: 409 };
}

function foreseen({ found, about }: DeedRequest, at: LocalDateTime): Promise<ForeseenReturn> {
  return foreseeReturn(about.deps, { token: found.view.token, at, now: about.now });
}

function typedOf({ form }: DeedRequest) {
  return typedIn(form, ["returnDate", "returnTime", "frees"]);
}

/** The return that was typed; an answer when it is none. */
function timeIn(request: DeedRequest): LocalDateTime | DeedAnswer {
  const { form, about } = request;
  const date = parseLocalDate(textOf(form, "returnDate", 30));
  const time = parseLocalTime(textOf(form, "returnTime", 10));
  if (date && time) return joinDateTime(date, time);
  const words = adminReservationWords(about.language).announce.faults;
  const faults: Record<string, string> = date
    ? { returnTime: words["bad-time"] }
    : { returnDate: words.date };
  return { answer: { faults, typed: typedOf(request) }, status: 400 };
}

function offered(
  request: DeedRequest,
  at: LocalDateTime,
  { isAsAgreed, foreseen: { cents, days, rule }, version }: Extract<ForeseenReturn, { ok: true }>,
): DeedAnswer {
  const { form, about, found } = request;
  const { language } = about;
  const words = adminReservationWords(language).announce;
  const when = formatDayTime(at, language);
  const frees = form.get("frees") === "on" && !isAsAgreed;
  const back =
    cents > 0
      ? words.back(formatEuro(cents, language), counted(days, "day", language))
      : words.nothing[rule];
  const means = [
    words.expected(when),
    isAsAgreed ? words.asAgreed : back,
    frees ? words.freed(when) : words.held(formatDayTime(found.view.trip.dropoffAt, language)),
  ];
  const early = { means, backCents: cents, version };
  return { answer: { typed: typedOf(request), shown: { early } }, status: 200 };
}

type Refusal = Exclude<ForeseenReturn | AnnounceAnswer, { ok: true }>;

function refusal(request: DeedRequest, answer: Refusal): DeedAnswer {
  const { language } = request.about;
  const { announce: words, extend } = adminReservationWords(language);
  const typed = typedOf(request);
  const fault = (text: string): DeedAnswer => ({
    answer: { faults: { returnDate: text }, typed },
    status: 400,
  });
  switch (answer.reason) {
    case "not-found":
    case "closed":
    case "stale":
      return refused(request, answer.reason, typed);
    case "price-changed":
      return said(words.changed, 409, typed);
    case "taken": {
      const { clash } = answer;
      const when = clash && formatDayTime(clash.pickupAt, language);
      const message =
        clash && when ? extend.taken(clash.code, clash.name, when) : extend.takenByOther;
      return said(message, 409, typed);
    }
    case "place-closed": {
      const { opens, closes } = answer;
      const isOpen = opens !== undefined && closes !== undefined;
      return fault(
        isOpen ? extend.faults.closed(`${opens}–${closes}`) : extend.faults["closed-day"],
      );
    }
    default:
      return fault(words.faults[answer.reason]);
  }
}
