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
  { id: "legal-version", path: "legal/:kind/:version", file: "legal/legal-version.tsx" },
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
  { id: "test-lang", path: "test-lang", file: "test-pages/test-lang.tsx" },
  { id: "test-meta", path: "test-meta", file: "test-pages/test-meta.tsx" },
  { id: "test-seo", path: "test-seo", file: "test-pages/test-seo.tsx" },
  { id: "offline", path: "offline", file: "offline/offline.tsx" },
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

/** Stands in a frame of other pages, so it has no frame of the site's. */
function streetMapIn(language: Language): RouteConfigEntry {
  const path = `${language === "ba" ? "/ba" : ""}/street-map`;
  return route(path, "routes/site/street-map/street-map.tsx", { id: `${language}.street-map` });
}

/** What browsers and search engines ask for by name. */
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

/** The back office behind its sign-in. A page is one line here and one folder. */
const admin: { id: string; path: string; file: string }[] = [
  { id: "first-page", path: "", file: "first-page.ts" },
  { id: "login", path: "/login", file: "login/login.tsx" },
  { id: "login-code", path: "/login/code", file: "login/login-code.tsx" },
  { id: "first-owner", path: "/first-owner/:token", file: "first-owner/first-owner.tsx" },
  { id: "confirm", path: "/confirm", file: "confirm/confirm.tsx" },
  { id: "invitation", path: "/invitation/:token", file: "invitation/invitation.tsx" },
  { id: "account", path: "/account", file: "account/account.tsx" },
  { id: "second-step", path: "/account/second-step", file: "account/second-step.tsx" },
  { id: "staff", path: "/settings/staff", file: "staff/staff.tsx" },
  { id: "member", path: "/settings/staff/:id", file: "staff/member.tsx" },
  { id: "settings", path: "/settings", file: "settings/settings.tsx" },
  { id: "agency", path: "/settings/agency", file: "settings/agency.tsx" },
  { id: "rental", path: "/settings/rental", file: "settings/rental.tsx" },
  { id: "places", path: "/settings/places", file: "settings/places.tsx" },
  { id: "place", path: "/settings/places/:id", file: "settings/place.tsx" },
  { id: "special-days", path: "/settings/special-days", file: "settings/special-days.tsx" },
  { id: "special-day", path: "/settings/special-days/:id", file: "settings/special-day.tsx" },
  { id: "transfers", path: "/settings/transfers", file: "settings/transfers.tsx" },
  { id: "questions", path: "/settings/faq", file: "settings/questions.tsx" },
  { id: "question", path: "/settings/faq/:id", file: "settings/question.tsx" },
  { id: "reviews", path: "/settings/reviews", file: "settings/reviews.tsx" },
  { id: "review", path: "/settings/reviews/:id", file: "settings/review.tsx" },
  { id: "legal", path: "/settings/legal", file: "settings/legal.tsx" },
  { id: "legal-text", path: "/settings/legal/:kind", file: "settings/legal-text.tsx" },
  { id: "mail", path: "/settings/mail", file: "settings/mail.tsx" },
  { id: "boxed-letter", path: "/settings/mail/:letter", file: "settings/boxed-letter.tsx" },
  { id: "maintenance", path: "/settings/maintenance", file: "settings/maintenance.tsx" },
  { id: "retention", path: "/settings/retention", file: "settings/retention.tsx" },
  { id: "customers", path: "/settings/customers", file: "settings/customers.tsx" },
  { id: "customer-file", path: "/settings/customers/file", file: "settings/customer-file.ts" },
  { id: "audit-logs", path: "/audit-logs", file: "audit-logs/audit-logs.tsx" },
  { id: "notices", path: "/notices", file: "notices/notices.ts" },
  { id: "find", path: "/find", file: "find/find.ts" },
  { id: "reservations", path: "/reservations", file: "reservations/reservations.tsx" },
  {
    id: "new-reservation",
    path: "/reservations/new",
    file: "new-reservation/new-reservation.tsx",
  },
  { id: "reservation-offer", path: "/reservations/new/offer", file: "new-reservation/offer.ts" },
  { id: "pricing", path: "/pricing/:section?", file: "pricing/pricing.tsx" },
  { id: "cars", path: "/cars", file: "cars/cars.tsx" },
  { id: "new-car", path: "/cars/new", file: "cars/new-car.tsx" },
  { id: "car", path: "/cars/:id", file: "cars/car.tsx" },
  { id: "car-pictures", path: "/cars/:id/pictures", file: "cars/pictures.tsx" },
  { id: "car-upload", path: "/cars/:id/pictures/upload", file: "cars/upload.ts" },
  { id: "car-vehicles", path: "/cars/:id/vehicles", file: "cars/vehicles.tsx" },
  { id: "new-vehicle", path: "/cars/:id/vehicles/new", file: "cars/new-vehicle.tsx" },
  { id: "vehicle", path: "/cars/:id/vehicles/:vehicleId", file: "cars/vehicle.tsx" },
  {
    id: "protection-plans",
    path: "/protection-plans",
    file: "protection-plans/protection-plans.tsx",
  },
  { id: "protection-plan", path: "/protection-plans/:code", file: "protection-plans/plan.tsx" },
  {
    id: "protection-plan-pricing",
    path: "/protection-plan-pricing",
    file: "protection-plan-pricing/plan-prices.tsx",
  },
  { id: "extras", path: "/extras", file: "extras/extras.tsx" },
  { id: "extra-new", path: "/extras/new", file: "extras/new-extra.tsx" },
  { id: "extra", path: "/extras/:code", file: "extras/extra.tsx" },
  { id: "cross-border-fees", path: "/cross-border-fees", file: "cross-border-fees/borders.tsx" },
  { id: "coupons", path: "/coupons", file: "coupons/coupons.tsx" },
  { id: "coupon-new", path: "/coupons/new", file: "coupons/new-coupon.tsx" },
  { id: "coupon", path: "/coupons/:id", file: "coupons/coupon.tsx" },
  { id: "coupon-uses", path: "/coupons/:id/uses", file: "coupons/coupon-uses.tsx" },
  { id: "sign-out", path: "/sign-out", file: "sign-out.ts" },
  { id: "look", path: "/look", file: "look.ts" },
  { id: "reservation", path: "/reservations/:code", file: "reservation/reservation.tsx" },
  {
    id: "reservation-letter",
    path: "/reservations/:code/letters/:letter",
    file: "reservation/letter.tsx",
  },
  { id: "nowhere", path: "/*", file: "nowhere.tsx" },
];

/** The lists of the back office as files; the ending of the address says which. */
const lists: { id: string; path: string; file: string }[] = [
  { id: "audit", path: "/audit-logs/export", file: "audit-logs/export-entries.ts" },
  { id: "reservations", path: "/reservations/export", file: "reservations/export-list.ts" },
  { id: "pricing", path: "/pricing/export", file: "pricing/export-rates.ts" },
  { id: "cars", path: "/cars/export", file: "cars/export-cars.ts" },
  { id: "vehicles", path: "/cars/vehicles", file: "cars/export-vehicles.ts" },
  {
    id: "protection-plans",
    path: "/protection-plans/export",
    file: "protection-plans/export-plans.ts",
  },
  {
    id: "protection-prices",
    path: "/protection-plan-pricing/export",
    file: "protection-plan-pricing/export-prices.ts",
  },
  { id: "extras", path: "/extras/export", file: "extras/export-extras.ts" },
  {
    id: "cross-border-fees",
    path: "/cross-border-fees/export",
    file: "cross-border-fees/export-countries.ts",
  },
  { id: "coupons", path: "/coupons/export", file: "coupons/export-coupons.ts" },
  { id: "coupon-uses", path: "/coupons/:id/uses/export", file: "coupons/export-uses.ts" },
];

const listFiles = lists.flatMap(({ id, path, file }) =>
  ["csv", "xlsx"].map((format) => ({ id: `${id}-${format}`, path: `${path}.${format}`, file })),
);

function adminIn(language: Language): RouteConfigEntry {
  const prefix = `${language === "ba" ? "/ba" : ""}/admin`;
  const children = [...admin, ...listFiles].map(({ id, path, file }) =>
    route(prefix + path, `routes/admin/${file}`, { id: `${language}.admin.${id}` }),
  );
  return { id: `${language}.admin`, file: "routes/admin/layout.tsx", children };
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
];
