import { dateOf, timeOf, type LocalDateTime } from "../../domain/calendar.ts";
import { inLanguage } from "../../domain/language.ts";
import type { Location } from "../../domain/locations/location.ts";
import { spanOn } from "../../domain/locations/opening-hours.ts";
import { holdsVehicle, isAhead } from "../../domain/reservations/states/states.ts";
import { bagsOf, carKind, carWords } from "../../i18n/booking/car-words.ts";
import { counted } from "../../i18n/booking/counted.ts";
import { formatEuro, formatLongDate, formatTown } from "../../i18n/format.ts";
import { formatSpan } from "../../i18n/hours.ts";
import { formatPhone } from "../../i18n/phone.ts";
import type { Paper } from "./paper.ts";
import { colours, grid, styles, type Style } from "./paper-look.ts";
import {
  decorate,
  drawLines,
  drawRule,
  drawText,
  group,
  told,
  widthOf,
  type Sheet,
} from "./sheet.ts";

type Row = { text: string; style: Style; before?: number };

/** Draws places and times from ring to dot, and the car. Returns where it ends. */
export function drawTrip(sheet: Sheet, paper: Paper, top: number): number {
  const { reservation, words, pickup, dropoff } = paper;
  drawRoad(sheet, paper, top);
  const y = top + 12;
  const ends = [
    drawRows(sheet, grid.left, y, [
      { text: words.pickup, style: styles.end },
      ...endRows(paper, pickup, reservation.trip.pickupAt),
      ...(isAhead(reservation.status) ? [...meetingRows(paper, pickup), ...flightRows(paper)] : []),
    ]),
    drawRows(sheet, grid.second, y, [
      { text: words.return, style: styles.end },
      ...endRows(paper, dropoff, reservation.trip.dropoffAt),
    ]),
    drawRows(sheet, grid.third, y, [{ text: words.car, style: styles.end }, ...carRows(paper)]),
  ];
  return Math.max(...ends);
}

function drawRoad(sheet: Sheet, { reservation, language }: Paper, y: number): void {
  const days = counted(reservation.rentalDays, "day", language);
  const style = { ...styles.label, colour: colours.lake };
  const ring = grid.left + 4.5;
  const dot = grid.second + 4.5;
  const middle = (ring + dot) / 2;
  const half = widthOf(sheet, days, style) / 2;
  decorate(sheet, (doc) => {
    doc.lineWidth(1.4).strokeColor(colours.lake).fillColor(colours.lake);
    doc
      .moveTo(ring + 4, y)
      .lineTo(middle - half - 6, y)
      .stroke();
    doc
      .moveTo(middle + half + 6, y)
      .lineTo(dot, y)
      .stroke();
    doc.circle(ring, y, 3.8).stroke();
    doc.circle(dot, y, 4.5).fill();
  });
  drawRule(sheet, { left: dot + 12, right: grid.third - 22, y }, colours.hair);
  drawRule(sheet, { left: grid.third, right: grid.right, y }, colours.hair);
  told(sheet, sheet.root, "P", () =>
    drawLines(sheet, [days], { x: middle - half, y: y - style.leading / 2 }, style),
  );
}

function endRows(
  { language, words, reservation }: Paper,
  place: Location | undefined,
  at: LocalDateTime,
): Row[] {
  const moment: Row[] = [
    { text: timeOf(at), style: styles.time, before: 1 },
    { text: capital(formatLongDate(dateOf(at), language)), style: styles.lead },
  ];
  if (!place) return moment;
  const iata = place.iata ? ` (${place.iata})` : "";
  const hours = formatSpan(spanOn(place.hours, dateOf(at)), language);
  const open: Row[] = [{ text: words.openThatDay(hours), style: styles.body }];
  return [
    ...moment,
    { text: inLanguage(place.name, language) + iata, style: styles.label, before: 7 },
    { text: place.address, style: styles.body },
    { text: formatTown(place), style: styles.body },
    { text: formatPhone(place.phone), style: styles.body },
    ...(holdsVehicle(reservation.status) ? open : []),
  ];
}

function meetingRows({ language }: Paper, place: Location | undefined): Row[] {
  if (!place) return [];
  return [{ text: inLanguage(place.meeting, language), style: styles.bodyInk, before: 4 }];
}

function flightRows({ reservation, words }: Paper): Row[] {
  const { flightNumber } = reservation.customer;
  if (!flightNumber) return [];
  return [{ text: words.flight(flightNumber), style: styles.bodyInk, before: 4 }];
}

function carRows(paper: Paper): Row[] {
  const { reservation, names, language, words } = paper;
  const { car, planCode, lines } = reservation;
  const facts = [
    counted(car.seats, "seat", language),
    bagsOf(car, language),
    carWords(language).fuel[car.fuel],
  ];
  const rows: Row[] = [
    { text: car.name, style: { ...styles.heading, leading: 15 }, before: 6 },
    { text: carKind(car, language), style: styles.body, before: 1 },
    { text: facts.join(" · "), style: styles.body },
    { text: words.plan(names.plan(planCode)), style: styles.label, before: 7 },
  ];
  const protection = lines.find((line) => line.code === "protection");
  if (protection) {
    rows.push({ text: excessText(protection.reason.excessCents, paper), style: styles.body });
  }
  return rows;
}

function excessText(cents: number, { words, language }: Paper): string {
  return cents === 0 ? words.noExcess : words.excess(formatEuro(cents, language));
}

function drawRows(sheet: Sheet, x: number, top: number, rows: readonly Row[]): number {
  const section = group(sheet, sheet.root, "Sect");
  return rows.reduce((y, { text, style, before = 0 }, index) => {
    const place = { x, y: y + before, width: grid.column };
    return told(sheet, section, index === 0 ? "H2" : "P", () =>
      drawText(sheet, text, place, style),
    );
  }, top);
}

/** The text with a capital: Bosnian weekdays are lower-case inside a sentence, but these begin one. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
