import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** Extras, review and the price: every step between choosing a car and booking it. */
const en = {
  steps: { label: "Steps", car: "Car", extras: "Extras", details: "Your details" },
  change: "Change",
  orSimilar: "or similar",
  notAvailable: "Not available for your dates",
  newTab: "opens in a new tab",
  free: "free",
  includedPlan: "included",
  included: "included",

  bill: {
    label: "Price",
    total: "Total",
    vatInside: (vat: string) => `incl. VAT ${vat}`,
    payNow: "Pay now",
    paid: "Paid",
    payAtPickup: "Pay at pick-up",
    deposit: "Deposit (not part of the price)",
    depositWhy: "Held on a credit card at pick-up, released at return.",
    nothingNow: "Nothing is charged now.",
    open: (total: string) => `${total}, show the full breakdown`,
    close: "Close",
    updated: (total: string) => `The total is now ${total}`,
  },

  compare: {
    caption: "The price before and now, line by line",
    mark: { added: "new", removed: "removed", changed: "changed" },
    was: (label: string) => `before: ${label}`,
  },

  line: {
    car: (car: string, days: string) => `${car}, ${days}`,
    carRun: (days: string, price: string, rate: string) => `${days} × ${price}, ${rate}`,
    baseRate: "basic rate",
    weekend: (rate: string) => `${rate}, weekend`,
    dayRule: (time: string, grace: string) =>
      `A rental day is 24 hours from ${time}; up to ${grace} more is free of charge, and so is a return up to ${grace} later than agreed.`,
    lengthDiscount: (days: string) => `Discount for ${days} or more`,
    lengthDiscountWhy: (percent: string, base: string) =>
      `${percent} off the car price (${base}) for a rental of this length.`,
    protection: (plan: string) => `${plan} protection`,
    protectionFree: (deposit: string) => `Always included. Your deposit is ${deposit}.`,
    protectionWhy: (days: string, price: string, deposit: string) =>
      `${days} × ${price}. Your deposit is ${deposit}.`,
    excess: (amount: string) => `Excess: you pay at most ${amount} for damage.`,
    noExcess: "You pay nothing for damage.",
    extraPieces: (name: string, pieces: number) => (pieces > 1 ? `${name} × ${pieces}` : name),
    extraFree: "Free of charge with every car.",
    extraSeason: "On every car at this time of year, free of charge.",
    extraPerDay: (pieces: number, days: string, price: string) => `${pieces} × ${days} × ${price}.`,
    extraPerRental: (pieces: number, price: string) => `${pieces} × ${price}, once per rental.`,
    extraCapped: (pieces: number, cap: string) =>
      `${pieces} × ${cap}, the maximum per piece and rental.`,
    youngDriver: "Young driver surcharge",
    youngDriverWhy: (age: string, until: number) =>
      `The driver is ${age} old at pick-up; drivers under ${until} pay a surcharge.`,
    youngDriverCapped: "This is the maximum for one rental.",
    perDay: (days: string, price: string) => `${days} × ${price}.`,
    border: (country: string) => `Driving to ${country}`,
    borderOnce: "Once per rental, however often you cross.",
    document: {
      none: "Your number plate is enough; no green card needed.",
      "green-card": "You need a green card; you get it with the keys.",
      "border-insurance":
        "You buy border insurance at the crossing; it is not included in this price.",
    },
    delivery: { pickup: "Delivery", dropoff: "Collection" },
    deliveryPlace: (what: string, place: string) => `${what}: ${place}`,
    deliveryFree: "Free of charge here.",
    deliveryWhy: { pickup: "We bring the car to you there.", dropoff: "We collect the car there." },
    oneWay: "Return at another place",
    oneWayWhy: (from: string, to: string) => `${from} → ${to}, once per rental.`,
    outOfHours: { pickup: "Pick-up out of hours", dropoff: "Return out of hours" },
    outOfHoursOpen: (place: string, hours: string) =>
      `${place}: open ${hours} that day; we will be there specially for you.`,
    outOfHoursClosed: (place: string) =>
      `${place}: closed that day; we will be there specially for you.`,
    coupon: (code: string) => `Coupon ${code}`,
    couponPercent: (percent: string, of: string, base: string) => `${percent} off ${of} (${base}).`,
    couponFixed: (amount: string, of: string, base: string) => `${amount} off ${of} (${base}).`,
    couponOf: {
      car: "the car price",
      "car-and-protection": "the car and protection price",
      total: "the total",
    },
    couponNotOn: {
      car: "Not valid for protection, extras or fees.",
      "car-and-protection": "Not valid for extras or fees.",
      total: "",
    },
    byHandWhy: "As agreed with you.",
  },

  extras: {
    title: "Protection and extras",
    protection: "Protection",
    protectionLead:
      "Third-party insurance and roadside assistance are in every plan. A plan limits what you pay for damage to the car.",
    cover: "Cover",
    perDay: (price: string) => `+${price} a day`,
    deposit: "Deposit",
    excess: "Excess (the most you pay for damage)",
    safetyFee: (fee: string) =>
      `The deposit includes a refundable safety fee of ${fee}. It is returned when the car comes back without new damage, or with damage and a police report. Without the report we keep it, and it pays for the damage that the plan covers.`,
    coverage: {
      collision: "Collision",
      theft: "Theft",
      glass: "Windscreen, glass, lights",
      tyres: "Tyres",
      underbody: "Underbody",
    },
    covered: "covered",
    notCovered: "not covered",
    title2: "Extras",
    extrasLead: "Extras cannot be guaranteed; you pay for them at pick-up.",
    pricePerDay: (price: string) => `${price} a day`,
    pricePerRental: (price: string) => `${price} per rental`,
    cap: (price: string) => `at\u00a0most\u00a0${price}`,
    upTo: (n: number) => `up\u00a0to\u00a0${n}`,
    fewer: "Fewer",
    more: "More",
    outOfStock: "none left",
    abroad: "Driving abroad",
    abroadLead: "Choose every country you will drive through. The fee is charged per country.",
    moreCountries: (n: number) => `${n} more`,
    perDayFee: (fee: string) => `${fee} a day`,
    notAllowed: "not allowed",
    document: {
      none: "your number plate is enough; no green card needed. You get a cross-border permit with the keys.",
      "green-card": "you need a green card. You get it with a cross-border permit and the keys.",
      "border-insurance":
        "you buy border insurance at the crossing; it is not included in this price. You get a cross-border permit with the keys.",
    },
    continue: "Continue",
    update: "Update price",
    taken: "This car has just been taken",
    takenLead:
      "It is no longer available for your dates. Your choices have been saved. These are still available:",
    faultsHead: "Please check your choice",
  },

  noCar: {
    title: "Choose a vehicle",
    what: "This car is not available",
    next: "It may have been withdrawn, or it has no price for your dates. Your choices have been saved.",
  },

  alternatives: {
    dates: "Nearest available dates",
    places: "The same dates at another place",
    cars: "Other cars for your dates",
    all: "All available cars",
  },

  review: {
    title: "Your details",
    firstName: "First name",
    lastName: "Last name",
    dateOfBirth: "Date of birth, DD/MM/YYYY",
    email: "E-mail",
    emailWhy: "We will send the confirmation here.",
    phoneCountry: "Country",
    phone: "Phone",
    phoneWhy: "So that we can reach you at pick-up.",
    usual: "Common",
    otherCountries: "Other countries",
    flight: "Flight number (optional)",
    flightWhy: "So that we wait if your flight is late.",
    coupon: "Coupon code (optional)",
    apply: "Apply",
    remove: "Remove",
    couponGood: (saved: string) => `Applied: ${saved}.`,
    privacy: { before: "I accept the ", link: "Privacy Policy", after: "." },
    terms: { before: "I accept the ", link: "Terms and Conditions", after: "." },
    marketing: "E-mail me news and seasonal prices (optional).",
    noSurcharge: (age: string) => `${age} old at pick-up: no young driver surcharge.`,
    surcharge: (age: string, fee: string) =>
      `${age} old at pick-up: young driver surcharge ${fee}, already included.`,
    book: "Book now",
    bookFor: (total: string) => `Book now · ${total}`,
    processing: "Processing…",
    offline: "You are offline",
    payLater: "Pay at pick-up.",
    faultOne: "One field needs correcting:",
    faultMany: (n: number) => `${n} fields need correcting:`,
    restKept: "Everything else has been saved.",
    changedTitle: "The price has changed",
    changedLead:
      "It is not the one you saw a moment ago. Nothing is booked yet: please check and confirm.",
    before: "Before",
    now: "Now",
    confirmPrice: (total: string) => `Book for ${total}`,
    takenLead:
      "This car is no longer available for your dates. Nothing has been booked, and your details have been saved.",
    stockTitle: "An extra has run out",
    stockNone: (extra: string) => `${extra}: none left for your dates. Nothing is booked yet.`,
    stockLeft: (extra: string, left: number) =>
      `${extra}: only ${left} left for your dates. Nothing is booked yet.`,
    changeExtras: "Change extras",
    twiceTitle: "You have already booked this.",
    twiceOwn: (code: string) =>
      `The same car for the same trip is booked as ${code}. Do you need a second car?`,
    twiceLead:
      "The same car for the same trip was booked within the last day with this name, e-mail address or phone number. The reservation code is in the e-mail that we sent. Do you need a second car?",
    bookSecond: "Book a second car",
    bookSecondFor: (total: string) => `Book a second car · ${total}`,
    just: {
      title: (code: string) => `You have just booked this: ${code}`,
      lead: "There is nothing more to do. All the details are in the e-mail that we sent.",
      cancelledTitle: (code: string) => `Reservation ${code} has been cancelled`,
      cancelledLead: "Nothing is booked now. The car can be booked again while it is available.",
      see: "See the reservation",
      again: "Book again",
      second: "Book a second car",
    },
    typedLost:
      "What you typed here earlier cannot be restored: it was saved for another browser, or it has expired. Please type it again.",
    usedTitle: "This form has already been sent",
    usedLead:
      "You made a reservation with it a moment ago. Book again only if you need a second car.",
    tooManyTitle: "Too many reservations in a short time",
    tooManyLead: (phone: string) =>
      `Only so many cars can be booked from one connection within an hour. Nothing has been booked, and your details have been saved. Please try again later, or call us on ${phone}.`,
    downTitle: "Our system is not answering at the moment",
    downLead: (phone: string) =>
      `Everything you typed is still here. Please send it again in a minute: the same form never books twice. Or call us on ${phone}.`,
    busyTitle: "Please try once more",
    busyLead:
      "We could not complete the reservation. Nothing has been booked, and your details have been saved.",
  },
};

export type Words = typeof en;

/** The words of the extras, the review and the price. */
export const bookingWords = bilingual<Words>(en, bs);
