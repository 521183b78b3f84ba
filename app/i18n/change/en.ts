/** Everything after the booking: what can be changed, what it costs, being late, cancelling. */
export const en = {
  metaTitle: "Your reservation · Eternal Pro",
  title: "Your reservation",
  crumb: "Your reservation",
  status: {
    pending: "Waiting for our word",
    confirmed: "Confirmed",
    on_rent: "Car with you",
    returned: "Car returned",
    completed: "Completed",
    cancelled: "Cancelled",
    no_show: "Not picked up",
  },
  total: "Total",

  free: {
    until: (until: string) => `Changes and cancelling are free until ${until}.`,
    after: (fee: string) => `After that we may charge one rental day, ${fee}.`,
    over: (until: string) => `Changes and cancelling were free until ${until}.`,
    now: (fee: string) => `Now we may charge one rental day, ${fee}.`,
  },

  papers: {
    pdf: "PDF",
    calendar: "Calendar",
    whole: "Whole reservation",
    repeat: "Same as last time",
    other: "Another reservation",
  },

  done: {
    changed: "Your reservation is changed. We are sending you the new confirmation.",
    cancelled: "Your reservation is cancelled. We are sending you the confirmation.",
    late: {
      arrival: "Thank you, we know. We are waiting for you.",
      return: "Thank you, we know the new return time.",
    },
  },

  tasks: {
    title: "What would you like to do?",
    trip: "Dates and places",
    car: "Car",
    choices: "Protection, extras, countries",
    contact: "Flight number and phone",
    late: { arrival: "I'm late", return: "I'm late with the return" },
    lateHint: "The answer comes at once.",
    cancel: "Cancel the reservation",
    edited: "changed",
    extras: (n: number): string => (n === 1 ? "1 extra" : `${n} extras`),
    countries: (n: number): string => (n === 1 ? "1 country" : `${n} countries`),
    noFlight: "no flight number",
    see: "See the new price",
    seeing: "Calculating…",
    nothing: "Nothing is changed before you have seen the new price and accepted it.",
    names: "Another driver? The name is changed on the phone.",
  },

  car: {
    lead: (dates: string) =>
      `How much more or less your reservation would cost with another car on ${dates}.`,
    yours: "your car",
    more: (amount: string) => `${amount} more`,
    less: (amount: string) => `${amount} less`,
    same: "same price",
  },
  contact: { flight: "Flight number (optional)", flightWhy: "So that we wait if you are late." },

  fault: {
    one: "One thing needs a correction:",
    many: (n: number) => `${n} things need a correction:`,
    unknownCar: "This car is not on offer. Please choose another",
    tooYoung: (age: number) => `For this car the driver must be at least ${age}`,
    kept: "Your reservation stays as it was, and what you chose is kept.",
  },
  unchanged:
    "Nothing is different from your reservation yet. Change something, then see the new price.",

  offer: {
    title: "Your change",
    lead: "Nothing is changed until you accept.",
    stale:
      "Your reservation or its price has changed since you looked. Nothing is changed yet: please look once more.",
    pickup: "Pick-up",
    dropoff: "Return",
    car: "Car",
    flight: "Flight",
    phone: "Phone",
    none: "none",
    more: (amount: string) => `${amount} more`,
    less: (amount: string) => `${amount} less`,
    same: "Same price",
    deposit: "Deposit, apart",
    coupon: (code: string, why: string) => `Coupon ${code} no longer counts. ${why}.`,
    lateFee: (until: string, fee: string) =>
      `Changes were free until ${until}. For this one we may charge one rental day, ${fee}, besides the new price.`,
    free: "The change itself costs nothing.",
    accept: "Accept the change",
    keep: "Keep as it was",
  },

  taken: {
    lead: "Nothing is changed: your reservation stays as it was. These work:",
    none: "Nothing is changed: your reservation stays as it was. Please choose other dates or another car, or call us.",
    stockTitle: "An extra has run out",
    stockNone: (extra: string) =>
      `${extra}: none left for your dates. Your reservation stays as it was.`,
    stockLeft: (extra: string, left: number) =>
      `${extra}: only ${left} left for your dates. Your reservation stays as it was.`,
    take: (extra: string, left: number) => `${extra} × ${left}`,
    without: (extra: string) => `Without ${extra}`,
  },

  cancel: {
    free: (until: string) => `Cancelling is free until ${until}. You pay nothing.`,
    fee: (until: string, fee: string) =>
      `Cancelling was free until ${until}. If you cancel now, we may charge one rental day, ${fee}.`,
    what: "The car is then free for others, and we confirm the cancellation by e-mail.",
    button: "Cancel the reservation",
    ended: "The time for free cancelling has just ended. Nothing is cancelled yet.",
  },

  late: {
    ask: {
      arrival: (agreed: string) => `When will you come? Agreed is ${agreed}.`,
      return: (agreed: string) => `When will you bring the car back? Agreed is ${agreed}.`,
    },
    date: "New date",
    time: "New time",
    other: "Another time",
    check: "Check this time",
    checking: "Checking…",
    delay: (hours: number, minutes: number) =>
      `+${[hours > 0 ? `${hours} h` : "", minutes > 0 ? `${minutes} min` : ""].filter(Boolean).join(" ")}`,
    grace: (minutes: string) => `Within ${minutes} of grace: nothing to pay.`,
    free: "Nothing to pay.",
    freeThen: {
      arrival: "Tell us and we wait. The return stays as agreed.",
      return: "Tell us and we wait for you then.",
    },
    tell: {
      arrival: (at: string) => `I come on ${at}`,
      return: (at: string) => `I return it on ${at}`,
    },
    paid: (at: string, amount: string) => `${at} costs ${amount} more.`,
    payAt: {
      arrival: "You pay it with the rest at pick-up.",
      return: "You pay it when you return the car.",
    },
    acceptPaid: (amount: string) => `Accept and pay ${amount} more`,
    closed: (place: string) => `${place} is closed then.`,
    open: (hours: string) => `Open that day: ${hours}. Choose a time within, or call us.`,
    closedDay: "It is closed all that day. Choose another time, or call us.",
    returnBy: (until: string) =>
      `Please return the car by ${until}: the next customer is waiting for it.`,
    returnByWhy: "If that does not work, call us and we look for a way.",
    notLater: "Please choose a time that is later than agreed and still to come",
    badTime: "Please choose a full or half hour within the next days, or call us",
    fresh: "The answer for this time has changed. Nothing is reported yet: please look once more.",
  },

  closed: {
    on_rent:
      "The car is with you: dates, car and extras are no longer changed here. What you can do is tell us that you return it later.",
    returned: "The car is back. Thank you for driving with us.",
    completed: "This rental is over. Thank you for driving with us.",
    cancelled: "This reservation is cancelled, and no car is held for you.",
    no_show: "The car was not picked up, and is no longer held for you.",
    past: "The pick-up time is over: dates, car and extras are no longer changed here.",
    answered: "Meanwhile this can no longer be changed here. Nothing was changed.",
  },
  help: "Something else? Call us or write.",
  newTab: "opens in a new tab",
  message: (code: string) => `Hello, I am writing about the reservation ${code}.`,
};
