/** "Language in paths", sentence by sentence. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "./world/app.ts";
import { readAttribute, stepAddress } from "./casts/visitor.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

const slugs = [
  ["airport-tuzla-rent-a-car", "aerodrom-tuzla-iznajmljivanje-auta"],
  ["airport-sarajevo-rent-a-car", "aerodrom-sarajevo-iznajmljivanje-auta"],
  ["airport-banjaluka-rent-a-car", "aerodrom-banjaluka-iznajmljivanje-auta"],
  ["eternal-pro-office-rent-a-car", "kancelarija-eternal-pro-iznajmljivanje-auta"],
  ["bus-station-tuzla-rent-a-car", "autobuska-stanica-tuzla-iznajmljivanje-auta"],
  ["bus-station-zivinice-rent-a-car", "autobuska-stanica-zivinice-iznajmljivanje-auta"],
] as const;

const pages = [
  "",
  "/search",
  "/vehicles",
  "/locations",
  "/contact",
  "/extras",
  "/review",
  "/modify-reservation",
  "/legal",
];

const ask = (path: string, headers: Record<string, string> = {}) => site.get(path, headers);
const languageIn = async (answer: Response) => /<html lang="(\w+)"/.exec(await answer.text())?.[1];

/** Where an answer sends the visitor; nothing when it is the page itself. */
const goal = (answer: Response) =>
  answer.status >= 300 && answer.status < 400 ? answer.headers.get("Location") : undefined;

describe("the first path segment is the language", () => {
  test.each(pages)("%s is served unprefixed in English and under /ba in Bosnian", async (path) => {
    const english = await ask(path || "/");
    expect(english.headers.get("Content-Language")).toBe("en");
    expect([english.status, await languageIn(english)]).toEqual([200, "en"]);
    const bosnian = await ask(`/ba${path}`);
    expect(bosnian.headers.get("Content-Language")).toBe("bs");
    expect([bosnian.status, await languageIn(bosnian)]).toEqual([200, "bs"]);
  });

  test.each([...pages, "/locations/airport-tuzla-rent-a-car", "/nonsense"])(
    "/en-us%s is the path without it",
    async (path) => {
      const answer = await ask(`/en-us${path}?a=1&b=%20x`);
      expect(answer.status).toBe(301);
      expect(goal(answer)).toBe(`${path || "/"}?a=1&b=%20x`);
    },
  );

  test("/en-us is left for good, whatever language is preferred", async () => {
    const answer = await ask("/en-us/vehicles", {
      "Accept-Language": "bs",
      Cookie: "preferred-language=ba",
    });
    expect(goal(answer)).toBe("/vehicles");
  });

  test("a form sent to /en-us is sent on as it is", async () => {
    const answer = await site.post("/en-us/review?x=1", new URLSearchParams({ a: "1" }));
    expect([answer.status, goal(answer)]).toEqual([308, "/review?x=1"]);
  });

  test.each([
    "/en-us//evil.test",
    "/en-us/\\evil.test",
    "/en-us///evil.test/x",
    "/en-us/%2F/evil.test",
  ])("%s does not lead to another site", async (path) => {
    const to = goal(await ask(path)) ?? "";
    expect(new URL(to, "http://site.test").host).toBe("site.test");
  });

  test.each([
    ["/BA", "/ba"],
    ["/Ba/vehicles?x=1", "/ba/vehicles?x=1"],
    ["/EN-US/vehicles", "/vehicles"],
  ])("%s is %s in small letters", async (path, to) => {
    const answer = await ask(path);
    expect([answer.status, goal(answer)]).toEqual([301, to]);
  });

  test.each(["/bar", "/bavaria/vehicles", "/en-usa", "/en", "/hr", "/bs"])(
    "%s names no language of ours",
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, await languageIn(answer)]).toEqual([404, "en"]);
    },
  );
});

describe("with no language in the path", () => {
  const decisions: [string, Record<string, string>, string | undefined][] = [
    ["nothing is known", {}, undefined],
    ["the preference is Bosnian", { Cookie: "preferred-language=ba" }, "/ba/vehicles"],
    ["the preference is English", { Cookie: "preferred-language=en-us" }, undefined],
    ["among other cookies", { Cookie: "a=b; preferred-language=ba; c=d" }, "/ba/vehicles"],
    ["a cookie that only ends so", { Cookie: "not-preferred-language=ba" }, undefined],
    ["a preference that is none", { Cookie: "preferred-language=de" }, undefined],
    ["a preference with more in it", { Cookie: "preferred-language=bart" }, undefined],
    ["a Bosnian browser", { "Accept-Language": "bs" }, "/ba/vehicles"],
    ["a Bosnian browser of a country", { "Accept-Language": "bs-BA,bs;q=0.9" }, "/ba/vehicles"],
    ["a Croatian browser", { "Accept-Language": "hr-HR,hr;q=0.9,en;q=0.8" }, "/ba/vehicles"],
    ["a Serbian browser", { "Accept-Language": "sr-Latn-RS" }, "/ba/vehicles"],
    ["Bosnian after German", { "Accept-Language": "de-AT,de;q=0.9,bs;q=0.8" }, "/ba/vehicles"],
    ["capitals", { "Accept-Language": "BS-ba" }, "/ba/vehicles"],
    ["Croatian far behind", { "Accept-Language": "en-US,en;q=0.9,hr;q=0.1" }, "/ba/vehicles"],
    ["Serbian in Cyrillic", { "Accept-Language": "sr-Cyrl-BA" }, "/ba/vehicles"],
    ["blanks around", { "Accept-Language": "de , bs ;q=0.5" }, "/ba/vehicles"],
    ["anything but Bosnian", { "Accept-Language": "en,bs;q=0" }, undefined],
    ["anything but Bosnian, written long", { "Accept-Language": "en, bs ; q=0.000" }, undefined],
    ["English in Bosnia", { "Accept-Language": "en-BA" }, undefined],
    ["English in the Bahamas", { "Accept-Language": "en-BS" }, undefined],
    ["German in Croatia", { "Accept-Language": "de-HR" }, undefined],
    ["a language that begins so", { "Accept-Language": "srn,bsx,hrx" }, undefined],
    ["any language", { "Accept-Language": "*" }, undefined],
    ["a header without end", { "Accept-Language": "x,".repeat(4000) }, undefined],
    ["signs of nowhere", { "Accept-Language": "<script>bs</script>" }, undefined],
    ["a German browser", { "Accept-Language": "de-DE,de;q=0.9" }, undefined],
    ["Upper Sorbian", { "Accept-Language": "hsb" }, undefined],
    ["Slovene", { "Accept-Language": "sl-SI" }, undefined],
    ["nonsense", { "Accept-Language": ";;;,,,q=" }, undefined],
    [
      "the preference beats the browser",
      { Cookie: "preferred-language=en-us", "Accept-Language": "bs" },
      undefined,
    ],
    [
      "the preference beats the browser the other way",
      { Cookie: "preferred-language=ba", "Accept-Language": "en" },
      "/ba/vehicles",
    ],
  ];
  test.each(decisions)("%s", async (_, headers, to) => {
    const answer = await ask("/vehicles", headers);
    expect(goal(answer)).toBe(to);
    expect(answer.status).toBe(to ? 302 : 200);
    expect(answer.headers.get("Vary")).toMatch(/Cookie/);
    expect(answer.headers.get("Vary")).toMatch(/Accept-Language/);
  });

  test.each([
    ["/", "/ba"],
    ["/?car=3", "/ba?car=3"],
    [stepAddress("search", {}), stepAddress("ba/search", {})],
    ["/nonsense", "/ba/nonsense"],
    ["/reservation-confirmation/abc", "/ba/reservation-confirmation/abc"],
    ...slugs.map(([en, bs]) => [`/locations/${en}?x=1`, `/ba/locations/${bs}?x=1`]),
  ])("%s goes to %s", async (from, to) => {
    expect(goal(await ask(from, { "Accept-Language": "bs" }))).toBe(to);
  });

  test("the same page is not kept for both: a Bosnian answer never reaches an English visitor", async () => {
    expect(goal(await ask("/", { "Accept-Language": "bs" }))).toBe("/ba");
    expect(await languageIn(await ask("/"))).toBe("en");
    expect(goal(await ask("/", { "Accept-Language": "bs" }))).toBe("/ba");
  });

  test.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; bingbot/2.0)",
    "facebookexternalhit/1.1",
    "WhatsApp/2.23",
    "Viber/13.3",
  ])("%s gets the path as it is", async (agent) => {
    const answer = await ask("/vehicles", { "User-Agent": agent, "Accept-Language": "bs" });
    expect([answer.status, await languageIn(answer)]).toEqual([200, "en"]);
  });

  test.each([
    "/vehicles.data",
    "/_root.data",
    "/__manifest",
    "/drawings/sedan/14535c.svg",
    "/healthz",
    "/robots.txt",
    "/sitemap.xml",
    "/manifest.webmanifest",
  ])("%s is no page and is sent nowhere", async (path) => {
    const answer = await ask(path, { Cookie: "preferred-language=ba", "Accept-Language": "bs" });
    expect(goal(answer)).toBeUndefined();
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  });

  test("a form is sent nowhere", async () => {
    const answer = await site.app.fetch(
      new Request("http://site.test/review", {
        method: "POST",
        body: new URLSearchParams({ firstName: "Emina" }),
        headers: { "Accept-Language": "bs" },
      }),
    );
    expect(answer.status).toBe(400);
    expect(await languageIn(answer)).toBe("en");
  });
});

describe("switching", () => {
  test.each([
    ...pages.map((path) => [path || "/", `/ba${path}`]),
    ...slugs.map(([en, bs]) => [`/locations/${en}`, `/ba/locations/${bs}`]),
    ["/nonsense", "/ba/nonsense"],
    [stepAddress("search", {}), stepAddress("ba/search", {})],
    [stepAddress("extras", { car: "1" }), stepAddress("ba/extras", { car: "1" })],
  ])("%s and %s lead to each other", async (english, bosnian) => {
    const switchIn = async (path: string, tag: string) => {
      const html = await (await ask(path)).text();
      const link = new RegExp(`<a[^>]*hrefLang="${tag}"[^>]*>`, "i").exec(html)?.[0] ?? "";
      return readAttribute(/href="([^"]*)"/.exec(link)?.[1] ?? "");
    };
    expect(await switchIn(english, "bs")).toBe(bosnian);
    expect(await switchIn(bosnian, "en")).toBe(english);
  });

  test.each(slugs)("%s under /ba, and %s without it, go to their own slug", async (en, bs) => {
    const bosnian = await ask(`/ba/locations/${en}`);
    expect([bosnian.status, goal(bosnian)]).toEqual([301, `/ba/locations/${bs}`]);
    const english = await ask(`/locations/${bs}`);
    expect([english.status, goal(english)]).toEqual([301, `/locations/${en}`]);
  });

  test.each([
    ["/ba/locations/airport-tuzla-rent-a-car", "/ba/locations/aerodrom-tuzla-iznajmljivanje-auta"],
    ["/locations/aerodrom-tuzla-iznajmljivanje-auta", "/locations/airport-tuzla-rent-a-car"],
  ])("%s keeps its query on the way to %s", async (from, to) => {
    expect(goal(await ask(`${from}?utm_source=a%26b&x=1`))).toBe(`${to}?utm_source=a%26b&x=1`);
  });

  test.each([
    ["/locations/airport-mostar-rent-a-car", "en"],
    ["/ba/locations/aerodrom-mostar-iznajmljivanje-auta", "bs"],
    ["/ba/locations/airport-tuzla", "bs"],
  ])("%s is no place, said in its own language", async (path, language) => {
    const answer = await ask(path);
    expect([answer.status, await languageIn(answer)]).toEqual([404, language]);
  });

  test.each(slugs)("%s and %s stand in the language of their path", async (en, bs) => {
    expect(await languageIn(await ask(`/locations/${en}`))).toBe("en");
    expect(await languageIn(await ask(`/ba/locations/${bs}`))).toBe("bs");
  });

  test("a link followed inside the site is the choice, and is remembered without scripts", async () => {
    const answer = await ask("/vehicles", {
      "Accept-Language": "bs",
      Referer: "http://site.test/ba/vehicles",
      Host: "site.test",
    });
    expect(answer.status).toBe(200);
    const cookie = answer.headers.get("Set-Cookie") ?? "";
    expect(cookie).toMatch(/^preferred-language=en-us; Path=\/; Max-Age=31536000; SameSite=Lax$/);
    const back = await ask("/ba/vehicles", {
      Referer: "http://site.test/vehicles",
      Host: "site.test",
    });
    expect(back.headers.get("Set-Cookie")).toContain("preferred-language=ba");
  });

  test("so is one from a page that sends no referrer", async () => {
    const answer = await ask("/reservation-confirmation/x", {
      "Accept-Language": "bs",
      "Sec-Fetch-Site": "same-origin",
    });
    expect(answer.status).toBe(404);
    expect(await languageIn(answer)).toBe("en");
    expect(answer.headers.get("Set-Cookie")).toContain("preferred-language=en-us");
  });

  test("a link from another site is no choice", async () => {
    const headers = {
      "Accept-Language": "bs",
      Referer: "https://evil.test/ba/",
      Host: "site.test",
    };
    const answer = await ask("/vehicles", headers);
    expect(goal(answer)).toBe("/ba/vehicles");
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  });
});
