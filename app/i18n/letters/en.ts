/** The letters: what customers are told by mail, and what the staff are told. */
export const en = {
  rentACar: "Rent a Car",
  moment: (date: string, time: string) => `${date}, ${time}`,
  see: "See your reservation",
  late: "Running late? Tell us",
  calendarAndPaper: "Attached: the reservation as a PDF, and both dates for your calendar.",
  paper: "Attached: the reservation as a PDF.",
  newPapers:
    "Attached: the new PDF, and the calendar file that moves both dates to their new times.",
  noDates: "The attached calendar file takes both dates out of your calendar.",

  foot: {
    ask: "Questions? Reply to this e-mail, or call, WhatsApp or Viber us:",
    phoneHours: (hours: string) => `We answer the phone ${hours}.`,
    terms: "Terms and conditions",
    booked:
      "You get this e-mail because a car was booked with your address. If that was not you, please tell us.",
    newsletter: "You get this e-mail because your address was entered for our newsletter.",
    staff: "A message to the staff, sent by the website.",
  },

  confirmed: {
    subject: (code: string, car: string) => `Booked: ${code} · ${car}`,
    preview: (pickup: string, place: string, total: string) =>
      `${pickup}, ${place}. ${total}, you pay at pick-up.`,
    lead: "Nothing to pay now, you pay at pick-up. With the code and your first name you open the reservation again.",
  },

  received: {
    subject: (code: string, car: string) => `We have your booking: ${code} · ${car}`,
    preview: "The car is held for you. We confirm the booking soon.",
    lead: "The car is held for you. We confirm the booking soon; a second e-mail then brings you all the papers.",
  },

  changed: {
    subject: (code: string, car: string) => `Changed: ${code} · ${car}`,
    title: (name: string) => `Your reservation has changed, ${name}. The code stays:`,
    lead: "Here is what changed, and below it the whole reservation as it is now.",
    what: "What changed",
    before: "Before",
    now: "Now",
    none: "none",
    more: (amount: string, total: string) =>
      `The new price is ${total}, ${amount} more than before. You pay at pick-up.`,
    less: (amount: string, total: string) =>
      `The new price is ${total}, ${amount} less than before. You pay at pick-up.`,
    same: (total: string) => `The price stays ${total}. You pay at pick-up.`,
    fee: (fee: string) =>
      `The time for free changes was over, so up to ${fee} may be charged for the change.`,
    extended: {
      subject: (code: string, car: string) => `Extended: ${code} · ${car}`,
      title: (name: string) => `Your rental is extended, ${name}. The code stays:`,
      lead: (until: string) => `The car is yours until ${until}.`,
      more: (amount: string, total: string) =>
        `The extension costs ${amount}. Together with it the rental is ${total}.`,
      same: (total: string) => `The extension costs nothing. The rental stays ${total}.`,
    },
    field: {
      pickupAt: "Pick-up",
      pickupPlace: "Place of pick-up",
      dropoffAt: "Return",
      dropoffPlace: "Place of return",
      days: "Length",
      car: "Car",
      plan: "Protection",
      extras: "Extras",
      countries: "Driving abroad",
      flight: "Flight",
      phone: "Your phone",
      coupon: "Coupon",
      total: "Total",
      deposit: "Deposit",
    },
  },

  cancelled: {
    subject: (code: string, car: string) => `Cancelled: ${code} · ${car}`,
    what: "What was cancelled",
    free: "Nothing is charged.",
    fee: (fee: string) =>
      `The time for free cancellation was over, so up to ${fee} may be charged.`,
    notYou:
      "Was it not you who cancelled? Tell us at once: as long as the car is free, the reservation can be restored.",
    again: "Book again",
  },

  reminder: {
    subject: (when: string, code: string, car: string) => `${when}: ${car} · ${code}`,
    title: (when: string, name: string) => `${when} your car waits for you, ${name}. Your code:`,
    today: (time: string) => `Today at ${time}`,
    tomorrow: (time: string) => `Tomorrow at ${time}`,
    lead: (place: string, meeting: string) => `We meet at this place: ${place}. ${meeting}`.trim(),
    lateHint: "If you run late, tell us: you hear at once what is possible.",
  },

  newsletter: {
    subject: "Please confirm your newsletter",
    preview: "One click, and you get our news and season prices.",
    title: "One click is missing",
    lead: (email: string) =>
      `Somebody, most likely you, entered ${email} for our newsletter. Please confirm that it was you.`,
    confirm: "Confirm the newsletter",
    ignore: "If it was not you, do nothing: without the click we send no newsletter.",
  },

  contact: {
    subject: (name: string) => `Message from the website: ${name}`,
    title: "A message from the website",
    lead: (email: string) => `Your reply to this e-mail goes to ${email}.`,
    message: "Message",
  },

  staff: {
    customer: "Customer",
    name: "Name",
    phone: "Phone",
    email: "E-mail",
    language: "Writes in",
    languages: { "en-us": "English", ba: "Bosnian" },
    flight: "Flight",
    bookedAt: "Booked",
    trip: "Trip",
    call: "Call",
    open: "Open the reservation",
    booking: {
      subject: (code: string, car: string) => `New reservation ${code} · ${car}`,
      title: "A new reservation",
      waits: "It waits for your confirmation.",
    },
    change: {
      subject: (code: string, car: string) => `Changed by the customer: ${code} · ${car}`,
      title: "A changed reservation",
      fee: (fee: string) => `The time for free changes was over: up to ${fee} may be charged.`,
      more: (amount: string, total: string) => `New price ${total}, ${amount} more.`,
      less: (amount: string, total: string) => `New price ${total}, ${amount} less.`,
      same: (total: string) => `The price stays ${total}.`,
    },
    extension: {
      subject: (code: string, car: string) => `Extended: ${code} · ${car}`,
      title: "An extended rental",
    },
    cancel: {
      subject: (code: string, car: string) => `Cancelled: ${code} · ${car}`,
      title: "A cancelled reservation",
      free: "Cancelled in time: nothing is charged.",
      fee: (fee: string) => `The time for free cancellation was over: up to ${fee} may be charged.`,
    },
    late: {
      subject: (end: string, code: string, car: string) => `${end}: ${code} · ${car}`,
      arrival: "Late for the pick-up",
      return: "Late with the return",
      comes: (moment: string) => `The customer comes for the car ${moment}.`,
      brings: (moment: string) => `The customer brings the car back ${moment}.`,
      free: "It costs nothing more.",
      paid: (amount: string) => `It costs ${amount} more, which the customer has accepted.`,
    },
    undelivered: {
      subject: (about: string) => `Not delivered: ${about}`,
      title: "An e-mail was not delivered",
      given: (letter: string) => `${letter}. It is not tried again.`,
      byPhone: "Please reach the customer by phone.",
      said: "What the mail server said",
    },
    kinds: {
      "booking-received": "Receipt of a booking",
      "booking-confirmed": "Confirmation",
      "booking-notice": "Notice of a new reservation",
      "reservation-changed": "Change of a reservation",
      "change-notice": "Notice of a change",
      "reservation-cancelled": "Cancellation",
      "cancel-notice": "Notice of a cancellation",
      "late-notice": "Notice of a delay",
      reminder: "Reminder",
      "contact-message": "Message from the website",
      "newsletter-confirmation": "Newsletter confirmation",
      "undelivered-notice": "Notice of an undelivered e-mail",
    },
  },
};
