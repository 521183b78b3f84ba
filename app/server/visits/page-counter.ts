/** The number of times that each page was shown: sums that cannot tell one visitor from another. */
import type { Language } from "../../domain/language.ts";
import type { DeviceType } from "../../domain/visits/device-type.ts";
import { backgroundCounter } from "./background-counter.ts";

export type ShownPage = {
  /** `2026-11-21`, in Sarajevo. */
  day: string;
  path: string;
  language: Language;
  /** Empty, like the next three, when unknown. */
  device: DeviceType | "";
  browser: string;
  referrerHost: string;
  country: string;
};

const text = `
  insert into page_count (day, path, language, device_type, browser, referrer_host, country, hits)
  select day, path, language, device, browser, "referrerHost", country, hits
  from jsonb_to_recordset($1) as shown (
    day date, path text, language text, device text, browser text, "referrerHost" text,
    country text, hits int
  )
  order by 1, 2, 3, 4, 5, 6, 7
  on conflict (day, path, language, device_type, browser, referrer_host, country)
  do update set hits = page_count.hits + excluded.hits`;

const counter = backgroundCounter<ShownPage>({
  name: "count-pages",
  text,
  keyOf: ({ day, path, language, device, browser, referrerHost, country }) =>
    `${day}|${path}|${language}|${device}|${browser}|${referrerHost}|${country}`,
  // Referrer and browser can be made up.
  instead: (page) => ({ ...page, device: "", browser: "", referrerHost: "", country: "" }),
  lost: "shown pages could not be counted yet",
});

/** Counts a page that was shown; written a few seconds later, in the background. Costs one lookup in a map. */
export const countPage = counter.count;

/** Writes the counts in memory; to be called before the pool is closed. */
export const flushPageCounts = counter.flush;
