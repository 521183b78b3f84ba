import { createContext } from "react";
import { languages } from "../../domain/language.ts";
import { pathTo } from "../../i18n/paths.ts";

/**
 * On the server: the page is made to stand without the scripts of the site, so that it can be shown where those cannot come.
 * The browser is never given another value, because it takes no such page over.
 */
export const Still = createContext(false);

/** The offline page always stands still; any other page does when it is asked for so (`stillQuery`), to be saved on a device. */
export function isStill({ pathname, search }: URL): boolean {
  return (
    search === "?still" || languages.some((language) => pathname === pathTo("offline", language))
  );
}
