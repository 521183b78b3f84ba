import type { SignedHow } from "../../domain/handovers/sheet.ts";
import { bilingual } from "../bilingual.ts";
import { plural } from "../format.ts";
import { bs } from "./bs.ts";

/** The rental agreement and its annexes on paper, and the agreement as it is shown before the signature. */
const en = {
  title: "Rental agreement",
  lessor: "Lessor",
  renter: "Renter",
  parties: "Parties",
  name: "Name",
  address: "Address",
  jib: "ID number (JIB)",
  vatNumber: "VAT number",
  representative: "Represented by",
  phone: "Phone",
  email: "E-mail",
  identity: { "id-card": "ID card", passport: "Passport" },
  until: (text: string, day: string) => `${text}, valid until ${day}`,
  licence: "Driving licence",
  licenceText: (country: string, number: string, from: string, to: string) =>
    `${country} ${number}, issued ${from}, valid until ${to}`,
  noPapers: "to be entered at the handover",
  additional: "Additional drivers",
  noAdditional: "none",
  vehicle: "Vehicle",
  model: "Make and model",
  plate: "Plate",
  vin: "Chassis number",
  year: "Year",
  period: "Period and places",
  from: "Pick-up",
  to: "Return",
  days: "Rental days",
  price: "Price",
  item: "Item",
  quantity: "Quantity",
  amount: "Amount",
  perDay: "Average per rental day, VAT included",
  net: "Without VAT",
  vat: (percent: string) => `VAT ${percent}`,
  total: "Total, VAT included",
  protection: "Protection and deposit",
  plan: "Plan",
  excess: "Excess",
  atMost: (amount: string) => `at most ${amount} for damage that the plan covers`,
  noExcess: "none",
  safetyFee: "Refundable safety fee",
  deposit: "Deposit",
  extras: "Extras",
  none: "none",
  countries: "Countries allowed besides Bosnia and Herzegovina",
  noCountries: "none: the vehicle stays in the country",
  documents: {
    none: "",
    "green-card": "green card",
    "border-insurance": "insurance at the border",
  },
  state: "State at the handover",
  handedOver: "Handed over",
  odometer: "Odometer",
  energy: "Fuel or charge",
  notYet: "as on the handover sheet",
  terms: "Terms of the agreement",
  signatures: "Signatures",
  made: (city: string, day: string) => `Made in ${city} on ${day}.`,
  how: {
    screen: "Signed on the screen, together with the handover sheet.",
    paper: "Signed on paper together with the handover sheet; it is kept as a photo.",
    absent: "The renter was not there for the signature.",
    refused: "The renter refused to sign.",
  } satisfies Record<SignedHow, string>,
  byHand: "To be signed by both sides, in two copies.",
  forLessor: "For the lessor",
  forRenter: "Renter",
  unsigned: "no signature on the screen",
  deviceTime: "Time of the device",
  serverTime: "Received by the server",
  device: "Signed on",
  onOwn: "the renter’s own phone",
  onOurs: "the lessor’s device",
  shownIn: "Shown in",
  languages: { "en-us": "English", ba: "Bosnian" },
  termsHash: "SHA-256 of the agreed terms",
  sheetHash: "SHA-256 of the signed handover sheet, which names that of the terms",
  annexes: "Annexes",
  annexSheet: "Handover sheet of the vehicle",
  annexGeneral: (title: string, version: number, day: string) =>
    `${title}, version ${version} of ${day}, printed below`,
  noGeneral: "none",
  general: (title: string, version: number) => `Annex: ${title}, version ${version}`,
  photos: "Annex: photos at the handover",
  photosHere: (here: number, all: number) =>
    here === all
      ? `${all} ${plural(all, ["photo", "photos"])}.`
      : `${here} of ${all} photos had arrived when this paper was made; the others are on the handover sheet.`,

  annex: {
    title: {
      extension: "Annex: extension of the rental",
      vehicle: "Annex: another vehicle",
      driver: "Annex: additional driver",
    },
    of: (number: string, day: string) => `to the rental agreement no. ${number} of ${day}`,
    agreement: "Agreement",
    changes: "What changes",
    what: "What",
    before: "Before",
    after: "From now on",
    to: "Agreed return",
    total: "Total price, VAT included",
    drivers: "Drivers",
    texts: {
      extension:
        "The parties extend the rental to the return named above. The rest of the price is due as agreed.",
      vehicle:
        "The renter takes the vehicle named above in place of the previous one. Its state is that of its own handover sheet.",
      driver:
        "The drivers named above may drive the vehicle from now on. The renter answers for each of them as for themselves.",
    },
    rest: "Everything else that the agreement and its annexes say stays in force.",
  },

  onScreen: {
    title: "Rental agreement",
    read: "Read it before you sign. Your signature applies to the agreement and to this sheet.",
    open: "Show the whole agreement",
    general: (version: number) => `General terms, version ${version}`,
    changed:
      "The agreement has changed since this page was opened. Ask a member of the staff to open the handover again.",
    price: "Price, VAT included",
    excess: "excess",
    missing:
      "This page was kept before the agreement was added to it. Open it again with a connection; otherwise the agreement is signed on paper.",
  },
};

export type Words = typeof en;

/** The words around the rental agreement. */
export const agreementWords = bilingual<Words>(en, bs);
