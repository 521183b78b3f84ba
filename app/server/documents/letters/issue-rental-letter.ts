import { addDays, dateOf } from "../../../domain/calendar.ts";
import { allNames } from "../../../domain/catalogue/all-names.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type {
  RentalLetterContent,
  RentalLetterKind,
} from "../../../domain/documents/contents/rental-letter.ts";
import type { Bilingual, Language } from "../../../domain/language.ts";
import { roundHalfUp } from "../../../domain/money.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { isOverdue } from "../../../domain/reservations/states/moments.ts";
import { isMissed } from "../../../domain/reservations/states/states.ts";
import { formatDate, formatEuro, formatMoment } from "../../../i18n/format.ts";
import { formatPhone } from "../../../i18n/phone.ts";
import {
  rentalLetterWords,
  type LetterFacts,
  type Words,
} from "../../../i18n/rental-letters/en.ts";
import { listPapers } from "../../handovers/read-handover.ts";
import type { StaffRefusal, StaffWorld } from "../../reservations/deeds/hold-for-staff.ts";
import { findRented } from "../agreement/rented-vehicle.ts";
import { issueByStaff, type PaperAsk, type PaperDone } from "../issue-by-staff.ts";
import { paperAgency, staffName } from "../paper-agency.ts";

export type LetterAsk = PaperAsk & {
  kind: RentalLetterKind;
  /** How many days there are to answer, or to bring the vehicle back. */
  days: number;
};

type LetterRefusal = { ok: false; reason: "not-late" | "no-no-show" };

export type LetterAnswer = PaperDone | LetterRefusal | StaffRefusal;

/** Issues a letter to a customer who did not bring the vehicle back, or did not come for it. */
export function issueRentalLetter(world: StaffWorld, ask: LetterAsk): Promise<LetterAnswer> {
  return issueByStaff<LetterRefusal>(world, ask, async ({ client, kept, catalogue }) => {
    const { view } = kept;
    const { kind, now, by } = ask;
    const { rules } = catalogue.priceList;
    if (kind === "late-return-letter" && !isOverdue(view, now, rules))
      return { ok: false, reason: "not-late" };
    if (kind === "no-show-letter" && !isMissed(view.status))
      return { ok: false, reason: "no-no-show" };
    const [driver] = await listPapers(client, kept.id);
    const vehicle = await findRented(client, kept);
    const { customer } = view;
    const facts = (language: Language) =>
      letterFacts({ view, catalogue, ask, plate: vehicle?.plate ?? "" }, language);
    const content: RentalLetterContent = {
      kind,
      agency: paperAgency(catalogue),
      code: view.code,
      to: [
        `${customer.firstName} ${customer.lastName}`.trim(),
        ...(driver ? [driver.address] : []),
        ...(customer.email ? [customer.email] : []),
      ],
      facts: rowsOf(kind, { en: facts("en-us"), bs: facts("ba") }),
      paragraphs: paragraphsOf(kind, { en: facts("en-us"), bs: facts("ba") }),
      staff: await staffName(client, by),
    };
    return { content, form: 1 };
  });
}

type About = { view: Reservation; catalogue: Catalogue; ask: LetterAsk; plate: string };

function letterFacts({ view, catalogue, ask, plate }: About, language: Language): LetterFacts {
  const { trip, totalCents, rentalDays, cancellationFeeCents = 0, car } = view;
  const isLate = ask.kind === "late-return-letter";
  const placeId = isLate ? trip.dropoffLocationId : trip.pickupLocationId;
  const place = allNames(catalogue).locations.find(({ id }) => id === placeId)?.name;
  const { phone, email } = catalogue.facts;
  return {
    car: car.name,
    plate,
    agreed: formatMoment(isLate ? trip.dropoffAt : trip.pickupAt, language),
    place: place ? (language === "ba" ? place.bs : place.en) : placeId,
    by: formatDate(addDays(dateOf(ask.now), ask.days), language),
    perDay: formatEuro(roundHalfUp(totalCents / Math.max(1, rentalDays)), language),
    fee: cancellationFeeCents > 0 ? formatEuro(cancellationFeeCents, language) : undefined,
    phone: formatPhone(phone),
    email,
  };
}

type InBoth = { en: LetterFacts; bs: LetterFacts };

function rowsOf(kind: RentalLetterKind, { en, bs }: InBoth): RentalLetterContent["facts"] {
  const row = (label: (words: Words) => string, value: (facts: LetterFacts) => string) => ({
    label: { en: label(rentalLetterWords("en-us")), bs: label(rentalLetterWords("ba")) },
    value: { en: value(en), bs: value(bs) },
  });
  const vehicle = ({ car, plate }: LetterFacts) => [car, plate].filter(Boolean).join(", ");
  return [
    row(({ labels }) => labels.vehicle, kind === "no-show-letter" ? ({ car }) => car : vehicle),
    row(
      ({ labels }) => labels.agreed[kind],
      ({ agreed }) => agreed,
    ),
    row(
      ({ labels }) => labels.place,
      ({ place }) => place,
    ),
    row(
      ({ labels }) => labels.by[kind],
      ({ by }) => by,
    ),
  ];
}

function paragraphsOf(kind: RentalLetterKind, { en, bs }: InBoth): Bilingual[] {
  const bosnian = rentalLetterWords("ba").paragraphs[kind](bs);
  return rentalLetterWords("en-us")
    .paragraphs[kind](en)
    .map((text, index) => ({ en: text, bs: bosnian[index] ?? "" }));
}
