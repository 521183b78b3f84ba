import type { FineAction, FineState } from "../../domain/fines/fine.ts";
import { bilingual } from "../bilingual.ts";
import { plural } from "../format.ts";
import { bs } from "./bs.ts";

/** Fines: notices of authorities about our vehicles, who had them then, and what becomes of the notices. */
const en = {
  title: "Fines",
  lead: "Notices of authorities about our vehicles. Who had the vehicle is found from the handovers.",
  new: "Enter a notice",
  filter: "States",
  all: "All",
  open: "Open",
  search: "Search by plate, authority or number",
  states: {
    entered: "Entered",
    named: "Driver named",
    charged: "Charged",
    settled: "Settled",
    withdrawn: "Withdrawn",
  } satisfies Record<FineState, string> as Record<FineState, string>,
  columns: {
    plate: "Plate",
    at: "When",
    authority: "Authority",
    amount: "Amount",
    due: "Due",
    customer: "Customer",
    state: "State",
  },
  none: "No fines",
  noneText: "Notices that arrive are entered here.",
  noneFound: "No matching fines",
  shown: (count: number) => `${count} ${plural(count, ["fine", "fines"])} on this page`,
  ofNobody: "Nobody had it",
  erased: "Erased customer",
  notice: {
    title: "Notice",
    plate: "Plate",
    onDay: "Day of the offence",
    onTime: "Time",
    when: "Time of the offence",
    place: "Place of the offence",
    country: "Country",
    authority: "Authority",
    reference: "Number of the notice",
    currency: "Currency",
    amount: "Amount",
    receivedOn: "Received on",
    dueOn: "Due by",
    note: "Note",
    photo: "Photo of the notice",
    seePhoto: "See the photo",
    send: "Enter it",
    sending: "Entering…",
    ofNobody: "Keep it although nobody had the vehicle",
  },
  countries: {
    BA: "Bosnia and Herzegovina",
    HR: "Croatia",
    RS: "Serbia",
    ME: "Montenegro",
    SI: "Slovenia",
    AT: "Austria",
    DE: "Germany",
    IT: "Italy",
    HU: "Hungary",
    MK: "North Macedonia",
    AL: "Albania",
    XK: "Kosovo",
    BG: "Bulgaria",
    GR: "Greece",
    RO: "Romania",
    TR: "Türkiye",
    CZ: "Czechia",
    SK: "Slovakia",
    PL: "Poland",
    CH: "Switzerland",
    FR: "France",
    NL: "Netherlands",
    BE: "Belgium",
  } as Record<string, string>,
  titleOf: (plate: string, reference: string) => `Fine ${plate}, ${reference}`,
  who: {
    title: "Who had the vehicle",
    driver: "Customer",
    reservation: "Reservation",
    account: "Account",
    nobody: "Nobody had the vehicle then, by its handovers. The fine is the agency’s own.",
    erased: "The data of this customer was erased.",
  },
  papers: "Documents",
  deeds: {
    title: "What to do",
    over: "Nothing is left to be done.",
    letter: "E-mail the customer",
    letterText:
      "The customer gets an e-mail in their language that says what is fined, when and where, and what they have to pay.",
    actions: {
      name: "Mark the driver as named",
      charge: "Charge the customer",
      settle: "Mark as settled",
      withdraw: "Withdraw the fine",
    } satisfies Record<FineAction, string> as Record<FineAction, string>,
    texts: {
      name: "The authority was told who had the vehicle.",
      charge: "The fine and the fee for handling it go to the customer’s account.",
      settle: "It was paid, or the authority has closed it.",
      withdraw:
        "It was entered by mistake, or the authority has withdrawn it. What was charged is voided.",
    } satisfies Record<FineAction, string> as Record<FineAction, string>,
    chargeTitle: (fine: string, handling: string) =>
      `Charge ${fine} for the fine and ${handling} for handling it?`,
    reason: "Reason",
    papers: {
      "fine-letter": "Print the letter",
      "fine-statement": "Print the statement",
    },
    paperTexts: {
      "fine-letter": "The letter becomes a numbered document, to be sent by post.",
      "fine-statement":
        "It tells the authority who had the vehicle, with the details of the driver’s documents while they are kept.",
    },
  },
  done: {
    entered: "The notice is entered.",
    letter: "The letter is on its way.",
    paper: "The document is issued.",
    name: "Noted: the driver was named.",
    charge: "The fine is on the customer’s account.",
    settle: "The fine is settled.",
    withdraw: "The fine is withdrawn.",
  } as Record<string, string>,
  refused: {
    "unknown-plate": "No vehicle of ours has this plate.",
    known: "This notice has been entered already.",
    before:
      "The vehicle had not been given out yet at that time. Check the day and the time, or keep it without a customer.",
    between:
      "Nobody had the vehicle at that time: it was with the agency. Check the day and the time, or keep it without a customer.",
    never:
      "This vehicle was never given out. Check the plate, or keep the fine without a customer.",
    stale:
      "Somebody else has changed this fine or its reservation meanwhile. Look at it and try again.",
    closed: "That can no longer be done with this fine.",
    "no-reason": "Say why it is withdrawn.",
    "no-address": "The customer has no e-mail address. Print the letter instead.",
    "not-found": "There is no such fine.",
    form: "The form could not be read. Load the page again.",
  } as Record<string, string>,
  seeKnown: "See it",
};

export type Words = typeof en;

export const finesWords = bilingual(en, bs);
