import type { LoaderFunctionArgs } from "react-router";
import { seoWords } from "../../i18n/seo/en.ts";
import { pathTo } from "../../i18n/paths.ts";
import { siteWords } from "../../i18n/site/en.ts";
import { colours } from "../../server/letters/drawing/colours.ts";
import { languageTag } from "../seo/language-tag.ts";
import { page } from "../request/page-context.ts";

const icons = [
  { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
  { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
  { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
  { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
];

/** `/manifest.webmanifest` and `/ba/manifest.webmanifest`: the site on a home screen, in its language. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { deps, language } = context.get(page);
  const { facts } = await deps.catalogue.get();
  const words = siteWords(language);
  const home = pathTo("home", language);
  const manifest = {
    id: "/",
    name: `${facts.name} Rent a Car`,
    short_name: facts.name,
    description: seoWords(language).appDescription,
    lang: languageTag(language),
    dir: "ltr",
    start_url: home,
    // Both languages: the switch stays inside.
    scope: "/",
    display: "standalone",
    background_color: colours.paper,
    theme_color: colours.paper,
    icons,
    shortcuts: [
      { name: words.vehicles, url: pathTo("vehicles", language) },
      { name: words.modify, url: pathTo("modify", language) },
      { name: words.contact, url: pathTo("contact", language) },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
