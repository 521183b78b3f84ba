import type { LoaderFunctionArgs } from "react-router";
import { languages } from "../../domain/language.ts";
import { pathTo } from "../../i18n/paths.ts";
import { page } from "../request/page-context.ts";

/**
 * `/robots.txt`, the same in both languages. Pages that are closed to search engines say so in their own head, which has to be
 * read for that: only the back office is disallowed here.
 */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { origin } = context.get(page);
  const closed = languages.map((language) => {
    const home = pathTo("home", language);
    return `Disallow: ${home === "/" ? "" : home}/admin`;
  });
  const lines = ["User-agent: *", "Allow: /", ...closed, "", `Sitemap: ${origin}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
