import type { ReactNode } from "react";
import type { EntryContext } from "react-router";
import type { Language } from "../../domain/language.ts";
import { findLocation } from "../../domain/locations/find-location.ts";
import { startingPrices } from "../../domain/pricing/starting-prices.ts";
import type { About } from "../../server/http/about.ts";
import { colours } from "../../server/letters/drawing/colours.ts";
import { readSeoPage, type SeoPage } from "./seo-page.ts";
import type { SeoSite } from "./seo-site.ts";
import { languageTag } from "./language-tag.ts";
import { jsonForPage, pageData } from "./page-data.ts";
import { sharePicture, shareSize } from "./share-picture.ts";

const locales: Record<Language, string> = { "en-us": "en_US", ba: "bs_BA" };

/** Returns the machine-readable part of a page's head. The title and the description come from the page itself. */
export async function seoHead(entry: EntryContext, about: About): Promise<ReactNode> {
  return (
    <>
      <link rel="manifest" href={`${about.language === "ba" ? "/ba" : ""}/manifest.webmanifest`} />
      <meta name="theme-color" content={colours.paper} />
      {/* A failed page has its own noindex. */}
      {!entry.staticHandlerContext.errors && (await standing(entry, about))}
    </>
  );
}

async function standing(entry: EntryContext, about: About): Promise<ReactNode> {
  const { deps, language, nonce, origin, today } = about;
  const catalogue = await deps.catalogue.get().catch(deps.catalogue.lastKnown);
  const page = readSeoPage(entry, catalogue.priceList.locations);
  if (!page) return <meta name="robots" content="noindex" />;
  const { byCar } = startingPrices(catalogue.priceList, catalogue.cars, today);
  const site = { catalogue, startingCents: byCar, language, today, origin };
  return <Listed page={page} site={site} nonce={nonce} />;
}

type Props = { page: SeoPage; site: SeoSite; nonce: string };

function Listed({ page, site, nonce }: Props) {
  const { language, paths } = page;
  const { origin } = site;
  return (
    <>
      <link rel="canonical" href={origin + paths[language]} />
      <link rel="alternate" hrefLang={languageTag("en-us")} href={origin + paths["en-us"]} />
      <link rel="alternate" hrefLang={languageTag("ba")} href={origin + paths.ba} />
      <link rel="alternate" hrefLang="x-default" href={origin + paths["en-us"]} />
      <Shared page={page} site={site} />
      <script type="application/ld+json" nonce={nonce}>
        {jsonForPage(pageData(page, site))}
      </script>
    </>
  );
}

/** The title, description and picture that other sites show beside a link to the page. */
function Shared({ page, site }: Omit<Props, "nonce">) {
  const { language, title, description, paths } = page;
  const picture = sharePicture(subjectOf(page, site), language);
  const other: Language = language === "ba" ? "en-us" : "ba";
  const properties: [string, string | number][] = [
    ["og:type", "website"],
    ["og:site_name", site.catalogue.facts.name],
    ["og:title", title],
    ["og:description", description],
    ["og:url", site.origin + paths[language]],
    ["og:locale", locales[language]],
    ["og:locale:alternate", locales[other]],
    ["og:image", site.origin + picture.path],
    ["og:image:type", "image/png"],
    ["og:image:width", shareSize.width],
    ["og:image:height", shareSize.height],
    ["og:image:alt", picture.alt],
  ];
  return (
    <>
      {properties.map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={site.origin + picture.path} />
      <meta name="twitter:image:alt" content={picture.alt} />
    </>
  );
}

/** Returns the name of the picture for the page. */
function subjectOf({ name, params }: SeoPage, { catalogue }: SeoSite): string {
  if (name === "location") {
    return findLocation(catalogue.priceList.locations, params.slug ?? "")?.id ?? "site";
  }
  const car = name === "car" && catalogue.cars.find(({ id }) => String(id) === params.id);
  return car ? `car-${car.body}` : "site";
}
