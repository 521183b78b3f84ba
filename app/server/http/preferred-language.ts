import type { Language } from "../../domain/language.ts";

export const languageCookie = "preferred-language";

const crawler =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|whatsapp|viber|telegram/i;

/**
 * The preferred language of a visitor when the path names none (spec 2, "Language in paths"): the saved preference,
 * else a browser language containing bs, hr or sr, else English. Crawlers get the path as it is.
 */
export function preferredLanguage(headers: Headers): Language {
  if (crawler.test(headers.get("user-agent") ?? "")) return "en-us";
  const saved = savedLanguage(headers.get("cookie") ?? "");
  if (saved) return saved;
  const accepted = (headers.get("accept-language") ?? "").split(",");
  return accepted.some(isOurs) ? "ba" : "en-us";
}

/** True for `sr-Latn-RS;q=0.8`, false for `en-BS` (the Bahamas) and for a weight of 0, which rules a language out. */
function isOurs(entry: string): boolean {
  return /^\s*(?:bs|hr|sr)(?![a-z0-9])/i.test(entry) && !/;\s*q=0(?:\.0*)?\s*$/i.test(entry);
}

function savedLanguage(cookies: string): Language | undefined {
  const found = new RegExp(`(?:^|;\\s*)${languageCookie}=(en-us|ba)(?:;|$)`).exec(cookies);
  return found?.[1] as Language | undefined;
}
