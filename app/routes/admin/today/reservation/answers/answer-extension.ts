/** The form of an extension while the car is out: its price, and the extension itself. */
import {
  dateOf,
  joinDateTime,
  parseLocalDate,
  parseLocalTime,
  timeOf,
  type LocalDateTime,
} from "../../../../../domain/calendar.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { formatDayTime } from "../../../../../i18n/format.ts";
import {
  extendByStaff,
  type ExtendRefusal,
} from "../../../../../server/reservations/deeds/extend-by-staff.ts";
import {
  quoteExtension,
  type ExtensionQuote,
} from "../../../../../server/reservations/deeds/quote-extension.ts";
import { textOf } from "../../../forms/fields-of.ts";
import { priceFacts } from "../../../../price-facts.ts";
import {
  handOf,
  refused,
  typedIn,
  unreadable,
  type DeedAnswer,
  type DeedRequest,
} from "./request.ts";

/** Answers with the price of the extension beside the kept price, and with who goes to another vehicle for it. */
export async function answerQuoteExtension(request: DeedRequest): Promise<DeedAnswer> {
  const until = untilIn(request);
  return typeof until === "string" ? shown(request, await quoted(request, until)) : until;
}

/** Extends the rental, if it and its price are still as the member saw them. */
export async function answerExtend(request: DeedRequest): Promise<DeedAnswer> {
  const { form, about } = request;
  const hand = handOf(request);
  const difference = /^-?\d{1,9}$/.exec(textOf(form, "differenceCents", 12));
  const until = untilIn(request);
  if (!hand || !difference) return unreadable(request);
  if (typeof until !== "string") return until;
  const seenDifferenceCents = Number(difference[0]);
  const answer = await extendByStaff(about.deps, { ...hand, until, seenDifferenceCents });
  if (answer.ok) return { done: "extend" };
  if (answer.reason === "stale") return refused(request, "stale", typedUntil(request));
  const anew = await shown(request, await quoted(request, until));
  if (answer.reason !== "price-changed" || !("answer" in anew) || anew.answer.refused) return anew;
  const message = adminReservationWords(about.language).extend.changed;
  return { answer: { ...anew.answer, refused: { message } }, status: 409 };
}

function quoted({ found, about }: DeedRequest, until: LocalDateTime): Promise<ExtensionQuote> {
  return quoteExtension(about.deps, { token: found.view.token, until, now: about.now });
}

function typedUntil({ form }: DeedRequest) {
  return typedIn(form, ["dropoffDate", "dropoffTime"]);
}

/** The new return that was typed, or that of the way out that was tapped; an answer when it is none. */
function untilIn(request: DeedRequest): LocalDateTime | DeedAnswer {
  const { form, about } = request;
  const [wayDate, wayTime] = textOf(form, "instead", 20).split("T");
  const date = parseLocalDate(wayDate || textOf(form, "dropoffDate", 30));
  const time = parseLocalTime(wayTime || textOf(form, "dropoffTime", 10));
  if (date && time) return joinDateTime(date, time);
  const words = adminReservationWords(about.language).extend.faults;
  const faults: Record<string, string> = date
    ? { dropoffTime: words["bad-time"] }
    : { dropoffDate: words.date };
  return { answer: { faults, typed: typedUntil(request) }, status: 400 };
}

async function shown(request: DeedRequest, quote: ExtensionQuote): Promise<DeedAnswer> {
  if (!quote.ok) return refusal(request, quote);
  const { about } = request;
  const { language } = about;
  const words = adminReservationWords(language);
  const { before, after, differenceCents, version, moving } = quote;
  const world = { catalogue: await about.deps.catalogue.get(), language, words: words.trip };
  const wished = { car: after.car, trip: after.trip, quote: after };
  const price = { ...priceFacts(before, wished, world), warnings: [] };
  const { dropoffAt } = after.trip;
  return {
    answer: {
      typed: [
        ["dropoffDate", dateOf(dropoffAt)],
        ["dropoffTime", timeOf(dropoffAt)],
      ],
      shown: {
        extension: {
          price,
          differenceCents,
          version,
          moving: moving.map(({ code, name, pickupAt, fromPlate, toPlate }) =>
            words.extend.moves(code, name, formatDayTime(pickupAt, language), fromPlate, toPlate),
          ),
        },
      },
    },
    status: 200,
  };
}

type Refusal = Exclude<ExtensionQuote, { ok: true }>;

function refusal(request: DeedRequest, quote: Refusal): DeedAnswer {
  const { language } = request.about;
  const words = adminReservationWords(language).extend;
  const typed = typedUntil(request);
  switch (quote.reason) {
    case "not-found":
    case "closed":
    case "stale":
      return refused(request, quote.reason, typed);
    case "taken": {
      const { clash } = quote;
      const message = clash
        ? words.taken(clash.code, clash.name, formatDayTime(clash.pickupAt, language))
        : words.takenByOther;
      const ways = waysOf(quote, language);
      return { answer: { refused: { message }, typed, shown: { ways } }, status: 409 };
    }
    case "place-closed":
      return wrongTime(words.faults, quote, typed);
    default:
      return fault(words.faults[quote.reason], typed);
  }
}

type Faults = ReturnType<typeof adminReservationWords>["extend"]["faults"];
type Closed = Extract<ExtendRefusal, { reason: "place-closed" }>;

function wrongTime(
  faults: Faults,
  { opens, closes }: Closed,
  typed: ReturnType<typeof typedUntil>,
) {
  const isOpen = opens !== undefined && closes !== undefined;
  return fault(isOpen ? faults.closed(`${opens}–${closes}`) : faults["closed-day"], typed);
}

function fault(text: string, typed: ReturnType<typeof typedUntil>): DeedAnswer {
  return { answer: { faults: { dropoffDate: text }, typed }, status: 400 };
}

function waysOf(
  { clash, latest }: Extract<Refusal, { reason: "taken" }>,
  language: DeedRequest["about"]["language"],
) {
  const until = latest && {
    value: latest,
    label: adminReservationWords(language).extend.wayUntil(formatDayTime(latest, language)),
  };
  return { ...(until && { until }), ...(clash && { code: clash.code }) };
}
