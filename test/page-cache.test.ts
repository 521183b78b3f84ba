import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { pageCache } from "../app/server/http/cache/page-cache.ts";
import { testApp, testNow, type TestApp } from "./world/app.ts";
import { eminaTyped, filledForm, stepAddress } from "./casts/visitor.ts";

let site: TestApp;
let now = testNow;
beforeAll(async () => void (site = await testApp({ clock: { now: () => now } })));
afterAll(() => site.close());

const anonymous = [
  "/",
  "/vehicles",
  "/locations",
  "/contact",
  "/legal",
  "/locations/airport-tuzla-rent-a-car",
];
const bosnian = ["/ba", "/ba/vehicles", "/ba/locations", "/ba/contact", "/ba/legal"];

async function read(path: string, headers?: Record<string, string>) {
  const answer = await site.get(path, headers);
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}

/** A page without its nonce, which differs in every answer. */
const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]+"/g, "nonce");

/** The lowest price per day of a car, in cents, made the lowest of all. */
async function setRate(carId: number, perDayCents: number) {
  await site.deps.pool.query("update rate set per_day_cents = $2 where car_id = $1", [
    carId,
    perDayCents,
  ]);
}

describe("pages that are the same for everybody", () => {
  test.each([...anonymous, ...bosnian])("%s is made once", async (path) => {
    const first = await read(path);
    const query = vi.spyOn(site.deps.catalogue, "get");
    const second = await read(path);
    expect(first.status).toBe(200);
    expect(query).not.toHaveBeenCalled();
    expect(withoutNonce(second.html)).toBe(withoutNonce(first.html));
    query.mockRestore();
  });

  test.each(["/", "/ba/vehicles"])(
    "%s is made again after a minute, and on another day",
    async (path) => {
      await read(path);
      const get = vi.spyOn(site.deps.catalogue, "get");
      now += 61_000;
      await read(path);
      expect(get).toHaveBeenCalled();
      get.mockClear();
      now = Date.parse("2026-11-21T22:59:50Z");
      await read(path);
      get.mockClear();
      now += 20_000;
      await read(path);
      expect(get).toHaveBeenCalled();
      now = testNow;
      get.mockRestore();
    },
  );

  test.each([
    ["br, gzip", "gzip"],
    ["gzip;q=0.5", "gzip"],
    ["gzip;q=0, identity", null],
    ["gzip ; q=0.0", null],
  ])("to whoever accepts %j they are sent as %s", async (accepted, encoding) => {
    await read("/vehicles");
    const { headers } = await site.get("/vehicles", { "Accept-Encoding": accepted });
    expect(headers.get("Content-Encoding")).toBe(encoding);
  });

  test("their mark stays inside", async () => {
    for (const path of anonymous) {
      const [made, kept] = [await read(path), await read(path)];
      expect(made.headers.get("X-Anonymous-Page")).toBeNull();
      expect(kept.headers.get("X-Anonymous-Page")).toBeNull();
      expect(kept.headers.get("Cache-Control")).toBe("private, no-cache");
    }
  });

  test.each([
    ["/vehicles.data", "X-Anonymous-Page"],
    ["/street-map.data", "X-Map-Tiles"],
  ])("nor does it stand on %s", async (path, mark) => {
    const answer = await read(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get(mark)).toBeNull();
  });

  test("an answer to one visitor is no answer to another", async () => {
    const first = await read("/vehicles", { Cookie: "session=emina; preferred-language=en-us" });
    const second = await read("/vehicles", { "User-Agent": "Googlebot" });
    expect(first.html).not.toContain("session=emina");
    expect(second.headers.get("Set-Cookie")).toBeNull();
    const clicked = await read("/vehicles", { Referer: "http://site.test/ba", Host: "site.test" });
    expect(clicked.headers.get("Set-Cookie")).toContain("preferred-language=en-us");
    expect((await read("/vehicles")).headers.get("Set-Cookie")).toBeNull();
  });
});

describe("a changed price", () => {
  test.each(["/", "/ba", "/vehicles", "/ba/vehicles"])("is on %s at once", async (path) => {
    const euros = path.startsWith("/ba") ? /1,23\s€/ : /€1\.23/;
    await setRate(1, 1665);
    await site.deps.catalogue.refresh();
    await read(path);
    expect((await read(path)).html).not.toMatch(euros);
    await setRate(1, 123);
    await site.deps.catalogue.refresh();
    expect((await read(path)).html).toMatch(euros);
  });

  test("that somebody else wrote is heard", async () => {
    await setRate(1, 456);
    await vi.waitFor(async () => expect((await read("/vehicles")).html).toContain("4.56"), 2000);
    await setRate(1, 1665);
    await vi.waitFor(
      async () => expect((await read("/vehicles")).html).not.toContain("4.56"),
      2000,
    );
  });

  test("is on the search page at once, which is never kept", async () => {
    const path = stepAddress("search", {});
    const before = await read(path);
    await setRate(1, 98_765);
    await site.deps.catalogue.refresh();
    const after = await read(path);
    expect(before.html).not.toMatch(/3,950\.60/);
    expect(after.html).toMatch(/3,950\.60/);
    await setRate(1, 1665);
    await site.deps.catalogue.refresh();
  });
});

describe("what is personal", () => {
  let token: string;
  beforeAll(async () => {
    const path = stepAddress("review", { car: "2" });
    const form = filledForm(await (await site.get(path)).text());
    const answer = await site.post(path, form);
    token = answer.headers.get("Location") ?? "";
  });

  const personal = Object.entries(eminaTyped)
    .filter(([name]) => /Name|email|phone$|dateOfBirth/.test(name))
    .map(([, value]) => value);

  test("is on no page that anybody can open", async () => {
    for (const path of [...anonymous, ...bosnian, stepAddress("review", { car: "2" })]) {
      const { html } = await read(path);
      for (const value of personal) expect(html).not.toContain(value);
    }
  });

  test("is made for each answer, and nobody may keep it", async () => {
    const first = await read(token);
    expect(first.html).toContain("Emina");
    expect(first.headers.get("Cache-Control")).toBe("private, no-store");
    expect(first.headers.get("X-Robots-Tag")).toContain("noindex");
    await site.deps.pool.query("update reservation set first_name = 'Selma'");
    const second = await read(token);
    expect(second.html).toContain("Selma");
    expect(second.html).not.toContain("Emina");
  });

  test("is not kept from a form that was sent and refused", async () => {
    const path = stepAddress("review", { car: "2" });
    const form = filledForm((await read(path)).html, { firstName: "Velida", termsAccepted: "" });
    expect(await (await site.post(path, form)).text()).toContain("Velida");
    expect((await read(path)).html).not.toContain("Velida");
  });
});

describe("the address of the site", () => {
  const at = async (host: string, path = "/vehicles") => {
    const answer = await site.app.fetch(new Request(`http://${host}${path}`));
    return answer.text();
  };

  test.each(["/", "/ba", "/vehicles", "/ba/contact"])(
    "that somebody made up is on no page of another: %s",
    async (path) => {
      expect(await at("evil.test", path)).toContain("http://evil.test/");
      const first = await at("site.test", path);
      const second = await at("site.test", path);
      for (const html of [first, second]) {
        expect(html).toContain("http://site.test/");
        expect(html).not.toContain("evil.test");
      }
      expect(await at("evil.test", path)).not.toContain("site.test");
    },
  );

  test("is the operator's where there is one, whatever was asked for", async () => {
    const shop = await testApp({ publicUrl: "https://eternal-pro.ba" });
    for (const host of ["evil.test", "site.test", "evil.test"]) {
      const html = await (await shop.app.fetch(new Request(`http://${host}/vehicles`))).text();
      expect(html).toContain('<link rel="canonical" href="https://eternal-pro.ba/vehicles"/>');
      expect(html).not.toContain(".test/");
    }
    await shop.close();
  });
});

describe("what is not kept", () => {
  test.each([
    "/?utm_source=x",
    "/vehicles?category=suv",
    "/nonsense",
    "/search",
    "/review",
    "/vehicles.data",
  ])("%s", async (path) => {
    await read(path);
    const get = vi.spyOn(site.deps.catalogue, "get");
    await read(path);
    expect(get).toHaveBeenCalled();
    get.mockRestore();
  });

  test.each([
    ["/%62a/vehicles", "/ba/vehicles"],
    ["/%76ehicles", "/vehicles"],
    ["/locations/%61irport-tuzla-rent-a-car", "/locations/airport-tuzla-rent-a-car"],
  ])(
    "%s, which would put a page of another language or address in the place of %s",
    async (odd, path) => {
      now += 120_000;
      await read(odd);
      const { html } = await read(path);
      now += 120_000;
      expect(withoutNonce(html)).toBe(withoutNonce((await read(path)).html));
      expect(html).toContain(path.startsWith("/ba") ? '<html lang="bs">' : '<html lang="en">');
      expect(html).not.toContain(odd);
      now = testNow;
    },
  );

  test("a thousand addresses of one page do not fill the memory", () => {
    const cache = pageCache({ now: () => testNow });
    const paths = Array.from({ length: 1000 }, (_, number) => `/vehicles${"/".repeat(number)}`);
    for (const path of paths) cache.keep(path, "1", { parts: [path], headers: [] });
    const kept = paths.filter((path) => cache.find(path, "1"));
    expect(kept).toContain(paths.at(-1));
    expect(kept.length).toBeLessThanOrEqual(500);
  });
});
