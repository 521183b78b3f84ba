import type { LoaderFunctionArgs } from "react-router";
import { languages, type Language } from "../../domain/language.ts";
import { languageTag } from "../seo/language-tag.ts";
import { sitePages, type SitePage } from "../seo/site-pages.ts";
import { page } from "../request/page-context.ts";

/** `/sitemap.xml`: every listed page, each language with its counterpart beside it. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { deps, origin } = context.get(page);
  const catalogue = await deps.catalogue.get();
  const urls = sitePages(catalogue).flatMap((listed) =>
    languages.map((language) => urlElement(listed, language, origin)),
  );
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

function urlElement({ paths, changedOn }: SitePage, language: Language, origin: string): string {
  const alternate = (tag: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(origin + path)}"/>`;
  const parts = [
    `<loc>${escapeXml(origin + paths[language])}</loc>`,
    changedOn && `<lastmod>${changedOn}</lastmod>`,
    ...languages.map((each) => alternate(languageTag(each), paths[each])),
    alternate("x-default", paths["en-us"]),
  ];
  return `<url>${parts.filter(Boolean).join("")}</url>`;
}

/** Escapes text for XML: staff write the slugs, and the request names the host. */
function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}
