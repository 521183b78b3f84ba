import type { HoldMethod } from "../../domain/deposits/hold.ts";
import type { HoldRefusal, TakeRefusal } from "../../domain/deposits/moves.ts";
import type { DepositReminder } from "../../domain/deposits/reminders.ts";
import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** The deposit at the desk: how it is held, given back and taken. */
const en = {
  lead: (amount: string, state: string) => `Required: ${amount}, ${state}`,
  none: "Nothing has been held yet.",
  held: (amount: string, cash: string | undefined) =>
    cash === undefined || cash === amount
      ? `Still held: ${amount}`
      : `Still held: ${amount}, ${cash} in the drawer`,
  ending: (digits: string) => `card ending in ${digits}`,
  reference: (text: string) => `reference ${text}`,
  until: (date: string) => `until ${date}`,
  undone: (what: string) => `Undone: ${what}`,
  hold: {
    title: "Hold a deposit",
    lead: (amount: string) => `Still required: ${amount}.`,
    method: "Held",
    methods: { "card-hold": "On a card", cash: "In cash" } satisfies Record<HoldMethod, string>,
    lastFour: "Last four digits",
    lastFourHelp: "Never the whole number of the card.",
    reference: "Reference of the hold",
    lapsesOn: "Last day of the hold",
    amount: "Amount to hold (€)",
    amountHelp: "Leave empty for all that is required.",
    note: "Note",
    send: "Hold the deposit",
    sending: "Holding…",
    receipt: "Deposit receipt (PDF)",
    newTab: "opens in a new tab",
    lies: (cash: string) => `Kept as the deposit: ${cash}`,
  },
  release: {
    title: "Give the deposit back",
    lead: (amount: string, method: HoldMethod) =>
      method === "cash" ? `Hand out ${amount}.` : `Release ${amount} at the terminal.`,
    amount: "Amount (€)",
    amountHelp: "Leave empty for all that is held.",
    reason: "Note for the customer",
    goes: (cash: string) => `Goes back: ${cash}`,
    send: "Give back",
    sending: "Giving back…",
  },
  take: {
    title: "Keep a part of the deposit",
    lead: "It becomes a payment on this account. The customer gets an e-mail with the reason.",
    purpose: "What for",
    amount: "Amount (€)",
    reason: "Reason",
    reasonHelp: "The customer reads it.",
    damage: "Damage from the handover",
    charge: "Charge",
    none: "None",
    send: "Keep it",
    sending: "Keeping…",
  },
  undo: {
    label: "Undo",
    title: "Undo this step?",
    text: (what: string) =>
      `${what} never happened. The step stays in the book, struck through, with its opposite and your reason.`,
    reason: "Reason",
  },
  reminders: {
    title: "Deposits",
    lapsing: (amount: string, date: string) => `the hold of ${amount} lapses after ${date}`,
    late: (amount: string, date: string) => `${amount} still held, rental over since ${date}`,
  } satisfies { title: string } & Record<DepositReminder, (amount: string, date: string) => string>,
  done: {
    hold: "The deposit is held.",
    release: "The deposit was given back.",
    take: "A part of the deposit was kept, and is a payment now.",
    undo: "The step is undone.",
  } as Record<string, string>,
  refused: {
    nothing: "Enter an amount.",
    "nothing-asked": "All that is required is held already.",
    "above-asked": "This is more than the deposit that is required.",
    "too-little": "Less was received than the amount to hold.",
    lapsed: "The bank has released this hold: nothing of it is held any more.",
    "above-held": "This is more than is held.",
    "above-due": "This is more than is due. Charge it on the account first.",
    "no-piece": "There is no coin as small: enter a larger amount.",
    "no-digits": "Enter the last four digits of the card.",
    "no-lapse": "Enter the last day on which the bank holds the amount.",
    "lapses-past": "The last day of the hold is over.",
    "drawer-short":
      "There is less in this drawer in the currency that goes back. Choose another one, or bring money in first.",
    "no-such": "This damage or charge is not of this reservation.",
    "no-proof":
      "Nothing of the deposit would go back: each part that was kept needs its reason, and for damage the damage from the handover.",
    "of-deposit": "This payment was kept of the deposit: undo it there.",
  } satisfies Record<HoldRefusal | TakeRefusal, string> & Record<string, string>,
};

export type Words = typeof en;

export const depositDeskWords = bilingual<Words>(en, bs);
