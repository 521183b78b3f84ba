/** The letters about a rental that is under way or over: handover, return, deposit and account. */
export const rental = {
  earlyReturn: {
    subject: (when: string, code: string, car: string) => `Return ${when}: ${code} · ${car}`,
    title: (name: string) => `Your return, ${name}. Your code:`,
    expected: "We expect the car earlier than agreed.",
    asAgreed: "We expect the car at the agreed time after all.",
    return: "Return",
    place: "Place",
    agreed: "Agreed before",
    back: (amount: string, days: string) =>
      `If you return the car then, you get ${amount} back for ${days} not used. We settle it when the car is back.`,
    nothingBack: "The price of the rental stays the same.",
  },

  returnReminder: {
    subject: (when: string, code: string) => `${when}: your return at the key box · ${code}`,
    title: (when: string, name: string) => `${when} your rental ends, ${name}. Your code:`,
    lead: (place: string) =>
      `Where you return it: ${place}. You can return the car at the key box: you do not need to meet us.`,
    due: "Return",
    place: "Return place",
    address: "Address",
    keepLink:
      "The link asks for kilometres, fuel and where the car is parked, and says where the key box is. Please open it at the car. It is for you alone.",
  },

  sheetAttached:
    "Attached: the handover sheet as a PDF, in Bosnian and English. You will also find it with your reservation on our site, with all photos once they have arrived.",
  correctedSheet: {
    subject: (code: string, car: string) => `Corrected sheet: ${code} · ${car}`,
    title: (name: string) => `We have corrected a sheet of yours, ${name}. Your code:`,
    lead: "The sheet that you have stays as it is; this one is kept with it and applies from now on. The price has not changed. Why:",
    at: "Handed over or returned",
  },
  handedOver: {
    subject: (code: string, car: string) => `Your car has been handed over: ${code} · ${car}`,
    preview: (when: string, place: string) => `Return: ${when}, ${place}.`,
    title: (name: string) => `Have a good trip, ${name}. Your code:`,
    lead: "The car is with you now. Here is what matters on the road.",
    vehicle: "Vehicle",
    odometer: "Odometer",
    fuel: "Fuel or battery",
    due: "Return",
    duePlace: "Return place",
    dueAddress: "Address",
    call: "Call us",
    bringBack: (level: string) => `Please bring the car back as you got it: ${level}.`,
  },
  takenBack: {
    subject: (code: string, car: string) => `Your car is back: ${code} · ${car}`,
    preview: "The return sheet is attached.",
    previewDue: (amount: string) => `Still to pay: ${amount}.`,
    title: (name: string) => `Thank you, ${name}. The car is back. Your code:`,
    lead: "Here is what was written down at the return.",
    driven: "Driven",
    fuel: "Fuel or battery",
    at: "Returned",
    place: "Place",
    settled: "Charges at the return",
    nothing: "There were no extra charges at the return.",
    waived: "waived",
    total: "Rental total",
    charges: "Charged besides",
    paid: "Paid so far",
    due: "Still to pay",
    toReturn: "We owe you",
    deposit: (amount: string) =>
      `Next comes the deposit of ${amount}: we will release it, or tell you how much of it we keep, and why.`,
  },
  deposit: {
    subject: {
      released: (code: string) => `Your deposit goes back to you: ${code}`,
      taken: (code: string) => `A part of your deposit was kept: ${code}`,
      undone: (code: string) => `Your deposit, corrected: ${code}`,
    },
    title: (name: string) => `${name}, this is about your deposit. The code was:`,
    lead: {
      released: (amount: string) => `We have returned ${amount} to you.`,
      taken: (amount: string) => `We have kept ${amount} of it. See below what for.`,
      undone: (amount: string) =>
        `We had written down ${amount} by mistake. This is how it stands now.`,
    },
    reason: "Reason",
    ask: "If you do not agree with something, please answer this e-mail.",
  },
  account: {
    title: "Your account",
    price: "Rental total",
    paid: "Paid so far",
    due: "Still to pay",
    toReturn: "We owe you",
    ways: (ways: string, code: string, phone: string) =>
      `Ways to pay: ${ways}. Please quote the code ${code} when you pay. If anything is unclear, call us: ${phone}.`,
  },
  charged: {
    subject: (code: string, amount: string) => `Added to your account: ${amount} · ${code}`,
    title: (name: string) => `${name}, we have added something to your account. The code:`,
    lead: "Here is what was charged, and why.",
    reason: "Reason",
  },
  debt: {
    subject: (code: string, amount: string) => `Still to pay: ${amount} · ${code}`,
    preview: (amount: string) => `Still to pay: ${amount}.`,
    title: (name: string) => `${name}, a part of what you owe is still unpaid. The code:`,
    lead: "Perhaps it has slipped your mind: this is still to be paid.",
    paid: "If you have paid in the last few days, please ignore this e-mail.",
    wrong: "If you think that something is not right, reply to this e-mail: we will look into it.",
  },
};
