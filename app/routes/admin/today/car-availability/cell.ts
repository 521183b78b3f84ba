/** Answers why a vehicle is not free at a time, in a sentence, with the first start that works. */
import type { LoaderFunctionArgs } from "react-router";
import {
  addDays,
  parseLocalDate,
  parseLocalTime,
  wallMinutesBetween,
} from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import { cellWords } from "../../../../i18n/admin-cell/en.ts";
import { lackText } from "../../../../i18n/admin-lacks/en.ts";
import { plannerWords } from "../../../../i18n/admin-planner/en.ts";
import { formatDuration } from "../../../../i18n/duration.ts";
import { placeName } from "../../../../i18n/booking/place-name.ts";
import { formatDayTime, formatList } from "../../../../i18n/format.ts";
import {
  type CellExplained,
  explainCell,
  type Named,
} from "../../../../server/availability/planner/explain-cell.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { badForm, notFound } from "../../forms/action-answer.ts";
import { requireStaff } from "../../guard/require-staff.ts";

export type CellAnswer = {
  /** Sentences, the answer first. */
  says: string[];
  /** What the form of a booking by phone is filled with; absent where no start works. */
  booking?: string;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "see-reservations");
  const params = new URL(request.url).searchParams;
  const vehicle = /^[1-9]\d{0,8}$/.exec(params.get("vehicle") ?? "")?.[0];
  const date = parseLocalDate(params.get("date") ?? "");
  const time = parseLocalTime(params.get("time") ?? "");
  if (!vehicle || !date) throw badForm();
  const cell = { vehicleId: Number(vehicle), date, ...(time && { time }) };
  const found = await explainCell(about.deps, cell);
  if (!found) throw notFound();
  const { language } = about;
  const catalogue = await about.deps.catalogue.get();
  const answer = answerOf(found, {
    language,
    placeName: (id) => placeName(catalogue, id, language),
  });
  return Response.json(answer, { headers: privateHeaders });
}

type Known = { language: Language; placeName: (id: string) => string };

const usualDays = 3;
const dayMinutes = 1440;

function answerOf(found: CellExplained, known: Known): CellAnswer {
  const says = [sentenceOf(found, known), ...afterwards(found, known.language)];
  const start = found.state === "taken" ? found.first : found.start;
  if (start === undefined || found.state === "over") return { says };
  const [day = "", pickupTime = ""] = start.split("T");
  const dropoffDate = addDays(day, daysFor(found));
  const times = { pickupDate: day, pickupTime, dropoffDate, dropoffTime: pickupTime };
  const query = new URLSearchParams({ ...times, car: String(found.carId) });
  return { says, booking: query.toString() };
}

/** The rental days that a booking begins with: as many as are usual where the vehicle has them, else those that were tried. */
function daysFor(found: CellExplained): number {
  if (found.state !== "free") return found.days;
  const { start, until } = found;
  const whole =
    until === undefined ? usualDays : Math.floor(wallMinutesBetween(start, until) / dayMinutes);
  return Math.max(found.days, Math.min(usualDays, whole));
}

function sentenceOf(found: CellExplained, { language, placeName }: Known): string {
  const words = cellWords(language);
  const when = (at: string) => formatDayTime(at, language);
  switch (found.state) {
    case "over":
      return words.over;
    case "free":
      return found.until
        ? words.free(when(found.start), when(found.until))
        : words.open(when(found.start));
    case "by-moving":
      return words.byMoving(
        when(found.start),
        formatList(
          found.moves.map((one) => whoOf(one)),
          language,
        ),
      );
    case "taken":
      return whyText(found, { language, placeName });
  }
}

function whyText(
  { why, start, days }: Extract<CellExplained, { state: "taken" }>,
  { language, placeName }: Known,
): string {
  const words = cellWords(language);
  if (why.kind === "out-of-service") return words.outOfService;
  const { by } = why;
  const long = words.length(days);
  const [from, until] = [by.from, by.until].map((at) => formatDayTime(at, language));
  const isLater = by.from > start;
  if (by.block) {
    const { kinds } = plannerWords(language);
    const kind = [kinds[by.block.kind], by.block.note].filter(Boolean).join(": ");
    return isLater ? words.goesOut(long, kind, from ?? "") : words.outOfSale(kind, until ?? "");
  }
  const who = whoOf(by);
  switch (why.kind) {
    case "stay":
      return isLater ? words.begins(long, who, from ?? "") : words.has(who, until ?? "");
    case "turnaround":
      return isLater
        ? words.readyBefore(long, who, from ?? "")
        : words.readyAfter(who, until ?? "");
    case "transfer": {
      const way = [placeName(why.from), placeName(why.to)] as const;
      const time = formatDuration(why.minutes);
      return isLater
        ? words.driveBefore(long, who, ...way, time)
        : words.driveAfter(who, ...way, time);
    }
  }
}

function whoOf({ code, name }: Named): string {
  return code === undefined
    ? ""
    : [formatCode(code), name && `(${name})`].filter(Boolean).join(" ");
}

/** The first start that works, and what the vehicle lacks. */
function afterwards(found: CellExplained, language: Language): string[] {
  const words = cellWords(language);
  if (found.state === "over") return [];
  const lacks = found.lacks.map((lack) => lackText(lack, language));
  if (found.state !== "taken") return lacks;
  const { first } = found;
  return [first ? words.first(formatDayTime(first, language)) : words.never, ...lacks];
}
