import { route, type RouteConfigEntry } from "@react-router/dev/routes";
import { languages, type Language } from "./domain/language.ts";

/**
 * Every URL of the product. One function is mapped over both languages with explicit ids, because an
 * optional `:lang?` segment would match any first segment and make nonsense a home page.
 */
const site: { id: string; path: string; file: string }[] = [
  { id: "home", path: "", file: "home/home.tsx" },
  { id: "search", path: "search", file: "search/search.tsx" },
  { id: "extras", path: "extras", file: "extras/extras.tsx" },
  { id: "review", path: "review", file: "review/review.tsx" },
  {
    id: "confirmation",
    path: "reservation-confirmation/:token",
    file: "confirmation/confirmation.tsx",
  },
  { id: "vehicles", path: "vehicles", file: "vehicles/vehicles.tsx" },
  { id: "car", path: "cars/:category/:id", file: "car/car.tsx" },
  { id: "locations", path: "locations", file: "locations/locations.tsx" },
  { id: "location", path: "locations/:slug", file: "location/location.tsx" },
  { id: "contact", path: "contact", file: "contact/contact.tsx" },
  { id: "modify", path: "modify-reservation", file: "modify/modify.tsx" },
  { id: "change", path: "modify-reservation/details", file: "change/change.tsx" },
  { id: "open-pass", path: "modify-reservation/open/:pass", file: "open-pass/open-pass.ts" },
  {
    id: "reservation-review",
    path: "reservationreview",
    file: "reservation-review/reservation-review.tsx",
  },
  {
    id: "reservation-review-of",
    path: "reservationreview/:token",
    file: "reservation-review/reservation-review.tsx",
  },
  { id: "legal", path: "legal", file: "legal/legal.tsx" },
  { id: "newsletter", path: "newsletter", file: "newsletter/newsletter.tsx" },
  {
    id: "newsletter-confirm",
    path: "newsletter/confirm/:token",
    file: "newsletter/confirm.tsx",
  },
  {
    id: "newsletter-leave",
    path: "newsletter/unsubscribe/:token",
    file: "newsletter/leave.tsx",
  },
  { id: "test-parts", path: "test-parts", file: "test-parts/test-parts.tsx" },
  { id: "not-found", path: "*", file: "not-found/not-found.tsx" },
];

function inLanguage(language: Language): RouteConfigEntry {
  const prefix = language === "ba" ? "/ba" : "/";
  const children = site.map(({ id, path, file }) =>
    route(path === "" ? prefix : `${prefix === "/" ? "" : prefix}/${path}`, `routes/site/${file}`, {
      id: `${language}.${id}`,
    }),
  );
  return { id: `${language}.site`, file: "routes/site/layout.tsx", children };
}

/** The papers of a reservation: files, made when they are asked for. */
const papers = [
  { id: "reservation-pdf", name: "reservation.pdf" },
  { id: "reservation-calendar", name: "reservation.ics" },
];

function papersIn(language: Language): RouteConfigEntry[] {
  const folder = `${language === "ba" ? "/ba" : ""}/reservation-confirmation/:token`;
  return papers.map(({ id, name }) =>
    route(`${folder}/${name}`, `routes/feeds/${id}.ts`, { id: `${language}.${id}` }),
  );
}

export default [
  ...languages.map(inLanguage),
  ...languages.flatMap(papersIn),
  ...languages.map((language) =>
    route(
      `${language === "ba" ? "/ba" : ""}/admin/first-owner/:token`,
      "routes/admin/first-owner/first-owner.tsx",
      {
        id: `${language}.admin.first-owner`,
      },
    ),
  ),
  route("/drawings/:body/:file", "routes/feeds/car-drawing.ts"),
];
