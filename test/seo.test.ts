/**
 * The data for search engines and other sites: heads, structured data, the sitemap, the robots file, the manifest.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages, type Language } from "../app/domain/language.ts";
import { seoTexts } from "../app/i18n/seo-texts.ts";
import { readHead, type ReadHead } from "../app/routes/seo/read-head.ts";
import { testApp, type TestApp } from "./world/app.ts";
import { stepAddress } from "./casts/visitor.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

const origin = "http://site.test";
const places = [
  ["airport-tuzla-rent-a-car", "aerodrom-tuzla-iznajmljivanje-auta"],
  ["airport-sarajevo-rent-a-car", "aerodrom-sarajevo-iznajmljivanje-auta"],
  ["airport-banjaluka-rent-a-car", "aerodrom-banjaluka-iznajmljivanje-auta"],
  ["eternal-pro-office-rent-a-car", "kancelarija-eternal-pro-iznajmljivanje-auta"],
  ["bus-station-tuzla-rent-a-car", "autobuska-stanica-tuzla-iznajmljivanje-auta"],
  ["bus-station-zivinice-rent-a-car", "autobuska-stanica-zivinice-iznajmljivanje-auta"],
] as const;
const plain = ["", "/search", "/vehicles", "/locations", "/contact", "/legal"];

/** Every page that may be listed, as [English, Bosnian]. */
const listed: [string, string][] = [
  ...plain.map((path): [string, string] => [path || "/", `/ba${path}`]),
  ...places.map(([en, bs]): [string, string] => [`/locations/${en}`, `/ba/locations/${bs}`]),
  ["/cars/economy/1", "/ba/cars/economy/1"],
  ["/cars/stationwagon/12", "/ba/cars/stationwagon/12"],
  ["/cars/suv/17", "/ba/cars/suv/17"],
];
const each: [Language, string][] = listed.flatMap(([en, bs]): [Language, string][] => [
  ["en-us", en],
  ["ba", bs],
]);

async function read(path: string): Promise<{ html: string; head: ReadHead; answer: Response }> {
  const answer = await site.get(path);
  const html = await answer.text();
  return { html, head: readHead(html), answer };
}
const thing = (head: ReadHead, type: string) =>
  head.things.find((one) => one["@type"] === type) ?? {};

/** The text of the elements, as a visitor reads it. */
function textsOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, inner = ""]) =>
    inner
      .replaceAll(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, "")
      .replaceAll("&amp;", "&")
      .replaceAll("&#x27;", "'")
      .replaceAll("&quot;", '"'),
  );
}

describe("every page that may be listed", () => {
  test.each(listed)("%s and %s name each other and themselves", async (en, bs) => {
    for (const path of [en, bs]) {
      const { answer, head } = await read(path);
      expect(answer.status).toBe(200);
      expect(head.canonical).toBe(origin + path);
      expect(head.alternates).toEqual({
        en: origin + en,
        bs: origin + bs,
        "x-default": origin + en,
      });
      expect(head.robots).toBe("");
      expect(answer.headers.get("X-Robots-Tag")).toBeNull();
    }
  });

  test.each(each)("%s %s has a title and a description of the right length", async (_, path) => {
    const { head } = await read(path);
    expect(head.title.length).toBeGreaterThan(10);
    expect(head.title.length).toBeLessThanOrEqual(seoTexts.maxTitle);
    expect(head.description.length).toBeGreaterThanOrEqual(seoTexts.minDescription);
    expect(head.description.length).toBeLessThanOrEqual(seoTexts.maxDescription);
  });

  test.each(languages)(
    "no two pages in %s have the same title or description",
    async (language) => {
      const own = each.filter(([one]) => one === language).map(([, path]) => path);
      const heads = await Promise.all(own.map(async (path) => (await read(path)).head));
      expect(new Set(heads.map(({ title }) => title)).size).toBe(own.length);
      expect(new Set(heads.map(({ description }) => description)).size).toBe(own.length);
    },
  );

  test.each(each)("%s %s can be shared", async (language, path) => {
    const { head } = await read(path);
    const tag = language === "ba" ? "bs" : "en";
    expect(head.shared).toMatchObject({
      "og:type": "website",
      "og:site_name": "Eternal Pro",
      "og:title": head.title,
      "og:description": head.description,
      "og:url": head.canonical,
      "og:locale": language === "ba" ? "bs_BA" : "en_US",
      "og:locale:alternate": language === "ba" ? "en_US" : "bs_BA",
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:type": "image/png",
      "twitter:card": "summary_large_image",
      "twitter:title": head.title,
      "twitter:image": head.shared["og:image"],
    });
    expect(head.shared["og:image"]).toMatch(new RegExp(`^${origin}/share/[a-z-]+-${tag}\\.png$`));
    expect(head.shared["og:image:alt"]).toBeTruthy();
    expect(head.manifest).toBe(
      language === "ba" ? "/ba/manifest.webmanifest" : "/manifest.webmanifest",
    );
  });

  test("a place and a car are shared with a picture of their own", async () => {
    const picture = async (path: string) => (await read(path)).head.shared["og:image"];
    expect(await picture("/ba/locations/aerodrom-tuzla-iznajmljivanje-auta")).toBe(
      `${origin}/share/airport-tuzla-bs.png`,
    );
    expect(await picture("/cars/economy/1")).toBe(`${origin}/share/car-compact-hatch-en.png`);
    expect(await picture("/contact")).toBe(`${origin}/share/site-en.png`);
  });

  test.each([
    ["/vehicles?category=suv&min=20", "/vehicles"],
    ["/contact?utm_source=x", "/contact"],
    ["/?car=3", "/"],
    ["/VEHICLES/", "/vehicles"],
    ["/ba/", "/ba"],
    ["/search?utm_source=x", "/search"],
    ["/locations/%61irport-tuzla-rent-a-car", "/locations/airport-tuzla-rent-a-car"],
  ])("%s is %s", async (path, canonical) => {
    const { head } = await read(path);
    expect(head.canonical).toBe(origin + canonical);
    expect(head.alternates.en).toBe(origin + canonical.replace(/^\/ba$/, "/"));
  });
});

describe("pages that are nobody's to find", () => {
  test.each([
    stepAddress("search", {}),
    stepAddress("ba/search", { pickupTime: "23:45" }),
    "/search?pickupLocation=moon",
    stepAddress("extras", { car: "1" }),
    stepAddress("review", { car: "1" }),
    "/extras",
    "/ba/review",
    "/modify-reservation",
    "/ba/reservationreview",
    "/newsletter",
    "/newsletter/confirm/x",
    "/ba/newsletter/unsubscribe/x",
    "/nonsense",
    "/ba/locations/nonsense",
    "/reservation-confirmation/x",
    "/cars/suv/999",
    "/admin/first-owner/x",
  ])("%s says so, and has no address for others", async (path) => {
    const { html, head } = await read(path);
    expect(head.robots).toContain("noindex");
    expect(head.canonical).toBe("");
    expect(head.alternates).toEqual({});
    expect(head.shared).toEqual({});
    expect(html).not.toContain("ld+json");
    expect(head.manifest).toMatch(/manifest\.webmanifest$/);
  });

  test("a form that was refused is no page to find", async () => {
    const answer = await site.post("/contact", new URLSearchParams({ name: "" }));
    const head = readHead(await answer.text());
    expect(answer.status).toBe(400);
    expect([head.canonical, head.robots]).toEqual(["", "noindex"]);
  });
});

describe("structured data", () => {
  test.each(each)("%s %s speaks of the agency, and is JSON", async (_, path) => {
    const { html, head } = await read(path);
    expect(html.match(/ld\+json/g)).toHaveLength(1);
    expect(thing(head, "Organization")).toMatchObject({
      "@id": `${origin}/#agency`,
      name: "Eternal Pro",
      foundingDate: "2020",
      address: { addressLocality: "Dubrave Gornje", addressCountry: "BA" },
    });
    expect(JSON.stringify(head.things)).not.toContain("aggregateRating");
  });

  test.each(each)("%s %s has the breadcrumbs that it shows, or none", async (language, path) => {
    const { html, head } = await read(path);
    const shown = /<ol class="[^"]*trail[^"]*"[^>]*>([\s\S]*?)<\/ol>/.exec(html)?.[1] ?? "";
    const names = textsOf(shown, /<li[^>]*>([\s\S]*?)<\/li>/g);
    const links = [...shown.matchAll(/href="([^"]*)"/g)].map(([, to = ""]) => origin + to);
    const steps = thing(head, "BreadcrumbList").itemListElement;
    const list = Array.isArray(steps) ? steps : [];
    expect(list.map(({ name }) => name)).toEqual(names);
    expect(list.map(({ item }) => item).slice(0, -1)).toEqual(links);
    expect(list.at(-1)?.item ?? head.canonical).toBe(head.canonical);
    expect(language).toBe(head.lang === "bs" ? "ba" : "en-us");
  });

  test.each(each)("%s %s has the questions that it shows, word for word", async (_, path) => {
    const { html, head } = await read(path);
    const asked = textsOf(html, /<summary[^>]*>([\s\S]*?)<\/summary>/g);
    const entity = thing(head, "FAQPage").mainEntity;
    const list = Array.isArray(entity) ? entity : [];
    const isAsking = /^\/(?:ba)?$|\/contact$|\/locations\/./.test(path);
    expect(list.length > 3).toBe(isAsking);
    for (const { name, acceptedAnswer } of list) {
      expect(asked).toContain(name);
      expect(textsOf(html, /<p[^>]*>([\s\S]*?)<\/p>/g)).toContain(acceptedAnswer.text);
    }
  });

  test.each(places)("%s is a branch with its hours", async (en, bs) => {
    for (const path of [`/locations/${en}`, `/ba/locations/${bs}`]) {
      const { head } = await read(path);
      const branch = thing(head, "AutoRental");
      expect(branch).toMatchObject({
        "@id": `${origin}/locations/${en}#place`,
        url: origin + path,
        currenciesAccepted: "EUR, BAM",
        address: { "@type": "PostalAddress", addressCountry: "BA" },
        geo: { "@type": "GeoCoordinates" },
        parentOrganization: { "@id": `${origin}/#agency` },
      });
      expect(branch.telephone).toMatch(/^\+387\d+$/);
      expect(branch.priceRange).toMatch(/16[.,]65/);
      expect(branch.openingHoursSpecification).not.toEqual([]);
    }
  });

  test("all places stand on their list, the office on the contact page, the site on the first", async () => {
    const types = async (path: string) =>
      (await read(path)).head.things.map((one) => String(one["@type"]));
    expect((await types("/ba/locations")).filter((type) => type === "AutoRental")).toHaveLength(6);
    expect(await types("/contact")).toContain("AutoRental");
    expect(await types("/ba")).toContain("WebSite");
  });

  test("a car is offered at the price that its page starts at", async () => {
    const { html, head } = await read("/cars/economy/1");
    const { offers } = thing(head, "Car");
    expect(offers).toMatchObject({
      price: "16.65",
      priceCurrency: "EUR",
      priceValidUntil: "2026-12-21",
      availability: "https://schema.org/InStock",
      eligibleDuration: { minValue: 3 },
      priceSpecification: { valueAddedTaxIncluded: true, unitCode: "DAY" },
    });
    expect(html).toContain("€16.65");
  });

  test("the fleet is a list of offers", async () => {
    const { head } = await read("/ba/vehicles");
    const { numberOfItems, itemListElement } = thing(head, "ItemList");
    expect(Array.isArray(itemListElement) && itemListElement.length).toBe(numberOfItems);
    expect(JSON.stringify(itemListElement)).toContain(`${origin}/ba/cars/suv/17`);
  });

  test("what staff write cannot leave the data", async () => {
    const evil = "</script><script>alert(1)</script>";
    await site.deps.pool.query("update car set name = $1 where id = 2", [evil]);
    await site.deps.catalogue.refresh();
    const { html, head } = await read("/cars/economy/2");
    expect(html).not.toContain("<script>alert");
    expect(thing(head, "Car").name).toBe(evil);
    await site.deps.pool.query("update car set name = 'Renault Clio' where id = 2");
    await site.deps.catalogue.refresh();
  });

  test("a name that is too long for a title or a description still leaves both whole", async () => {
    const long = "Volkswagen Transporter Caravelle Comfortline Long 4Motion";
    await site.deps.pool.query("update car set name = $1 where id = 2", [long]);
    await site.deps.catalogue.refresh();
    for (const path of ["/cars/economy/2", "/ba/cars/economy/2"]) {
      const { head } = await read(path);
      expect(head.title).toBe(long);
      expect(head.description.length).toBeLessThanOrEqual(seoTexts.maxDescription);
    }
    await site.deps.pool.query("update car set name = 'Renault Clio' where id = 2");
    await site.deps.catalogue.refresh();
  });

  test("a rating stands there once customers have written", async () => {
    await site.deps.pool.query("update review set sample = false");
    await site.deps.catalogue.refresh();
    const { head } = await read("/locations");
    expect(thing(head, "Organization").aggregateRating).toMatchObject({
      ratingValue: "5.0",
      reviewCount: 3,
    });
    await site.deps.pool.query("update review set sample = true");
    await site.deps.catalogue.refresh();
  });
});

describe("/sitemap.xml", () => {
  test("names every page in both languages, each with its counterpart, and nothing else", async () => {
    const answer = await site.get("/sitemap.xml");
    expect(answer.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
    const xml = await answer.text();
    const named = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);
    expect(new Set(named).size).toBe(named.length);
    for (const [, path] of each) expect(named).toContain(origin + path);
    for (const url of named) {
      const { answer: there, head } = await read(url.slice(origin.length));
      expect([there.status, head.canonical, head.robots]).toEqual([200, url, ""]);
      const block = xml.split(`<loc>${url}</loc>`)[1]?.split("</url>")[0] ?? "";
      for (const [tag, to] of Object.entries(head.alternates)) {
        expect(block).toContain(`<xhtml:link rel="alternate" hreflang="${tag}" href="${to}"/>`);
      }
    }
  });

  test("says when a page changed only where that is known", async () => {
    const xml = await (await site.get("/sitemap.xml")).text();
    const dated = [...xml.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)];
    expect(dated.map(([, url]) => url)).toEqual([`${origin}/legal`, `${origin}/ba/legal`]);
    for (const [, , date] of dated) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test("what staff write cannot break it", async () => {
    await site.deps.pool.query("update location set slug_en = 'a&b<c' where id = 'airport-tuzla'");
    await site.deps.catalogue.refresh();
    const xml = await (await site.get("/sitemap.xml")).text();
    expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
    expect(xml).not.toContain("a&b<c");
    await site.deps.pool.query(
      "update location set slug_en = 'airport-tuzla-rent-a-car' where id = 'airport-tuzla'",
    );
    await site.deps.catalogue.refresh();
  });
});

describe("the robots file", () => {
  test.each(["/robots.txt", "/ba/robots.txt"])(
    "%s is plain text and names the sitemap",
    async (path) => {
      const answer = await site.get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
      expect(await answer.text()).toBe(
        "User-agent: *\nAllow: /\nDisallow: /admin\nDisallow: /ba/admin\n\nSitemap: http://site.test/sitemap.xml\n",
      );
    },
  );

  test("/en-us/robots.txt is the one without the prefix", async () => {
    const answer = await site.get("/en-us/robots.txt");
    expect([answer.status, answer.headers.get("Location")]).toEqual([301, "/robots.txt"]);
  });

  test("closes no page that has to be read to say that it is not to be listed", async () => {
    const closed = [...(await (await site.get("/robots.txt")).text()).matchAll(/Disallow: (.*)/g)];
    for (const path of [
      "/search",
      "/review",
      "/modify-reservation",
      "/reservation-confirmation/x",
    ]) {
      expect(closed.filter(([, start = ""]) => path.startsWith(start))).toEqual([]);
    }
  });
});

describe("the manifest", () => {
  test.each([
    ["/manifest.webmanifest", "en", "/"],
    ["/ba/manifest.webmanifest", "bs", "/ba"],
  ])("%s opens the site in its language", async (path, lang, start) => {
    const answer = await site.get(path);
    expect(answer.headers.get("Content-Type")).toBe("application/manifest+json; charset=utf-8");
    const manifest = await answer.json();
    expect(manifest).toMatchObject({
      id: "/",
      name: "Eternal Pro Rent a Car",
      short_name: "Eternal Pro",
      lang,
      start_url: start,
      scope: "/",
      display: "standalone",
    });
    expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual([
      "any",
      "192x192",
      "512x512",
      "512x512",
    ]);
    for (const { url } of manifest.shortcuts) expect((await site.get(url)).status).toBe(200);
  });
});
