import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";
import type { SectionName } from "./sections.ts";
import type { SettingGroup, SettingName } from "../../domain/settings/definitions.ts";
import type { SettingUnit } from "../../domain/settings/setting-kind.ts";
import { texts } from "./en-texts.ts";
import { places } from "./en-places.ts";
import { house } from "./en-house.ts";
import { debts } from "./en-debts.ts";
import { handovers } from "./en-handovers.ts";

type Says = { label: string; /** What it changes, and where it is shown. */ what: string };

const en = {
  title: "Settings",
  lead: "What the site says, what it asks of visitors and how long data is kept. Changes appear on the site within two seconds.",
  sectionsLabel: "Sections of the settings",
  all: "All settings",
  mayNot: "Only owners and managers can change this.",
  ownersOnly: "Only owners can do this.",
  sections: {
    agency: {
      title: "Agency",
      lead: "Name, contact, address, imprint: on every page, in e-mails and on documents.",
    },
    rental: {
      title: "Rental rules",
      lead: "How long, how soon, who may drive: the search and every reservation follow these rules.",
    },
    handovers: {
      title: "Handovers",
      lead: "What is checked when a car goes out and comes back, and what a return proposes to charge.",
    },
    places: {
      title: "Places",
      lead: "Where cars are picked up and returned, and when somebody is there.",
    },
    "special-days": {
      title: "Special days",
      lead: "Dates with special opening hours, such as holidays. They replace the weekly hours.",
    },
    transfers: {
      title: "Transfers between places",
      lead: "How many minutes it takes to bring a car from one place to another. This time is left free between two rentals.",
    },
    faq: {
      title: "Questions",
      lead: "Questions and answers on the contact page and on the pages of places.",
    },
    reviews: { title: "Reviews", lead: "What customers say, on the home page." },
    legal: { title: "Legal texts", lead: "Terms, privacy and the others, version by version." },
    staff: { title: "Staff", lead: "Who works here, with which rights, and who is invited." },
    mail: { title: "E-mail", lead: "How e-mails are sent, what is waiting and what failed." },
    maintenance: { title: "Maintenance", lead: "Closes the site to visitors for a while." },
    retention: {
      title: "Retention",
      lead: "How long personal data is kept, and erasing what has expired.",
    },
    customers: {
      title: "Customer data",
      lead: "Export everything about one customer to a file, or erase it.",
    },
  } satisfies Record<SectionName, { title: string; lead: string }>,
  groupsOfSections: {
    house: "The agency",
    places: "Places",
    texts: "Texts",
    data: "Operations and data",
  },
  groups: {
    who: { title: "Who we are", lead: "On the home page and beside the questions." },
    contact: {
      title: "How to reach us",
      lead: "In the header, the footer, on the contact page, in every e-mail and on documents.",
    },
    address: {
      title: "Where we are",
      lead: "In the footer, on the contact page, in the imprint and for search engines.",
    },
    payment: {
      title: "How customers pay",
      lead: "On the confirmation, on documents, in the terms and for search engines.",
    },
    debts: {
      title: "Reminders to pay",
      lead: "E-mails to customers whose account is still open after the rental. They stop by themselves once it is settled, and can be stopped for one reservation on its account.",
    },
    letters: {
      title: "E-mails to the owners",
      lead: "What the product writes to them by itself about the business.",
    },
    map: {
      title: "Street map",
      lead: "The street map on the pages of places. Visitors open it with a click.",
    },
    tag: {
      title: "Tag manager",
      lead: "For the analytics of another company, whose script the operator sets (ANALYTICS_TAG). It starts only after a visitor has agreed, and reaches no host but its own and these.",
    },
    imprint: {
      title: "Registration and tax",
      lead: "In the imprint. Empty fields are left out.",
    },
    length: {
      title: "Length of a rental",
      lead: "The search refuses anything outside these limits, and says why.",
    },
    booking: {
      title: "Booking and cancelling",
      lead: "What visitors can do themselves, and until when.",
    },
    instant: {
      title: "Confirmed at once",
      lead: "A reservation beyond one of these limits waits for your confirmation; its car is held in the meantime, and the customer is told. A customer’s change that makes a reservation longer or dearer than that waits too. What the staff book or change themselves is not measured.",
    },
    drivers: { title: "Drivers", lead: "Asked for at booking, and stated in the terms." },
    fleet: {
      title: "Between two rentals",
      lead: "Visitors do not see it; it decides which cars are available.",
    },
    handover: {
      title: "Handing over and taking back",
      lead: "What has to be in a car, and what a return proposes. Nothing is charged before a member decides it.",
    },
    missing: {
      title: "Missing equipment",
      lead: "Proposed for each piece that was in the car when it went out and is not there when it comes back.",
    },
    damage: {
      title: "New damage",
      lead: "Proposed for a mark that was not there when the car went out, by its kind and where it is. The customer pays what their protection plan leaves of it.",
    },
    deposit: {
      title: "Deposits",
      lead: "When the page of handovers reminds of a deposit that is still held.",
    },
    kept: {
      title: "How long data is kept",
      lead: "The privacy policy names these periods, and data is erased accordingly every hour.",
    },
    answers: { title: "How soon we answer", lead: "Promised in the legal texts." },
  } satisfies Record<SettingGroup, { title: string; lead: string }>,
  settings: {
    name: { label: "Name", what: "Titles, header, footer, e-mails, documents" },
    founded: { label: "Founded in", what: "Home page and the © in the footer" },
    customers: { label: "Customers", what: "“More than 1,280 customers” on the home page" },
    rating: {
      label: "Rating",
      what: "Stars on the home page. Search engines get what stored reviews say, never this",
    },
    reviewCount: { label: "Number of reviews", what: "Beside the stars on the home page" },
    phone: { label: "Phone", what: "Every page, e-mails, documents" },
    whatsapp: { label: "WhatsApp", what: "The WhatsApp links on the site and in e-mails" },
    viber: { label: "Viber", what: "The Viber links on the site and in e-mails" },
    email: { label: "E-mail", what: "Shown on the site; messages to the staff arrive here" },
    phoneHours: { label: "Phone hours", what: "Contact page, footer, e-mails" },
    address: { label: "Street and number", what: "Footer, contact page, imprint, documents" },
    postalCode: { label: "Postal code", what: "With the address" },
    city: { label: "City", what: "With the address" },
    region: { label: "Region", what: "Imprint, search engines" },
    serviceRadiusKm: { label: "Area we serve", what: "Search engines: how far around the address" },
    paymentTypes: { label: "Ways to pay", what: "Confirmation, terms, search engines" },
    bankName: { label: "Bank", what: "Invoices, payment slips" },
    bankAccount: { label: "Bank account", what: "Invoices, payment slips; 16 digits" },
    mapTiles: { label: "Street map", what: "Clear the address to turn the street map off" },
    tagHosts: {
      label: "Hosts that its tags may reach",
      what: "Scripts, pictures and connections of visitors who have agreed; at most 20 names between commas. Google Tag Manager with Google Analytics needs: www.googletagmanager.com, *.google-analytics.com, *.analytics.google.com. Empty: its own host alone. Tags with HTML of their own stay blocked",
    },
    legalName: { label: "Full name of the company", what: "Imprint, terms. Empty: the name above" },
    legalForm: { label: "Legal form", what: "Imprint, for example d.o.o." },
    registrationCourt: { label: "Registered at", what: "Imprint" },
    registrationNumber: { label: "Registration number", what: "Imprint" },
    jib: { label: "JIB", what: "Imprint; 13 digits" },
    vatNumber: { label: "VAT number", what: "Imprint; 12 digits" },
    responsiblePerson: { label: "Responsible person", what: "Imprint" },
    minRentalDays: {
      label: "Shortest rental",
      what: "Search, questions, terms. A season may ask for more",
    },
    maxRentalDays: { label: "Longest rental", what: "Search, questions, terms" },
    graceMinutes: {
      label: "Grace period at return",
      what: "This many minutes past a full day are free of charge. Questions, terms",
    },
    leadMinutes: {
      label: "Time to get a car ready",
      what: "Added to the drive, it is the lead time of every place that has none of its own",
    },
    outOfHoursLeadHours: {
      label: "Lead time out of hours",
      what: "A pick-up outside the opening hours of a place has to be booked at least this long before",
    },
    maxAdvanceDays: { label: "Booking ahead", what: "How far ahead a pick-up can be" },
    freeCancellationHours: {
      label: "Free cancellation deadline",
      what: "Before pick-up. Home page, confirmation, e-mails, terms. 0 means any time",
    },
    freeAfterBookingMinutes: {
      label: "Free time after booking",
      what: "Whoever books after that deadline can still change or cancel free of charge for this long",
    },
    autoConfirm: {
      label: "Confirm reservations at once",
      what: "Off: new reservations wait for your confirmation and hold the car in the meantime",
    },
    instantDays: { label: "Longest rental confirmed at once", what: "Longer ones wait" },
    instantValueCents: {
      label: "Highest total confirmed at once, euros",
      what: "Reservations above it wait",
    },
    instantReservations: {
      label: "Open reservations of one person",
      what: "By the same e-mail, the same phone, or the same name and date of birth. The new one counts too",
    },
    instantPersonDays: {
      label: "Rental days of one person",
      what: "In all open reservations together. A family with two cars for a month needs 60",
    },
    minDriverAge: {
      label: "Minimum driver age",
      what: "Booking form, terms. A car may ask for more",
    },
    licenceYears: {
      label: "Driving licence held for at least",
      what: "Booking, questions, terms",
    },
    turnaroundMinutes: { label: "Time to prepare a car", what: "Left free after every return" },
    ...handovers,
    ...debts,
    monthlyLetter: {
      label: "Revenue of the month",
      what: "On the first days of each month, about the month before, with a PDF",
    },
    contactMessageMonths: {
      label: "Messages",
      what: "From the contact page, and e-mails that contain them",
    },
    cancelledReservationMonths: {
      label: "Cancelled reservations",
      what: "And no-shows; after that they are kept without the name",
    },
    contractYears: {
      label: "Contracts and invoices",
      what: "As tax law requires; after that they are kept without the name. Ask your accountant before you shorten it",
    },
    documentPhotoDays: { label: "Photos of documents", what: "After the return" },
    positionDays: { label: "Positions of cars", what: "Where a tracker is fitted" },
    visitMonths: { label: "Visits", what: "Of visitors who have agreed" },
    newsletterProofMonths: {
      label: "Proof of newsletter consent",
      what: "After somebody unsubscribes",
    },
    complaintAnswerDays: { label: "Answer to a complaint", what: "Complaints page" },
    privacyAnswerDays: { label: "Answer to a data request", what: "Privacy policy" },
  } satisfies Record<SettingName, Says> as Record<SettingName, Says>,
  parts: {
    en: "in English",
    bs: "in Bosnian",
    url: "Address of the map tiles",
    attribution: "Credit on the map",
    attributionUrl: "Link to the source",
    maxZoom: "Deepest zoom",
  },
  tilesHelp: "An address with one host, and {z}, {x} and {y} after it",
  units: {
    minutes: "minutes",
    hours: "hours",
    days: "days",
    months: "months",
    years: "years",
    km: "km",
  } satisfies Record<SettingUnit, string> as Record<SettingUnit, string>,
  between: (least: string, most: string) => `${least} to ${most}`,
  payments: {
    cash: "Cash",
    "credit-card": "Credit card",
    "debit-card": "Debit card",
    "bank-transfer": "Bank transfer",
  },
  on: "On",
  off: "Off",
  youngDriver: {
    title: "Young drivers",
    lead: "The surcharge is a price and is set under Pricing.",
    until: (years: number) => `Drivers under ${years} pay it`,
    price: (day: string, most: string) => `${day} a day, at most ${most} per rental`,
    link: "Go to Pricing",
  },
  bounds: (what: string, least: string, most: string) => `${what} (${least}\u00a0to\u00a0${most})`,
  ...places,
  ...texts,
  orderStale: "The list has changed in the meantime. It is shown as it is now: please reorder it.",
  ...house,
};

export type Words = typeof en;

/** The words of the settings. */
export const settingsWords = bilingual<Words>(en, bs);
