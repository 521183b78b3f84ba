import type { ServerBuild } from "react-router";
import type { Language } from "../../domain/language.ts";

/** A part of the product with addresses of its own: the back office in one language, or all the rest. */
export type Wing = `${Language}.admin` | "site";

export const wings: readonly Wing[] = ["en-us.admin", "ba.admin", "site"];

const admin = /^(\/ba)?\/admin(?=\/|\.data$|$)/i;

/** Returns the wing of a URL's path; undefined for a path that the router may read otherwise, and for its own questions. */
export function wingOf(pathname: string): Wing | undefined {
  if (/[%\\]/.test(pathname) || pathname.startsWith("/__")) return undefined;
  const found = admin.exec(pathname);
  if (!found) return "site";
  return found[1] ? "ba.admin" : "en-us.admin";
}

/**
 * Returns the build with the pages of one wing. For each page that it draws the router makes a list of all that it knows, and tries them
 * one after the other several times: with a wing of its own it has a third to do.
 */
export function buildOf(wing: Wing, build: ServerBuild): ServerBuild {
  const routes = build.routes;
  const topOf = (id: string): string => {
    const above = routes[id]?.parentId;
    return above && above !== "root" ? topOf(above) : id;
  };
  const isIn = ([id]: [string, unknown]) => {
    const top = topOf(id);
    return id === "root" || (wing === "site" ? !wings.some((one) => one === top) : top === wing);
  };
  const inWing = <T>(all: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).filter(isIn));
  return {
    ...build,
    routes: inWing(routes),
    assets: { ...build.assets, routes: inWing(build.assets.routes) },
  };
}
