import type { EarlyReturn } from "../../domain/handovers/early-return.ts";

/** What is done while a car is out. */
export const onRent = {
  extend: {
    title: "Extend the rental",
    lead: (agreed: string) =>
      `Agreed return: ${agreed}. Nothing changes until you have seen the price and accepted it.`,
    overdue: "The car is overdue. Agree on a new return with the customer first.",
    until: "New return",
    date: "Date",
    time: "Time",
    see: "See the price",
    seeing: "Calculating…",
    offerTitle: "The extension",
    offerLead: "At the prices of the contract. Nothing is saved yet.",
    moves: (code: string, name: string, when: string, from: string, to: string) =>
      `${code} ${name}, pick-up ${when}, goes from ${from} to ${to}.`,
    stays: "The vehicle is not promised to anybody else in that time.",
    accept: "Extend and tell the customer",
    acceptUntold: "Extend",
    again: "Another time",
    faults: {
      date: "Please check the date",
      "not-later":
        "The new return has to be later than the agreed one, and must not lie in the past",
      "bad-time":
        "Only full and half hours that exist on that day, and at most 14 days after the agreed return",
      "within-grace": "That little is free anyway: no extension is needed",
      closed: (hours: string) => `Nobody is there at that hour. Open: ${hours}`,
      "closed-day": "Nobody is there on that day",
    },
    taken: (code: string, name: string, when: string) =>
      `${code} ${name} needs this vehicle at pick-up on ${when}, and no other one is available.`,
    takenByOther:
      "An extra in the car is promised to somebody else, or the vehicle is booked for service.",
    ways: "What can be done",
    wayUntil: (when: string) => `Extend until ${when}`,
    wayOther: (code: string) => `Another vehicle for ${code}`,
    wayOwn: "Give this customer another vehicle",
    changed: "The price has changed since you saw it. Nothing was saved: this is the new one.",
  },
  announce: {
    title: "Earlier return",
    lead: (agreed: string) =>
      `Agreed return: ${agreed}. The price stays as it is; what comes back is settled when the car is back.`,
    told: (at: string) => `Announced so far: ${at}. The agreed return takes that back.`,
    at: "The car comes back on",
    date: "Date",
    time: "Time",
    frees: "Others may rent the vehicle from then on",
    see: "See what that means",
    seeing: "Calculating…",
    expected: (when: string) => `The car is expected on ${when}.`,
    asAgreed: "That is the agreed return: what was announced is taken back.",
    back: (amount: string, days: string) =>
      `If it comes back then, ${amount} comes back to the customer for ${days}.`,
    nothing: {
      nothing: "Nothing comes back for an early return: that is what the settings say.",
      "unused-days": "Nothing comes back: only unused whole days do.",
      "priced-again": "Nothing comes back: the shorter rental costs no less.",
    } satisfies Record<EarlyReturn, string> as Record<EarlyReturn, string>,
    freed: (when: string) => `Others may rent the vehicle from ${when}.`,
    held: (agreed: string) => `The vehicle stays held until ${agreed}.`,
    accept: "Note it and tell the customer",
    acceptUntold: "Note it",
    again: "Another time",
    faults: {
      date: "Please check the date",
      "not-earlier": "The return has to be before the agreed one, and must not lie in the past",
      "bad-time": "Only full and half hours that exist on that day",
    },
    changed: "What comes back has changed since you saw it. Nothing was saved: please look again.",
  },
};
