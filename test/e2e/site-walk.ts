/** What the public site is walked through by: every page of the route table that an address alone brings. */
import type { Language } from "../../app/domain/language.ts";
import routes from "../../app/routes.ts";
import { inDays, pathOf, tripQuery } from "./visitor.ts";

const trip = tripQuery(inDays(30), inDays(35));

const placeSlugs = {
  "en-us": [
    "airport-tuzla-rent-a-car",
    "airport-sarajevo-rent-a-car",
    "airport-banjaluka-rent-a-car",
    "bus-station-tuzla-rent-a-car",
    "bus-station-zivinice-rent-a-car",
    "eternal-pro-office-rent-a-car",
  ],
  ba: [
    "aerodrom-tuzla-iznajmljivanje-auta",
    "aerodrom-sarajevo-iznajmljivanje-auta",
    "aerodrom-banjaluka-iznajmljivanje-auta",
    "autobuska-stanica-tuzla-iznajmljivanje-auta",
    "autobuska-stanica-zivinice-iznajmljivanje-auta",
    "kancelarija-eternal-pro-iznajmljivanje-auta",
  ],
} as const;

/** By the page's place in the route table. Of a page with several states each has its own address. */
const addressesOf: Readonly<Record<string, (language: Language) => string[]>> = {
  home: () => ["/"],
  search: () => ["/search", `/search?${trip}`],
  extras: () => ["/extras", `/extras?${trip}&car=4`],
  review: () => ["/review", `/review?${trip}&car=4&plan=basic`],
  vehicles: () => ["/vehicles", "/vehicles?category=suv&seats=7&max=60&min=x"],
  car: () => ["/cars/economy/1"],
  locations: () => ["/locations", "/locations?category=bus-stations"],
  location: (language) => placeSlugs[language].map((slug) => `/locations/${slug}`),
  contact: () => ["/contact"],
  modify: () => ["/modify-reservation"],
  "reservation-review": () => ["/reservationreview"],
  legal: () => ["/legal"],
  "legal-version": () => ["/legal/cookies/1"],
  newsletter: () => ["/newsletter"],
  handover: () => ["/handover/x"],
  "key-box": () => ["/key-box/x"],
  "border-check": () => ["/border/x"],
  "newsletter-confirm": () => ["/newsletter/confirm/x"],
  "newsletter-leave": () => ["/newsletter/unsubscribe/x"],
  offline: () => ["/offline"],
  "not-found": () => ["/no-such-page", "/cars/economy/no-such-car", "/locations/atlantis"],
};

/** Pages that a booking opens (`own pages`), that lead on at once, or that only development has. */
const elsewhere = [
  "confirmation",
  "change",
  "reservation-review-of",
  "open-pass",
  "handover-photo",
  "key-box-photo",
  "paper",
  "handover-news",
  "own-sheet",
  "online-payment",
  "test-payment",
  "test-parts",
  "test-lang",
  "test-meta",
  "test-seo",
];

type Entry = { id?: string; children?: Entry[] };
const idsIn = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ id, children = [] }) => [...(id ? [id] : []), ...idsIn(children)]);

const site = (routes as Entry[]).find(({ id }) => id === "en-us.site");
const pages = idsIn(site?.children ?? []).map((id) => id.replace("en-us.", ""));
const known = [...Object.keys(addressesOf), ...elsewhere];

/** What keeps the walk from being whole: pages that nobody walks, and names of what is no page any more. */
export const unknownPages: readonly string[] = [
  ...pages.filter((page) => !known.includes(page)),
  ...known.filter((page) => !pages.includes(page)),
];

/** The addresses of all pages in a language, by a name that is the same in both. */
export const walkOf = (language: Language): { name: string; path: string }[] =>
  Object.entries(addressesOf).flatMap(([page, addresses]) =>
    addresses(language).map((path, index) => ({
      name: index === 0 ? page : `${page} (${index + 1})`,
      path: pathOf(language, path),
    })),
  );
