import { preload } from "react-dom";
import latin from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import latinExt from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2?url";
import type { Language } from "../../domain/language.ts";

/** Returns the font files for a page's first paint; Bosnian needs č ć ž š đ as well. */
export function fontPreloads(language: Language): string[] {
  return language === "ba" ? [latin, latinExt] : [latin];
}

/** Asks for them with the page: letters that come after its first drawing change their shape before one's eyes. */
export function preloadFonts(language: Language): void {
  for (const file of fontPreloads(language))
    preload(file, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
