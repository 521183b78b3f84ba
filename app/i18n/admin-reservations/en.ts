import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";
import type { ListView } from "../../domain/reservations/states/list-filter.ts";
import type { ReservationStatus } from "../../domain/reservations/states/status.ts";
import type { StaffWay } from "../../domain/reservations/booking/source.ts";
import type { WaitReason } from "../../domain/reservations/booking/wait-reasons.ts";
import { plural } from "../format.ts";

/** The list of reservations, the form for a booking by phone, and the results of the back office's search. */
const en = {
  title: "Reservations",
  new: "New reservation",
  newShort: "New",
  viewsLabel: "Views",
  views: {
    "next-7-days": "Next 7 days",
    "pickups-today": "Pick-ups today",
    "returns-today": "Returns today",
    tomorrow: "Tomorrow",
    overdue: "Overdue",
    new: "New in the last 24 hours",
    "on-rent": "On rent",
    unpaid: "Out and unpaid",
    pending: "Pending",
    open: "Open accounts",
    all: "All",
  } satisfies Record<ListView, string> as Record<ListView, string>,

  search: "Code, name, phone, e-mail or plate",
  filters: {
    pickup: "Pick-up",
    from: "From",
    to: "Until",
    since: (day: string) => `from ${day}`,
    until: (day: string) => `until ${day}`,
    place: "Place",
    placeHelp: "Pick-up or return here",
    car: "Car",
    status: "Status",
    language: "Language",
    any: "Any",
    sort: "Order",
    direction: "Direction",
    up: "ascending",
    down: "descending",
    languages: { "en-us": "English", ba: "Bosnian" },
  },
  waits: {
    label: "Why it waits",
    /** After the state, in a list: "Pending", and under it "long rental, several reservations". */
    short: {
      every: "by hand",
      days: "long rental",
      value: "high total",
      reservations: "several reservations",
      "person-days": "many days in all",
    } satisfies Record<WaitReason, string> as Record<WaitReason, string>,
    whole: {
      every: "All reservations wait for your confirmation.",
      days: "It is longer than what is confirmed at once.",
      value: "Its total is higher than what is confirmed at once.",
      reservations:
        "This person has more open reservations than are confirmed at once: by the same e-mail, phone, or name and date of birth.",
      "person-days":
        "This person’s open reservations have more days together than are confirmed at once.",
    } satisfies Record<WaitReason, string> as Record<WaitReason, string>,
  },
  columns: {
    time: "Time",
    otherEnd: "Rental",
    code: "Code",
    customer: "Customer",
    car: "Car",
    pickup: "Pick-up",
    return: "Return",
    made: "Booked",
    days: "Days",
    total: "Total",
    toPay: "To pay",
    status: "Status",
  },
  statuses: {
    pending: "Pending",
    confirmed: "Confirmed",
    on_rent: "On rent",
    returned: "Returned",
    completed: "Completed",
    cancelled: "Cancelled",
    no_show: "No-show",
  } satisfies Record<ReservationStatus, string> as Record<ReservationStatus, string>,
  overdue: "Overdue",
  overdueGroup: "Overdue",
  missedGroup: "Not picked up",
  erased: "Erased",
  openFor: (days: string) => `for ${days}`,
  paid: "paid",
  due: "due",
  today: (day: string) => `Today, ${day}`,
  tomorrow: (day: string) => `Tomorrow, ${day}`,
  dayCounts: (pickups: number, returns: number) =>
    `${pickups} ${plural(pickups, ["pick-up", "pick-ups"])}, ${returns} ${plural(returns, ["return", "returns"])}`,
  late: (cars: number, longest: string) =>
    cars === 1 ? `1 car is ${longest} late` : `${cars} cars are late, the longest ${longest}`,
  minutes: (count: number) => `${count} ${plural(count, ["minute", "minutes"])}`,
  hours: (count: number) => `${count} ${plural(count, ["hour", "hours"])}`,
  days: (count: number) => `${count} ${plural(count, ["day", "days"])}`,
  shown: (count: number) =>
    `${count} ${plural(count, ["reservation", "reservations"])} on this page`,
  empty: {
    first: "No reservation yet",
    firstText:
      "Reservations from the site appear here at once. Enter one made by phone under “New reservation”.",
    title: "No reservation here",
    view: "Nothing is waiting in this view.",
    narrowed: "No reservation matches all of these filters. Remove one, or show all.",
    search: (typed: string) =>
      `Nothing found for “${typed}”. Try a part of the name, the last digits of the phone number, or the plate.`,
    tooShort: "Please type at least two letters or digits.",
    all: "All reservations",
  },
  file: "reservations",
  fileColumns: {
    move: "Out or back",
    firstName: "First name",
    lastName: "Last name",
    email: "E-mail",
    phone: "Phone",
    plate: "Plate",
    pickupPlace: "Pick-up place",
    returnPlace: "Return place",
    language: "Language",
    charges: "Charged besides",
    paid: "Paid",
  },
  found: {
    out: (name: string, until: string) => `with ${name} until ${until}`,
    next: (name: string, from: string) => `next: ${name}, ${from}`,
    free: "nothing booked",
  },
  book: {
    title: "New reservation",
    lead: "For a customer on the phone or at the desk.",
    trip: "Trip",
    cars: "Car",
    carsLead: (free: number, days: string) =>
      `${free} available for ${days}. The total includes what is chosen below.`,
    carsWait: "Choose places, dates and times first; then the available cars appear here.",
    noCars: "No car is available for this trip.",
    taken: "taken",
    choices: "Protection and extras",
    protection: "Protection",
    extras: "Extras",
    countries: "Driving abroad",
    perDay: (price: string) => `${price} a day`,
    included: "included",
    customer: "Customer",
    firstName: "First name",
    lastName: "Last name",
    dateOfBirth: "Date of birth",
    email: "E-mail",
    emailHelp:
      "Without an address no e-mails are sent: send the confirmation by WhatsApp or Viber from the reservation.",
    phoneHelp: "It recognises customers who have booked before.",
    flight: "Flight number",
    coupon: "Coupon",
    language: "Language of the customer",
    languageHelp: "E-mails and documents are in this language.",
    known: (name: string, reservations: number, last: string) =>
      `${name} has ${reservations} ${plural(reservations, ["reservation", "reservations"])} with us, the last for ${last}.`,
    fillIn: "Fill in",
    filled: "Filled in from the last reservation",
    sooner: (lead: string) =>
      `Customers book this pick-up at least ${lead} ahead. You may book it: make sure that somebody can be there with the car.`,
    hoursWhy: "Why outside opening hours",
    hoursWhyHelp: "For the staff: it is saved with the note of the reservation.",
    hoursNote: (why: string) => `Outside opening hours: ${why}`,
    source: "How it came",
    sources: {
      phone: "By phone or a message",
      desk: "At the desk",
      partner: "Through a partner",
    } satisfies Record<StaffWay, string> as Record<StaffWay, string>,
    partner: "Partner",
    partnerHelp: "The hotel, agency or firm that sent the customer. Revenue is put together by it.",
    faultPartner: "Please enter the partner’s name, 60 characters at most",
    note: "Note for the staff",
    noteHelp: "The customer does not see it.",
    readOut:
      "I told the customer the total and until when cancelling is free, and they agree to our terms and privacy policy.",
    marketing: "The customer wants to hear about offers.",
    price: "Price",
    priceWait: "The price appears here as soon as you choose a car.",
    submit: (total: string) => `Book for ${total}`,
    submitPlain: "Book",
    confirmPrice: (total: string) => `Book for the new price, ${total}`,
    busy: "Booking…",
    faultTitle: "Please correct the following:",
    missing: "Please fill this in",
    tooYoung: "The driver is too young for this car",
    faultCar: "Please choose a car",
    faultReadOut: "Please read out the terms and check the box",
    faultNote: "The note is too long: 1,000 characters at most",
    refused: {
      taken: "This car has just been taken, and nothing was booked.",
      price:
        "The price has changed since it was shown. Nothing was booked yet: tell the customer the new price.",
      stock: (extra: string, left: number) =>
        left === 0
          ? `${extra}: none is left for these days.`
          : `${extra}: only ${left} left for these days.`,
      used: "This form has already been sent with other details. Please open a new one.",
      busy: "Something has changed in the meantime. Please check the choices and send it again.",
      young: (age: number) => `For this car the driver must be at least ${age} at pick-up.`,
    },
    updated: (total: string) => `Total ${total}`,
    available: "available",
    takenThen: "This car is taken then.",
  },
  /** What there is instead of a taken car; each of them is a button. */
  instead: {
    dates: "The same car on other dates:",
    cars: "Other cars on these dates:",
    places: "The same car at another place:",
    none: "Nothing near is available instead. Please try other dates or another car.",
    more: (total: string, amount: string) => `${total} (+${amount})`,
    less: (total: string, amount: string) => `${total} (−${amount})`,
    same: (total: string) => `${total} (same price)`,
  },
};

export type Words = typeof en;

/** The words of the list of reservations and of the search results. */
export const adminReservationsWords = bilingual<Words>(en, bs);
