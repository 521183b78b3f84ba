/** Papers of the desk that say more than a receipt: a fine, a closed day, a car that nobody came for. */
import type { Cash } from "../../app/domain/account/cash.ts";
import { paymentMethods } from "../../app/domain/account/payment-method.ts";
import type { DayBook } from "../../app/domain/day-close/day-book.ts";
import { chargedKinds, figuresOf } from "../../app/domain/day-close/day-figures.ts";
import type { DayCloseContent } from "../../app/domain/documents/contents/day-close.ts";
import type {
  FineLetterContent,
  FineStatementContent,
} from "../../app/domain/documents/contents/fine-papers.ts";
import type { RentalLetterContent } from "../../app/domain/documents/contents/rental-letter.ts";
import { movementKinds } from "../../app/domain/drawers/drawer.ts";
import { fineLetterWords } from "../../app/i18n/fine-letter/en.ts";
import { rentalLetterWords, type LetterFacts } from "../../app/i18n/rental-letters/en.ts";
import { paperHouse } from "./papers-cast.ts";

const of = {
  agency: paperHouse,
  code: "EP-7K2M4-Q9XTA",
  fine: {
    id: 1,
    plate: "A12-E-345",
    at: "2026-07-09T14:12",
    place: "M4, Šićki Brod",
    authority: "MUP TK",
    reference: "08-03/2-1-1234/26",
  },
  staff: "Amra Begić",
} as const;

const said = (language: "ba" | "en-us", amounts: { amount: string; handling: string }) =>
  fineLetterWords(language).letter({
    ...of.fine,
    when: language === "ba" ? "čet, 9. jul 2026., 14:12" : "Thu 9 July 2026, 14:12",
    dueOn: language === "ba" ? "pon, 17. aug 2026." : "Mon 17 August 2026",
    ...amounts,
  });

/** To the customer who had the vehicle. */
export function fineLetterContent(more: Partial<FineLetterContent> = {}): FineLetterContent {
  return {
    ...of,
    kind: "fine-letter",
    customer: "Emina Hadžić-Đulić",
    text: {
      bs: said("ba", { amount: "100,00 KM", handling: "15,00 €" }),
      en: said("en-us", { amount: "KM 100.00", handling: "€15.00" }),
    },
    language: "bs",
    ...more,
  };
}

/** To the authority, with the agreement and the handovers; what is no longer kept of the driver is said to be missing. */
export function fineStatementContent(
  more: Partial<FineStatementContent> = {},
): FineStatementContent {
  return {
    ...of,
    kind: "fine-statement",
    driver: {
      name: "Emina Hadžić-Đulić",
      address: "Slatina 12, Tuzla",
      licence: "0LA123456 (BA)",
      identity: "",
      born: "1990-02-03",
    },
    from: "2026-07-06T10:00",
    to: "2026-07-13T10:00",
    gaveAt: "2026-07-06T10:12",
    backAt: "2026-07-13T09:41",
    agreement: "U-2026-000031",
    ...more,
  };
}

const cash = (EUR: number, BAM: number): Cash => ({ EUR, BAM });

/** A day on which everything happened that can happen, with a note missing in one of its two drawers. */
const fullDay: DayBook = {
  day: "2026-07-13",
  entries: paymentMethods.flatMap((method, place) => [
    {
      kind: "payment",
      method,
      isVoid: false,
      amountCents: 123_456 + place,
      kept: method === "cash" ? cash(20_000, 202_340) : cash(0, 0),
      staffName: place % 2 === 0 ? "Amra Begić" : "Muhamed Hadžiselimović-Đulbegović",
      code: "EP-7K2M4-Q9XTA",
    },
    {
      kind: "refund",
      method,
      isVoid: place === 1,
      amountCents: 2345,
      kept: cash(0, 0),
      code: "EP-7K2M4-Q9XTA",
    },
  ]),
  drawers: ["airport-tuzla", "sarajevo"].map((locationId, place) => ({
    locationId,
    opening: cash(10_000, 30_000),
    openingDifference: cash(0, -500 * place),
    openingReason: place === 0 ? "" : "Kovanica od 5 KM je bila lažna",
    movements: movementKinds.map((kind, index) => ({ kind, cash: cash(1000 * index, -500) })),
    closed: {
      counted: cash(31_000, 26_500 - 1000 * place),
      expected: cash(31_000, 26_500),
      reason: place === 0 ? "" : "Nedostaje novčanica od 10 KM, vjerovatno pogrešno vraćen kusur",
    },
  })),
  deposits: (["cash", "card-hold"] as const).flatMap((method) => [
    { kind: "held", method, amountCents: 40_000 },
    { kind: "released", method, amountCents: 20_000 },
    { kind: "taken", method, amountCents: 12_075 },
  ]),
  heldCents: 640_000,
  accounts: [
    {
      code: "EP-7K2M4-Q9XTA",
      charged: chargedKinds.map((kind, place) => ({
        kind,
        cents: kind === "discount" ? -3325 : 4000 + place,
      })),
      paid: [{ method: "cash", cents: 20_000 }],
      dueBeforeCents: 0,
      dueAfterCents: 20_735,
    },
  ],
  receipts: [{ number: "000123", feninga: 82_145 }],
  waitingInvoices: ["2026-000121", "2026-000122", "2026-000123"],
};

/** The close of that day. */
export function dayCloseContent(): DayCloseContent {
  const ours = figuresOf(fullDay);
  return {
    kind: "day-close",
    agency: paperHouse,
    day: fullDay.day,
    closedAt: "2026-07-13T20:05",
    figures: {
      ...ours,
      z: {
        typedFeninga: 82_245,
        oursFeninga: 82_145,
        differenceFeninga: 100,
        reason: "Jedan račun otkucan dvaput",
      },
    },
    places: {
      "airport-tuzla": { en: "Tuzla airport", bs: "Aerodrom Tuzla" },
      sarajevo: { en: "Sarajevo, city office", bs: "Sarajevo, poslovnica u gradu" },
    },
    note: "Drugi terminal nije radio do podneva.",
    staff: "Amra Begić",
  };
}

/** To whoever did not come for a car: what the product writes, with a fee that may be charged. */
export function noShowContent(): RentalLetterContent {
  const facts: LetterFacts = {
    car: "Škoda Octavia Combi",
    plate: "",
    agreed: "",
    place: "",
    by: "",
    perDay: "29,76 €",
    fee: "29,76 €",
    phone: "+387 35 000 000",
    email: "info@example.com",
  };
  const en = {
    ...facts,
    fee: "€29.76",
    agreed: "Mon 6 July 2026 at 10:00",
    place: "Tuzla airport",
    by: "Tue 14 July 2026",
  };
  const bs = {
    ...facts,
    agreed: "pon, 6. jul 2026. u 10:00",
    place: "Aerodrom Tuzla",
    by: "uto, 14. jul 2026.",
  };
  const kind = "no-show-letter";
  const [english, bosnian] = [rentalLetterWords("en-us"), rentalLetterWords("ba")];
  const paragraphs = bosnian.paragraphs[kind](bs);
  return {
    kind,
    agency: paperHouse,
    code: "EP-7K2M4-Q9XTA",
    to: ["Emina Hadžić-Đulić", "Slatina 12, 75000 Tuzla", "emina@example.com"],
    facts: (["agreed", "by"] as const).map((which) => ({
      label: { en: english.labels[which][kind], bs: bosnian.labels[which][kind] },
      value: { en: en[which], bs: bs[which] },
    })),
    paragraphs: english.paragraphs[kind](en).map((text, index) => ({
      en: text,
      bs: paragraphs[index] ?? "",
    })),
    staff: "Amra Begić",
  };
}
