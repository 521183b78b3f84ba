import type { Language } from "../../domain/language.ts";

export const languageCookie = "preferred-language";

const crawler =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|whatsapp|viber|telegram/i;

/**
 * The language a person wants when the path names none (spec 2, "Language in paths"): the saved
 * preference, else a browser language containing bs, hr or sr, else English. Crawlers get the path as it is.
 */
export function preferredLanguage(headers: Headers): Language {
  if (crawler.test(headers.get("user-agent") ?? "")) return "en-us";
  const saved = savedLanguage(headers.get("cookie") ?? "");
  if (saved) return saved;
  const accepted = (headers.get("accept-language") ?? "").split(",");
  return accepted.some((entry) => /^\s*(bs|hr|sr)\b/i.test(entry)) ? "ba" : "en-us";
}

function savedLanguage(cookies: string): Language | undefined {
  const found = new RegExp(`(?:^|;\\s*)${languageCookie}=(en-us|ba)(?:;|$)`).exec(cookies);
  return found?.[1] as Language | undefined;
}
