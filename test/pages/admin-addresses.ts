/** Every address of the back office in one language, as the product routes it. */
import type { Language } from "../../app/domain/language.ts";
import routes from "../../app/routes.ts";

export type AdminAddress = {
  /** What stands behind `/admin`, with its parts: `/cars/:id`. */
  path: string;
  id: string;
  /** A page, and no file, stream or question that scripts ask. */
  isPage: boolean;
};

type Entry = { path?: string; id?: string; file: string; children?: Entry[] };

const addressesIn = (entries: readonly Entry[], prefix: string): AdminAddress[] =>
  entries.flatMap(({ path, id = "", file, children = [] }) => [
    ...(children.length === 0 && (path === prefix || path?.startsWith(`${prefix}/`))
      ? [{ path: path.slice(prefix.length), id, isPage: file.endsWith(".tsx") }]
      : []),
    ...addressesIn(children, prefix),
  ]);

export const adminAddresses = (language: Language): AdminAddress[] =>
  addressesIn(routes, language === "ba" ? "/ba/admin" : "/admin");
