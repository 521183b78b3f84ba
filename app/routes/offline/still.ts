import { createContext } from "react";
import { languages } from "../../domain/language.ts";
import { pathTo } from "../../i18n/paths.ts";

/**
 * True on the server while it renders a page that has to work without the site's scripts. The browser never gets `true`, because
 * it does not hydrate such a page.
 */
export const Still = createContext(false);

/** True for the offline page, and for any page requested with `stillQuery` to be saved on a device. */
export function isStill({ pathname, search }: URL): boolean {
  return (
    search === "?still" || languages.some((language) => pathname === pathTo("offline", language))
  );
}
