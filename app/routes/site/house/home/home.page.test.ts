import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

const html = async (path: string) => {
  const answer = await site.get(path);
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll("<!-- -->", "").replaceAll("\u00a0", " ");
};
const drawn = (page: string) => page.replace(/<script.*?<\/script>/gs, "");

test("starts with what a day costs, from the price list", async () => {
  expect(await html("/")).toContain("€16.65 a day");
  expect(await html("/ba")).toContain("16,65 € na dan");
});

test("shows the starting price of every category (spec 9)", async () => {
  const page = await html("/");
  for (const price of ["€16.65", "€19.55", "€21.99", "€22.78"]) {
    expect(page).toContain(`<b>${price}</b>`);
  }
});

test("the search form works without scripts: native fields, today's hours, both places", async () => {
  const page = await html("/ba");
  expect(page).toMatch(/<form[^>]*action="\/ba\/search"[^>]*method="get"/);
  expect(page).toContain('<input type="date"');
  expect(page).toMatch(/name="sameReturnLocation"[^>]*checked=""/);
  expect(page).toContain("Aerodrom Tuzla (TZL), danas 0–\u206024");
  expect(page).toMatch(/<optgroup label="Autobuske stanice">/);
  expect(page).toContain('name="dropoffLocation"');
});

test("a car chosen before travels along; one that is not offered is dropped", async () => {
  const { cars } = await site.deps.catalogue.get();
  const [car] = cars;
  const chosen = await html(`/?car=${car?.id}`);
  expect(chosen).toContain(`<input type="hidden" name="car" value="${car?.id}"/>`);
  expect(chosen).toContain(`Your car: ${car?.name}.`);
  expect(await html("/?car=999999")).not.toContain('name="car"');
  expect(await html("/?car=<script>alert(1)</script>")).not.toContain("<script>alert");
});

test("a trip in the address is shown to be changed; what no field can hold is empty", async () => {
  const trip = "pickupLocation=airport-sarajevo&pickupDate=2027-03-03&dropoffDate=31/02/2027";
  const page = drawn(await html(`/?${trip}`));
  expect(page).toMatch(/<option value="airport-sarajevo" selected="">/);
  expect(page).toMatch(/<input type="date"[^>]*name="pickupDate"[^>]*value="2027-03-03"/);
  expect(page).not.toContain("31/02");
});

test("title and description have the length that search engines show, in both languages", async () => {
  for (const path of ["/", "/ba"]) {
    const page = await html(path);
    const title = /<title>([^<]*)<\/title>/.exec(page)?.[1] ?? "";
    const description = /<meta name="description" content="([^"]*)"/.exec(page)?.[1] ?? "";
    expect(title.length).toBeGreaterThanOrEqual(30);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(155);
  }
});

test("the banner comes with ten messages, the first of them chosen", async () => {
  for (const path of ["/", "/ba"]) {
    const page = drawn(await html(path));
    const stops = page.match(/<input type="radio"[^>]*>/g) ?? [];
    expect(stops).toHaveLength(10);
    expect(stops.map((stop) => stop.includes('checked=""'))).toEqual([
      true,
      ...Array.from({ length: 9 }, () => false),
    ]);
  }
  expect(await html("/")).toContain("Rent longer, pay less per day: 20% off from 30 days");
  expect(await html("/ba")).toContain("Besplatno otkazivanje do 48 sati prije preuzimanja");
});

test("the kinds of car lead to the vehicles of their category, in the order of the specification", async () => {
  const page = drawn(await html("/ba"));
  expect(
    [...page.matchAll(/href="(\/ba\/vehicles\?category=[a-z]+)"/g)].map(([, to]) => to),
  ).toEqual([
    "/ba/vehicles?category=economy",
    "/ba/vehicles?category=compact",
    "/ba/vehicles?category=suv",
    "/ba/vehicles?category=stationwagon",
  ]);
});

test("reviews are whole in the page, and examples are called so", async () => {
  const page = drawn(await html("/"));
  expect(page.match(/<blockquote>/g)).toHaveLength(3);
  expect(page.replace(/<[^>]*>/g, "")).toMatch(
    /nobody tried to sell us.*waited for us in Živinice/,
  );
  expect(page.match(/>Example</g)).toHaveLength(3);
  expect(page).toContain("Examples of what customers write.");
  expect(drawn(await html("/ba")).match(/>Primjer</g)).toHaveLength(3);
});

test("five questions, one open at a time; cancelling and rating beside them, from the facts", async () => {
  const page = drawn(await html("/"));
  expect(page.match(/<details name="faq"/g)).toHaveLength(5);
  expect(page.match(/<details name="faq" open=""/g)).toHaveLength(1);
  expect(page).toContain("last 48 h: up to one day’s rental");
  expect(page).toContain("Based on 99 reviews. More than 1,280 customers since 2020.");
  const bosnian = drawn(await html("/ba"));
  expect(bosnian).toContain("Na osnovu 99 recenzija. Više od 1.280 klijenata od 2020. godine.");
});

test("a search that was begun is in the page as it is drawn, for its browser alone", async () => {
  const draft = {
    pickupLocation: "airport-tuzla",
    dropoffLocation: "office",
    sameReturnLocation: false,
    pickupDate: "2027-03-03",
    pickupTime: "12:30",
    dropoffDate: "2027-03-09",
    dropoffTime: "09:00",
  };
  const ask = async (path: string, cookie: string) => {
    const headers = { Host: "site.test", Cookie: cookie };
    return (await site.app.fetch(new Request(`http://site.test${path}`, { headers }))).text();
  };
  const cookie = `search-params=${encodeURIComponent(JSON.stringify(draft))}`;
  for (const path of ["/", "/ba"]) {
    const page = await ask(path, cookie);
    expect(page).toMatch(
      /name="pickupDate"[^>]*value="2027-03-03"|value="2027-03-03"[^>]*name="pickupDate"/,
    );
    expect(page).toMatch(/<option selected=""[^>]*>12:30|<option[^>]*selected=""[^>]*>12:30/);
    expect(await ask(path, "")).not.toContain("2027-03-03");
  }
  for (const nonsense of ["search-params=%E0%A4%A", "search-params=1", "search-params="])
    expect(await ask("/", nonsense)).toContain('name="pickupDate"');
});

test("a search is called complete only when nothing of it would be refused", async () => {
  const whole = {
    pickupLocation: "airport-tuzla",
    sameReturnLocation: true,
    pickupDate: "2027-03-03",
    pickupTime: "12:30",
    dropoffDate: "2027-03-09",
    dropoffTime: "09:00",
  };
  const ask = async (path: string, changed: object) => {
    const draft = encodeURIComponent(JSON.stringify({ ...whole, ...changed }));
    const headers = { Host: "site.test", Cookie: `search-params=${draft}` };
    return (await site.app.fetch(new Request(`http://site.test${path}`, { headers }))).text();
  };
  expect(await ask("/", {})).toContain(">Complete<");
  expect(await ask("/ba", {})).toContain(">Gotovo<");
  const refused = [
    { dropoffDate: "2027-03-04" },
    { dropoffDate: "2027-03-02" },
    { dropoffDate: "2029-03-09" },
  ];
  for (const changed of refused) {
    expect(await ask("/", changed)).not.toContain(">Complete<");
    expect(await ask("/ba", changed)).not.toContain(">Gotovo<");
  }
});
