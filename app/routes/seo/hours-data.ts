import type { LocalDate } from "../../domain/calendar.ts";
import type { OpeningHours, OpenSpan } from "../../domain/locations/location.ts";
import type { Thing } from "./seo-site.ts";

const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/**
 * Opening hours in schema.org's vocabulary: equal days grouped, closed days left out. Special days from `today` on are listed
 * apart; a closed one opens and closes at midnight.
 */
export function hoursData({ weekly, special }: OpeningHours, today: LocalDate): Thing {
  const ahead = special.filter(({ date }) => date >= today);
  return {
    openingHoursSpecification: alike(weekly).map(({ days, span }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days,
      ...timesOf(span),
    })),
    ...(ahead.length > 0 && {
      specialOpeningHoursSpecification: ahead.map(({ date, span }) => ({
        "@type": "OpeningHoursSpecification",
        validFrom: date,
        validThrough: date,
        ...(isOpen(span) ? timesOf(span) : { opens: "00:00", closes: "00:00" }),
      })),
    }),
  };
}

function alike(weekly: OpeningHours["weekly"]): { days: string[]; span: OpenSpan }[] {
  const rows: { days: string[]; span: OpenSpan }[] = [];
  for (const [index, span] of weekly.entries()) {
    const day = weekdays[index];
    if (!day || !isOpen(span)) continue;
    const row = rows.find((each) => sameSpan(each.span, span));
    if (row) row.days.push(day);
    else rows.push({ days: [day], span });
  }
  return rows;
}

/** Equal opening and closing times mean closed. */
function isOpen(span: OpenSpan | undefined): span is OpenSpan {
  return span !== undefined && span.opens !== span.closes;
}

function sameSpan(a: OpenSpan, b: OpenSpan): boolean {
  return a.opens === b.opens && a.closes === b.closes;
}

/** Ends at 23:59 instead of midnight: 00:00 would read as the start of the day. */
function timesOf({ opens, closes }: OpenSpan): Thing {
  return { opens, closes: closes === "24:00" || closes === "00:00" ? "23:59" : closes };
}
