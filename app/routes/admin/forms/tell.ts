import { data } from "react-router";
import type { TooMany } from "../../../server/limits/try-limit.ts";
import { privateHeaders } from "../../request/private-headers.ts";

/** Answers that nobody keeps, with what the page is told. */
export function tell<Told>(told: Told, status = 200, more: Record<string, string> = {}) {
  return data(told, { status, headers: { ...privateHeaders, ...more } });
}

/** The answer to one try too many (429), which says how long to wait. */
export function tellToWait<Told extends { waitMinutes?: number }>(
  told: Told,
  { waitSeconds }: TooMany,
) {
  const waitMinutes = Math.ceil(waitSeconds / 60);
  const wait = { "Retry-After": String(waitSeconds) };
  return tell<Told>({ ...told, waitMinutes }, 429, wait);
}
