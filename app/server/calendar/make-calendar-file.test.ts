import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { book, openStage, tripAt, type Stage } from "../../../test/casts/cast.ts";
import { languages } from "../../domain/language.ts";
import { slots } from "../../domain/calendar.ts";
import type { ReservationStatus } from "../../domain/reservations/states/status.ts";
import { toInstant } from "../../domain/sarajevo.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { findReservation } from "../reservations/reading/find-reservation.ts";
import type { Reservation } from "../../domain/reservations/reservation.ts";
import { makeCalendarFile, type CalendarOrder } from "./make-calendar-file.ts";

let stage: Stage;
let catalogue: Catalogue;
let reservation: Reservation;
beforeAll(async () => {
  stage = await openStage();
  catalogue = await stage.deps.catalogue.get();
  const booked = await book(stage.deps, {
    trip: tripAt("2026-07-06T10:00", "2026-07-13T23:30", {
      dropoffLocationId: "bus-station-zivinice",
    }),
    selection: { carId: 1, planCode: "basic", extras: {}, countries: [] },
  });
  const found = await findReservation(stage.deps, booked);
  if (!found) throw new Error("the reservation was not found");
  reservation = found;
});
afterAll(() => stage.close());

const now = Date.parse("2026-06-01T08:00:00Z");
const make = (order: Partial<CalendarOrder> = {}) =>
  makeCalendarFile({
    reservation,
    language: "en-us",
    catalogue,
    siteUrl: "https://eternal-pro.test",
    now,
    ...order,
  });
const withStatus = (status: ReservationStatus) => make({ reservation: { ...reservation, status } });
const withTrip = (pickupAt: string, dropoffAt: string) =>
  make({ reservation: { ...reservation, trip: { ...reservation.trip, pickupAt, dropoffAt } } });

/** The content lines: folded ones made whole (RFC 5545, 3.1). */
const linesOf = (text: string) => text.replaceAll(/\r\n[ \t]/g, "").split("\r\n");
const valuesOf = (text: string, name: string) =>
  linesOf(text)
    .filter((line) => line.split(/[;:]/)[0] === name)
    .map((line) => line.slice(line.indexOf(":") + 1));

describe("two events", () => {
  test("with what a visitor needs, in English", () => {
    const { text, method } = make();
    expect(method).toBe("PUBLISH");
    expect(valuesOf(text, "METHOD")).toEqual(["PUBLISH"]);
    const bare = reservation.code.replaceAll(/^EP-|-/g, "");
    expect(valuesOf(text, "UID")).toEqual([
      `${bare}-pickup@eternal-pro`,
      `${bare}-return@eternal-pro`,
    ]);
    expect(valuesOf(text, "SEQUENCE")).toEqual(["0", "0"]);
    expect(valuesOf(text, "DTSTAMP")).toEqual(["20260601T080000Z", "20260601T080000Z"]);
    expect(linesOf(text)).toContain("DTSTART;TZID=Europe/Sarajevo:20260706T100000");
    expect(linesOf(text)).toContain("DTEND;TZID=Europe/Sarajevo:20260706T103000");
    expect(linesOf(text)).toContain("DTSTART;TZID=Europe/Sarajevo:20260713T233000");
    expect(linesOf(text)).toContain("DTEND;TZID=Europe/Sarajevo:20260714T000000");
    expect(valuesOf(text, "SUMMARY")[0]).toBe("Eternal Pro: pick up Volkswagen Polo");
    expect(valuesOf(text, "LOCATION")).toEqual([
      "Tuzla airport\\, Dubrave Gornje bb\\, 75273 Dubrave Gornje",
      "Živinice bus station\\, Alije Izetbegovića bb\\, 75270 Živinice",
    ]);
    expect(valuesOf(text, "GEO")).toEqual(["44.4587;18.7248", "44.449;18.649"]);
    expect(valuesOf(text, "STATUS")).toEqual(["CONFIRMED", "CONFIRMED"]);
    expect(valuesOf(text, "ORGANIZER")).toEqual(Array(2).fill("mailto:info@eternalpro.example"));
    expect(valuesOf(text, "TRIGGER")).toEqual(["-P1D", "-PT2H"]);
    const [description = ""] = valuesOf(text, "DESCRIPTION");
    const address = `https://eternal-pro.test/reservation-confirmation/${reservation.token}`;
    for (const part of [reservation.code, "Volkswagen Polo", "+387 35 000 000", address]) {
      expect(description.split("\\n").join(" ")).toContain(part);
    }
  });

  test("in Bosnian, under the Bosnian address", () => {
    const { text } = make({ language: "ba" });
    expect(valuesOf(text, "SUMMARY")[1]).toBe("Eternal Pro: povrat vozila Volkswagen Polo");
    expect(valuesOf(text, "URL")[0]).toContain("https://eternal-pro.test/ba/reservation-");
    expect(text).toContain("Kod rezervacije");
  });

  test("keep their UIDs through changes and count them", () => {
    const later = make({ reservation: { ...reservation, sequence: 4 }, now: now + 60_000 });
    expect(valuesOf(later.text, "UID")).toEqual(valuesOf(make().text, "UID"));
    expect(valuesOf(later.text, "SEQUENCE")).toEqual(["4", "4"]);
    expect(valuesOf(later.text, "DTSTAMP")[0]).toBe("20260601T080100Z");
  });

  test.each([
    ["pending", "PUBLISH", "TENTATIVE"],
    ["confirmed", "PUBLISH", "CONFIRMED"],
    ["on_rent", "PUBLISH", "CONFIRMED"],
    ["completed", "PUBLISH", "CONFIRMED"],
    ["cancelled", "CANCEL", "CANCELLED"],
    ["no_show", "CANCEL", "CANCELLED"],
  ] as const)("of a %s reservation: %s, %s", (status, method, told) => {
    const file = withStatus(status);
    expect(file.method).toBe(method);
    expect(valuesOf(file.text, "METHOD")).toEqual([method]);
    expect(valuesOf(file.text, "STATUS")).toEqual([told, told]);
    expect(valuesOf(file.text, "TRIGGER")).toHaveLength(method === "CANCEL" ? 0 : 2);
  });
});

/** The instant that a calendar program reads from a wall-clock time, by the rules of the file itself. */
function instantBy(text: string, wall: string): number {
  const zone = text.slice(text.indexOf("BEGIN:VTIMEZONE"), text.indexOf("END:VTIMEZONE"));
  const rule = (kind: string) => {
    const part = zone.slice(zone.indexOf(`BEGIN:${kind}`), zone.indexOf(`END:${kind}`));
    const month = Number(/BYMONTH=(\d+);BYDAY=-1SU/.exec(part)?.[1]);
    const time = /DTSTART:\d{8}T(\d\d)(\d\d)/.exec(part);
    const from = Number(/TZOFFSETFROM:\+(\d\d)00/.exec(part)?.[1]);
    const to = Number(/TZOFFSETTO:\+(\d\d)00/.exec(part)?.[1]);
    const last = new Date(Date.UTC(Number(wall.slice(0, 4)), month, 0));
    last.setUTCDate(last.getUTCDate() - last.getUTCDay());
    return { at: last.getTime() + (Number(time?.[1]) - from) * 3_600_000, to };
  };
  const [daylight, standard] = [rule("DAYLIGHT"), rule("STANDARD")];
  const asUtc = Date.parse(`${wall}:00Z`);
  // The first of two equal wall-clock times, as RFC 5545 (3.3.5) asks.
  const summer = asUtc - daylight.to * 3_600_000;
  if (summer >= daylight.at && summer < standard.at) return summer;
  return asUtc - standard.to * 3_600_000;
}

describe("the clock of Sarajevo", () => {
  test.each(["2026-03-29", "2026-10-25", "2027-03-28", "2027-10-31", "2026-07-06", "2026-12-24"])(
    "every half hour of %s means the same to a calendar as to us",
    (date) => {
      const { text } = make();
      const removed = (slot: string) => date.includes("-03-") && slot.startsWith("02:");
      for (const slot of slots.filter((time) => !removed(time))) {
        const wall = `${date}T${slot}`;
        expect(instantBy(text, wall)).toBe(toInstant(wall));
      }
    },
  );

  test("an event never ends before it begins, nor at an hour that is removed", () => {
    const night = withTrip("2026-03-29T01:30", "2026-10-25T02:30").text;
    expect(linesOf(night)).toContain("DTEND;TZID=Europe/Sarajevo:20260329T030000");
    expect(linesOf(night)).toContain("DTSTART;TZID=Europe/Sarajevo:20261025T023000");
    expect(linesOf(night)).toContain("DTEND;TZID=Europe/Sarajevo:20261025T030000");
  });

  test("the machine's own time zone changes nothing", () => {
    const before = process.env.TZ;
    const here = make().text;
    try {
      process.env.TZ = "America/New_York";
      expect(make().text).toBe(here);
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });
});

describe("whatever people type", () => {
  const hostile = [
    'Octavia, "Combi"; 2.0\\',
    "a\r\nATTENDEE:mailto:x@y.z\nBEGIN:VALARM\rEND:VCALENDAR",
    "\u2028\u2029\u0000\u0007\u202e🚗👨‍👩‍👧".repeat(20),
    "Ž".repeat(500),
    "\ud800 lone",
  ];

  test.each(hostile)("%j stays inside its line", (typed) => {
    for (const language of languages) {
      const named = { en: typed, bs: typed };
      const [first, ...others] = catalogue.priceList.locations;
      if (!first) throw new Error("there are no places");
      const place = { ...first, name: named, address: typed, meeting: named };
      const { text } = make({
        language,
        reservation: {
          ...reservation,
          car: { ...reservation.car, name: typed },
          trip: { ...reservation.trip, pickupLocationId: first.id },
        },
        catalogue: {
          ...catalogue,
          facts: { ...catalogue.facts, name: typed },
          priceList: { ...catalogue.priceList, locations: [place, ...others] },
        },
      });
      const known =
        /^(BEGIN|END|VERSION|PRODID|CALSCALE|METHOD|TZID|DTSTART|RRULE|TZOFFSETFROM|TZOFFSETTO|TZNAME|UID|SEQUENCE|DTSTAMP|DTEND|SUMMARY|LOCATION|GEO|DESCRIPTION|ORGANIZER|URL|STATUS|ACTION|TRIGGER)[;:]/;
      const lines = linesOf(text);
      expect(lines.at(-1)).toBe("");
      expect(lines.slice(0, -1).filter((line) => !known.test(line))).toEqual([]);
      expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(2);
      expect(lines.filter((line) => line === "BEGIN:VALARM")).toHaveLength(2);
      expect(text.replaceAll("\r\n", "")).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      for (const line of text.split("\r\n"))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(Buffer.from(text).toString()).toBe(text);
    }
  });

  test("a text is escaped, so that it reads back as it was typed", () => {
    const name = 'Octavia, "Combi"; 2.0\\';
    const { text } = make({ reservation: { ...reservation, car: { ...reservation.car, name } } });
    const [summary = ""] = valuesOf(text, "SUMMARY");
    expect(summary.replaceAll(/\\([\\;,])/g, "$1")).toBe(`Eternal Pro: pick up ${name}`);
  });
});
