import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";
import { toInstant } from "../../../../domain/sarajevo.ts";

/** A Monday night, at which nobody answers the phone. */
const now = toInstant("2026-11-23T02:01");

let site: TestApp;
beforeAll(async () => void (site = await testApp({ clock: { now: () => now } })));
afterAll(() => site.close());

const trip = {
  pickupLocation: "airport-banjaluka",
  sameReturnLocation: "true",
  pickupDate: "2026-11-23",
  pickupTime: "03:30",
  dropoffDate: "2026-11-27",
  dropoffTime: "10:00",
};

async function search(changed: Record<string, string> = {}, prefix = "") {
  const params = new URLSearchParams({ ...trip, ...changed });
  const answer = await site.get(`${prefix}/search?${params}`);
  const html = (await answer.text()).replaceAll("\u00a0", " ");
  return { status: answer.status, html, isOffered: html.includes('<li id="car-') };
}

describe("a pick-up that nobody could reach in time", () => {
  test("is not offered: the sentence and the first time that works are said, in both languages", async () => {
    const english = await search();
    expect([english.status, english.isOffered]).toEqual([400, false]);
    expect(english.html).toContain(
      "A pick-up here has to be booked at least 4 h 10 min ahead. The first available time: Mon 23 Nov, 06:30",
    );
    const bosnian = await search({}, "/ba");
    expect([bosnian.status, bosnian.isOffered]).toEqual([400, false]);
    expect(bosnian.html).toContain(
      "Preuzimanje na ovom mjestu rezervišite najmanje 4 h 10 min ranije. Prvi slobodan termin: pon, 23. nov, 06:30",
    );
  });

  test("is offered from the first time that was said on", async () => {
    expect((await search({ pickupTime: "06:00" })).isOffered).toBe(false);
    expect((await search({ pickupTime: "06:30" })).isOffered).toBe(true);
  });

  test("is offered at the airport where the cars stand", async () => {
    expect((await search({ pickupLocation: "airport-tuzla" })).isOffered).toBe(true);
  });

  test("out of hours is booked half a day before, and the opening needs no more than its hour", async () => {
    const office = { pickupLocation: "eternal-pro-office" };
    const early = await search({ ...office, pickupTime: "05:00" });
    expect(early.isOffered).toBe(false);
    expect(early.html).toContain(
      "A pick-up outside opening hours has to be booked at least 12 h ahead. The first available time: Mon 23 Nov, 06:00",
    );
    expect((await search({ ...office, pickupTime: "06:00" })).isOffered).toBe(true);
    expect((await search({ ...office, pickupTime: "23:00" })).isOffered).toBe(true);
  });

  test("at a place whose lead time leaves no slot of today moves to its first day", async () => {
    await leadOf(24 * 60);
    const { isOffered, html } = await search({ pickupTime: "23:30" });
    expect(isOffered).toBe(false);
    expect(html).toContain("The first available time: Tue 24 Nov, 02:30");
    await leadOf(null);
  });

  test("at a place whose lead time is longer than the booking window is for the phone", async () => {
    await leadOf(400 * 24 * 60);
    const { isOffered, html } = await search({
      pickupDate: "2026-12-23",
      dropoffDate: "2026-12-28",
    });
    expect(isOffered).toBe(false);
    expect(html).toContain("This place cannot be booked online at the moment");
    await leadOf(null);
  });
});

async function leadOf(minutes: number | null) {
  const text = "update location set lead_minutes = $1 where id = 'airport-banjaluka'";
  await site.deps.pool.query(text, [minutes]);
  await site.deps.catalogue.refresh();
}
