import latin from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import latinExt from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2?url";
import type { Language } from "../../domain/language.ts";

/** The font files that a page needs for its first paint; Bosnian needs č ć ž š đ as well. */
export function fontPreloads(language: Language): string[] {
  return language === "ba" ? [latin, latinExt] : [latin];
}
