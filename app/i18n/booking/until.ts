import { dateOf, isoWeekday, timeOf } from "../../domain/calendar.ts";
import type { LocalDateTime } from "../../domain/calendar.ts";
import type { Language } from "../../domain/language.ts";
import { formatDayTime } from "../format.ts";

// A date after "until": Bosnian puts it in the genitive (do srijede, 1. jula u 10:00).

/** Keeps a day and its month on one line. */
const nbsp = "\u00a0";

const weekdaysOf = "ponedjeljka utorka srijede četvrtka petka subote nedjelje".split(" ");
const monthsOf =
  "januara februara marta aprila maja juna jula augusta septembra oktobra novembra decembra".split(
    " ",
  );

/** Returns `Wed 1 Jul, 10:00`, `srijede, 1. jula u 10:00`. */
export function formatUntil(at: LocalDateTime, language: Language): string {
  const date = dateOf(at);
  if (language === "en-us") return formatDayTime(at, language).replace(/ (\S+)$/, ", $1");
  const [, month = 1, day = 1] = date.split("-").map(Number);
  return `${weekdaysOf[isoWeekday(date) - 1]}, ${day}.${nbsp}${monthsOf[month - 1]} u ${timeOf(at)}`;
}

/** Returns the short form for narrow places: `1 Jul, 10:00`, `1. 7. u 10:00`. */
export function formatUntilShort(at: LocalDateTime, language: Language): string {
  if (language === "en-us") return formatUntil(at, language).slice("Wed ".length);
  const [, month, day] = dateOf(at).split("-").map(Number);
  return `${day}.${nbsp}${month}. u ${timeOf(at)}`;
}
