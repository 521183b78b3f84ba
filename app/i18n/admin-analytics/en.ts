import { daysBandEn } from "../figures/days-band.ts";
import type { VisitStep } from "../../domain/visits/visit-steps.ts";
import { bilingual } from "../bilingual.ts";
import { plural } from "../format.ts";
import { bs } from "./bs.ts";

/** The words of the page of analytics. */
const en = {
  title: "Analytics",
  lead: "Visits, searches and the way to a booking. The staff are left out, programs are set aside.",
  fields: { from: "From", to: "To", show: "Show" },
  presets: {
    label: "Days",
    today: "Today",
    week: "7 days",
    month: "30 days",
    year: "12 months",
  },
  how: "How?",
  figures: {
    hits: [
      "Pages shown",
      "Every page that was shown to a person, counted without whose it was. Nobody is left out but the staff and programs.",
    ],
    visits: [
      "Visits",
      "Visits of those who agreed to be recorded, each counted once a day. Whoever comes on two days counts twice.",
    ],
    perVisit: ["Pages per visit", "Pages of recorded visits over these visits."],
    time: [
      "Time on a page",
      "Seconds for which a page was in sight, over the pages whose time is known.",
    ],
    recorded: [
      "Recorded",
      "Pages of visits that agreed, over all pages shown: of so much the figures of visits speak.",
    ],
    live: [
      "Live now",
      "Recorded visits that told of themselves in the last 5 minutes, whatever days are chosen.",
    ],
    bots: [
      "Programs",
      "Pages that programs fetched: search engines, previews, monitors. They are in no other figure.",
    ],
  } as Record<
    "hits" | "visits" | "perVisit" | "time" | "recorded" | "live" | "bots",
    [string, string]
  >,
  parts: {
    hits: "pages shown",
    visits: "visits",
    views: "pages of visits",
    seconds: "seconds",
    measured: "pages with a time",
  },
  seconds: (count: string) => `${count} s`,
  overview: "In these days",
  chart: "Visits by day",
  chartLead: (visits: number, shown: string) =>
    `${shown} ${plural(visits, ["visit", "visits"])} and their pages; a visit is counted once a day.`,
  chartParts: { visits: "Unique visits", more: "Further pages" },
  total: "Pages of visits",
  days: "Days",
  share: "Share",
  visits: "Visits",
  shown: "Pages shown",
  arrivals: "Arrivals, all",
  none: "Nothing in these days",
  noneText: "Choose other days, or come back when somebody has been here.",
  ofVisits: (count: number, shown: string) =>
    `Of ${shown} recorded ${plural(count, ["visit", "visits"])}; unknown is one of them.`,
  ofCampaigns: (count: number, shown: string) =>
    `Of ${shown} recorded ${plural(count, ["visit", "visits"])} whose link names a campaign: source, medium, campaign.`,
  ofPrograms: (count: number, shown: string) =>
    `Of ${shown} ${plural(count, ["page", "pages"])} that programs fetched.`,
  more: (count: number) => `${count} more`,
  groups: {
    device: "Devices",
    browser: "Browsers",
    language: "Languages",
    country: "Countries",
    town: "Towns",
    source: "Sources",
    campaign: "Campaigns",
    bot: "Programs",
  },
  leads: {
    source: "What the link calls itself, else the page before.",
    town: "Towns with fewer than 5 visits are one line.",
  },
  names: {
    unknown: "unknown",
    others: "other towns",
    direct: "direct",
    devices: { desktop: "Computer", mobile: "Phone", tablet: "Tablet" } as Record<string, string>,
    languages: { "en-us": "English", ba: "Bosnian" } as Record<string, string>,
    bots: {
      search: "Search engines",
      ai: "AI crawlers",
      preview: "Link previews",
      seo: "SEO crawlers",
      monitor: "Monitors and test browsers",
      tool: "Scripts and tools",
      unnamed: "Without a name",
      other: "Others",
    } as Record<string, string>,
    otherBrowser: "Others",
  },
  pages: {
    title: "Pages",
    lead: (shown: string, measured: string, views: string) =>
      `Pages shown are everybody's: ${shown}. Entries, exits and times are of recorded visits: ${measured} of ${views} pages have a time.`,
    columns: {
      page: "Page",
      hits: "Shown",
      views: "In visits",
      entry: "Entries",
      exit: "Exits",
      time: "Time",
    },
    names: {
      "/": "Home",
      "/search": "Results",
      "/extras": "Extras",
      "/review": "Review",
      "/vehicles": "Vehicles",
      "/locations": "Locations",
      "/contact": "Contact",
      "/modify-reservation": "Find a reservation",
      "/modify-reservation/details": "Change a reservation",
      "/reservation-confirmation/:token": "Confirmation",
      "/reservationreview/:token": "Own reservation",
      "/legal": "Legal texts",
      "/newsletter": "Newsletter",
    } as Record<string, string>,
  },
  funnel: {
    title: "From home to booking",
    lead: (visits: string) =>
      `People: ${visits} recorded visits, each counted at every step that it reached or passed. Trips: everybody's, each once a day; at results the cheapest free car, at the next steps what was chosen.`,
    columns: {
      step: "Step",
      people: "People",
      kept: "Of the step before",
      trips: "Trips",
      worth: "Worth",
      left: "Last page of those who left here",
    },
    steps: {
      home: "Home",
      results: "Results",
      extras: "Extras",
      review: "Review",
      booked: "Booked",
    } satisfies Record<VisitStep, string> as Record<VisitStep, string>,
  },
  faults: {
    title: "Errors on the way",
    lead: (count: number, shown: string) =>
      `${shown} ${plural(count, ["error", "errors"])} that kept forms from going on, also those that the browser found before anything was sent. Counted without persons.`,
    columns: ["Step, field and error", "Times", "Share"] as [string, string, string],
    form: "whole form",
    fields: {
      pickupLocation: "place of pick-up",
      dropoffLocation: "place of return",
      pickupDate: "day of pick-up",
      pickupTime: "time of pick-up",
      dropoffDate: "day of return",
      dropoffTime: "time of return",
      firstName: "first name",
      lastName: "last name",
      dateOfBirth: "date of birth",
      email: "e-mail",
      phoneCountry: "country of the phone",
      phone: "phone",
      flightNumber: "flight number",
      couponCode: "coupon",
      privacyAccepted: "privacy policy",
      termsAccepted: "terms",
    } as Record<string, string>,
    codes: {
      missing: "empty",
      date: "no date",
      "in-past": "in the past",
      "unknown-location": "unknown place",
      "bad-time": "no time",
      "not-a-slot": "not a half hour",
      "no-such-time": "hour of the clock change",
      "too-soon": "too soon for the place",
      "only-by-phone": "only by phone",
      "too-far": "too far ahead",
      "before-pickup": "return before pick-up",
      "under-minimum": "under the least days",
      "over-maximum": "over the most days",
      closed: "place closed",
      "too-short": "too short",
      "too-long": "too long",
      name: "not a name",
      text: "unreadable",
      email: "not an e-mail",
      phone: "not a phone number",
      "flight-number": "not a flight number",
      "not-accepted": "not accepted",
      "too-young": "too young",
      "too-old": "too old",
      choice: "not one of the choices",
      unknown: "unknown coupon",
      "not-available": "car taken meanwhile",
      "price-changed": "price changed",
      "extra-out-of-stock": "extra out of stock",
      "booked-twice": "same trip again",
      "key-reused": "form used before",
      busy: "busy",
    } as Record<string, string>,
  },
  searches: {
    title: (group: "place" | "month" | "length" | "category") =>
      ({
        place: "Searches by place",
        month: "Searches by month of pick-up",
        length: "Searches by length",
        category: "Searches by category",
      })[group],
    lead: (count: number, shown: string) =>
      `Of ${shown} ${plural(count, ["search", "searches"])} of everybody, counted without persons.`,
    group: { place: "Place", month: "Month", length: "Length", category: "Category" },
    searches: "Searches",
    refused: "Without a car",
    refusedShare: "Of them",
    outcome: "Answers to searches",
    outcomes: { free: "a car was free", full: "everything taken" } as Record<string, string>,
    times: "Times",
    worth: "Worth at least",
    days: daysBandEn,
  },
  cars: {
    title: "Seen and not taken",
    lead: "Cars as everybody's searches showed them, those that are booked least often first. Chosen: opened with extras; booked: on the site.",
    columns: ["Car", "Shown", "Taken then", "Page", "Chosen", "Booked", "Booked of shown"] as [
      string,
      ...string[],
    ],
  },
  told: {
    nothing: "No page was shown on these days.",
    shown: (hits: number, shownHits: string, visits: number, shownVisits: string) =>
      `${shownHits} ${plural(hits, ["page was", "pages were"])} shown; ${shownVisits} ${plural(visits, ["visit", "visits"])} agreed to be recorded.`,
    from: (source: string, share: string) => `Most visits come from “${source}”: ${share}.`,
    direct: (share: string) => `Most visits come directly: ${share}.`,
    booked: (looked: number, shownLooked: string, booked: number, shownBooked: string) =>
      `Of ${shownLooked} ${plural(looked, ["visit", "visits"])} that reached the results, ${booked === 0 ? "none" : shownBooked} booked.`,
  },
  file: "analytics",
  fileColumns: {
    group: "Figure",
    value: "Value",
    hits: "Counted of everybody",
    visits: "Visits",
    views: "Pages of visits",
    seconds: "Seconds",
    measured: "Pages with a time",
    refused: "Refused",
  },
};

export type Words = typeof en;

/** The words of the page of analytics. */
export const adminAnalyticsWords = bilingual<Words>(en, bs);
