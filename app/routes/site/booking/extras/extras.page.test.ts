import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

const trip =
  "pickupLocation=airport-tuzla&sameReturnLocation=true&pickupDate=2027-07-05&pickupTime=10:00&dropoffDate=2027-07-09&dropoffTime=10:00";

async function open(path: string) {
  const answer = await site.get(path);
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}

/** Returns the bill's total as text. */
const totalIn = (html: string) =>
  /<strong>(€[\d.,]+)<\/strong>/.exec(html.slice(html.indexOf("Total")))?.[1];

test("plans, extras and countries, with the basic plan and nothing paid chosen", async () => {
  const { status, html } = await open(`/extras?${trip}&car=1`);
  expect(status).toBe(200);
  expect(html).toContain("Protection and extras");
  expect(html).toContain("Extras cannot be guaranteed; you pay for them at pick-up.");
  expect(html).toMatch(
    /<input[^>]*type="radio"[^>]*checked[^>]*value="basic"|value="basic"[^>]*checked/,
  );
  expect(html).not.toMatch(/name="country"[^>]*checked/);
  expect(html).toContain("not allowed");
});

test("the whole page is Bosnian under /ba", async () => {
  const { html } = await open(`/ba/extras?${trip}&car=1&country=HR`);
  expect(html).toContain("Zaštita i dodaci");
  expect(html).toContain("Vožnja u Hrvatsku");
  expect(html).toContain("nije dozvoljeno");
  expect(html).not.toContain("Driving");
});

test("the choice in the address makes the price, without a script", async () => {
  const bare = await open(`/extras?${trip}&car=1`);
  const more = await open(`/extras?${trip}&car=1&plan=premium&extra.gps_navigation=1&country=HR`);
  expect(more.status).toBe(200);
  expect(totalIn(more.html)).toBeDefined();
  expect(totalIn(more.html)).not.toBe(totalIn(bare.html));
  expect(more.html).toContain("Driving to Croatia");
});

test("the chosen car and the trip with its times and places stand over both steps", async () => {
  const oneWay = trip.replace("sameReturnLocation=true", "dropoffLocation=airport-sarajevo");
  const said = [
    ["", ["Mon 5 Jul 10:00", "Fri 9 Jul 10:00", "Tuzla airport", "Sarajevo airport", "or similar"]],
    [
      "/ba",
      [
        "pon, 5. jul, 10:00",
        "pet, 9. jul, 10:00",
        "Aerodrom Tuzla",
        "Aerodrom Sarajevo",
        "ili slično",
      ],
    ],
  ] as const;
  for (const step of ["extras", "review"]) {
    for (const [prefix, texts] of said) {
      const { html } = await open(`${prefix}/${step}?${oneWay}&car=1`);
      const page = html.replaceAll("\u00a0", " ").replaceAll(/<!-- ?-->/g, "");
      for (const text of [...texts, "Volkswagen Polo"]) expect(page).toContain(text);
      expect(page).toMatch(/<img[^>]*src="\/drawings\//);
    }
  }
});

test("numbers of zero, as an unscripted form sends them, are no choice", async () => {
  const bare = await open(`/extras?${trip}&car=1`);
  const zeros = await open(`/extras?${trip}&car=1&extra.gps_navigation=0&extra.roof_box=`);
  expect(zeros.status).toBe(200);
  expect(totalIn(zeros.html)).toBe(totalIn(bare.html));
});

describe("bad input", () => {
  test.each([
    ["plan=gold", "This protection plan is not available"],
    ["extra.sauna=1", "One of the extras is not available"],
    ["extra.gps_navigation=-3", "We do not have that many of one"],
    ["extra.gps_navigation=99999999", "We do not have that many of one"],
    ["country=ZZ", "One of the countries is not on our list"],
    ["country=RU", "may not be driven in one of these countries"],
    ["plan=basic&plan=premium", "This protection plan is not available"],
    [`plan=${"x".repeat(10_000)}`, "This protection plan is not available"],
  ])("%s is told on the page and the rest is kept", async (choice, sentence) => {
    const { status, html } = await open(`/extras?${trip}&car=1&${choice}`);
    expect(status).toBe(400);
    expect(html).toContain(sentence);
    expect(html).toContain("Driving abroad");
  });

  test.each(["99999", "-1", "1.5", "<script>", "1&car=2"])(
    "car=%s is a page without that car",
    async (car) => {
      const { status, html } = await open(`/extras?${trip}&car=${car}`);
      expect(status).toBe(404);
      expect(html).toContain("This car is not available");
    },
  );

  test("no car at all leads to the cars", async () => {
    const { status, headers } = await open(`/extras?${trip}`);
    expect(status).toBe(302);
    expect(headers.get("Location")).toMatch(/^\/search\?pickupLocation=airport-tuzla/);
  });

  test("an expired trip is the form with what is wrong, and the car is carried", async () => {
    const past = trip.replace("2027-07-05", "2025-07-05");
    const { status, html } = await open(`/extras?${past}&car=1`);
    expect(status).toBe(400);
    expect(html).toContain("This is in the past");
    expect(html).toMatch(/type="hidden" name="car" value="1"/);
  });
});

test("a car that was taken meanwhile says so and names what works", async () => {
  await site.deps.pool.query(
    `insert into occupancy (vehicle_id, car_id, kind, during, busy_until, pinned)
     select id, car_id, 'block', '[2027-07-04 00:00+02,2027-07-12 00:00+02)', '2027-07-12 00:00+02', true
     from vehicle where car_id = 3`,
  );
  const { status, html } = await open(`/extras?${trip}&car=3`);
  expect(status).toBe(200);
  expect(html).toContain("Not available for your dates");
  expect(html).toContain("Nearest available dates");
  expect(html).not.toMatch(/<button[^>]*form="choices"/);
});
