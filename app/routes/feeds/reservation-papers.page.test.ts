import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../test/world/app.ts";
import { book, tripAt } from "../../../test/casts/cast.ts";
import { paperWords } from "../../i18n/paper/en.ts";

let site: TestApp;
let booked: { token: string; code: string };
beforeAll(async () => {
  site = await testApp();
  booked = await book(site.deps, {
    trip: tripAt("2027-07-05T10:00", "2027-07-12T10:00"),
    selection: { carId: 1, planCode: "basic", extras: {}, countries: ["HR"] },
  });
});
afterAll(() => site.close());

const pdf = (prefix = "") => `${prefix}/reservation-confirmation/${booked.token}/reservation.pdf`;
const ics = (prefix = "") => `${prefix}/reservation-confirmation/${booked.token}/reservation.ics`;

const textOf = (bytes: Buffer) =>
  execFileSync("pdftotext", ["-raw", "-", "-"], { input: bytes, encoding: "utf8" }).replaceAll(
    /\s+/g,
    " ",
  );

describe("the PDF", () => {
  test.each([
    ["", "en"],
    ["/ba", "bs"],
  ])("under %j is a file named by the code, in its language", async (prefix, lang) => {
    const answer = await site.get(pdf(prefix));
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("application/pdf");
    expect(answer.headers.get("Content-Disposition")).toBe(
      `attachment; filename="${booked.code}.pdf"`,
    );
    expect(Number(answer.headers.get("Content-Length"))).toBe(bytes.length);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.toString("latin1")).toContain(`/Lang (${lang})`);
  });

  test("is shown in the browser when that is asked for", async () => {
    const { headers } = await site.get(`${pdf()}?view`);
    expect(headers.get("Content-Disposition")).toBe(`inline; filename="${booked.code}.pdf"`);
  });

  test.each([
    ["cancelled", ""],
    ["cancelled", "/ba"],
    ["no_show", ""],
    ["no_show", "/ba"],
  ] as const)("of a %s reservation under %j confirms just that", async (status, prefix) => {
    const { pool } = site.deps;
    const ahead = Buffer.from(await (await site.get(pdf(prefix))).arrayBuffer());
    const set = (to: string) =>
      pool.query("update reservation set status = $1 where token = $2", [to, booked.token]);
    await set(status);
    const answer = await site.get(pdf(prefix));
    await set("confirmed");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Disposition")).toContain(`${booked.code}.pdf`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.equals(ahead)).toBe(false);
    const words = paperWords(prefix === "" ? "en-us" : "ba");
    const text = textOf(bytes);
    for (const said of [words.status[status], words.noCarHeld, words.scanVoid])
      expect(text).toContain(said);
    for (const lie of [words.terms, words.scan, words.status.confirmed])
      expect(text).not.toContain(lie);
  });

  test("says where the site is reached from outside, when that is known", async () => {
    const asked = Buffer.from(await (await site.get(pdf())).arrayBuffer()).toString("latin1");
    expect(asked).toContain(`http://site.test/reservation-confirmation/${booked.token}`);
    const publicUrl = "https://eternal-pro.test";
    const { app } = await testApp({ ...site.deps, publicUrl });
    const answer = await app.fetch(new Request(`http://10.0.0.7:3000${pdf("/ba")}`));
    const bytes = Buffer.from(await answer.arrayBuffer()).toString("latin1");
    expect(bytes).toContain(`${publicUrl}/ba/reservation-confirmation/${booked.token}`);
    expect(bytes).not.toContain("10.0.0.7");
  });
});

describe("the calendar file", () => {
  test("has pick-up and return", async () => {
    const answer = await site.get(ics());
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8; method=PUBLISH");
    expect(answer.headers.get("Content-Disposition")).toBe(
      `attachment; filename="${booked.code}.ics"`,
    );
    expect(text).toContain("DTSTART;TZID=Europe/Sarajevo:20270705T100000");
    expect(text).toContain("DTSTART;TZID=Europe/Sarajevo:20270712T100000");
    expect(text).toContain("DTSTAMP:20261121T090000Z");
  });

  test("is Bosnian under /ba", async () => {
    expect(await (await site.get(ics("/ba"))).text()).toContain("preuzimanje vozila");
  });

  test("cancels what it told once the reservation is cancelled", async () => {
    const other = await book(site.deps, {
      trip: tripAt("2027-08-02T10:00", "2027-08-09T10:00"),
      selection: { carId: 1, planCode: "basic", extras: {}, countries: [] },
    });
    await site.deps.pool.query(
      "update reservation set status = 'cancelled', sequence = 1 where token = $1",
      [other.token],
    );
    const path = `/reservation-confirmation/${other.token}/reservation.ics`;
    const answer = await site.get(path);
    const text = await answer.text();
    expect(answer.headers.get("Content-Type")).toContain("method=CANCEL");
    expect(text).toContain("METHOD:CANCEL");
    expect(text).toContain("SEQUENCE:1");
  });
});

describe("both", () => {
  test("are kept by nobody and told to nobody", async () => {
    for (const path of [pdf(), ics("/ba")]) {
      const { headers } = await site.get(path);
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      expect(headers.get("X-Robots-Tag")).toContain("noindex");
      expect(headers.get("Referrer-Policy")).toBe("no-referrer");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    }
  });

  test("are as private when they are asked for as data", async () => {
    for (const path of [pdf(), ics("/ba")]) {
      const { status, headers } = await site.get(`${path}.data`);
      expect(status).toBe(200);
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      expect(headers.get("X-Robots-Tag")).toContain("noindex");
      expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    }
  });

  test("are not made for a host whose name is longer than any", async () => {
    for (const path of [pdf(), ics("/ba")]) {
      const request = new Request(`http://${"e".repeat(5000)}${path}`);
      expect((await site.app.fetch(request)).status).toBe(400);
    }
  });

  test("do not exist for a token that nobody has", async () => {
    const wrongs = ["nope", "x".repeat(5000), "%00", "1", booked.token.slice(1), booked.code];
    for (const wrong of wrongs) {
      for (const name of ["reservation.pdf", "reservation.ics"]) {
        const answer = await site.get(`/ba/reservation-confirmation/${wrong}/${name}`);
        expect(answer.status).toBe(404);
        expect(answer.headers.get("Cache-Control")).toContain("no-store");
      }
    }
  });
});
