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
    payAtPickup: "Pay at pick-up",
    deposit: "Deposit, apart",
    depositWhy: "Held on a credit card at pick-up, released at return.",
    nothingNow: "Nothing is charged now.",
    open: (total: string) => `${total}, show the whole price`,
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
      `A day is 24 hours from ${time}; up to ${grace} over it costs nothing, and neither does a return up to ${grace} later than agreed.`,
    lengthDiscount: (days: string) => `Discount for ${days} or more`,
    lengthDiscountWhy: (percent: string, base: string) =>
      `${percent} of the car price (${base}), because of the length of your trip.`,
    protection: (plan: string) => `${plan} protection`,
    protectionFree: (deposit: string) => `Always included. Your deposit is ${deposit}.`,
    protectionWhy: (days: string, price: string, deposit: string) =>
      `${days} × ${price}. Your deposit is ${deposit}.`,
    excess: (amount: string) => `The most you pay for damage is ${amount}.`,
    extraPieces: (name: string, pieces: number) => (pieces > 1 ? `${name} × ${pieces}` : name),
    extraFree: "Free of charge with every car.",
    extraSeason: "On every car at this time of year, free of charge.",
    extraPerDay: (pieces: number, days: string, price: string) => `${pieces} × ${days} × ${price}.`,
    extraPerRental: (pieces: number, price: string) => `${pieces} × ${price}, once per rental.`,
    extraCapped: (pieces: number, cap: string) =>
      `${pieces} × ${cap}, the most that one costs in a rental.`,
    youngDriver: "Young driver surcharge",
    youngDriverWhy: (age: string, until: number) =>
      `The driver is ${age} old at pick-up; under ${until} there is a surcharge.`,
    youngDriverCapped: "This is the most it costs in one rental.",
    perDay: (days: string, price: string) => `${days} × ${price}.`,
    border: (country: string) => `Driving to ${country}`,
    borderOnce: "Once per rental, however often you cross.",
    document: {
      none: "The plate is enough, no green card.",
      "green-card": "You need a green card; it comes with the keys.",
      "border-insurance": "You buy border insurance at the crossing; it is not in this price.",
    },
    delivery: { pickup: "Delivery to", dropoff: "Collection from" },
    deliveryPlace: (what: string, place: string) => `${what} ${place}`,
    deliveryFree: "Free of charge here.",
    deliveryWhy: { pickup: "We bring the car to you there.", dropoff: "We collect the car there." },
    oneWay: "Return at another place",
    oneWayWhy: (from: string, to: string) => `From ${from} to ${to}, once per rental.`,
    outOfHours: { pickup: "Pick-up out of hours", dropoff: "Return out of hours" },
    outOfHoursOpen: (place: string, hours: string) =>
      `${place} is open ${hours} that day; we will be there specially for you.`,
    outOfHoursClosed: (place: string) =>
      `${place} is closed that day; we will be there specially for you.`,
    coupon: (code: string) => `Coupon ${code}`,
    couponPercent: (percent: string, of: string, base: string) => `${percent} of ${of} (${base}).`,
    couponFixed: (amount: string, of: string, base: string) => `${amount} off ${of} (${base}).`,
    couponOf: {
      car: "the car price",
      "car-and-protection": "the car and protection price",
      total: "the whole price",
    },
    couponNotOn: {
      car: "Not on protection, extras or fees.",
      "car-and-protection": "Not on extras or fees.",
      total: "",
    },
    byHandWhy: "As agreed with you.",
  },

  extras: {
    title: "Protection and extras",
    protection: "Protection",
    protectionLead:
      "Third-party insurance and roadside help are in every plan. A plan limits what you pay for damage to the car.",
    cover: "Cover",
    perDay: (price: string) => `+${price}/day`,
    deposit: "Deposit",
    excess: "Most you pay for damage",
    safetyFee: (fee: string) =>
      `The deposit includes a refundable safety fee of ${fee}. It is returned when the car comes back without new damage, or with damage and a police report. Without the report it is not returned, and covers the damage that the plan covers.`,
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
    abroadLead: "Choose every country on your way. The fee is charged per country.",
    moreCountries: (n: number) => `${n} more`,
    perDayFee: (fee: string) => `${fee} a day`,
    notAllowed: "not allowed",
    document: {
      none: "the plate is enough, no green card. You get a cross-border permit with the keys.",
      "green-card": "you need a green card. You get it with a cross-border permit and the keys.",
      "border-insurance":
        "you buy border insurance at the crossing; it is not in this price. You get a cross-border permit with the keys.",
    },
    continue: "Continue",
    update: "Update price",
    taken: "This car has just been taken",
    takenLead: "It is no longer free for your dates. Nothing is lost: these still work.",
    faultsHead: "Please check your choice",
  },

  noCar: {
    title: "Choose a vehicle",
    what: "This car is not on offer",
    next: "It may have been withdrawn, or it has no price for your dates. Your trip is kept.",
  },

  alternatives: {
    dates: "Nearest dates that work",
    places: "The same dates at another place",
    cars: "Other cars for your dates",
    all: "All free cars",
  },

  review: {
    title: "Your details",
    firstName: "First name",
    lastName: "Last name",
    dateOfBirth: "Date of birth, DD/MM/YYYY",
    email: "E-mail",
    emailWhy: "The confirmation goes here.",
    phoneCountry: "Country",
    phone: "Phone",
    phoneWhy: "So that we can reach you at pick-up.",
    usual: "Most often",
    otherCountries: "Other countries",
    flight: "Flight number (optional)",
    flightWhy: "So that we wait if you are late.",
    coupon: "Coupon code (optional)",
    apply: "Apply",
    remove: "Remove",
    couponGood: (saved: string) => `Applied: ${saved}.`,
    privacy: { before: "I accept the ", link: "Privacy Policy", after: "." },
    terms: { before: "I accept the ", link: "Terms and Conditions", after: "." },
    marketing: "Send me season prices by e-mail (optional).",
    noSurcharge: (age: string) => `${age} old at pick-up: no young driver surcharge.`,
    surcharge: (age: string, fee: string) =>
      `${age} old at pick-up: young driver surcharge ${fee}, in the price.`,
    book: "Book now",
    bookFor: (total: string) => `Book now · ${total}`,
    processing: "Processing…",
    offline: "You are offline",
    payLater: "Pay at pick-up.",
    faultOne: "One field needs a correction:",
    faultMany: (n: number) => `${n} fields need a correction:`,
    restKept: "The rest is kept.",
    changedTitle: "The price has changed",
    changedLead:
      "It is not the one you saw a moment ago. Nothing is booked yet: please look and confirm.",
    before: "Before",
    now: "Now",
    confirmPrice: (total: string) => `Book for ${total}`,
    takenLead:
      "This car is no longer free for your dates. Nothing is booked, and what you typed is kept.",
    stockTitle: "An extra has run out",
    stockNone: (extra: string) => `${extra}: none left for your dates. Nothing is booked yet.`,
    stockLeft: (extra: string, left: number) =>
      `${extra}: only ${left} left for your dates. Nothing is booked yet.`,
    changeExtras: "Change extras",
    twiceTitle: "You have already booked this.",
    twiceOwn: (code: string) =>
      `The same car for the same trip is booked as ${code}. Do you need a second car?`,
    twiceLead:
      "The same car for the same trip was booked within the last day with this e-mail address or phone number. Its code is in the e-mail that we sent. Do you need a second car?",
    bookSecond: "Book a second car",
    bookSecondFor: (total: string) => `Book a second car · ${total}`,
    just: {
      title: (code: string) => `You have just booked this: ${code}`,
      lead: "There is nothing more to do. Everything about it is in the e-mail that we sent.",
      cancelledTitle: (code: string) => `You booked this as ${code}, and it is cancelled`,
      cancelledLead: "Nothing is booked now. The car can be booked again while it is free.",
      see: "See the reservation",
      again: "Book again",
      second: "Book a second car",
    },
    typedLost:
      "What you typed here earlier cannot be brought back: it was kept for another browser, or its time is over. Please type it again.",
    usedTitle: "This form was already sent",
    usedLead: "A booking was made with it a moment ago. Book again only if you need a second car.",
    tooManyTitle: "Too many bookings in a short time",
    tooManyLead: (phone: string) =>
      `Only so many cars can be booked from one connection within an hour. Nothing is booked now, and what you typed is kept. Please try again later, or call us on ${phone}.`,
    busyTitle: "Please try once more",
    busyLead: "We could not finish the booking. Nothing is booked, and what you typed is kept.",
  },
};

export type Words = typeof en;

/** The words of the extras, the review and the price. */
export const bookingWords = bilingual<Words>(en, bs);
