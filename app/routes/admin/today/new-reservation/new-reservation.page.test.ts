import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";
import { addCar } from "../../../../../test/casts/cast.ts";
import { addStaff, cookieOf } from "../../../../../test/casts/staff-cast.ts";
import { listPartners } from "../../../../server/reservations/booking/list-partners.ts";
import { staffRoles, type StaffRole } from "../../../../domain/staff/roles.ts";

let site: TestApp;
let carId: number;
const cookies = new Map<StaffRole, string>();
const path = "/admin/reservations/new";

beforeAll(async () => {
  site = await testApp();
  for (const role of staffRoles) {
    await addStaff(site.deps, role);
    cookies.set(role, await cookieOf(site.deps, `${role}@example.ba`));
  }
});
beforeEach(async () => {
  carId = await addCar(site.deps, { name: `P${crypto.randomUUID().slice(0, 6)}`, vehicles: 1 });
});
afterAll(() => site.close());

type Fields = Record<string, string | string[]>;

const send = (to: string, fields: Fields, role?: StaffRole) => {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) body.append(name, one);
  const headers = {
    Origin: "http://site.test",
    Host: "site.test",
    Cookie: (role && cookies.get(role)) ?? "",
  };
  return site.app.fetch(new Request(`http://site.test${to}`, { method: "POST", body, headers }));
};

const trip = {
  pickupLocation: "airport-tuzla",
  dropoffLocation: "airport-sarajevo",
  pickupDate: "2026-12-07",
  pickupTime: "10:00",
  dropoffDate: "2026-12-12",
  dropoffTime: "10:00",
};
const offerOf = async (fields: Fields, role: StaffRole = "agent") =>
  (await send(`${path}/offer`, fields, role)).json();

/** The form of a member who sees the right price. */
async function form(more: Fields = {}): Promise<Fields> {
  const fields = {
    ...trip,
    car: String(carId),
    plan: "basic",
    submissionKey: crypto.randomUUID(),
    firstName: "Zulejha",
    lastName: "Žigonja",
    dateOfBirth: "12.04.1988.",
    email: "",
    phoneCountry: "BA",
    phone: "061 900 100",
    customerLanguage: "ba",
    readOut: "on",
    ...more,
  };
  const offer = await offerOf(fields);
  return { ...fields, seenTotalCents: String(offer.chosen?.quote.totalCents ?? 0), ...more };
}

const booked = async () => {
  const { rows } = await site.deps.pool.query("select * from reservation where car_id = $1", [
    carId,
  ]);
  return rows;
};

describe("a phone booking", () => {
  test("leads to its reservation, and is the staff's", async () => {
    const answer = await send(path, await form({ staffNote: "Two child seats" }), "agent");
    expect(answer.status).toBe(303);
    const [row] = await booked();
    expect(answer.headers.get("Location")).toBe(`/admin/reservations/${row.code}`);
    expect(row).toMatchObject({
      created_by: "staff",
      language: "ba",
      email: "",
      staff_note: "Two child seats",
      phone: "+38761900100",
      last_name: "Žigonja",
      status: "confirmed",
    });
    expect(row.terms_accepted_at).not.toBeNull();
  });

  test("keeps how it came, and offers a partner who sent somebody before", async () => {
    const fields = { way: "partner", partner: "  Hotel\u200b Tuzla " };
    expect((await send(path, await form(fields), "agent")).status).toBe(303);
    const [row] = await booked();
    expect(row).toMatchObject({ booked_through: "partner", partner: "Hotel Tuzla" });
    const sold = await site.deps.pool.query(
      "select distinct source from booking_ledger where reservation_id = $1",
      [row.id],
    );
    expect(sold.rows).toEqual([{ source: "partner" }]);
    const headers = { Cookie: cookies.get("agent") ?? "" };
    const own = await (await site.get(`/admin/reservations/${row.code}`, headers)).text();
    expect(own).toContain("Booked through Hotel Tuzla on");
    expect(await listPartners(site.deps.pool)).toContain("Hotel Tuzla");
    // It was the desk after all.
    expect(own).toContain("Correct the source");
    const page = `/admin/reservations/${row.code}`;
    const correct = async (fields: Record<string, string>) => {
      const answer = await site.get(page, headers);
      const [, version = ""] = /name="version" value="(\d+)"/.exec(await answer.text()) ?? [];
      return send(page, { intent: "source", version, ...fields }, "agent");
    };
    expect((await correct({ way: "partner", partner: " " })).status).toBe(400);
    expect((await correct({ way: "desk", partner: "" })).status).toBe(303);
    const corrected = await (await site.get(page, headers)).text();
    expect(corrected).toContain("Booked at the desk on");
    expect(corrected).toContain("Source corrected");
    expect((await correct({ way: "desk", partner: "" })).status).toBe(409);
  });

  test("of which nobody says how it came, or what is none, came by phone", async () => {
    await send(path, await form({ way: "pigeon", partner: "Hotel" }), "agent");
    const [row] = await booked();
    expect(row).toMatchObject({ booked_through: "phone", partner: null });
  });

  test("from the Bosnian page leads to the Bosnian one", async () => {
    const answer = await send(`/ba${path}`, await form(), "manager");
    expect(answer.headers.get("Location")).toMatch(/^\/ba\/admin\/reservations\/\w{10}$/);
  });

  test("sent twice, at once or later, is one", async () => {
    const fields = await form();
    const answers = await Promise.all([send(path, fields, "agent"), send(path, fields, "agent")]);
    answers.push(await send(path, fields, "agent"));
    const places = answers.map((answer) => [answer.status, answer.headers.get("Location")]);
    expect(new Set(places.map(String)).size).toBe(1);
    expect(places[0]?.[0]).toBe(303);
    expect(await booked()).toHaveLength(1);
  });

  test("with a key that was used for something else is told so", async () => {
    const fields = await form();
    await send(path, fields, "agent");
    const answer = await send(path, { ...fields, firstName: "Else" }, "agent");
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("already been sent with other details");
    expect(await booked()).toHaveLength(1);
  });

  test("of a car that was just taken is told so", async () => {
    const fields = await form();
    await send(path, await form(), "agent");
    const answer = await send(path, fields, "agent");
    expect(answer.status).toBe(409);
    const html = await answer.text();
    for (const said of [
      "This car has just been taken",
      "The same car on other dates:",
      "Other cars on these dates:",
    ])
      expect(html).toContain(said);
    expect(await booked()).toHaveLength(1);
  });

  test("of a taken car that is wished for is told, while it is typed, what there is instead", async () => {
    await send(path, await form(), "agent");
    const { chosen, cars } = await offerOf({ ...trip, car: String(carId), plan: "basic" });
    expect(chosen.free).toBe(false);
    const ways: { price?: string; fields: Fields }[] = chosen.instead.flatMap(
      ({ ways: some }: { ways: object[] }) => some,
    );
    expect(ways.some(({ fields }) => "pickupDate" in fields && "dropoffDate" in fields)).toBe(true);
    for (const { fields, price } of ways) {
      expect(price).toMatch(/^€[\d,.]+ \((?:[+−]€[\d,.]+|same price)\)$/);
      const freed = await offerOf({ ...trip, car: String(carId), plan: "basic", ...fields });
      expect(freed.chosen.free).toBe(true);
    }
    expect(cars.some(({ free }: { free: boolean }) => free)).toBe(true);
  });

  test("at another price than the one seen is told the new one", async () => {
    const answer = await send(path, { ...(await form()), seenTotalCents: "1" }, "agent");
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("The price has changed since it was shown");
    expect(await booked()).toHaveLength(0);
  });

  test.each<[string, Fields, string]>([
    ["no consent", { readOut: "" }, "Please read out the terms"],
    ["no name", { firstName: "  " }, "Please enter your first name"],
    ["no car", { car: "" }, "Please choose a car"],
    ["a car of nobody", { car: "999999" }, "Please choose a car"],
    ["a phone that is none", { phone: "12" }, "does not match the chosen country"],
    ["an e-mail that is none", { email: "amra@" }, "format of your email"],
    ["a birthday that is none", { dateOfBirth: "31/02/1990" }, "DD/MM/YYYY"],
    ["a child", { dateOfBirth: "01/01/2015" }, "too young"],
    ["a day that is none", { pickupDate: "2026-02-31" }, "does not exist"],
    ["yesterday", { pickupDate: "2026-11-20" }, "in the past"],
    ["two days", { dropoffDate: "2026-12-08" }, "Minimum rental period is 3 days"],
    ["a place of nobody", { pickupLocation: "moon" }, "do not know this place"],
    ["no piece of an extra", { "extra.gps_navigation": "77" }, "that many of one of the extras"],
    ["an extra of nobody", { "extra.nothing": "1" }, "One of the extras is not available"],
    ["a forbidden country", { country: "US" }, "may not be driven"],
    ["a coupon of nobody", { couponCode: "NOPE" }, "This coupon does not exist"],
    ["a partner without a name", { way: "partner", partner: " " }, "enter the partner"],
    ["a partner without an end", { way: "partner", partner: "x".repeat(61) }, "enter the partner"],
    ["a long note", { staffNote: "x".repeat(1001) }, "note is too long"],
    ["a repeated date", { pickupDate: ["2026-12-07", "2026-12-08"] }, "does not exist"],
    ["NUL", { firstName: "A\0b" }, "Please enter the name"],
    ["absurd numbers", { seenTotalCents: "1e400", car: "-1" }, "Please choose a car"],
    ["a name without end", { lastName: "x".repeat(20_000) }, "too long"],
  ])("with %s is refused with a sentence, and nothing is written", async (_, wrong, sentence) => {
    const answer = await send(path, await form(wrong), "agent");
    expect([400, 409]).toContain(answer.status);
    expect(await answer.text()).toContain(sentence);
    expect(await booked()).toHaveLength(0);
  });

  test("today is allowed, also out of hours, with its fee", async () => {
    const more = { pickupDate: "2026-11-21", pickupTime: "23:30", dropoffDate: "2026-11-26" };
    const offer = await offerOf(await form({ ...more, pickupLocation: "bus-station-zivinice" }));
    expect(offer.faults).toBeUndefined();
    const codes = offer.chosen.quote.lines.map((line: { code: string }) => line.code);
    expect(codes).toContain("out-of-hours");
  });

  test("out of hours can say why, and the note of the booking keeps it", async () => {
    const fields = await form({
      pickupLocation: "bus-station-zivinice",
      pickupTime: "23:30",
      hoursWhy: "Bus from Vienna",
      staffNote: "Calls on arrival",
    });
    expect((await send(path, fields, "agent")).status).toBe(303);
    const [row] = await booked();
    expect(row.staff_note).toBe("Outside opening hours: Bus from Vienna\nCalls on arrival");
    const wordy = await send(path, await form({ hoursWhy: "x".repeat(1001) }), "agent");
    expect([wordy.status, await wordy.text()]).toEqual([400, expect.stringContaining("too long")]);
  });
});

describe("while it is typed", () => {
  test("the free cars and the price come, and a known customer", async () => {
    await send(path, await form({ email: "zule@example.org" }), "agent");
    const other = await addCar(site.deps, {
      name: `Q${crypto.randomUUID().slice(0, 6)}`,
      vehicles: 1,
    });
    const offer = await offerOf({ ...trip, car: String(other), phone: "061900100" });
    expect(offer.rentalDays).toBe(5);
    expect(offer.chosen.car.id).toBe(other);
    expect(offer.customer).toMatchObject({ firstName: "Zulejha", email: "zule@example.org" });
    const taken = offer.cars.find(({ car }: { car: { id: number } }) => car.id === carId);
    expect(taken.free).toBe(false);
  });

  test("what is no form is told so", async () => {
    const headers = {
      Origin: "http://site.test",
      Host: "site.test",
      "Content-Type": "application/json",
      Cookie: cookies.get("agent") ?? "",
    };
    const request = { method: "POST", body: "{", headers };
    const answer = await site.app.fetch(new Request(`http://site.test${path}/offer`, request));
    expect(answer.status).toBe(400);
  });

  test.each<Fields>([
    {},
    { pickupDate: "9999-12-31", dropoffDate: "-1" },
    { ...trip, car: "1e400", plan: "\0", "extra.x": "NaN", country: "zz", phone: "\ud800" },
    { ...trip, couponCode: "'; drop table coupon; --", email: "x".repeat(100_000) },
  ])("any form is answered: %j", async (fields) => {
    const answer = await send(`${path}/offer`, fields, "agent");
    expect(answer.status).toBe(200);
    expect(Array.isArray((await answer.json()).cars)).toBe(true);
  });
});

describe("who may not", () => {
  test.each(["accountant", "viewer"] as const)(
    "%s sees no form and books nothing",
    async (role) => {
      const headers = { Cookie: cookies.get(role) ?? "" };
      const fields = await form();
      for (const address of [path, `/ba${path}`, `${path}.data`])
        expect((await site.get(address, headers)).status).toBe(403);
      for (const address of [path, `${path}.data`, `${path}/offer`])
        expect((await send(address, fields, role)).status).toBe(403);
      expect(await booked()).toHaveLength(0);
    },
  );

  test("who is not signed in neither", async () => {
    const fields = await form();
    expect((await site.get(path)).status).toBe(303);
    for (const address of [path, `${path}/offer`]) {
      const answer = await send(address, fields);
      expect(answer.headers.get("Location")).toContain("/admin/login");
    }
    expect(await booked()).toHaveLength(0);
  });

  test.each(["owner", "manager", "agent"] as const)(
    "%s sees it in both languages",
    async (role) => {
      const headers = { Cookie: cookies.get(role) ?? "" };
      expect(await (await site.get(path, headers)).text()).toContain("New reservation");
      expect(await (await site.get(`/ba${path}`, headers)).text()).toContain("Nova rezervacija");
    },
  );

  test("days in the address are filled in, and what is no day is left out", async () => {
    const headers = { Cookie: cookies.get("agent") ?? "" };
    const read = async (query: string) =>
      (await site.get(`${path}?${query}&car=${carId}`, headers)).text();
    const filled = await read("pickupDate=2031-07-06&dropoffDate=2031-07-09");
    expect(filled).toContain("2031-07-06");
    expect(filled).toContain("2031-07-09");
    expect(await read("pickupDate=2031-02-31&dropoffDate=soon")).not.toContain(
      `value="2031-02-31"`,
    );
  });
});
