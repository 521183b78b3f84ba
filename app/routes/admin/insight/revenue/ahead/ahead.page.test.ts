import { beforeAll, describe, expect, test } from "vitest";
import { addCar, book, plainSelection, tripAt } from "../../../../../../test/casts/cast.ts";
import { staffSite } from "../../../../../../test/world/staff-site.ts";
import { languages } from "../../../../../domain/language.ts";
import { may } from "../../../../../domain/staff/rights.ts";
import { staffRoles, type StaffRole } from "../../../../../domain/staff/roles.ts";
import { adminAheadWords } from "../../../../../i18n/admin-ahead/en.ts";
import { chartWords } from "../../../../../i18n/figures/chart-words.ts";
import { addDays, dateOf } from "../../../../../domain/calendar.ts";
import { monthOf } from "../../../../../domain/figures/periods.ts";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import { aheadPath, monthsFrom, readAheadQuery } from "./ahead-query.ts";

const site = staffSite();
const plain = (html: string) => html.replaceAll("\u00a0", " ").replaceAll("&#x27;", "'");
let today = "";
let next = { from: "", to: "" };
const query = (more = "") =>
  readAheadQuery(new URLSearchParams(`asOf=${today}${more}`), `${today}T10:00`);

beforeAll(async () => {
  today = dateOf(toLocal(site.deps.clock.now()));
  next = monthOf(addDays(monthOf(today).to, 1));
  const carId = await addCar(site.deps, { name: "ahead", vehicles: 1, perDayCents: 5000 });
  const trip = tripAt(`${addDays(next.from, 6)}T10:00`, `${addDays(next.from, 10)}T10:00`);
  await book(site.deps, { selection: plainSelection(carId), trip });
});

const send = (fields: Record<string, string>, role: StaffRole = "manager") =>
  site.post(aheadPath(query(), "en-us"), fields, role);

describe("the books ahead", () => {
  test("are for who sees revenue, and only who may set goals sees their form", async () => {
    for (const role of staffRoles) {
      const { status, html } = await site.read(aheadPath(query(), "en-us"), role);
      expect([role, status]).toEqual([role, may(role, "see-revenue") ? 200 : 403]);
      expect([role, html.includes('value="goals"')]).toEqual([
        role,
        may(role, "see-revenue") && may(role, "edit-settings"),
      ]);
    }
  });

  test.each(languages)(
    "in %s, say what is sold, what the last days brought, and the curve",
    async (language) => {
      const { html } = await site.read(aheadPath(query(), language), "owner");
      const words = adminAheadWords(language);
      expect(plain(html)).toContain(
        language === "ba"
          ? "Za ovih dvanaest mjeseci upisano je 200,00 €. Prije godinu dana ništa nije bilo upisano, pa nema poređenja. U zadnjih 7 dana upisano je još 200,00 €."
          : "€200.00 is on the books for these twelve months. Nothing was on the books a year ago, so there is no comparison. The last 7 days brought €200.00.",
      );
      // The curve ends yesterday, when nothing had been booked.
      expect(html).toContain(words.curveLead);
      expect(html).toContain(chartWords(language).nothing);
    },
  );

  test("are taken along as files and a picture, by who may", async () => {
    for (const format of ["csv", "xlsx", "png"] as const)
      expect((await site.get(aheadPath(query(), "en-us", format), site.as("agent"))).status).toBe(
        403,
      );
    const file = await site.get(aheadPath(query(), "ba", "csv"), site.as("accountant"));
    const months = (await file.text()).split("\r\n").slice(1, -1);
    expect(months).toHaveLength(12);
    // Four rental days at 50 €, all of them booked within the last week; nothing a year ago, and no goal.
    expect(months[1]).toMatch(/;4;\d*;200,00;0,00;0,00;200,00;200,00;$/);
    const curve = await site.get(aheadPath(query(), "ba", "png"), site.as("accountant"));
    expect(curve.headers.get("content-type")).toBe("image/png");
    expect(curve.headers.get("content-disposition")).toContain("upisano-");
  });

  test("as of the day before the booking there is nothing", async () => {
    const before = aheadPath({ ...query(), asOf: addDays(today, -1) }, "en-us");
    expect(plain((await site.read(before, "owner")).html)).toContain("€0.00 is on the books");
  });

  test("a goal is set, shown with what is reached of it, and taken away", async () => {
    const months = monthsFrom(today).map(({ from }) => [from, ""]);
    const goals = (cents: string) => ({
      intent: "goals",
      ...Object.fromEntries(months),
      [next.from]: cents,
    });
    expect((await send(goals("4o0"))).status).toBe(400);
    expect((await send(goals("400,00"), "accountant")).status).toBe(403);
    expect((await send(goals("400,00"))).status).toBe(303);
    const shown = plain((await site.read(aheadPath(query(), "en-us"), "owner")).html);
    expect(shown).toContain("€400.00");
    expect(shown).toContain("50%");
    expect(shown).toContain(adminAheadWords("en-us").weeks);
    // The line over the booking curve of the month.
    expect(shown).toContain("Goal: €400");
    // Money and goal are shown in one measure.
    const net = await site.read(aheadPath(query("&vat=without"), "en-us"), "owner");
    expect(plain(net.html)).toContain("€341.88");
    expect((await send(goals(""))).status).toBe(303);
    expect(plain((await site.read(aheadPath(query(), "en-us"), "owner")).html)).not.toContain(
      "€400.00",
    );
  });

  test("holidays are matched by hand with earlier days, and unmatched", async () => {
    const match = { intent: "match", name: "Kurban", from: next.from, to: addDays(next.from, 2) };
    const refused = async (more: Record<string, string>) =>
      (await send({ ...match, withDay: addDays(next.from, -350), ...more })).status;
    expect(await refused({ name: " " })).toBe(400);
    expect(await refused({ to: addDays(next.from, -1) })).toBe(400);
    expect(await refused({ to: addDays(next.from, 90) })).toBe(400);
    expect(await refused({ withDay: next.from })).toBe(400);
    expect(await refused({})).toBe(303);
    const { html } = await site.read(aheadPath(query(), "en-us"), "owner");
    const id = /name="id" value="(\d+)"/.exec(html)?.[1] ?? "";
    expect(html).toContain("Kurban");
    expect((await send({ intent: "unmatch", id })).status).toBe(303);
    expect((await site.read(aheadPath(query(), "en-us"), "owner")).html).not.toContain("Kurban");
    expect((await send({ intent: "dance" })).status).toBe(400);
  });
});

test("an address is read as far as it can be", () => {
  const read = (text: string) => readAheadQuery(new URLSearchParams(text), "2026-11-24T10:00");
  expect(read("asOf=soon&month=2020-01-01&compare=moon")).toEqual({
    asOf: "2026-11-24",
    compare: "weekday",
    vat: "with",
    currency: "eur",
    month: "2026-12-01",
  });
  expect(monthsFrom("2026-11-24").at(-1)).toEqual({ from: "2027-10-01", to: "2027-10-31" });
});
