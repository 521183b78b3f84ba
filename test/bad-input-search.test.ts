import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { testApp, type TestApp } from "./world/app.ts";
import { julyTrip, readAttribute, stepAddress, writtenRows } from "./casts/visitor.ts";

let site: TestApp;
let before: Record<string, number>;
beforeAll(async () => void (site = await testApp()));
beforeEach(async () => void (before = await writtenRows(site.deps.pool)));
afterAll(() => site.close());

async function open(path: string) {
  const answer = await site.get(path);
  return { status: answer.status, html: await answer.text() };
}

/** Expects no markup from a visitor's text, and no internals in the answer. */
function expectHarmless(html: string) {
  expect(html).not.toContain("<script>alert");
  expect(html).not.toContain("<img src=x");
  expect(html).not.toMatch(/\bat .+\.[jt]sx?:\d+/);
}

const long = "x".repeat(10_000);
const garbage: readonly [string, string][] = [
  ["blanks", "   "],
  ["10,000 characters", long],
  ["emoji", "🚗🚗"],
  ["direction marks", "\u202e\u200f"],
  ["a script", "<script>alert(1)</script>"],
  ["broken markup", '"><img src=x onerror=alert(1)>'],
  ["NUL", "\u0000"],
  ["a lone surrogate", "\ud800"],
  ["a prototype", "__proto__"],
  ["a constructor", "constructor"],
  ["SQL", "'; drop table reservation; --"],
];

const textFields = [
  "pickupLocation",
  "dropoffLocation",
  "pickupDate",
  "pickupTime",
  "dropoffDate",
  "dropoffTime",
];

describe.each(["search", "extras", "review"] as const)("/%s", (step) => {
  describe.each(textFields)("%s", (field) => {
    test.each([["nothing", ""], ...garbage])("%s", async (_, value) => {
      const entries = { sameReturnLocation: "", car: "1", [field]: value };
      const { status, html } = await open(stepAddress(step, entries));
      expect(status).toBe(400);
      expect(html).toMatch(/Fill all required fields|Please check your trip/);
      expect(html).toContain('aria-invalid="true"');
      expectHarmless(html);
      expect(await writtenRows(site.deps.pool)).toEqual(before);
    });
  });
});

describe("dates and times", () => {
  const week = { dropoffDate: "2027-07-12" };
  test.each<[string, Record<string, string>, string, string]>([
    [
      "31 February",
      { pickupDate: "2027-02-31" },
      "This date does not exist",
      "Ovaj datum ne postoji",
    ],
    [
      "29 February of a common year",
      { pickupDate: "2027-02-29" },
      "This date does not exist",
      "Ovaj datum ne postoji",
    ],
    ["month 13", { dropoffDate: "2027-13-01" }, "This date does not exist", "ne postoji"],
    ["the past", { pickupDate: "2025-07-05" }, "This is in the past", "Ovaj termin je već prošao"],
    [
      "the year 9999",
      { pickupDate: "9999-12-01", dropoffDate: "9999-12-31" },
      "We take reservations up to",
      "Rezervacije primamo najviše",
    ],
    [
      "the year 9999 and no return",
      { pickupDate: "9999-12-31", dropoffDate: "" },
      "Please select return date and time",
      "Odaberite datum i vrijeme povrata",
    ],
    ["the year 0", { pickupDate: "0000-01-01" }, "This date does not exist", "ne postoji"],
    [
      "a quarter to midnight",
      { pickupTime: "23:45" },
      "Please choose a time on the hour or half hour",
      "Odaberite vrijeme na puni sat ili pola sata",
    ],
    ["24:00", { pickupTime: "24:00" }, "This is not a time", "Odaberite vrijeme s liste"],
    [
      "the hour that the clock skips",
      { pickupDate: "2027-03-28", pickupTime: "02:30", dropoffDate: "2027-04-02" },
      "The clocks go forward that night",
      "Te noći se sat pomjera",
    ],
    [
      "the skipped hour at the return",
      { pickupDate: "2027-03-22", dropoffDate: "2027-03-28", dropoffTime: "02:30" },
      "The clocks go forward that night",
      "Te noći se sat pomjera",
    ],
    [
      "a return before the pick-up",
      { dropoffDate: "2027-07-01" },
      "The return must be after the pick-up",
      "Povrat mora biti poslije preuzimanja",
    ],
    [
      "a return at the pick-up",
      { dropoffDate: "2027-07-05" },
      "The return must be after the pick-up",
      "Povrat mora biti poslije preuzimanja",
    ],
    [
      "two days",
      { dropoffDate: "2027-07-07" },
      "Minimum rental period is 3 days",
      "Najkraći najam je 3 dana",
    ],
    ["a year", { dropoffDate: "2028-07-05" }, "Maximum rental period is", "Najduži najam je"],
    [
      "a place that is not ours",
      { ...week, pickupLocation: "airport-mars" },
      "We do not know this place",
      "Ovo mjesto nije na našoj listi",
    ],
  ])("%s", async (_, entries, english, bosnian) => {
    const inEnglish = await open(stepAddress("search", entries));
    expect(inEnglish.status).toBe(400);
    expect(inEnglish.html).toContain(english);
    const inBosnian = await open(stepAddress("ba/search", entries));
    expect(inBosnian.status).toBe(400);
    expect(inBosnian.html).toContain(bosnian);
    expect(inBosnian.html).not.toContain(english);
    expect(await writtenRows(site.deps.pool)).toEqual(before);
  });

  test("what was typed is kept beside what is wrong", async () => {
    const { html } = await open(
      stepAddress("search", { pickupLocation: "airport-sarajevo", dropoffDate: "2027-07-06" }),
    );
    expect(html).toMatch(
      /<option[^>]*value="airport-sarajevo"[^>]*selected|selected[^>]*value="airport-sarajevo"/,
    );
    expect(html).toMatch(/name="pickupDate" value="2027-07-05"/);
    expect(html).toMatch(/name="dropoffDate" value="2027-07-06"/);
  });
});

describe("repeated and strange keys", () => {
  test.each(Object.keys(julyTrip))("%s given twice is a fault", async (name) => {
    const { status, html } = await open(`${stepAddress("search", {})}&${name}=again`);
    expect([200, 400]).toContain(status);
    expect(status).toBe(name === "sameReturnLocation" || name === "dropoffLocation" ? status : 400);
    expectHarmless(html);
  });

  test.each([
    "pickupDate[]=2027-07-05",
    "__proto__=1",
    "constructor[prototype][x]=1",
    "%00=%00",
    "%ff=%ff",
    "=",
    "&&&",
  ])("%s is not read", async (entry) => {
    const { status } = await open(`${stepAddress("search", {})}&${entry}`);
    expect(status).toBe(200);
  });

  test("an address of 100,000 characters", async () => {
    const { status, html } = await open(stepAddress("search", { pickupLocation: "x".repeat(1e5) }));
    expect(status).toBe(400);
    expectHarmless(html);
  });
});

describe("choices", () => {
  const choices: [string, string][] = [
    ["plan=gold", "This protection plan is not available"],
    ["plan=__proto__", "This protection plan is not available"],
    ["plan=constructor", "This protection plan is not available"],
    ["plan=%00", "This protection plan is not available"],
    [`plan=${long}`, "This protection plan is not available"],
    ["plan=basic&plan=premium", "This protection plan is not available"],
    ["extra.sauna=1", "One of the extras is not available"],
    ["extra.__proto__=1", "One of the extras is not available"],
    ["extra.constructor=1", "One of the extras is not available"],
    ["extra.toString=1", "One of the extras is not available"],
    ["extra.hasOwnProperty=1", "One of the extras is not available"],
    ["extra.=1", "One of the extras is not available"],
    ["extra.%00=1", "One of the extras is not available"],
    [`extra.${long}=1`, "One of the extras is not available"],
    ["extra.<script>alert(1)</script>=1", "One of the extras is not available"],
    ["extra.gps_navigation=-1", "We do not have that many of one"],
    ["extra.gps_navigation=99999999999999999999", "We do not have that many of one"],
    ["extra.gps_navigation=1.5", "We do not have that many of one"],
    ["extra.gps_navigation=1e1", "We do not have that many of one"],
    ["extra.gps_navigation=NaN", "We do not have that many of one"],
    ["extra.gps_navigation=1&extra.gps_navigation=1", "We do not have that many of one"],
    ["country=ZZ", "One of the countries is not on our list"],
    ["country=hr", "One of the countries is not on our list"],
    ["country=__proto__", "One of the countries is not on our list"],
    [`country=${long}`, "One of the countries is not on our list"],
    ["country=RU", "may not be driven in one of these countries"],
  ];
  const named = choices.map(([choice, sentence]) => [choice.slice(0, 60), choice, sentence]);

  test.each(named)("%s", async (_, choice, sentence) => {
    for (const step of ["extras", "review"] as const) {
      const { status, html } = await open(stepAddress(step, { car: "1" }, `&${choice}`));
      expect(status).toBe(400);
      expect(html).toContain(sentence);
      expectHarmless(html);
    }
    expect(await writtenRows(site.deps.pool)).toEqual(before);
  });

  test("is told in Bosnian under /ba", async () => {
    const { html } = await open(
      stepAddress("ba/extras", { car: "1" }, "&extra.sauna=1&country=ZZ"),
    );
    expect(html).toContain("Jedan od dodataka nije iz naše ponude");
    expect(html).toContain("Jedna od država nije na našoj listi");
  });

  test.each([
    "0",
    "-1",
    "1.5",
    "1e3",
    "0x1",
    "99999999999999999999",
    "__proto__",
    "🚗",
    "%3Cscript%3E",
  ])("car %s is not on offer", async (car) => {
    for (const step of ["extras", "review"] as const) {
      const { status, html } = await open(`${stepAddress(step, {})}&car=${car}`);
      expect(status).toBe(404);
      expect(html).toContain("This car is not available");
    }
  });

  test("the rest of the choice is kept", async () => {
    const { html } = await open(
      stepAddress("extras", { car: "1", plan: "premium" }, "&extra.sauna=1&country=HR&country=ZZ"),
    );
    const links = readAttribute(html);
    expect(links).toMatch(/<input(?=[^>]*name="plan")(?=[^>]*value="premium")(?=[^>]*checked)/);
    expect(links).toMatch(/<input(?=[^>]*name="country")(?=[^>]*value="HR")(?=[^>]*checked)/);
  });
});

describe("addresses that are no page", () => {
  test.each([
    "/nonsense",
    "/searching",
    "/%00",
    "/%ff",
    "/%E0%A4%A",
    "//evil.test",
    "/locations/constructor",
    "/locations/__proto__",
    "/reservation-confirmation/x",
    "/reservation-confirmation/%00",
    `/reservation-confirmation/${"a".repeat(43)}`,
    "/admin/first-owner/x",
    "/admin/first-owner/%00",
    "/administrator",
    "/<script>alert(1)</script>",
    "/.env",
    "/package.json",
    "/..%2f..%2fetc%2fpasswd",
  ])("%s is told in the language of the path", async (path) => {
    const english = await open(path);
    expect(english.status).toBe(404);
    expect(english.html).toContain('<html lang="en"');
    expectHarmless(english.html);
    const bosnian = await open(`/ba${path}`);
    expect(bosnian.status).toBe(404);
    expect(bosnian.html).toContain('<html lang="bs"');
    expect(bosnian.html).not.toContain('href="//');
    expectHarmless(bosnian.html);
  });

  test("what cannot be decoded is told of nowhere else", async () => {
    const told = [vi.spyOn(console, "warn"), vi.spyOn(console, "error")];
    for (const path of ["/%E0%A4%A", "/ba/%ff", "/car/%ff", "/locations/%c3", "/%E0%A4%A.data"])
      expect((await open(path)).status).toBe(404);
    const post = new Request("http://site.test/%E0%A4%A", { method: "POST", body: "a=b" });
    expect((await site.app.fetch(post)).status).toBe(405);
    expect(told.flatMap((one) => one.mock.calls)).toEqual([]);
  });

  test.each([
    "/drawings/x/y",
    "/drawings/__proto__/aabbcc.svg",
    "/drawings/sedan/%3Cscript%3E.svg",
  ])("%s is no drawing", async (path) => expect((await open(path)).status).toBe(404));

  test.each(["PUT", "DELETE", "PATCH", "POST"])(
    "%s is refused where nothing is sent to",
    async (method) => {
      for (const path of ["/", "/ba", "/vehicles", "/ba/search", "/nonsense", "/vehicles.data"]) {
        const answer = await site.app.fetch(new Request(`http://site.test${path}`, { method }));
        expect(answer.status).toBe(405);
        expectHarmless(await answer.text());
      }
    },
  );

  test("HEAD is the head of the page", async () => {
    for (const [path, status] of [
      ["/", 200],
      ["/ba/vehicles", 200],
      ["/nonsense", 404],
    ] as const) {
      const answer = await site.app.fetch(
        new Request(`http://site.test${path}`, { method: "HEAD" }),
      );
      expect(answer.status).toBe(status);
      expect(await answer.text()).toBe("");
    }
  });
});
