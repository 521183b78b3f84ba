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
};
