import { data, redirect } from "react-router";
import { joinDateTime, parseLocalDate, parseLocalTime } from "../../../../../domain/calendar.ts";
import { formatSpan } from "../../../../../i18n/hours.ts";
import { pathTo } from "../../../../../i18n/paths.ts";
import { bookingLimits, withinLimit } from "../../../../../server/limits/booking-limits.ts";
import {
  announceOwnReturn,
  foreseeOwnReturn,
  type OwnAnnounced,
  type OwnForeseen,
} from "../../../../../server/reservations/lateness/announce-own-return.ts";
import type { PageContext } from "../../../../request/page-context.ts";
import type { EarlySaid, EarlyTold, Told } from "../change-told.ts";
import { placeName } from "../open-change.ts";
import type { Asked } from "../wish/answer-change.ts";
import { numberOf, sentFields, textOf } from "../wish/read-change.ts";

/** Answers with what comes back when the car does so earlier; nothing is written. */
export async function answerEarlyCheck(asked: Asked, about: PageContext, isStale = false) {
  const early = readEarly(asked);
  if (!early.at) return tell(early, { kind: "fault", reason: "bad-time" }, 400);
  const { token } = asked.reservation;
  const answer = await foreseeOwnReturn(about.deps, { token, at: early.at, now: about.now });
  if (!answer.ok) return tellRefusal(answer, early, asked, about);
  const { cents, days, rule } = answer.foreseen;
  const said = { kind: "can", at: early.at, cents, days, rule } as const;
  return tell(early, said, isStale ? 409 : 200, isStale);
}

/** Tells the agency, unless what comes back is no longer what the customer saw. */
export async function answerEarlyReport(asked: Asked, about: PageContext) {
  const early = readEarly(asked);
  if (!early.at) return tell(early, { kind: "fault", reason: "bad-time" }, 400);
  const { token } = asked.reservation;
  const seenBackCents = Math.max(0, numberOf(early.fields, "seenBackCents"));
  const form = { token, at: early.at, seenBackCents, now: about.now };
  const answer = await withinLimit(bookingLimits(about.deps).changes, token, () =>
    announceOwnReturn(about.deps, form),
  );
  if (answer.ok) return redirect(`${pathTo("change", about.language)}?done=early`, 303);
  if (answer.reason === "too-many-tries") {
    const headers = { "Retry-After": String(answer.waitSeconds) };
    return data<Told>(toldOf(early, { kind: "too-many" }), { status: 429, headers });
  }
  if (answer.reason === "price-changed") return answerEarlyCheck(asked, about, true);
  return tellRefusal(answer, early, asked, about);
}

type Early = { at: string | undefined; typed: EarlyTold["typed"]; fields: URLSearchParams };

/** Returns the time that was pressed, or the date and time that were typed. */
function readEarly({ form }: Asked): Early {
  const fields = sentFields(form);
  const [, date, time] = /^([^T]*)T(.*)$/s.exec(textOf(fields, "at")) ?? [
    "",
    textOf(fields, "earlyDate"),
    textOf(fields, "earlyTime"),
  ];
  const typed = { date: parseLocalDate(date ?? "") ?? "", time: parseLocalTime(time ?? "") ?? "" };
  const isRead = typed.date !== "" && typed.time !== "";
  return { fields, typed, at: isRead ? joinDateTime(typed.date, typed.time) : undefined };
}

type Refusal = Exclude<OwnForeseen | OwnAnnounced, { ok: true } | { reason: "price-changed" }>;

async function tellRefusal(
  answer: Refusal,
  early: Early,
  { reservation }: Asked,
  { deps, language }: PageContext,
) {
  switch (answer.reason) {
    case "not-found":
      throw redirect(`${pathTo("modify", language)}?expired`, 303);
    case "closed":
      return data<Told>({ about: "closed" }, { status: 409 });
    case "arranged":
    case "taken":
      return tell(early, { kind: "arranged" }, 409);
    case "place-closed": {
      const { opens, closes } = answer;
      const { dropoffLocationId } = reservation.trip;
      const place = placeName(dropoffLocationId, await deps.catalogue.get(), language);
      const hours = opens && closes ? formatSpan({ opens, closes }, language) : undefined;
      return tell(early, { kind: "place-closed", place, hours }, 409);
    }
    default:
      return tell(early, { kind: "fault", reason: answer.reason }, 400);
  }
}

function tell(early: Early, said: EarlySaid, status: number, isStale = false) {
  return data(toldOf(early, said, isStale), { status });
}

function toldOf({ typed }: Early, said: EarlySaid, isStale = false): Told {
  return { about: "early", typed, said, isStale };
}
