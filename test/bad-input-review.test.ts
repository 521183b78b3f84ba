import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { personalFieldNames } from "../app/domain/reservations/person/personal-details.ts";
import { ownerInvite } from "../app/server/staff/links/owner-invite.ts";
import { testApp, testNow, type TestApp } from "./world/app.ts";
import { filledForm, stepAddress, valueOf, writtenRows } from "./casts/visitor.ts";

let site: TestApp;
let before: Record<string, number>;
let now = testNow;
beforeAll(
  async () => void (site = await testApp({ clock: { now: () => now } }, { connections: 10 })),
);
beforeEach(async () => {
  now = testNow;
  before = await writtenRows(site.deps.pool);
});
afterAll(() => site.close());

const review = stepAddress("review", { car: "1" });
const bosnian = stepAddress("ba/review", { car: "1" });

/** By path and moment: a form that is refused uses nothing of its page up. */
const drawn = new Map<string, Promise<string>>();

function pageAt(path: string): Promise<string> {
  const key = `${now} ${path}`;
  const known = drawn.get(key) ?? site.get(path).then((answer) => answer.text());
  drawn.set(key, known);
  return known;
}

async function send(path: string, form: URLSearchParams) {
  const answer = await site.post(path, form);
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}

async function sendTyped(path: string, typed: Record<string, string>) {
  return send(path, filledForm(await pageAt(path), typed));
}

async function expectNothingWritten() {
  expect(await writtenRows(site.deps.pool)).toEqual(before);
}

function expectHarmless(html: string) {
  expect(html).not.toContain("<script>alert");
  expect(html).not.toContain("<img src=x");
  expect(html).not.toContain("\u0000");
  expect(html).not.toMatch(/\bat .+\.[jt]sx?:\d+/);
}

const long = "x".repeat(10_000);
const script = "<script>alert(1)</script>";
const markup = '"><img src=x onerror=alert(1)>';
const marks = "\u202e\u200f\u2066";

/** A wrong input, and the sentence that answers it. */
type Wrong = readonly [typed: string, english: string];
const name = "Please enter the name as it appears in your passport or ID card";
const date = "Please enter a valid date as DD/MM/YYYY";
const mail = "The format of your email is incorrect.";
const phone = "This number does not match the chosen country";
const flight = "A flight number looks like W6 4252";
const coupon = "A coupon has letters and digits only";
const tooLong = "This is too long";

const wrong: Record<string, readonly Wrong[]> = {
  firstName: [
    ["", "Please enter your first name"],
    ["   ", "Please enter your first name"],
    [marks, "Please enter your first name"],
    [long, tooLong],
    ["😀😀", name],
    [script, name],
    [markup, name],
    ["Em\u0000ina", name],
    ["12345", name],
  ],
  lastName: [
    ["", "Please enter your last name"],
    ["\t\n", "Please enter your last name"],
    [long, tooLong],
    ["🚗", name],
    [script, name],
    ["a\u0000b", name],
  ],
  dateOfBirth: [
    ["", "Please enter your date of birth"],
    ["31/02/1990", date],
    ["29/02/1991", date],
    ["00/00/0000", date],
    ["1990-04-12T00:00", date],
    [long, date],
    ["😀", date],
    [script, date],
    ["12/04/1988\u0000", date],
    ["22/11/2026", "This date is in the future"],
    ["31/12/9999", "This date is in the future"],
    ["12/04/1816", "Please check the year"],
    ["12/04/2012", "the driver must be at least"],
  ],
  email: [
    ["", "Please enter your e-mail"],
    ["   ", "Please enter your e-mail"],
    ["emina", `${mail} emina`],
    ["emina@example", `${mail} emina@example`],
    ["emina@@example.com", mail],
    ["em ina@example.com", mail],
    ["emina@example.com\u0000", mail],
    ["emina@example.com, all@example.com", mail],
    ["😀@example.com", mail],
    [script, mail],
    [`${long}@example.com`, tooLong],
  ],
  phone: [
    ["", "Please enter your phone number"],
    ["12", phone],
    ["+999 61 123 456", phone],
    ["061 123 456 789 012 345", phone],
    ["061 123 456 ext. 9", phone],
    ["061\u0000123456", phone],
    ["😀", phone],
    [script, phone],
    [long, tooLong],
  ],
  phoneCountry: [
    ["XX", "Please choose a country from the list"],
    ["ZZ", "Please choose a country from the list"],
    ["ba", "Please choose a country from the list"],
    ["1", "Please choose a country from the list"],
    ["__proto__", tooLong],
    ["B\u0000A", "Please choose a country from the list"],
    [long, tooLong],
  ],
  flightNumber: [
    ["💥", flight],
    ["<script>", flight],
    ["W6\u00004252", flight],
    ["x", flight],
    [long, tooLong],
  ],
  couponCode: [
    ["NOBODY", "This coupon does not exist"],
    ["__proto__", "This coupon does not exist"],
    ["constructor", "This coupon does not exist"],
    ["😀", coupon],
    [script, coupon],
    ["SUM\u0000MER", coupon],
    [long, tooLong],
  ],
  privacyAccepted: [
    ["", "You must accept the Privacy Policy to continue"],
    ["no", "You must accept the Privacy Policy to continue"],
    [script, "You must accept the Privacy Policy to continue"],
  ],
  termsAccepted: [
    ["", "You must accept the Terms and Conditions to continue"],
    ["off", "You must accept the Terms and Conditions to continue"],
  ],
};

const shown = (typed: string) => JSON.stringify(typed.slice(0, 40));

/** What of a text field stands on the page again; boxes and lists hold nothing else than was offered. */
const shownAgain = (html: string, field: string) =>
  /Accepted|Country/.test(field) ? "" : (valueOf(html, field) ?? "");
const keptOf = (field: string, typed: string) =>
  /Accepted|Country/.test(field) ? "" : typed.replaceAll("\u0000", "");

describe.each(Object.entries(wrong))("%s", (field, cases) => {
  const named = cases.map(([typed, english]) => [shown(typed), typed, english] as const);
  test.each(named)(
    "%s is told at the field, and everything typed is kept",
    async (_, typed, english) => {
      const { status, html } = await sendTyped(review, { [field]: typed });
      expect(status).toBe(400);
      expect(html.replaceAll("&amp;", "&")).toContain(english);
      expect(html).toContain("Everything else has been saved");
      expect(html).toContain(`href="#${field}"`);
      expect(html).toContain(`id="${field}"`);
      expectHarmless(html);
      const kept = field === "lastName" ? "firstName" : "lastName";
      expect(valueOf(html, kept)).toBe(kept === "lastName" ? "Hadžić-Đulić" : "Emina");
      expect(shownAgain(html, field)).toBe(keptOf(field, typed));
      await expectNothingWritten();
    },
  );
});

test("in Bosnian every sentence is Bosnian", async () => {
  const { status, html } = await sendTyped(bosnian, {
    firstName: "",
    lastName: script,
    dateOfBirth: "31/02/1990",
    email: "emina@",
    phone: "12",
    flightNumber: "💥",
    couponCode: "NOBODY",
    privacyAccepted: "",
    termsAccepted: "",
  });
  expect(status).toBe(400);
  for (const sentence of [
    "Upišite ime",
    "Upišite prezime kako piše u ličnoj karti ili pasošu",
    "Upišite ispravan datum u obliku DD/MM/GGGG",
    "Format e-mail adrese nije ispravan",
    "Broj ne odgovara odabranoj državi",
    "Broj leta izgleda ovako",
    "Ovaj kupon ne postoji",
    "Za nastavak morate prihvatiti Politiku privatnosti",
    "Za nastavak morate prihvatiti Uslove najma",
  ])
    expect(html).toContain(sentence);
  expect(html).not.toMatch(/Please|You must|incorrect/);
  await expectNothingWritten();
});

describe("repeated keys", () => {
  test.each(personalFieldNames)("%s given twice books nothing", async (field) => {
    const form = filledForm(await pageAt(review));
    if (!form.has(field)) form.append(field, "on");
    form.append(field, form.get(field) ?? "");
    const { status, html } = await send(review, form);
    expect(status).toBe(400);
    expect(html).toContain("Everything else has been saved");
    await expectNothingWritten();
  });

  test.each(["firstName[]", "firstName[0]", "__proto__", "constructor", "__proto__[isAdmin]"])(
    "%s is not read",
    async (key) => {
      const form = filledForm(await pageAt(review), { firstName: "" });
      form.append(key, "Emina");
      expect((await send(review, form)).status).toBe(400);
      expect(Object.hasOwn(Object.prototype, "isAdmin")).toBe(false);
      await expectNothingWritten();
    },
  );
});

describe("what no browser sends", () => {
  const bodies: [string, RequestInit, number][] = [
    ["no body", {}, 415],
    [
      "JSON",
      { body: '{"firstName":["Emina"]}', headers: { "Content-Type": "application/json" } },
      415,
    ],
    ["plain text", { body: "Emina" }, 415],
    ["a type that is none", { body: "Emina", headers: { "Content-Type": "????" } }, 415],
    [
      "multipart without a boundary",
      { body: "x", headers: { "Content-Type": "multipart/form-data" } },
      400,
    ],
    [
      "broken multipart",
      { body: "--x\r\nnonsense", headers: { "Content-Type": "multipart/form-data; boundary=x" } },
      400,
    ],
    ["an empty form", { body: new URLSearchParams() }, 400],
    [
      "broken escapes",
      {
        body: "firstName=%E0%A4%A&%%%=%ff&=&&",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
      },
      400,
    ],
  ];
  test.each(bodies)("%s", async (_, init, expected) => {
    for (const [path, language] of [
      [review, "en"],
      [bosnian, "bs"],
    ] as const) {
      const answer = await site.app.fetch(
        new Request(`http://site.test${path}`, { method: "POST", ...init }),
      );
      expect(answer.status).toBe(expected);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${language}"`);
      expectHarmless(html);
    }
    await expectNothingWritten();
  });

  test.each(["/review.data", "/ba/review.data"])("%s answers data, and no reason", async (path) => {
    const [, query] = review.split("?");
    const answer = await site.app.fetch(
      new Request(`http://site.test${path}?${query}`, { method: "POST", body: "{" }),
    );
    expect(answer.status).toBe(415);
    expectHarmless(await answer.text());
    await expectNothingWritten();
  });

  test("a file in place of a name", async () => {
    const form = new FormData();
    for (const [key, value] of filledForm(await pageAt(review))) form.append(key, value);
    form.set("firstName", new Blob(["Emina"]), "Emina.txt");
    const answer = await site.app.fetch(
      new Request(`http://site.test${review}`, { method: "POST", body: form }),
    );
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Please enter your first name");
    await expectNothingWritten();
  });

  test.each(["PUT", "PATCH", "DELETE"])("%s with a good form", async (method) => {
    const sent = { method, body: filledForm(await pageAt(review)) };
    const answer = await site.app.fetch(new Request(`http://site.test${review}`, sent));
    expect(answer.status).toBe(405);
    await expectNothingWritten();
  });

  test.each<[string, Record<string, string>]>([
    ["the origin of another site", { Origin: "https://evil.test" }],
    ["no origin that counts", { Origin: "null" }],
    ["another port", { Origin: "http://site.test:8080" }],
    ["a cross-site fetch", { "Sec-Fetch-Site": "cross-site" }],
    ["a sister site", { "Sec-Fetch-Site": "same-site" }],
  ])("%s", async (_, headers) => {
    const body = filledForm(await pageAt(bosnian));
    const answer = await site.app.fetch(
      new Request(`http://site.test${bosnian}`, {
        method: "POST",
        body,
        headers: { Host: "site.test", ...headers },
      }),
    );
    expect(answer.status).toBe(403);
    const page = await answer.text();
    expect(page).toContain('<html lang="bs"');
    expect(page).toContain("Ovaj obrazac je poslan s drugog sajta.");
    await expectNothingWritten();
  });

  test("300 KB", async () => {
    const typed = { firstName: "x".repeat(300 * 1024) };
    const { status, html, headers } = await sendTyped(review, typed);
    expect(status).toBe(413);
    expect(html).toContain("This form is too large.");
    expect(headers.get("Connection")).toBe("close");
    expect((await sendTyped(bosnian, typed)).html).toContain("Ovaj obrazac je prevelik.");
    await expectNothingWritten();
  });
});

describe("the hidden fields", () => {
  test.each(["1", "-1", "1e9", "0x10", "999999999999", "", script, "NaN"])(
    "a total of %s is a price that changed",
    async (seenTotalCents) => {
      const { status, html } = await sendTyped(review, { seenTotalCents });
      expect(status).toBe(409);
      expect(html).toContain("The price has changed");
      expect(valueOf(html, "firstName")).toBe("Emina");
      expectHarmless(html);
      await expectNothingWritten();
    },
  );

  test.each([
    "{",
    "[]",
    "[[1]]",
    "null",
    long,
    `[["a","${script.replaceAll('"', "")}","€1"]]`,
    '[["__proto__","x","y"]]',
  ])("rows of %#", async (seenRows) => {
    const { status, html } = await sendTyped(review, { seenRows, seenTotalCents: "1" });
    expect(status).toBe(409);
    expectHarmless(html);
    await expectNothingWritten();
  });

  test("a choice that was not seen is shown again", async () => {
    const { status } = await sendTyped(review, { seenChoice: "car=1&plan=basic&extra.sauna=1" });
    expect(status).toBe(409);
    await expectNothingWritten();
  });
});

describe("addresses", () => {
  test.each<[string, string, string]>([
    ["no trip", "/review", "Find a car"],
    [
      "a quarter to midnight",
      stepAddress("review", { car: "1", pickupTime: "23:45" }),
      "on the hour or half hour",
    ],
    [
      "a trip of the past",
      stepAddress("review", { car: "1", pickupDate: "2025-07-05" }),
      "is in the past",
    ],
    ["an unknown car", stepAddress("review", { car: "99999" }), "This car is not available"],
    ["no car", stepAddress("review", {}), ""],
  ])("a good form for %s books nothing", async (_, path, sentence) => {
    const form = filledForm(await pageAt(review));
    const { status, html } = await send(path, form);
    expect(sentence === "" ? 302 : 400).toBe(status);
    expect(html).toContain(sentence);
    await expectNothingWritten();
  });

  test("a trip that began while the form was open is told", async () => {
    const form = filledForm(await pageAt(review));
    now = Date.parse("2027-07-05T12:00:00Z");
    const { status, html } = await send(review, form);
    expect(status).toBe(400);
    expect(html).toContain("This is in the past");
    expect(html).toMatch(/name="pickupDate" value="2027-07-05"/);
    await expectNothingWritten();
  });
});

describe("an expired coupon", () => {
  test.each([
    ["over", "book_to = '2026-11-20'", "This coupon has expired"],
    ["not begun", "book_from = '2026-11-22'", "This coupon is not valid yet"],
    ["withdrawn", "active = false", "This coupon is no longer valid"],
    ["for longer rentals", "min_rental_days = 30", "This coupon is for longer rentals"],
    [
      "for another place",
      "location_ids = '{airport-sarajevo}'",
      "not valid for your pick-up place",
    ],
  ])("%s", async (code, rule, sentence) => {
    const key = code.replaceAll(" ", "").toUpperCase();
    await site.deps.pool.query(
      "insert into coupon (code, kind, value) values ($1, 'percent', 10)",
      [key],
    );
    await site.deps.pool.query(`update coupon set ${rule} where code = $1`, [key]);
    for (const intent of ["apply-coupon", "book"]) {
      const { status, html } = await sendTyped(review, { couponCode: key, intent });
      expect(status).toBe(400);
      expect(html).toContain(sentence);
      expect(valueOf(html, "couponCode")).toBe(key);
    }
    await expectNothingWritten();
  });
});

describe("forms that are sent again", () => {
  const path = stepAddress("review", { car: "2" });

  test("at once, six times, make one booking", async () => {
    const form = filledForm(await pageAt(path));
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(path, form)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(303));
    expect(new Set(answers.map(({ headers }) => headers.get("Location"))).size).toBe(1);
    const after = await writtenRows(site.deps.pool);
    expect(after.reservation).toBe((before.reservation ?? 0) + 1);
    expect(after.occupancy).toBe((before.occupancy ?? 0) + 1);
  });

  test("with another body under the same key are refused, at once too", async () => {
    const forms = ["Emina", "Selma"].map(async (firstName) => {
      const form = filledForm(await pageAt(path), { firstName });
      form.set("submissionKey", "one-key-for-two-bodies");
      form.set("intent", "book-again");
      return send(path, form);
    });
    const answers = await Promise.all(forms);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.html).toContain("This form has already been sent");
    const after = await writtenRows(site.deps.pool);
    expect(after.reservation).toBe((before.reservation ?? 0) + 1);
  });
});

test("direction marks around good details are left out of what is kept", async () => {
  const path = stepAddress("review", { car: "3" });
  const typed = { firstName: `${marks}Emina${marks}`, phone: "\u202a061 123 456\u202c" };
  expect((await sendTyped(path, typed)).status).toBe(303);
  const { rows } = await site.deps.pool.query(
    "select first_name, phone from reservation order by id desc limit 1",
  );
  expect(rows).toEqual([{ first_name: "Emina", phone: "+38761123456" }]);
});

describe("the link of the first owner", () => {
  const owner = { name: "Amra Hodžić", email: "amra@example.ba", password: "dvanaest-znakova" };
  const wrongOwners: [string, Record<string, string>, string][] = [
    ["nothing", { name: "", email: "", password: "" }, "3"],
    ["blanks", { name: "   " }, "1"],
    ["10,000 characters", { name: long, email: `${long}@example.ba`, password: long }, "3"],
    ["a script", { name: script, email: script }, "2"],
    ["emoji", { name: "😀" }, "1"],
    ["a short password", { password: "short" }, "1"],
  ];
  test.each(wrongOwners)("%s makes no owner", async (_, typed, faults) => {
    const link = await ownerInvite(site.deps.pool, {
      clock: site.deps.clock,
      key: site.deps.signingKey,
    });
    const { status, html } = await send(link ?? "", new URLSearchParams({ ...owner, ...typed }));
    expect(status).toBe(400);
    expect(html.match(/aria-invalid="true"/g)?.length).toBe(Number(faults));
    expect(html).not.toContain(owner.password);
    expectHarmless(html);
    await expectNothingWritten();
  });

  test.each(["/admin/first-owner/x", "/ba/admin/first-owner/x", "/admin/first-owner/%00"])(
    "a good form at %s makes no owner",
    async (path) => {
      expect((await send(path, new URLSearchParams(owner))).status).toBe(404);
      await expectNothingWritten();
    },
  );

  test("two forms at once make one owner", async () => {
    const link = await ownerInvite(site.deps.pool, {
      clock: site.deps.clock,
      key: site.deps.signingKey,
    });
    const answers = await Promise.all(
      ["amra", "selma"].map((who) =>
        send(link ?? "", new URLSearchParams({ ...owner, email: `${who}@example.ba` })),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await writtenRows(site.deps.pool))["user"]).toBe(1);
  });
});
