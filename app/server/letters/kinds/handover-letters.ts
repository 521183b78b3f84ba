/** The letters with the sheet of a vehicle: it was given out, it came back, a sheet of it was corrected. */
import { inLanguage } from "../../../domain/language.ts";
import { balanceOf } from "../../../domain/reservations/balance.ts";
import { formatEuro, formatNumber } from "../../../i18n/format.ts";
import { energyText } from "../../../i18n/handover-paper/energy-text.ts";
import { paperWords } from "../../../i18n/paper/en.ts";
import { formatPhone, telLink } from "../../../i18n/phone.ts";
import type { HandoverLetter } from "../../mail/letter.ts";
import { findPlace, placeName, shortMoment } from "../blocks/trip-block.ts";
import type { About, Block, LetterContent } from "../letter-content.ts";
import { sheetPapers } from "../papers.ts";
import { changeLinks, seeLink } from "../reservation-links.ts";

type Rows = Extract<Block, { is: "rows" }>["rows"];

/** "Have a good trip": the state of the car, when and where it comes back, and whom to call on the road. */
export async function handedOver(letter: HandoverLetter, about: About): Promise<LetterContent> {
  if (letter.correction !== undefined) return corrected(letter, about);
  const { words, language, world } = about;
  const says = words.handedOver;
  const { reservation, energy } = letter;
  const { trip } = reservation;
  const level = energyText(energy, language);
  const { phone } = world.catalogue.facts;
  const place = findPlace(trip.dropoffLocationId, world.catalogue);
  const when = shortMoment(trip.dropoffAt, about);
  const rows: Rows = [
    ...vehicleRows(letter, about),
    { label: says.fuel, value: level },
    { label: says.due, value: when },
    { label: says.duePlace, value: placeName(trip.dropoffLocationId, about) },
    ...(place ? [{ label: says.dueAddress, value: `${place.address}, ${place.city}` }] : []),
    { label: says.call, value: formatPhone(phone), href: telLink(phone) },
  ];
  return {
    ...(await sheetContent(letter, about)),
    subject: says.subject(reservation.code, letter.car),
    preview: says.preview(when, placeName(trip.dropoffLocationId, about)),
    title: says.title(reservation.customer.firstName),
    lead: says.lead,
    links: changeLinks(reservation, about),
    blocks: [
      { is: "rows", rows },
      { is: "note", tone: "calm", text: says.bringBack(level) },
      { is: "note", tone: "warn", text: paperWords(language).damage(formatPhone(phone)) },
      { is: "note", tone: "calm", text: words.sheetAttached },
    ],
  };
}

/** "The car is back": what was driven, what was settled, what is still due, and that the deposit comes next. */
export async function takenBack(letter: HandoverLetter, about: About): Promise<LetterContent> {
  if (letter.correction !== undefined) return corrected(letter, about);
  const { words, language } = about;
  const says = words.takenBack;
  const { reservation, lines, paidCents, chargesCents, drivenKm } = letter;
  const euro = (cents: number) => formatEuro(cents, language);
  const { toPayCents, toReturnCents } = balanceOf({ ...reservation, chargesCents }, paidCents);
  const rows: Rows = [
    ...vehicleRows(letter, about),
    ...(drivenKm === undefined ? [] : [{ label: says.driven, value: kmText(drivenKm, about) }]),
    { label: says.fuel, value: energyText(letter.energy, language) },
    { label: says.at, value: shortMoment(letter.at, about) },
    { label: says.place, value: inLanguage(letter.place, language) },
  ];
  const bill: Rows = [
    ...lines.map(({ label, amountCents }) => ({
      label: inLanguage(label, language),
      value: amountCents === 0 ? says.waived : euro(amountCents),
    })),
    { label: says.total, value: euro(reservation.totalCents) },
    ...(chargesCents > 0 ? [{ label: says.charges, value: euro(chargesCents) }] : []),
    { label: says.paid, value: euro(paidCents) },
    toReturnCents > 0
      ? { label: says.toReturn, value: euro(toReturnCents) }
      : { label: says.due, value: euro(toPayCents) },
  ];
  const deposit = euro(reservation.depositCents);
  return {
    ...(await sheetContent(letter, about)),
    subject: says.subject(reservation.code, letter.car),
    preview: toPayCents > 0 ? says.previewDue(euro(toPayCents)) : says.preview,
    title: says.title(reservation.customer.firstName),
    lead: says.lead,
    blocks: [
      { is: "rows", rows },
      { is: "heading", text: says.settled },
      { is: "rows", rows: bill },
      ...(lines.length === 0 ? [{ is: "paragraph", text: says.nothing } as const] : []),
      ...(reservation.depositCents > 0
        ? [{ is: "note", tone: "calm", text: says.deposit(deposit) } as const]
        : []),
      { is: "note", tone: "calm", text: words.sheetAttached },
    ],
  };
}

/** "Your sheet was corrected": why, what holds now, and the new file; the price stays. */
async function corrected(letter: HandoverLetter, about: About): Promise<LetterContent> {
  const { words, language } = about;
  const { handedOver: labels, correctedSheet: says } = words;
  const { reservation, energy, correction = "" } = letter;
  const rows: Rows = [
    ...vehicleRows(letter, about),
    { label: labels.fuel, value: energyText(energy, language) },
    { label: says.at, value: shortMoment(letter.at, about) },
  ];
  return {
    ...(await sheetContent(letter, about)),
    subject: says.subject(reservation.code, letter.car),
    preview: correction,
    title: says.title(reservation.customer.firstName),
    lead: says.lead,
    blocks: [
      { is: "quote", text: correction },
      { is: "rows", rows },
      { is: "note", tone: "calm", text: words.sheetAttached },
    ],
  };
}

async function sheetContent(letter: HandoverLetter, about: About) {
  const { reservation } = letter;
  return {
    to: reservation.customer.email,
    code: reservation.code,
    action: seeLink(reservation, about),
    footnote: about.words.foot.booked,
    attachments: await sheetPapers(letter, about),
  };
}

function vehicleRows({ car, plate, odometerKm }: HandoverLetter, about: About): Rows {
  const says = about.words.handedOver;
  return [
    { label: says.vehicle, value: `${car}, ${plate}` },
    { label: says.odometer, value: kmText(odometerKm, about) },
  ];
}

function kmText(km: number, { language }: About): string {
  return `${formatNumber(km, language)}\u00a0km`;
}
