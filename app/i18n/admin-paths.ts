import type { Language } from "../domain/language.ts";

/** The pages of the back office. Kept apart from `paths.ts`, which every visitor's browser loads. */
const adminPaths = {
  admin: "/admin",
  login: "/admin/login",
  account: "/admin/account",
  confirm: "/admin/confirm",
  invitation: "/admin/invitation",
  dashboard: "/admin/dashboard",
  reservations: "/admin/reservations",
  "reservation-management": "/admin/reservation-management",
  "car-availability": "/admin/car-availability",
  "cash-drawers": "/admin/cash-drawers",
  papers: "/admin/papers",
  revenue: "/admin/revenue",
  analytics: "/admin/analytics",
  books: "/admin/books",
  "day-close": "/admin/day-close",
  fines: "/admin/fines",
  cars: "/admin/cars",
  pricing: "/admin/pricing",
  "protection-plans": "/admin/protection-plans",
  "protection-plan-pricing": "/admin/protection-plan-pricing",
  extras: "/admin/extras",
  "cross-border-fees": "/admin/cross-border-fees",
  coupons: "/admin/coupons",
  settings: "/admin/settings",
  staff: "/admin/settings/staff",
  mail: "/admin/settings/mail",
  "audit-logs": "/admin/audit-logs",
  proof: "/admin/proof",
  find: "/admin/find",
  notices: "/admin/notices",
  "sign-out": "/admin/sign-out",
  look: "/admin/look",
  "first-steps": "/admin/first-steps",
} as const;

export type AdminPage = keyof typeof adminPaths;

/** Returns the path of a page of the back office in a language; `rest` is the part below the page: a code, an id, a section. */
export function adminPath(
  name: AdminPage,
  language: Language,
  ...rest: (string | number)[]
): string {
  const below = rest.map((part) => `/${encodeURIComponent(part)}`).join("");
  return (language === "ba" ? "/ba" : "") + adminPaths[name] + below;
}
