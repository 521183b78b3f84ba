/** Finding a reservation again: by its code and the first name, and the reservation as a page. */
export const en = {
  title: "Change or cancel a reservation",
  metaTitle: "Change or cancel a reservation · Eternal Pro",
  lead: "With your code and first name you open your reservation, change it or cancel it. No account needed.",

  steps: { label: "Steps", code: "Code", name: "First name", details: "Your reservation" },
  codeTitle: "Which reservation is it?",
  code: "Reservation code",
  codeHelp: "Written EP-XXXXX-XXXXX, on the confirmation page and in the e-mail.",
  nameTitle: "Who is driving?",
  nameFor: (code: string) => `For reservation ${code}.`,
  otherCode: "Another code",
  firstName: "First name",
  firstNameHelp: "The driver's, as it stands in the reservation.",
  next: "Continue",
  open: "Open the reservation",
  checking: "Checking…",

  faults: {
    "unknown-code": "The reservation code you entered is invalid or not found",
    "wrong-name": "The first name you entered does not match our records",
  },
  tooMany: (minutes: string) => `Too many tries. Please wait ${minutes}.`,
  hurry: "In a hurry? Call us:",
  expired:
    "The link has expired or was changed, or more than half an hour has passed. Please enter your code.",
  offline: "You are offline. What you typed is kept; it works again with a connection.",
  offlineShort: "You are offline",

  free: (hours: number) =>
    `Free of charge until ${hours} hours before pick-up. Later than that, one rental day may be charged.`,
  price: "If the price changes, you see old and new first, and nothing changes without your yes.",

  ways: {
    title: "No code at hand?",
    byPhone: "Call",
    byPhoneText: "The quickest way, above all when pick-up is today.",
    byChat: "WhatsApp or Viber",
    byChatText: "For WhatsApp the message is prepared; fill in the gaps.",
    byEmail: "E-mail",
    byEmailText: "Answered within 24 hours.",
    message:
      "Hello! My reservation: EP-_____-_____, first name: _____. I would like to change: _____",
    subject: "Change of reservation EP-_____-_____",
    send: "Write an e-mail",
    newTab: "opens in a new tab",
  },

  view: {
    title: "Your reservation",
    metaTitle: "Your reservation · Eternal Pro",
    lead: "See it, print it, or take it with you as a PDF.",
    bookedOn: (name: string, date: string) => `${name} · booked on ${date}`,
    pdf: "Download PDF",
    calendar: "Add to calendar",
    print: "Print",
    change: "Change or cancel",
    repeat: "Same as last time",
    other: "Another reservation",
    included: "What you booked",
    car: "Car",
    protection: "Protection",
    extras: "Extras",
    noExtras: "none",
    countries: "Countries",
    noCountries: "Bosnia and Herzegovina only",
    driver: "Driver",
    flight: "Flight",
    phone: "Phone:",
    directions: "Directions",
  },
};
