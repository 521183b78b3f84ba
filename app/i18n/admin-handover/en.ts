import { bilingual } from "../bilingual.ts";
import type { PapersProblem, identityKinds } from "../../domain/handovers/driver-papers.ts";
import type { RenterAnswer } from "../../domain/handovers/marks.ts";
import type { signedHow } from "../../domain/handovers/sheet.ts";
import { bs } from "./bs.ts";
import { drawingEn } from "../handover/drawing.ts";
import { insteadEn } from "./instead.ts";

/** The steps of handing a vehicle over and of taking it back. */
const en = {
  title: { out: "Hand over", in: "Take back" },
  titleOf: {
    out: (name: string) => `Hand over to ${name}`,
    in: (name: string) => `Take back from ${name}`,
  },
  stepsLabel: "Steps",
  steps: {
    papers: "Documents",
    vehicle: "Vehicle",
    photos: "Photos",
    damage: "Damage",
    money: "Money",
    signing: "Signatures",
  },
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  back: "Back",
  next: "Continue",
  finish: { out: "Hand over", in: "Take back" },
  finishing: "Sending…",
  board: "All handovers",
  reservation: "The reservation",
  kept: (when: string) => `Saved at ${when}. Anybody at the desk can go on from here.`,
  keptHere: "On this phone only so far.",
  newer: "Somebody else has saved another version of this handover meanwhile.",
  takeNewer: "Go on with theirs",
  problemsTitle: "This is missing",
  goTo: (step: string) => `Go to: ${step}`,
  problems: {
    odometer: "The kilometres are missing",
    "odometer-below": (km: string) =>
      `The odometer cannot be below ${km}: that is what it showed last`,
    energy: { fuel: "The fuel level is missing", battery: "The battery level is missing" },
    equipment: "Please check the numbers of the equipment",
    "equipment-unasked": (items: string) => `Please say whether these are in the car: ${items}`,
    mark: (number: number) => `Please check damage ${number}`,
    photos: "One of the photos is missing its mark",
    texts: "The note or the name is too long",
    "no-name": "The name of whoever signs is missing",
    signature: {
      customer: "The customer’s signature is missing",
      staff: "Your signature is missing",
    },
    "not-as-signed":
      "The sheet is no longer the one that the customer signed on their own phone. Please let them sign again",
    "told-since":
      "The customer has added something on their own phone that is not on the sheet. Please look at the damage once more",
    agreement:
      "The agreement is no longer the one that was shown. Open this page again with a connection and let the customer sign anew",
    at: "Please check the clock of this phone",
    drivers: "Please enter the documents of the driver",
    papers: {
      incomplete: (name: string) => `Details of the documents of ${name} are missing`,
      "licence-expires": (name: string) =>
        `The driving licence of ${name} expires before the return`,
      "licence-too-new": (name: string) => `${name} has not held the driving licence long enough`,
      "identity-expired": (name: string) => `The identity document of ${name} is no longer valid`,
    } satisfies Record<PapersProblem, unknown> as Record<PapersProblem, (name: string) => string>,
    driver: (number: number) => `driver ${number}`,
    "return-passed":
      "The agreed return has passed: there is no rental left to hand the vehicle over for",
    "before-pickup": "The return is before the pick-up: please check the clock of this phone",
    "no-plate": "The plate is missing",
    "other-plate": (plate: string) => `This is another vehicle: the one of this rental is ${plate}`,
    "other-vehicle": "The vehicle of this reservation has changed meanwhile",
    "other-reservation": "This sheet belongs to another reservation",
    place: "This place is not one of ours",
    lines: "Please decide about every line",
    reason: "Please give the reason for each line that you changed or waived",
  },
  warningsTitle: "Please look again",
  warnings: {
    "odometer-jump": (km: string) => `More than 1,000 km a day since it showed ${km}`,
    "equipment-missing": (items: string) => `Not in the car: ${items}`,
    "no-winter-equipment":
      "Neither winter tyres nor chains, and part of the trip is between 1 November and 1 April",
    "no-green-card": (countries: string) => `The green card is missing for: ${countries}`,
    "vehicle-papers": {
      registration: (day: string) => `The registration expires on ${day}, before the return`,
      insurance: (day: string) => `The insurance expires on ${day}, before the return`,
      inspection: (day: string) => `The technical inspection expires on ${day}, before the return`,
    },
    "no-papers-photos": (taken: number, asked: number) =>
      `Photos of the documents: ${taken} of ${asked}. Both sides of the licence and the identity document are asked for, of everybody who drives`,
    "not-clean": "The car is not clean",
    "no-signed-sheet": "There is no photo of the sheet that was signed on paper",
  },
  known: "I know, go on",
  early: "The customer really is coming earlier than agreed",
  refused: {
    "not-found": "This reservation no longer exists",
    stale: "Somebody has changed this reservation meanwhile. Please check it once more",
    closed: "This reservation is not in a state in which that can be done",
    already: "Somebody else has already finished this handover. The sheet that was saved is theirs",
    "too-early":
      "The pick-up is on a later day. Hand over only if the customer really is coming earlier",
    "not-available": "This vehicle is not available for the whole trip",
    "key-reused": "This sheet was sent before with something else on it. Please reload the page",
    invalid: "Something on the sheet is not right yet",
    unacknowledged: "Please look at the warnings once more",
    "unknown-vehicle": "This vehicle no longer exists",
    "other-car": "This vehicle is of another car. Give the reservation another vehicle first",
    "vehicle-out": "Another customer still has this vehicle",
    form: "The sheet could not be read. Please reload the page",
  } as Record<string, string>,
  papers: {
    driver: (number: number) => (number === 1 ? "Driver" : `Driver ${number}`),
    add: "Add a driver",
    remove: "Remove",
    name: "First and last name",
    address: "Address",
    licence: "Driving licence",
    licenceNumber: "Number",
    licenceCountry: "Issued in",
    licenceIssued: "Held since",
    licenceExpires: "Valid until",
    identity: "Identity document",
    identityKind: "Document",
    kinds: { "id-card": "Identity card", passport: "Passport" } satisfies Record<
      (typeof identityKinds)[number],
      string
    > as Record<(typeof identityKinds)[number], string>,
    identityNumber: "Number",
    identityExpires: "Valid until",
    lead: (years: string) =>
      `The licence must have been held for at least ${years} at pick-up and be valid until the return.`,
  },
  vehicle: {
    plate: "Plate",
    plateHelp: {
      out: "As on the car in front of you",
      in: "As on the car in front of you",
    },
    other: "Another vehicle",
    instead: insteadEn,
    odometer: "Kilometres",
    last: (km: string) => `Last: ${km}`,
    since: (km: string) => `${km} driven`,
    fuel: "Fuel",
    battery: "Battery",
    outWith: (level: string) => `Went out with ${level}`,
    percent: "Per cent",
    readings: ["Empty", "1/8", "1/4", "3/8", "1/2", "5/8", "3/4", "7/8", "Full"],
    equipment: "In the car",
    all: "All of it is there",
    fewer: "Fewer",
    more: "More",
    extras: "Extras",
    clean: "The car is clean",
    left: (when: string) => `The customer left it at the key box on ${when}, and wrote:`,
    takeReadings: "Take over these readings",
    note: "Note",
  },
  damage: {
    lead: {
      out: "Tap the drawing where the car is already damaged.",
      in: "Tap the drawing where there is new damage.",
    },
    ...drawingEn,
    known: (count: number) => `Already known: ${count}`,
    none: "Nothing new is marked.",
    kind: "Kind",
    size: "Size (mm)",
    severity: "How bad",
    severities: { 1: "Small", 2: "Medium", 3: "Serious" },
    words: "In words",
    remove: "Remove this mark",
    told: "Added by the customer.",
    notTaken: (count: number) =>
      `Marked by the customer at the key box and not on this sheet: ${count}.`,
    take: "Add to this sheet",
    number: (number: number, view: string) => `${number}. ${view}`,
    answers: {
      accepted: "The customer accepts it",
      disputed: "The customer disputes it",
    } satisfies Record<RenterAnswer, string> as Record<RenterAnswer, string>,
  },
  money: {
    account: "Take the payment",
    holdDeposit: "Hold the deposit",
    total: "Rental total",
    paid: "Paid",
    charges: "Charged besides",
    open: "Still to pay",
    deposit: "Deposit to hold",
    held: "Deposit held",
    lead: "Payments and the deposit are entered in the account, which opens in a new tab.",
    linesTitle: "Charges at the return",
    early: (days: string) => `Comes back ${days} before the agreed return.`,
    earlyRules: {
      nothing: "Under the settings, nothing is given back for it.",
      "unused-days": (amount: string) =>
        `Under the settings, unused whole days are given back: ${amount}.`,
      "priced-again": (amount: string) =>
        `Under the settings, the shorter rental is priced again: ${amount} is given back.`,
    },
    noLines: "Nothing to add: on time, full, clean and undamaged.",
    planLeaves: (price: string, left: string) => `${price}, of which the plan leaves ${left}`,
    decisions: { accepted: "Charge", changed: "Change", waived: "Waive" },
    amount: "Amount (€)",
    reason: "Reason",
    sum: "To be added",
  },
  signing: {
    how: "Signed",
    hows: {
      screen: "On this screen",
      paper: "On paper",
      absent: "The customer did not wait",
      refused: "The customer refuses",
    } satisfies Record<(typeof signedHow)[number], string> as Record<
      (typeof signedHow)[number],
      string
    >,
    name: "Name of whoever signs",
    customer: "Signature of the customer",
    staff: "Your signature",
    clear: "Clear",
    hint: "Sign here with a finger. Signing on paper is just as good: choose it above.",
    missing: "Please sign",
    summary: "What is signed",
    agree:
      "By signing, both sides confirm what is written here, and agree that a signature drawn on a screen is as binding as one on paper.",
    noMarks: "no new damage",
    marks: (count: number) =>
      count === 1 ? "1 new mark of damage" : `${count} new marks of damage`,
  },
  done: {
    out: (code: string) => `${code}: the vehicle has been handed over`,
    in: (code: string) => `${code}: the vehicle has been taken back`,
  },
};

export type Words = typeof en;

/** The words of a handover. */
export const handoverWords = bilingual<Words>(en, bs);
