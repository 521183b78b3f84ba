import { route, type RouteConfigEntry } from "@react-router/dev/routes";
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
  return { id: `${language}.site`, file: "routes/site/frame/layout.tsx", children };
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

/** The back office behind its sign-in. What a new page takes: ARCHITECTURE, "A page of the back office". */
const admin: { id: string; path: string; file: string }[] = [
  { id: "first-page", path: "", file: "frame/first-page.ts" },
  { id: "login", path: "/login", file: "entry/login/login.tsx" },
  { id: "login-code", path: "/login/code", file: "entry/login/login-code.tsx" },
  { id: "first-owner", path: "/first-owner/:token", file: "entry/first-owner/first-owner.tsx" },
  { id: "confirm", path: "/confirm", file: "entry/confirm/confirm.tsx" },
  { id: "invitation", path: "/invitation/:token", file: "entry/invitation/invitation.tsx" },
  { id: "account", path: "/account", file: "house/account/account.tsx" },
  { id: "second-step", path: "/account/second-step", file: "house/account/second-step.tsx" },
  { id: "staff", path: "/settings/staff", file: "house/staff/staff.tsx" },
  { id: "member", path: "/settings/staff/:id", file: "house/staff/member.tsx" },
  { id: "settings", path: "/settings", file: "house/settings/settings.tsx" },
  { id: "agency", path: "/settings/agency", file: "house/settings/values/agency.tsx" },
  { id: "rental", path: "/settings/rental", file: "house/settings/values/rental.tsx" },
  {
    id: "handover-rules",
    path: "/settings/handovers",
    file: "house/settings/values/handovers.tsx",
  },
  { id: "places", path: "/settings/places", file: "house/settings/places/places.tsx" },
  { id: "place", path: "/settings/places/:id", file: "house/settings/places/place.tsx" },
  {
    id: "special-days",
    path: "/settings/special-days",
    file: "house/settings/places/special-days.tsx",
  },
  {
    id: "special-day",
    path: "/settings/special-days/:id",
    file: "house/settings/places/special-day.tsx",
  },
  { id: "transfers", path: "/settings/transfers", file: "house/settings/places/transfers.tsx" },
  { id: "questions", path: "/settings/faq", file: "house/settings/texts/questions.tsx" },
  { id: "question", path: "/settings/faq/:id", file: "house/settings/texts/question.tsx" },
  { id: "reviews", path: "/settings/reviews", file: "house/settings/texts/reviews.tsx" },
  { id: "review", path: "/settings/reviews/:id", file: "house/settings/texts/review.tsx" },
  { id: "legal", path: "/settings/legal", file: "house/settings/texts/legal.tsx" },
  { id: "legal-text", path: "/settings/legal/:kind", file: "house/settings/texts/legal-text.tsx" },
  { id: "mail", path: "/settings/mail", file: "house/settings/mail/mail.tsx" },
  {
    id: "boxed-letter",
    path: "/settings/mail/:letter",
    file: "house/settings/mail/boxed-letter.tsx",
  },
  {
    id: "maintenance",
    path: "/settings/maintenance",
    file: "house/settings/upkeep/maintenance.tsx",
  },
  { id: "retention", path: "/settings/retention", file: "house/settings/values/retention.tsx" },
  { id: "customers", path: "/settings/customers", file: "house/settings/upkeep/customers.tsx" },
  {
    id: "customer-file",
    path: "/settings/customers/file",
    file: "house/settings/upkeep/customer-file.ts",
  },
  { id: "audit-logs", path: "/audit-logs", file: "insight/audit-logs/audit-logs.tsx" },
  { id: "notices", path: "/notices", file: "frame/notices/notices.ts" },
  { id: "find", path: "/find", file: "frame/find/find.ts" },
  {
    id: "reservation-management",
    path: "/reservation-management",
    file: "today/reservation-management/reservation-management.tsx",
  },
  {
    id: "run-sheet",
    path: "/reservation-management/run-sheet",
    file: "today/reservation-management/run-sheet/run-sheet.tsx",
  },
  {
    id: "handovers-ahead",
    path: "/reservation-management/ahead",
    file: "today/reservation-management/handover/list-ahead.ts",
  },
  {
    id: "handover",
    path: "/reservation-management/:code/:direction",
    file: "today/reservation-management/handover/handover.tsx",
  },
  {
    id: "exchange",
    path: "/reservation-management/:code/exchange",
    file: "today/reservation-management/handover/exchange/exchange.tsx",
  },
  {
    id: "handover-draft",
    path: "/reservation-management/:code/:direction/draft",
    file: "today/reservation-management/handover/keep-draft.ts",
  },
  {
    id: "handover-sheet",
    path: "/reservation-management/:code/:direction/sheet",
    file: "today/reservation-management/handover/send-sheet.ts",
  },
  {
    id: "handover-photo",
    path: "/reservation-management/:code/photos/:sha256",
    file: "today/reservation-management/handover/handover-photo.ts",
  },
  {
    id: "handover-own-phone",
    path: "/reservation-management/:code/:direction/own-phone",
    file: "today/reservation-management/handover/own-phone.ts",
  },
  { id: "reservations", path: "/reservations", file: "today/reservations/reservations.tsx" },
  { id: "several", path: "/reservations/several", file: "today/reservations/several/several.tsx" },
  {
    id: "new-reservation",
    path: "/reservations/new",
    file: "today/new-reservation/new-reservation.tsx",
  },
  {
    id: "reservation-offer",
    path: "/reservations/new/offer",
    file: "today/new-reservation/offer.ts",
  },
  {
    id: "account-of",
    path: "/reservations/:code/account",
    file: "today/account/account.tsx",
  },
  { id: "cash-drawers", path: "/cash-drawers", file: "today/cash-drawers/cash-drawers.tsx" },
  { id: "cash-drawer", path: "/cash-drawers/:place", file: "today/cash-drawers/cash-drawer.tsx" },
  { id: "pricing", path: "/pricing/:section?", file: "prices/pricing/pricing.tsx" },
  { id: "cars", path: "/cars", file: "fleet/cars/cars.tsx" },
  { id: "new-car", path: "/cars/new", file: "fleet/car/new-car.tsx" },
  { id: "car", path: "/cars/:id", file: "fleet/car/car.tsx" },
  { id: "car-pictures", path: "/cars/:id/pictures", file: "fleet/car/pictures/pictures.tsx" },
  { id: "car-upload", path: "/cars/:id/pictures/upload", file: "fleet/car/pictures/upload.ts" },
  { id: "car-vehicles", path: "/cars/:id/vehicles", file: "fleet/car/vehicles/vehicles.tsx" },
  { id: "new-vehicle", path: "/cars/:id/vehicles/new", file: "fleet/car/vehicles/new-vehicle.tsx" },
  { id: "vehicle", path: "/cars/:id/vehicles/:vehicleId", file: "fleet/car/vehicles/vehicle.tsx" },
  {
    id: "protection-plans",
    path: "/protection-plans",
    file: "prices/protection-plans/protection-plans.tsx",
  },
  {
    id: "protection-plan",
    path: "/protection-plans/:code",
    file: "prices/protection-plans/plan.tsx",
  },
  {
    id: "protection-plan-pricing",
    path: "/protection-plan-pricing",
    file: "prices/protection-plan-pricing/plan-prices.tsx",
  },
  { id: "extras", path: "/extras", file: "prices/extras/extras.tsx" },
  { id: "extra-new", path: "/extras/new", file: "prices/extras/new-extra.tsx" },
  { id: "extra", path: "/extras/:code", file: "prices/extras/extra.tsx" },
  {
    id: "cross-border-fees",
    path: "/cross-border-fees",
    file: "prices/cross-border-fees/borders.tsx",
  },
  { id: "coupons", path: "/coupons", file: "prices/coupons/coupons.tsx" },
  { id: "coupon-new", path: "/coupons/new", file: "prices/coupons/new-coupon.tsx" },
  { id: "coupon", path: "/coupons/:id", file: "prices/coupons/coupon.tsx" },
  { id: "coupon-uses", path: "/coupons/:id/uses", file: "prices/coupons/coupon-uses.tsx" },
  { id: "sign-out", path: "/sign-out", file: "frame/sign-out.ts" },
  { id: "look", path: "/look", file: "frame/look.ts" },
  { id: "first-steps", path: "/first-steps", file: "frame/fold-steps.ts" },
  { id: "reservation", path: "/reservations/:code", file: "today/reservation/reservation.tsx" },
  {
    id: "reservation-cars",
    path: "/reservations/:code/cars",
    file: "today/reservation/change-cars.ts",
  },
  {
    id: "reservation-letter",
    path: "/reservations/:code/letters/:letter",
    file: "today/reservation/letter.tsx",
  },
  {
    id: "sheet-file",
    path: "/reservations/:code/sheets/:sheet/file",
    file: "today/reservation/sheets/sheet-file.ts",
  },
  {
    id: "sheet-correct",
    path: "/reservations/:code/sheets/:sheet/correct",
    file: "today/reservation/sheets/correct.tsx",
  },
  { id: "nowhere", path: "/*", file: "frame/nowhere.tsx" },
];

/** The lists of the back office as files; the ending of the address says which. */
const lists: { id: string; path: string; file: string }[] = [
  { id: "audit", path: "/audit-logs/export", file: "insight/audit-logs/export-entries.ts" },
  { id: "reservations", path: "/reservations/export", file: "today/reservations/export-list.ts" },
  { id: "pricing", path: "/pricing/export", file: "prices/pricing/export-rates.ts" },
  { id: "cars", path: "/cars/export", file: "fleet/cars/export-cars.ts" },
  { id: "vehicles", path: "/cars/vehicles", file: "fleet/cars/export-vehicles.ts" },
  {
    id: "protection-plans",
    path: "/protection-plans/export",
    file: "prices/protection-plans/export-plans.ts",
  },
  {
    id: "protection-prices",
    path: "/protection-plan-pricing/export",
    file: "prices/protection-plan-pricing/export-prices.ts",
  },
  { id: "extras", path: "/extras/export", file: "prices/extras/export-extras.ts" },
  {
    id: "cross-border-fees",
    path: "/cross-border-fees/export",
    file: "prices/cross-border-fees/export-countries.ts",
  },
  { id: "coupons", path: "/coupons/export", file: "prices/coupons/export-coupons.ts" },
  { id: "coupon-uses", path: "/coupons/:id/uses/export", file: "prices/coupons/export-uses.ts" },
];

const listFiles = lists.flatMap(({ id, path, file }) =>
  ["csv", "xlsx"].map((format) => ({ id: `${id}-${format}`, path: `${path}.${format}`, file })),
);

function adminIn(language: Language): RouteConfigEntry {
  const prefix = `${language === "ba" ? "/ba" : ""}/admin`;
  const children = [...admin, ...listFiles].map(({ id, path, file }) =>
    route(prefix + path, `routes/admin/${file}`, { id: `${language}.admin.${id}` }),
  );
  return { id: `${language}.admin`, file: "routes/admin/frame/layout.tsx", children };
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
  route("/typed-details", "routes/feeds/typed-details.ts"),
];
