import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

const trip = {
  pickupLocation: "airport-tuzla",
  sameReturnLocation: "true",
  pickupDate: "2027-03-03",
  pickupTime: "10:00",
  dropoffDate: "2027-03-07",
  dropoffTime: "10:00",
};

async function search(changed: Record<string, string> = {}, prefix = "") {
  const params = new URLSearchParams({ ...trip, ...changed });
  const answer = await site.get(`${prefix}/search?${params}`);
  return { status: answer.status, html: await answer.text() };
}

const cardsIn = (html: string) =>
  [...html.matchAll(/<li id="car-(\d+)"/g)].map(([, id]) => Number(id));

/** Books every vehicle of a car for the trip. */
async function take(carId: number) {
  await site.deps.pool.query(
    `insert into occupancy (vehicle_id, car_id, kind, during, busy_until, pinned)
     select id, car_id, 'block', '[2027-03-02 00:00+01,2027-03-09 00:00+01)', '2027-03-09 00:00+01', true
     from vehicle where car_id = $1`,
    [carId],
  );
}

describe("a trip that holds", () => {
  test("shows every car with the total of this trip, in English", async () => {
    const { status, html } = await search();
    expect(status).toBe(200);
    expect(html).toContain("Choose a vehicle");
    expect(html).toContain("total for 4 days");
    expect(cardsIn(html).length).toBeGreaterThan(10);
    expect(html).toMatch(/href="\/extras\?[^"]*pickupDate=2027-03-03[^"]*car=\d+/);
  });

  test("and in Bosnian, with Bosnian addresses", async () => {
    const { status, html } = await search({}, "/ba");
    expect(status).toBe(200);
    expect(html).toContain("Odaberite vozilo");
    expect(html).toContain("ukupno za 4 dana");
    expect(html).toMatch(/href="\/ba\/extras\?/);
    expect(html).not.toContain("Choose a vehicle");
  });

  test("filters and sorts by the address, and shows what is applied", async () => {
    const { html } = await search({ category: "suv" });
    const all = await search();
    expect(cardsIn(html).length).toBeGreaterThan(0);
    expect(cardsIn(html).length).toBeLessThan(cardsIn(all.html).length);
    const sized = await search({ sort: "size" });
    expect(cardsIn(sized.html)).not.toEqual(cardsIn(all.html));
    expect(cardsIn(sized.html).toSorted()).toEqual(cardsIn(all.html).toSorted());
  });

  test("the car that the visitor came for stands first", async () => {
    const last = cardsIn((await search()).html).at(-1);
    const { html } = await search({ car: String(last) });
    expect(cardsIn(html)[0]).toBe(last);
    expect(html).toContain("Your choice");
  });

  test("a car that nobody lists is told, not failed on", async () => {
    const { status, html } = await search({ car: "99999" });
    expect(status).toBe(200);
    expect(html).toContain("That car is no longer available");
  });

  test("a taken car stands last and names the days that work", async () => {
    const first = cardsIn((await search()).html)[0] ?? 0;
    await take(first);
    const { html } = await search();
    expect(cardsIn(html).at(-1)).toBe(first);
    expect(html).toContain("Not available for your dates");
    expect(html).toContain("Nearest available dates");
    const bosnian = await search({}, "/ba");
    expect(bosnian.html).toContain("Nije dostupno u vašem terminu");
  });
});

describe("no trip, or one that does not hold", () => {
  test("the bare page is the form", async () => {
    const answer = await site.get("/search");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Pick-up place");
  });

  test.each([
    [{ dropoffDate: "2027-03-04" }, "Minimum rental period is 3 days"],
    [{ pickupDate: "" }, "Please select pickup date and time"],
    [{ dropoffTime: "" }, "Please select return date and time"],
    [{ pickupDate: "2027-02-31" }, "This date does not exist"],
    [{ pickupDate: "2027-02-29" }, "This date does not exist"],
    [{ pickupDate: "2020-01-01" }, "This is in the past"],
    [{ pickupDate: "2099-01-01", dropoffDate: "2099-01-09" }, "days ahead"],
    [{ pickupTime: "23:45" }, "Please choose a time on the hour or half hour"],
    [{ pickupLocation: "mars" }, "We do not know this place"],
    [{ pickupLocation: "<script>alert(1)</script>" }, "We do not know this place"],
    [{ pickupLocation: "x".repeat(10_000) }, "We do not know this place"],
    [{ pickupLocation: "\u202e\u0000🚗" }, "We do not know this place"],
  ])("%j is told at its field", async (changed, sentence) => {
    const { status, html } = await search(changed);
    expect(status).toBe(400);
    expect(html).toContain(sentence);
    expect(html).not.toContain("<script>alert");
  });

  test("in Bosnian too, and what was typed is kept", async () => {
    const { status, html } = await search({ dropoffDate: "2027-03-04" }, "/ba");
    expect(status).toBe(400);
    expect(html).toContain("Najkraći najam je 3 dana");
    expect(html).toContain("sri, 3. mar 2027.");
  });

  test("a key given twice is a fault", async () => {
    const params = new URLSearchParams([...Object.entries(trip), ["pickupDate", "2027-03-04"]]);
    expect((await site.get(`/search?${params}`)).status).toBe(400);
  });
});

describe("the same as last time", () => {
  const again =
    "pickupLocation=airport-tuzla&dropoffLocation=airport-sarajevo&car=5&plan=medium&extra.gps_navigation=1&country=HR&country=ME&again=true";
  const dates = "&pickupDate=2027-05-03&pickupTime=10:00&dropoffDate=2027-05-07&dropoffTime=10:00";

  /** Returns a page's form as sent without scripts: its hidden inputs, and the values shown. */
  function hiddenIn(html: string): URLSearchParams {
    const form = html.slice(html.indexOf("<form"), html.indexOf("</form>"));
    const inputs = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
    return new URLSearchParams(inputs.map(([, name = "", value = ""]) => [name, value]));
  }

  test.each([
    ["", "Same places and same car as last time", "Choose your dates"],
    ["/ba", "Ista mjesta i isto vozilo kao prošli put", "Odaberite datume"],
  ])("under %j opens the form with the places and no fault", async (prefix, lead, ask) => {
    const answer = await site.get(`${prefix}/search?${again}`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(lead);
    expect(html).toContain(ask);
    expect(html).toMatch(/<option value="airport-tuzla" selected/);
    expect(html).toMatch(/<option value="airport-sarajevo" selected/);
    expect(html).not.toMatch(/Please select|Odaberite datum i vrijeme|aria-invalid="true"/);
    expect(html).not.toMatch(/name="sameReturnLocation"[^>]*checked/);
  });

  test("walks on without a script: form, results, extras, all of it preselected", async () => {
    const form = hiddenIn(await (await site.get(`/search?${again}`)).text());
    expect(form.toString()).toBe(
      "car=5&plan=medium&extra.gps_navigation=1&country=HR&country=ME&again=true",
    );
    const places = "pickupLocation=airport-tuzla&dropoffLocation=airport-sarajevo";
    const found = await site.get(`/search?${form}&${places}${dates}`);
    const results = await found.text();
    expect(found.status).toBe(200);
    expect(cardsIn(results)[0]).toBe(5);
    expect(results).toContain("You rented this last time");
    expect(results).not.toContain("Your choice");
    const card = results.slice(results.indexOf('<li id="car-5"'));
    const href = /href="(\/extras\?[^"]*)"/.exec(card)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const extras = await site.get(href);
    const html = await extras.text();
    expect(extras.status).toBe(200);
    expect(html).toContain("Driving to Croatia");
    expect(html).toContain("Driving to Montenegro");
    expect(html).toContain("GPS navigation");
    expect(html).toMatch(/checked=""[^>]*value="medium"|value="medium"[^>]*checked=""/);
    expect(html).toMatch(/checked=""[^>]*value="HR"|value="HR"[^>]*checked=""/);
  });

  test("the trip can be changed on the results, and the choice stays", async () => {
    const results = await (await site.get(`/search?${again}${dates}`)).text();
    expect(hiddenIn(results).get("plan")).toBe("medium");
    expect(hiddenIn(results).getAll("country")).toEqual(["HR", "ME"]);
    const filters = results.slice(results.indexOf('id="filter-form"'));
    expect(filters).toMatch(/name="country" value="ME"/);
  });

  test("what is no longer offered is left out without a word of blame", async () => {
    const gone = "pickupLocation=atlantis&car=9999&plan=gold&extra.sauna=1&country=RU&again=true";
    const answer = await site.get(`/search?${gone}`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain("Tell us where and when");
    expect(hiddenIn(html).toString()).toBe("again=true");
    const found = await site.get(
      `/search?${gone.replace("atlantis", "airport-tuzla")}&dropoffLocation=airport-tuzla${dates}`,
    );
    const results = await found.text();
    expect(found.status).toBe(200);
    const href = /href="(\/extras\?[^"]*)"/.exec(results)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect((await site.get(href)).status).toBe(200);
  });

  test("dates that are wrong are still told", async () => {
    const answer = await site.get(`/search?${again}&pickupDate=&dropoffDate=`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Please select pickup date and time");
    const backwards = dates.replace("2027-05-07", "2027-05-01");
    const wrong = await site.get(`/search?${again}${backwards}`);
    expect(wrong.status).toBe(400);
    expect(hiddenIn(await wrong.text()).get("plan")).toBe("medium");
  });

  test("places without dates that do not ask for it are a form with faults, as ever", async () => {
    const answer = await site.get("/search?pickupLocation=airport-tuzla&sameReturnLocation=true");
    expect(answer.status).toBe(400);
  });
});
