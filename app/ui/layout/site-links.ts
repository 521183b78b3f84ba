import type { Language } from "../../domain/language.ts";
import { pathTo } from "../../i18n/paths.ts";
import { siteWords } from "../../i18n/site/words.ts";

/** The links of the header and of the menu, in their order. */
export function siteLinks(language: Language): { to: string; label: string; end?: boolean }[] {
  const words = siteWords(language);
  return [
    { to: pathTo("home", language), label: words.home, end: true },
    { to: pathTo("vehicles", language), label: words.vehicles },
    { to: pathTo("locations", language), label: words.locations },
    { to: pathTo("contact", language), label: words.contact },
    { to: pathTo("modify", language), label: words.modify },
  ];
}
