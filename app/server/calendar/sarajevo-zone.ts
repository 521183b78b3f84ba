/** The name of the time zone of all rental times. */
export const sarajevoZone = "Europe/Sarajevo";

/**
 * The rules of Sarajevo's clock as calendar programs read them (RFC 5545, VTIMEZONE): summer time from the last
 * Sunday of March, 02:00, to the last Sunday of October, 03:00. The rule of the European Union since 1996, the same
 * that `domain/sarajevo` uses.
 */
export const sarajevoTimeZone = [
  "BEGIN:VTIMEZONE",
  `TZID:${sarajevoZone}`,
  "BEGIN:DAYLIGHT",
  "DTSTART:19960331T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "TZNAME:CEST",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "DTSTART:19961027T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "TZNAME:CET",
  "END:STANDARD",
  "END:VTIMEZONE",
].join("\r\n");
