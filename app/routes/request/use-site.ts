import { useLocation, useRouteLoaderData } from "react-router";
import { languageOf } from "../../i18n/paths.ts";
import type { loader } from "../../root.tsx";

/** Returns the facts that every page shows, the page's language, and its address. */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>("root");
  const { pathname, search, hash } = useLocation();
  if (!site) throw new Error("The site's facts are read inside the root route only.");
  return { ...site, language: languageOf(pathname), path: pathname + search + hash };
}
