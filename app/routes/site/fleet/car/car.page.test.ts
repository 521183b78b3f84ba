import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";
import { addBlock, addCar } from "../../../../../test/casts/cast.ts";
import { readAttribute } from "../../../../../test/casts/visitor.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

const html = async (path: string) => {
  const answer = await site.get(path);
  expect(answer.status).toBe(200);
  const page = (await answer.text()).replace(/<script.*?<\/script>/gs, "");
  return page.replaceAll("<!-- -->", "").replaceAll("\u00a0", " ");
};
const polo = "/cars/economy/1";

describe("the address", () => {
  test("of every car on offer is a page in both languages", async () => {
    for (const { category, id, name } of (await site.deps.catalogue.get()).cars) {
      expect(await html(`/cars/${category}/${id}`)).toContain(`<h1>${name}</h1>`);
      expect(await html(`/ba/cars/${category}/${id}`)).toContain(`<h1>${name}</h1>`);
    }
  });

  test.each([
    ["/cars/suv/1", "/cars/economy/1"],
    ["/ba/cars/nonsense/1?pickupDate=2027-03-03", "/ba/cars/economy/1?pickupDate=2027-03-03"],
    ["/cars/Economy/1", "/cars/economy/1"],
    ["/cars/%2F%2Fevil.example/1", "/cars/economy/1"],
  ])("%s under another category is put right", async (path, right) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe(right);
  });

  test.each([
    "/cars/economy/999999",
    "/cars/economy/0",
    "/cars/economy/01",
    "/cars/economy/-1",
    "/cars/economy/1e0",
    "/cars/economy/99999999999999999999",
    "/ba/cars/economy/Polo",
    "/cars/economy/%00",
    "/cars/economy",
  ])("%s is no page", async (path) => {
    expect((await site.get(path)).status).toBe(404);
  });

  test("of a car that is no longer offered is no page either", async () => {
    const id = await addCar(site.deps, { name: "Yugo", vehicles: 1 });
    expect((await site.get(`/cars/compact/${id}`)).status).toBe(200);
    await site.deps.pool.query("update car set published = false where id = $1", [id]);
    await site.deps.catalogue.refresh();
    expect((await site.get(`/cars/compact/${id}`)).status).toBe(404);
  });
});

describe("what is on it", () => {
  test("title and description name the car and its price", async () => {
    expect(await html(polo)).toContain(
      "<title>Volkswagen Polo from €16.65 a day · Eternal Pro</title>",
    );
    const bosnian = await html(`/ba${polo}`);
    expect(bosnian).toContain("<title>Volkswagen Polo od 16,65 € na dan · Eternal Pro</title>");
    expect(bosnian).toMatch(
      /<meta name="description" content="Volkswagen Polo \(Ekonomska, ručni mjenjač\), najam/,
    );
  });

  test("all that is known of the car, with what its code means", async () => {
    const page = await html(polo);
    for (const fact of ["70 kW (95 hp)", "5.2 l/100 km", "119 g/km", "1 large, 2 small"]) {
      expect(page).toContain(`<dd>${fact}</dd>`);
    }
    expect(page).toContain("EDMV (economy, 4–\u20605 doors, manual, petrol, air conditioning)");
    expect(await html(`/ba${polo}`)).toContain("1 veliki, 2 mala");
  });

  test("its pictures in the colours that it is given out in, each named", async () => {
    const page = await html(polo);
    for (const colour of ["white", "silver", "grey"]) {
      expect(page).toContain(`alt="Volkswagen Polo, ${colour}"`);
    }
    expect(page.match(/type="radio" name="colour"/g)).toHaveLength(3);
  });

  test("prices by season and length that the quote makes, each with its lines", async () => {
    const page = await html(polo);
    expect(page).toContain("<h3>Winter holidays 2026/27</h3>");
    expect(page).toContain("<h3>Summer 2027</h3>");
    // Three days at 29.90; seven with 5 % less; both in the summer.
    expect(page).toContain("<td>€29.90</td><td>€89.70</td>");
    expect(page).toContain("<td>€28.40</td><td>€198.83</td>");
    expect(page).toContain("7 days × €29.90, Summer 2027.");
    expect(page).toContain("5% off the car price (€209.30) for a rental of this length.");
  });

  test("a changed price is on it at once", async () => {
    const change = async (cents: number) => {
      await site.deps.pool.query(
        "update rate set per_day_cents = $1 where car_id = 1 and season_id is null",
        [cents],
      );
      await site.deps.catalogue.refresh();
    };
    await change(1234);
    expect(await html(polo)).toContain("<td>€12.34</td><td>€37.02</td>");
    await change(1665);
  });

  test("a form that leads on with this car, without scripts too", async () => {
    const page = await html(`/ba${polo}`);
    expect(page).toMatch(/<form[^>]*action="\/ba\/extras"[^>]*method="get"/);
    expect(page).toContain('<input type="hidden" name="car" value="1"/>');
    expect(page).toContain("Prikažite cijenu");
  });
});

describe("the calendar", () => {
  let id: number;
  beforeAll(async () => {
    id = await addCar(site.deps, { name: "Golf Solo", vehicles: 1 });
  });
  const dayOf = async (date: string) => {
    const page = await html(`/cars/compact/${id}`);
    return new RegExp(`<span class="visually-hidden">${date}, ([^<]*)</span>`).exec(page)?.[1];
  };

  test("is live: what was taken a moment ago is taken on the page", async () => {
    expect(await dayOf("Thursday 10 December 2026")).toBe("available");
    await addBlock(site.deps, {
      carId: id,
      from: "2026-12-10T00:00+01:00",
      until: "2026-12-12T00:00+01:00",
    });
    expect(await dayOf("Thursday 10 December 2026")).toBe("taken");
    expect(await dayOf("Wednesday 9 December 2026")).toBe("taken");
    expect(await dayOf("Sunday 6 December 2026")).toBe("available");
    expect(await dayOf("Saturday 12 December 2026")).toBe("available");
  });

  test("a free day leads to the form with its dates, and from there to a price", async () => {
    const page = await html(`/cars/compact/${id}`);
    const link = /<a[^>]*href="([^"]*pickupDate=2026-12-14[^"]*)"/.exec(page)?.[1] ?? "";
    const address = readAttribute(link).replace("#book", "");
    const chosen = await html(address);
    expect(chosen).toMatch(/name="pickupDate"[^>]*value="2026-12-14"/);
    expect(chosen).toMatch(/name="dropoffDate"[^>]*value="2026-12-17"/);
    expect(chosen).toMatch(/aria-current="date"/);
    const query = new URL(address, "http://site.test").search;
    expect(await html(`/extras${query}&car=${id}`)).toContain("Golf Solo");
  });

  test("of a car without a vehicle says so instead", async () => {
    const bare = await addCar(site.deps, { name: "Promised", vehicles: 0 });
    const page = await html(`/ba/cars/compact/${bare}`);
    expect(page).toContain("Ovo vozilo nije slobodno u naredna tri mjeseca.");
    expect(page).not.toContain("<table><caption>");
  });

  test("nonsense in the address is no day", async () => {
    const page = await html(`${polo}?pickupDate=2026-02-31&dropoffDate=%3Cscript%3E&seats=9`);
    expect(page).not.toMatch(/<input[^>]*value="2026-02-31"/);
    expect(page).not.toContain("<script>");
    expect(page).toContain('name="pickupDate"');
  });
});
