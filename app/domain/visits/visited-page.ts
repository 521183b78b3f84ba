import type { Language } from "../language.ts";

export type VisitedPage = { path: string; language: Language };

/** Pages whose address says nothing but which page it is. */
const plain = new Set([
  "/",
  "/search",
  "/extras",
  "/review",
  "/vehicles",
  "/locations",
  "/contact",
  "/modify-reservation",
  "/modify-reservation/details",
  "/reservationreview",
  "/legal",
  "/newsletter",
]);

/** Pages about something that is listed for everybody: which one is worth knowing. */
const listed = [
  /^\/cars\/[a-z-]{1,40}\/[1-9]\d{0,8}$/,
  /^\/locations\/[a-z0-9-]{1,80}$/,
  /^\/legal\/(?:terms|cancellation|privacy|cookies|complaints|imprint)\/[1-9]\d{0,3}$/,
];

/** The end of these addresses opens somebody's reservation, handover or subscription: it is never written down. */
const secret =
  /^(\/reservation-confirmation|\/payment|\/handover|\/key-box|\/reservationreview|\/newsletter\/(?:confirm|unsubscribe))\/[^/]{1,300}$/;

const mostLetters = 400;

/**
 * The page that an address of ours names, as the statistics write it: without the language, a query, a slash at the end, and
 * the token in it (`/reservation-confirmation/:token`). `undefined` for everything that is no page of the site.
 */
export function visitedPage(address: string): VisitedPage | undefined {
  if (address.length > mostLetters || !address.startsWith("/")) return undefined;
  const written = address.replace(/[?#].*$/s, "");
  // The router reads capitals as small letters, and no page has a percent sign in its name.
  const path = written.replace(/\/$/, "").toLowerCase();
  const isBosnian = /^\/ba(?=\/|$)/.test(path);
  const bare = (isBosnian ? path.slice("/ba".length) : path) || "/";
  const known = plain.has(bare) || listed.some((shape) => shape.test(bare));
  const hidden = known ? bare : secret.exec(bare)?.[1]?.concat("/:token");
  return hidden === undefined ? undefined : { path: hidden, language: isBosnian ? "ba" : "en-us" };
}
