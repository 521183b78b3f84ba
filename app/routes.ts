import { route, type RouteConfigEntry } from "@react-router/dev/routes";
import { adminRoutes } from "./admin-routes.ts";
import { languages, type Language } from "./domain/language.ts";

/**
 * Every URL of the product. One function is mapped over both languages with explicit ids, because an
 * optional `:lang?` segment would match any first segment and make nonsense a home page.
 */
const site: { id: string; path: string; file: string }[] = [
  { id: "home", path: "", file: "house/home/home.tsx" },
  { id: "search", path: "search", file: "booking/search/search.tsx" },
  { id: "extras", path: "extras", file: "booking/extras/extras.tsx" },
  { id: "review", path: "review", file: "booking/review/review.tsx" },
  {
    id: "confirmation",
    path: "reservation-confirmation/:token",
    file: "own/confirmation/confirmation.tsx",
  },
  { id: "vehicles", path: "vehicles", file: "fleet/vehicles/vehicles.tsx" },
  { id: "car", path: "cars/:category/:id", file: "fleet/car/car.tsx" },
  { id: "locations", path: "locations", file: "places/locations/locations.tsx" },
  { id: "location", path: "locations/:slug", file: "places/location/location.tsx" },
  { id: "contact", path: "contact", file: "house/contact/contact.tsx" },
  { id: "modify", path: "modify-reservation", file: "own/modify/modify.tsx" },
  { id: "change", path: "modify-reservation/details", file: "own/change/change.tsx" },
  {
    id: "own-sheet",
    path: "modify-reservation/details/sheets/:sheet",
    file: "own/change/own-sheet.ts",
  },
  { id: "open-pass", path: "modify-reservation/open/:pass", file: "own/open-pass/open-pass.ts" },
  { id: "paper", path: "paper/:pass", file: "own/paper/paper.ts" },
  { id: "online-payment", path: "payment/:token", file: "own/online-payment/online-payment.tsx" },
  { id: "test-payment", path: "test-payment/:pass", file: "own/online-payment/test-payment.tsx" },
  { id: "border-check", path: "border/:secret", file: "own/border-check/border-check.tsx" },
  { id: "key-box", path: "key-box/:token", file: "own/key-box/key-box.tsx" },
  { id: "key-box-photo", path: "key-box/:token/photos/:sha256", file: "own/key-box/photo.ts" },
  { id: "handover", path: "handover/:token", file: "own/handover/handover.tsx" },
  { id: "handover-photo", path: "handover/:token/photos/:sha256", file: "own/handover/photo.ts" },
  { id: "handover-news", path: "handover/:token/news", file: "own/handover/news.ts" },
  {
    id: "reservation-review",
    path: "reservationreview",
    file: "own/reservation-review/reservation-review.tsx",
  },
  {
    id: "reservation-review-of",
    path: "reservationreview/:token",
    file: "own/reservation-review/reservation-review.tsx",
  },
  { id: "legal", path: "legal", file: "house/legal/legal.tsx" },
  { id: "legal-version", path: "legal/:kind/:version", file: "house/legal/legal-version.tsx" },
  { id: "newsletter", path: "newsletter", file: "house/newsletter/newsletter.tsx" },
  {
    id: "newsletter-confirm",
    path: "newsletter/confirm/:token",
    file: "house/newsletter/confirm.tsx",
  },
  {
    id: "newsletter-leave",
    path: "newsletter/unsubscribe/:token",
    file: "house/newsletter/leave.tsx",
  },
  { id: "test-parts", path: "test-parts", file: "house/test-parts/test-parts.tsx" },
  { id: "test-lang", path: "test-lang", file: "house/test-pages/test-lang.tsx" },
  { id: "test-meta", path: "test-meta", file: "house/test-pages/test-meta.tsx" },
  { id: "test-seo", path: "test-seo", file: "house/test-pages/test-seo.tsx" },
  { id: "offline", path: "offline", file: "house/offline/offline.tsx" },
  { id: "not-found", path: "*", file: "house/not-found/not-found.tsx" },
];

function inLanguage(language: Language): RouteConfigEntry {
  const prefix = language === "ba" ? "/ba" : "/";
  const children = site.map(({ id, path, file }) =>
    route(path === "" ? prefix : `${prefix === "/" ? "" : prefix}/${path}`, `routes/site/${file}`, {
      id: `${language}.${id}`,
    }),
  );
  // The router tries every page of a parent whose own path it is on: with this one it leaves the other language's alone.
  const path = language === "ba" ? prefix : undefined;
  return { id: `${language}.site`, path, file: "routes/site/frame/layout.tsx", children };
}

/** The papers of a reservation, as files that are made on request. */
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

/** The street map stands in a frame of other pages, so it has neither header nor footer of its own. */
function streetMapIn(language: Language): RouteConfigEntry {
  const path = `${language === "ba" ? "/ba" : ""}/street-map`;
  return route(path, "routes/site/places/street-map/street-map.tsx", {
    id: `${language}.street-map`,
  });
}

/** The files that browsers and search engines ask for by name. */
const feeds = [
  { id: "robots", name: "robots.txt" },
  { id: "manifest", name: "manifest.webmanifest" },
];

function feedsIn(language: Language): RouteConfigEntry[] {
  const prefix = language === "ba" ? "/ba" : "";
  return feeds.map(({ id, name }) =>
    route(`${prefix}/${name}`, `routes/feeds/${id}.ts`, { id: `${language}.${id}` }),
  );
}

function adminIn(language: Language): RouteConfigEntry {
  const prefix = `${language === "ba" ? "/ba" : ""}/admin`;
  const children = adminRoutes.map(({ id, path, file }) =>
    route(prefix + path, `routes/admin/${file}`, { id: `${language}.admin.${id}` }),
  );
  return { id: `${language}.admin`, path: prefix, file: "routes/admin/frame/layout.tsx", children };
}

export default [
  ...languages.map(inLanguage),
  ...languages.map(streetMapIn),
  ...languages.flatMap(papersIn),
  ...languages.flatMap(feedsIn),
  route("/sitemap.xml", "routes/feeds/sitemap.ts"),
  ...languages.map(adminIn),
  route("/drawings/:body/:file", "routes/feeds/car-drawing.ts"),
  route("/visits", "routes/feeds/visits.ts"),
  route("/payment-notice", "routes/feeds/payment-notice.ts"),
  route("/typed-details", "routes/feeds/typed-details.ts"),
];
