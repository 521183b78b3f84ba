import type { DateNames } from "../domain/forms/typed-date.ts";
import type { Language } from "../domain/language.ts";

type CalendarNames = {
  /** January first. */
  months: readonly string[];
  monthsShort: readonly string[];
  /** Monday first. */
  weekdays: readonly string[];
  weekdaysShort: readonly string[];
};

/** Our own names of months and days: Chromium claims the locale `bs` and has no data for it. */
export const calendarNames: Record<Language, CalendarNames> = {
  "en-us": {
    months: [
      "January",
      "February",
      "March",
      "April",
      "May",
      "June",
      "July",
      "August",
      "September",
      "October",
      "November",
      "December",
    ],
    monthsShort: [
      "Jan",
      "Feb",
      "Mar",
      "Apr",
      "May",
      "Jun",
      "Jul",
      "Aug",
      "Sep",
      "Oct",
      "Nov",
      "Dec",
    ],
    weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    weekdaysShort: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  },
  ba: {
    months: [
      "januar",
      "februar",
      "mart",
      "april",
      "maj",
      "juni",
      "juli",
      "august",
      "septembar",
      "oktobar",
      "novembar",
      "decembar",
    ],
    monthsShort: [
      "jan",
      "feb",
      "mar",
      "apr",
      "maj",
      "jun",
      "jul",
      "aug",
      "sep",
      "okt",
      "nov",
      "dec",
    ],
    weekdays: ["ponedjeljak", "utorak", "srijeda", "četvrtak", "petak", "subota", "nedjelja"],
    weekdaysShort: ["pon", "uto", "sri", "čet", "pet", "sub", "ned"],
  },
};

/** The same with the near days: what is understood where a date is typed. */
export const dateNames: Record<Language, DateNames> = {
  "en-us": {
    ...calendarNames["en-us"],
    yesterday: "yesterday",
    today: "today",
    tomorrow: "tomorrow",
  },
  ba: { ...calendarNames.ba, yesterday: "jučer", today: "danas", tomorrow: "sutra" },
};
