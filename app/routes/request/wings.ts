import type { ServerBuild } from "react-router";
import { languages, type Language } from "../../domain/language.ts";

/** A part of the product with addresses of its own: the back office in one language, or all the rest. */
export type Wing = `${Language}.admin` | "site";

export const wings: readonly Wing[] = ["en-us.admin", "ba.admin", "site"];

const prefixes: Readonly<Record<Language, RegExp>> = {
  "en-us": /^\/admin(?=\/|\.data$|$)/i,
  ba: /^\/ba\/admin(?=\/|\.data$|$)/i,
};

/** Returns the wing of a URL's path; undefined for a path that the router may read otherwise, and for its own questions. */
export function wingOf(pathname: string): Wing | undefined {
  if (/[%\\]/.test(pathname) || pathname.startsWith("/__")) return undefined;
  const language = languages.find((one) => prefixes[one].test(pathname));
  return language ? `${language}.admin` : "site";
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
  const isAdmin = (top: string) => languages.some((language) => top === `${language}.admin`);
  const isIn = ([id]: [string, unknown]) => {
    const top = topOf(id);
    return id === "root" || (wing === "site" ? !isAdmin(top) : top === wing);
  };
  const inWing = <T>(all: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).filter(isIn));
  return {
    ...build,
    routes: inWing(routes),
    assets: { ...build.assets, routes: inWing(build.assets.routes) },
  };
}
