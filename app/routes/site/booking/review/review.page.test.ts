import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp({}, { connections: 10 })));
afterAll(() => site.close());

const trip =
  "pickupLocation=airport-tuzla&sameReturnLocation=true&pickupDate=2027-07-05&pickupTime=10:00&dropoffDate=2027-07-09&dropoffTime=10:00";
const address = (car: number, more = "") => `/review?${trip}&car=${car}${more}`;

const person = {
  firstName: "Amra",
  lastName: "Hodžić",
  dateOfBirth: "14/09/1991",
  email: "amra@example.com",
  phoneCountry: "BA",
  phone: "061 123 456",
  flightNumber: "W6 4252",
  couponCode: "",
  privacyAccepted: "on",
  termsAccepted: "on",
};

/** Returns a page's form as a browser would send it: the hidden fields and the typed ones. */
async function formOf(path: string, typed: Record<string, string> = {}) {
  const html = await (await site.get(path)).text();
  return formIn(html, typed);
}

function formIn(html: string, typed: Record<string, string> = {}) {
  const form = new URLSearchParams({ ...person, intent: "book", ...typed });
  for (const name of ["submissionKey", "seenTotalCents", "seenRows", "seenChoice"]) {
    const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
    if (!form.has(name)) form.set(name, value.replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
  }
  return form;
}

async function send(path: string, form: URLSearchParams) {
  const answer = await site.post(path, form);
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}

async function reservationCount() {
  const { rows } = await site.deps.pool.query<{ count: number }>(
    "select count(*)::int as count from reservation",
  );
  return rows[0]?.count;
}

describe("a booking", () => {
  test("of a good form leads to its confirmation, once, however often it is sent", async () => {
    const form = await formOf(address(1, "&country=HR"));
    const before = (await reservationCount()) ?? 0;
    const answers = await Promise.all([1, 2, 3].map(() => send(address(1, "&country=HR"), form)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const places = new Set(answers.map(({ headers }) => headers.get("Location")));
    expect(places.size).toBe(1);
    expect([...places][0]).toMatch(/^\/reservation-confirmation\/[\w-]{20,}$/);
    expect(await reservationCount()).toBe(before + 1);
  });

  test("sent again gets its answer, though its coupon, its extra and its time are used up", async () => {
    const path = address(3, "&extra.child_seat=1");
    const { pool, catalogue } = site.deps;
    const change = async (text: string) => {
      await pool.query(text);
      await catalogue.refresh();
    };
    await change("update coupon set max_uses_per_email = 1 where code = 'DOBRODOSLI10'");
    const typed = { couponCode: "DOBRODOSLI10", email: "twice@example.com" };
    const coupon = await send(path, await formOf(path, { ...typed, intent: "apply-coupon" }));
    const form = formIn(coupon.html, typed);
    const first = await send(path, form);
    expect(first.status).toBe(303);
    const again = async () => {
      const { status, headers } = await send(path, form);
      return { status, to: headers.get("Location") };
    };
    const same = { status: 303, to: first.headers.get("Location") };
    expect(await again()).toEqual(same);
    await change("update extra set stock = 0 where code = 'child_seat'");
    expect(await again()).toEqual(same);
    await change("update setting set value = '400000' where key = 'lead_minutes'");
    expect(await again()).toEqual(same);
    await change("update setting set value = '120' where key = 'lead_minutes'");
    await change("update extra set stock = 6 where code = 'child_seat'");
  });

  test("in Bosnian stays in Bosnian", async () => {
    const form = await formOf(`/ba${address(2)}`);
    const { status, headers } = await send(`/ba${address(2)}`, form);
    expect(status).toBe(303);
    expect(headers.get("Location")).toMatch(/^\/ba\/reservation-confirmation\//);
  });

  test("with a used key and another body is refused and writes nothing", async () => {
    const form = await formOf(address(5));
    expect((await send(address(5), form)).status).toBe(303);
    const before = await reservationCount();
    form.set("firstName", "Selma");
    const { status, html } = await send(address(5), form);
    expect(status).toBe(409);
    expect(html).toContain("This form has already been sent");
    expect(await reservationCount()).toBe(before);
  });

  test("puts nothing personal into an address", async () => {
    const { html } = await send(address(6), await formOf(address(6), { phone: "" }));
    const addresses = [...html.matchAll(/(?:href|action|formAction)="([^"]*)"/gi)].map(
      ([, to]) => to ?? "",
    );
    // The name of a file of ours is chance.
    const ways = addresses.filter((to) => !to.startsWith("/assets/"));
    expect(ways.filter((to) => /amra|1991|Hod/i.test(to))).toEqual([]);
  });
});

describe("faults", () => {
  const long = "x".repeat(10_000);
  test.each<[Record<string, string>, string]>([
    [{ firstName: " " }, "Please enter your first name"],
    [{ lastName: "" }, "Please enter your last name"],
    [{ dateOfBirth: "31/02/1990" }, "Please enter a valid date"],
    [{ dateOfBirth: "29/02/1991" }, "Please enter a valid date"],
    [{ dateOfBirth: "14/09/2012" }, "the driver must be at least"],
    [{ dateOfBirth: "14/09/2042" }, "This date is in the future"],
    [{ email: "amra@" }, "The format of your email is incorrect. amra@"],
    [{ phone: "12" }, "This number does not match"],
    [{ phone: "061 123 456 789 000 111" }, "This number does not match"],
    [{ flightNumber: "<script>" }, "A flight number looks like"],
    [{ privacyAccepted: "" }, "You must accept the Privacy Policy to continue"],
    [{ termsAccepted: "" }, "You must accept the Terms and Conditions to continue"],
    [{ couponCode: "NOBODY" }, "This coupon does not exist"],
    [{ firstName: long }, "This is too long"],
    [{ lastName: "<script>alert(1)</script>" }, "as it appears in your passport"],
    [{ firstName: "🚗" }, "as it appears in your passport"],
    [{ lastName: "a\u0000b" }, "as it appears in your passport"],
  ])("%j is told at its field, and what was typed is kept", async (typed, sentence) => {
    const before = await reservationCount();
    const { status, html } = await send(address(7), await formOf(address(7), typed));
    expect(status).toBe(400);
    expect(html).toContain(sentence);
    expect(html).toContain(typed.flightNumber ? 'value="&lt;script&gt;"' : 'value="W6 4252"');
    expect(html).not.toContain("<script>alert");
    expect(await reservationCount()).toBe(before);
  });

  test("in Bosnian", async () => {
    const path = `/ba${address(7)}`;
    const { status, html } = await send(
      path,
      await formOf(path, { email: "amra@", termsAccepted: "" }),
    );
    expect(status).toBe(400);
    expect(html).toContain("Format e-mail adrese nije ispravan");
    expect(html).toContain("Za nastavak morate prihvatiti Uslove najma");
    expect(html).toContain("2 polja treba ispraviti");
  });

  test.each(["firstName", "flightNumber", "email", "phone"])(
    "%s given twice is a fault",
    async (name) => {
      const form = await formOf(address(7));
      form.append(name, "again");
      expect((await send(address(7), form)).status).toBe(400);
    },
  );

  test("a key that is no key and a total that is no total book nothing", async () => {
    const form = await formOf(address(7), {
      submissionKey: "'; drop table",
      seenTotalCents: "1e999",
    });
    expect((await send(address(7), form)).status).toBe(409);
  });
});

describe("the price", () => {
  test("that was tampered with is a price that changed, and can be confirmed", async () => {
    const { status, html } = await send(
      address(8),
      await formOf(address(8), { seenTotalCents: "100" }),
    );
    expect(status).toBe(409);
    expect(html).toContain("The price has changed");
    expect(html).toContain("€1.00");
    expect((await send(address(8), formIn(html))).status).toBe(303);
  });

  test("that moved while the form was open is shown beside the old one", async () => {
    const form = await formOf(address(9));
    await site.deps.pool.query(
      "update rate set per_day_cents = per_day_cents + 100 where car_id = 9",
    );
    await site.deps.catalogue.refresh();
    const { status, html } = await send(address(9), form);
    expect(status).toBe(409);
    expect(html).toContain("Before");
    expect(html.match(/, 4 days/g)?.length).toBeGreaterThanOrEqual(2);
  });

  test("of a young driver appears before anything is booked", async () => {
    const young = { dateOfBirth: "14/09/2006" };
    const { status, html } = await send(address(10), await formOf(address(10), young));
    expect(status).toBe(409);
    expect(html).toContain("Young driver surcharge");
    expect((await send(address(10), formIn(html, young))).status).toBe(303);
  });

  test("with a coupon is shown by its own button, and gone again by the other", async () => {
    const coupon = {
      couponCode: "dobrodosli10",
      intent: "apply-coupon",
      email: "kupon@example.com",
    };
    const applied = await send(address(11), await formOf(address(11), coupon));
    expect(applied.status).toBe(200);
    expect(applied.html).toContain("Coupon DOBRODOSLI10");
    const removed = await send(
      address(11),
      formIn(applied.html, { ...coupon, intent: "remove-coupon" }),
    );
    expect(removed.html).not.toContain("Coupon DOBRODOSLI10");
    const booking = { ...coupon, intent: "book", couponCode: "DOBRODOSLI10" };
    expect((await send(address(11), formIn(applied.html, booking))).status).toBe(303);
  });
});

describe("a car that somebody else took", () => {
  const take = () =>
    site.deps.pool.query(
      `insert into occupancy (vehicle_id, car_id, kind, during, busy_until, pinned)
       select id, car_id, 'block', '[2027-07-04 00:00+02,2027-07-12 00:00+02)', '2027-07-12 00:00+02', true
       from vehicle where car_id = 12`,
    );

  test("is told kindly, with ways that keep what was typed", async () => {
    const form = await formOf(address(12));
    await take();
    const { status, html } = await send(address(12), form);
    expect(status).toBe(409);
    expect(html).toContain("Not available for your dates");
    expect(html).toContain('value="Amra"');
    const way = /formAction="([^"]*)"|formaction="([^"]*)"/.exec(html);
    const to = (way?.[1] ?? way?.[2] ?? "").replaceAll("&amp;", "&");
    expect(to).toMatch(/^\/review\?/);
    const moved = await send(to, formIn(html, { intent: "switch" }));
    expect(moved.status).toBe(200);
    expect(moved.html).toContain('value="Amra"');
    expect(moved.html).not.toContain("Not available for your dates");
  });
});

test("a free extra that ran out while the form was open is told, not left out in silence", async () => {
  const path = address(13, "&extra.child_seat=2");
  const form = await formOf(path);
  await site.deps.pool.query("update extra set stock = 1 where code = 'child_seat'");
  await site.deps.catalogue.refresh();
  const { status, html } = await send(path, form);
  expect(status).toBe(409);
  expect(html).toContain("We do not have that many of one of the extras");
  expect((await send(path, formIn(html))).status).toBe(303);
});

test("a form from elsewhere is refused", async () => {
  const form = await formOf(address(1));
  const answer = await site.app.fetch(
    new Request(`http://site.test${address(1)}`, {
      method: "POST",
      body: form,
      headers: { Origin: "http://evil.test", Host: "site.test" },
    }),
  );
  expect(answer.status).toBe(403);
});
