import { bilingual } from "../bilingual.ts";
import type { DepositState } from "../../domain/deposits/hold.ts";
import type { Source } from "../../domain/reservations/booking/source.ts";
import type { LetterFate } from "../../domain/settings/carrier.ts";
import { bs } from "./bs.ts";
import { plural } from "../format.ts";
import { deeds } from "./en-deeds.ts";
import { history } from "./en-history.ts";
import { onRent } from "./en-on-rent.ts";

type MadeOn = Record<Source, (when: string, partner: string) => string>;

/** The page of one reservation: its data, its history and its actions. */
const en = {
  title: (code: string, name: string) => `${code} ${name}`.trim(),
  back: "All reservations",
  erased: "Personal data erased",
  erasedWhy: "The personal data of this reservation was erased. It can only be viewed.",
  madeOn: {
    site: (when) => `Booked on the site on ${when}`,
    phone: (when) => `Booked by phone on ${when}`,
    desk: (when) => `Booked at the desk on ${when}`,
    partner: (when, partner) => `Booked through ${partner} on ${when}`,
    staff: (when) => `Taken by the staff on ${when}`,
  } satisfies MadeOn as MadeOn,
  changedBy: (roles: string) => `Changed by: ${roles}`,
  close: "Close",

  deeds: {
    label: "What can be done",
    confirm: "Confirm",
    "hand-over": "Hand over",
    "check-in": "Take back",
    extend: "Extend",
    "announce-return": "Earlier return",
    exchange: "Exchange the vehicle",
    complete: "Complete",
    change: "Change",
    swap: "Other vehicle",
    cancel: "Cancel",
    "no-show": "No-show",
    reinstate: "Reinstate",
    none: {
      completed: "This rental is over.",
    } as Record<string, string>,
  },
  noShow: {
    title: "Nobody came?",
    text: "The vehicle is available to others at once. The customer gets no e-mail. You can reinstate the reservation while a vehicle is available.",
    confirm: "Mark as no-show",
    flight: (number: string) => `Flight ${number}: please check whether it is late.`,
    early: "The pick-up time has not passed yet.",
  },

  done: {
    confirm: "Confirmed.",
    complete: "Completed.",
    extend: "Extended.",
    "announce-return": "The return has been noted.",
    cancel: "Cancelled.",
    "no-show": "Marked as no-show. The vehicle is available.",
    reinstate: "Reinstated.",
    change: "Changed.",
    swap: "The vehicle has been changed.",
    undo: "The last move was taken back.",
    line: "The price has been changed.",
    customer: "The customer’s details have been saved.",
    source: "The source has been corrected.",
    note: "The note has been saved.",
    seen: "Seen. The vehicle still has to be taken back.",
  },
  /** What becomes of the e-mail about a deed; `none` for a customer without an address. */
  byMail: {
    sent: "The customer will be told by e-mail.",
    kept: "E-mails stay on this server: please tell the customer by phone or message.",
    held: "E-mails do not leave this server yet: please tell the customer by phone or message.",
    none: "There is no e-mail address: please tell the customer by phone or message.",
  } satisfies Record<LetterFate | "none", string>,
  resent: {
    sent: "The e-mail is being sent again.",
    kept: "The e-mail was written again and is kept on this server.",
    held: "The e-mail was written again and waits: e-mails do not leave this server yet.",
    none: "The customer has no e-mail address.",
  } satisfies Record<LetterFate | "none", string>,

  openAccount: {
    title: "Complete with an open account?",
    text: (open: string) =>
      `Not everything is settled. ${open}. It stays open in the list until it is; say why the rental is completed all the same.`,
    settle: "Settle the account",
  },
  told: {
    stale: "Somebody else changed this reservation since you opened it. Your change was not saved.",
    staleHere:
      "Somebody else changed the reservation meanwhile. Nothing was done: please look again.",
    staleThen: "What you typed is still in the form. Look at what changed, then send it again.",
    merged:
      "Somebody else changed this reservation since you opened it. Your change is now based on theirs: please check it below.",
    since: "Since you opened it:",
    openAccount:
      "The account is not settled, or a deposit is still held. Settle it first; an owner can complete it all the same, with a reason.",
    closed: "The state of the reservation no longer allows this. Nothing was changed.",
    gone: "This reservation can no longer be changed.",
    "not-available": "No vehicle is available for this. Nothing was changed.",
    "price-changed":
      "The price has changed since you saw it. Nothing was changed: please look again.",
    "extra-out-of-stock": (extra: string, left: number) =>
      `Not enough pieces: ${extra}, ${left} left. Nothing was changed.`,
    "too-young": (age: number) => `For this car the driver must be at least ${age}.`,
    unchanged: "Nothing to change: it is already like this.",
    "unknown-vehicle": "This vehicle is not on offer.",
    "unknown-car": "This car is not on offer.",
    unreadable: "One of the fields could not be read. Nothing was changed.",
    invalid: "Please look at the marked fields again. Nothing was changed.",
    "for-staff": "This e-mail went to the staff. Only e-mails to the customer can be sent again.",
    "no-address": "The customer has no e-mail address.",
    "too-many": "A price can have 20 manual lines at most.",
    "below-zero": "Without this line the price would fall below zero.",
    phone:
      "The phone number of this reservation is not valid. Correct it in the customer’s details first.",
    "flight-number":
      "The flight number of this reservation is not valid. Correct it in the customer’s details first.",
  },

  trip: {
    title: "Trip",
    pickup: "Pick-up",
    dropoff: "Return",
    length: "Length",
    car: "Car",
    expected: "Expected back",
    freed: "Others are promised the vehicle from then on",
    vehicle: "Vehicle",
    noVehicle: "none assigned",
    had: (plate: string) => `${plate}, no longer assigned`,
    promised: "promised",
    plan: "Protection",
    extras: "Extras",
    countries: "Driving abroad",
    none: "none",
  },

  customer: {
    title: "Customer",
    edit: "Edit",
    name: "Name",
    phone: "Phone",
    email: "E-mail",
    birth: "Date of birth",
    age: (years: string) => `${years} at pick-up`,
    flight: "Flight",
    language: "Language",
    languages: { "en-us": "English", ba: "Bosnian" },
    unknown: "unknown",
    none: "none",
    consents: "Consents",
    terms: (version: number) => `Terms, version ${version}`,
    privacy: (version: number) => `Privacy, version ${version}`,
    cancellation: (version: number) => `Cancellation, version ${version}`,
    noTerms: "None: taken by the staff",
    marketing: "News by e-mail",
    call: "Call",
    history: "Their other reservations",
    first: "The first reservation of this customer.",
    count: (count: number) => `${count} ${plural(count, ["reservation", "reservations"])}`,
    kept: (count: number) => `${count} completed`,
    cancelled: (count: number) => `${count} cancelled`,
    noShows: (count: number) => `${count} ${plural(count, ["no-show", "no-shows"])}`,
    worth: (amount: string) => `${amount} in total`,
  },

  source: {
    title: "How the reservation came",
    lead: "Revenue counts it under this source from now on. The customer is not notified.",
    correct: "Correct the source",
  },

  edit: {
    title: "Customer’s details",
    lead: "The customer is not notified. The price stays as it is.",
    firstName: "First name",
    lastName: "Last name",
    birth: "Date of birth",
    email: "E-mail",
    country: "Country of the phone",
    phone: "Phone",
    flight: "Flight number",
    language: "Language of e-mails",
  },

  price: {
    title: "Price",
    byHand: "by hand",
    why: (reason: string) => `Why: ${reason}`,
    total: "Total",
    vat: (net: string, vat: string) => `Net ${net} + VAT ${vat}`,
    deposit: "Deposit (not part of the price)",
    paid: "Paid so far",
    toPay: "To pay",
    toReturn: "To refund",
    nothingPaid: "nothing yet",
    refund: "refund",
    voided: "voided",
    account: "Account",
    methods: {
      cash: "cash",
      "credit-card": "credit card",
      "debit-card": "debit card",
      "bank-transfer": "bank transfer",
      online: "online",
    },
    held: {
      due: "not held yet",
      off: "not taken",
      held: "held",
      released: "released",
      none: "none asked",
      lapsed: "released by the bank",
      "partly-taken": "kept in part",
      taken: "kept",
    } satisfies Record<DepositState | "off", string>,
    young: {
      missing: (age: string, fee: string) =>
        `The driver is ${age} old at pick-up: today’s young driver surcharge, ${fee}, is not in this price.`,
      needless: (age: string, fee: string) =>
        `The driver is ${age} old at pick-up: the young driver surcharge in this price, ${fee}, is no longer due.`,
    },
    reprice: "Change the reservation to see the new price",
    addLine: "Manual line",
    removeLine: "Remove",
    removeTitle: "Remove this line?",
    removeText: (label: string, amount: string) => `${label}, ${amount}. The total will change.`,
  },

  ...deeds,

  ...onRent,

  ...history,
};

export type Words = typeof en;

/** The words of the page of one reservation. */
export const adminReservationWords = bilingual<Words>(en, bs);
