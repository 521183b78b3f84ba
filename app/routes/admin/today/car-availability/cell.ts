/** Answers why a vehicle is not free at a time, in a sentence, with the first start that works. */
import type { LoaderFunctionArgs } from "react-router";
import { addDays, parseLocalDate, parseLocalTime } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { inLanguage } from "../../../../domain/language.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import { cellWords } from "../../../../i18n/admin-cell/en.ts";
import { lackText } from "../../../../i18n/admin-lacks/en.ts";
import { plannerWords } from "../../../../i18n/admin-planner/en.ts";
import { formatDuration } from "../../../../i18n/duration.ts";
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
  const { priceList, withdrawn } = await about.deps.catalogue.get();
  const places = [...priceList.locations, ...withdrawn.locations];
  const placeName = (id: string) => {
    const place = places.find((one) => one.id === id);
    return place ? inLanguage(place.name, about.language) : "";
  };
  const answer = answerOf(found, { language: about.language, placeName });
  return Response.json(answer, { headers: privateHeaders });
}

type Known = { language: Language; placeName: (id: string) => string };

const usualDays = 3;

function answerOf(found: CellExplained, known: Known): CellAnswer {
  const says = [sentenceOf(found, known), ...afterwards(found, known.language)];
  const start = found.state === "taken" ? found.first : found.start;
  if (start === undefined || found.state === "over") return { says };
  const [day = "", pickupTime = ""] = start.split("T");
  const dropoffDate = addDays(day, usualDays);
  const times = { pickupDate: day, pickupTime, dropoffDate, dropoffTime: pickupTime };
  const query = new URLSearchParams({ ...times, car: String(found.carId) });
  return { says, booking: query.toString() };
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
  { why, start }: Extract<CellExplained, { state: "taken" }>,
  { language, placeName }: Known,
): string {
  const words = cellWords(language);
  if (why.kind === "out-of-service") return words.outOfService;
  const { by } = why;
  const [from, until] = [by.from, by.until].map((at) => formatDayTime(at, language));
  const isLater = by.from > start;
  if (by.block) {
    const { kinds } = plannerWords(language);
    const kind = [kinds[by.block.kind], by.block.note].filter(Boolean).join(": ");
    return isLater ? words.goesOut(kind, from ?? "") : words.outOfSale(kind, until ?? "");
  }
  const who = whoOf(by);
  switch (why.kind) {
    case "stay":
      return isLater ? words.begins(who, from ?? "") : words.has(who, until ?? "");
    case "turnaround":
      return isLater ? words.readyBefore(who, from ?? "") : words.readyAfter(who, until ?? "");
    case "transfer": {
      const way = [placeName(why.from), placeName(why.to)] as const;
      const time = formatDuration(why.minutes);
      return isLater ? words.driveBefore(who, ...way, time) : words.driveAfter(who, ...way, time);
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
