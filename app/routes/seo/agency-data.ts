import type { PaymentType } from "../../domain/facts.ts";
import { inLanguage, type Language } from "../../domain/language.ts";
import type { Location } from "../../domain/locations/location.ts";
import { formatEuroShort } from "../../i18n/format.ts";
import { pathTo } from "../../i18n/paths.ts";
import type { SeoSite, Thing } from "./seo-site.ts";
import { hoursData } from "./hours-data.ts";
import { sharePicture } from "./share-picture.ts";

const payments: Record<PaymentType, string> = {
  cash: "Cash",
  "credit-card": "Credit Card",
  "debit-card": "Debit Card",
  "bank-transfer": "Bank Transfer",
};

/** Returns the agency's id in all structured data of the site. */
export function agencyId({ origin }: Pick<SeoSite, "origin">): string {
  return `${origin}/#agency`;
}

/** The agency as a whole. It has a rating only when customers have written reviews; examples do not count. */
export function agencyData(site: SeoSite): Thing {
  const { catalogue, origin, today } = site;
  const { facts } = catalogue;
  return {
    "@type": "Organization",
    "@id": agencyId(site),
    name: facts.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: origin + sharePicture("site", site.language).path,
    telephone: facts.phone,
    email: facts.email,
    foundingDate: String(facts.founded),
    address: addressData(facts, site.language),
    areaServed: countryData(site.language),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: facts.phone,
      email: facts.email,
      availableLanguage: ["en", "bs"],
      hoursAvailable: hoursData(facts.phoneHours, today).openingHoursSpecification,
    },
    ...ratingData(catalogue.reviews),
  };
}

/** The site itself. */
export function websiteData(site: SeoSite): Thing {
  return {
    "@type": "WebSite",
    "@id": `${site.origin}/#site`,
    name: site.catalogue.facts.name,
    url: `${site.origin}/`,
    inLanguage: ["en", "bs"],
    publisher: { "@id": agencyId(site) },
  };
}

/** Returns a place's id in all structured data of the site, the same in both languages. */
export function placeId(
  { slug }: Pick<Location, "slug">,
  { origin }: Pick<SeoSite, "origin">,
): string {
  return `${origin}${pathTo("location", "en-us", { slug: slug.en })}#place`;
}

/** A pick-up place: a branch of the agency with its own address, hours and phone. */
export function placeData(place: Location, site: SeoSite): Thing {
  const { language, origin, today } = site;
  const { facts } = site.catalogue;
  const url = origin + pathTo("location", language, { slug: inLanguage(place.slug, language) });
  const priceRange = priceRangeOf(site);
  return {
    "@type": "AutoRental",
    "@id": placeId(place, site),
    name: `${facts.name}, ${inLanguage(place.name, language)}`,
    description: inLanguage(place.description, language),
    url,
    image: origin + sharePicture(place.id, language).path,
    telephone: place.phone,
    email: place.email,
    address: addressData(place, language),
    geo: { "@type": "GeoCoordinates", latitude: place.lat, longitude: place.lng },
    hasMap: `https://www.google.com/maps/search/?api=1&query=${place.lat},${place.lng}`,
    ...hoursData(place.hours, today),
    ...(priceRange && { priceRange }),
    currenciesAccepted: "EUR, BAM",
    paymentAccepted: facts.paymentTypes.map((type) => payments[type]).join(", "),
    areaServed: {
      "@type": "GeoCircle",
      geoMidpoint: { "@type": "GeoCoordinates", latitude: place.lat, longitude: place.lng },
      geoRadius: facts.serviceRadiusKm * 1000,
    },
    foundingDate: String(facts.founded),
    parentOrganization: { "@id": agencyId(site) },
  };
}

function addressData(
  {
    address,
    postalCode,
    city,
    region,
  }: Pick<Location, "address" | "postalCode" | "city" | "region">,
  language: Language,
): Thing {
  return {
    "@type": "PostalAddress",
    streetAddress: address,
    postalCode,
    addressLocality: city,
    addressRegion: inLanguage(region, language),
    addressCountry: "BA",
  };
}

function countryData(language: Language): Thing {
  return {
    "@type": "Country",
    name: language === "ba" ? "Bosna i Hercegovina" : "Bosnia and Herzegovina",
  };
}

/** Returns the range of the cars' starting day prices; pages show these after "from". */
function priceRangeOf({ startingCents, language }: SeoSite): string | undefined {
  const prices = Object.values(startingCents);
  if (prices.length === 0) return undefined;
  return [Math.min(...prices), Math.max(...prices)]
    .map((cents) => formatEuroShort(cents, language))
    .join("–");
}

function ratingData(reviews: SeoSite["catalogue"]["reviews"]): Thing {
  const ratings = reviews.filter(({ sample }) => !sample).map(({ rating }) => rating);
  if (ratings.length === 0) return {};
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: mean.toFixed(1),
      reviewCount: ratings.length,
      bestRating: 5,
      worstRating: 1,
    },
  };
}
