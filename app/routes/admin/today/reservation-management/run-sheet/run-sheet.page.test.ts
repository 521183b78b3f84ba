import { beforeAll, describe, expect, test } from "vitest";
import { fillReservations } from "../../../../../../test/casts/fill-reservations.ts";
import { testNow } from "../../../../../../test/world/app.ts";
import { staffSite } from "../../../../../../test/world/staff-site.ts";
import { addDays, dateOf } from "../../../../../domain/calendar.ts";
import { languages } from "../../../../../domain/language.ts";
import type { Move } from "../../../../../domain/moves/move.ts";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { movesWords } from "../../../../../i18n/admin-moves/en.ts";
import { runSheetWords } from "../../../../../i18n/admin-run-sheet/en.ts";
import { listMoves } from "../../../../../server/reservations/moves/list-moves.ts";
import { listDrivers } from "../../../../../server/reservations/moves/run-deeds.ts";

const site = staffSite();
const today = dateOf(toLocal(testNow));
const day = addDays(today, 1);
const path = "/admin/reservation-management/run-sheet";
let moves: Move[];
const readMoves = () => listMoves(site.deps, { from: day, to: addDays(day, 1) });

beforeAll(async () => {
  await fillReservations(site.owner, { count: 400, daysBack: 10, daysAhead: 8, now: testNow });
  moves = await readMoves();
});

const titles = (html: string) => html.match(/title="EP-[0-9A-Z-]{11}"/g) ?? [];
const formOf = ({ code, side }: Move, more: Record<string, string>) => ({ code, side, ...more });

describe("the run sheet", () => {
  test.each(languages)(
    "in %s holds every move of the day, to print and to send",
    async (language) => {
      const address = `${adminPath("reservation-management", language, "run-sheet")}?day=${day}`;
      const { status, html, answer } = await site.read(address, "agent");
      const words = runSheetWords(language);
      expect(status).toBe(200);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      expect(moves.length).toBeGreaterThan(5);
      expect(titles(html)).toHaveLength(moves.length);
      expect(html).toContain(words.taken.contract);
      expect(html).toContain("https://wa.me/?text=");
      expect(html).toContain("viber://forward?text=");
      expect(html).toContain(words.tick);
    },
  );

  test("and its message say by when to leave, what to take, whose flight it is, and who drives it back", async () => {
    const [driver] = await listDrivers(site.deps);
    const out = moves.find(({ side, isDone }) => side === "out" && !isDone);
    const back = moves.find(({ side, isDone }) => side === "in" && !isDone);
    if (!driver || !out || !back) throw new Error("nobody drives nothing");
    const words = runSheetWords("en-us");
    await site.deps.pool.query("update reservation set flight_number = 'OS 757' where code = $1", [
      out.code,
    ]);
    const naming = formOf(back, { intent: "name-driver", driver: driver.id });
    await site.post(`${path}?day=${day}`, naming, "agent");
    const { html } = await site.read(`${path}?day=${day}`, "agent");
    const message = decodeURIComponent(/https:\/\/wa\.me\/\?text=([^"]+)"/.exec(html)?.[1] ?? "");
    for (const text of [html, message]) {
      expect(text).toContain(movesWords("en-us").flight("OS 757"));
      expect(text).toMatch(new RegExp(words.leave("\\d\\d:\\d\\d", ".+")));
      expect(text).toContain(`${words.take("")}${words.taken.keys}`);
    }
    expect(message).toContain(`${words.driver.in}: ${driver.name}`);
    await site.post(`${path}?day=${day}`, { ...naming, driver: "" }, "agent");
  });

  test("of a place holds its moves, and that of a person theirs", async () => {
    const place = moves[0]?.placeId ?? "";
    const { html } = await site.read(`${path}?day=${day}&place=${place}`);
    expect(titles(html)).toHaveLength(moves.filter(({ placeId }) => placeId === place).length);
    const [driver] = await listDrivers(site.deps);
    const { html: theirs } = await site.read(`${path}?day=${day}&person=${driver?.id}`);
    expect(titles(theirs)).toEqual([]);
    expect(theirs).toContain(runSheetWords("en-us").empty.title);
  });

  test.each([
    ["day=9999-12-31", 200],
    ["day=2026-02-31", 200],
    ["day=%00&place=%00&person=%00", 200],
    [`person=${"x".repeat(5000)}`, 200],
    ["day=8999-12-31", 200],
  ])("takes any address: %s", async (query, status) => {
    expect((await site.read(`${path}?${query}`)).status).toBe(status);
  });

  test("says that nobody knows a place or a person", async () => {
    const words = runSheetWords("ba");
    const ba = adminPath("reservation-management", "ba", "run-sheet");
    expect((await site.read(`${ba}?place=nowhere`)).html).toContain(words.unknownPlace);
    expect((await site.read(`${ba}?person=who`)).html).toContain(words.unknownPerson);
  });
});

describe("who drives", () => {
  test("is named and ticks off; the board says so and shows what is theirs", async () => {
    const [driver] = await listDrivers(site.deps);
    const [first, second] = moves;
    if (!driver || !first || !second) throw new Error("nobody drives nothing");
    const address = `${path}?day=${day}`;
    const naming = formOf(first, { intent: "name-driver", driver: driver.id });
    const named = await site.post(address, naming, "agent");
    expect(named.status).toBe(303);
    expect(named.headers.get("Location")).toBe(address);
    expect((await site.post(address, formOf(first, { intent: "tick" }), "agent")).status).toBe(303);
    const now = (await readMoves()).find(
      ({ code, side }) => code === first.code && side === first.side,
    );
    expect(now).toMatchObject({ driver, ticked: { at: toLocal(testNow) } });
    const theirs = `person=${driver.id}`;
    const { html } = await site.read(`${path}?day=${day}&${theirs}`);
    expect(titles(html)).toHaveLength(1);
    expect(html).toContain(runSheetWords("en-us").untick);
    const board = await site.read(`/admin/reservation-management?view=tomorrow&${theirs}`);
    expect(titles(board.html)).toHaveLength(1);
    expect(board.html).toContain(`${driver.name} drives`);
    const others = await site.read("/admin/reservation-management?view=tomorrow&person=nobody");
    expect(titles(others.html)).toHaveLength(moves.length - 1);
    await site.post(address, formOf(first, { intent: "untick" }), "agent");
    await site.post(address, formOf(first, { intent: "name-driver", driver: "" }), "agent");
    expect(titles((await site.read(`${path}?day=${day}&${theirs}`)).html)).toEqual([]);
  });

  test("who cannot make it is told", async () => {
    const [driver] = await listDrivers(site.deps);
    const [first, second] = moves.filter(({ isDone }) => !isDone);
    if (!driver || !first || !second) throw new Error("nobody drives nothing");
    await site.deps.pool.query(
      `update reservation set ${second.side === "out" ? "pickup_local" : "dropoff_local"} = $2,
         ${second.side === "out" ? "pickup_at" : "dropoff_at"} =
           (select case when $3 = 'out' then pickup_at else dropoff_at end from reservation where code = $4)
       where code = $1`,
      [second.code, first.agreedAt, first.side, first.code],
    );
    for (const one of [first, second])
      await site.post(path, formOf(one, { intent: "name-driver", driver: driver.id }), "agent");
    const { html } = await site.read(`${path}?day=${day}&person=${driver.id}`);
    expect(html).toContain("Cannot be made");
    expect(decodeURIComponent(html)).toContain("! Cannot be made");
  });

  test.each([
    [{ intent: "tick", code: "", side: "out" }, 400],
    [{ intent: "tick", code: "0000000000", side: "sideways" }, 400],
    [{ intent: "burn", code: "0000000000", side: "out" }, 400],
    [{ intent: "tick", code: "0000000000", side: "out" }, 409],
  ])("a form that cannot be: %o", async (form, status) => {
    expect((await site.post(path, form, "agent")).status).toBe(status);
  });

  test("is not for who may hand over nothing: neither drawn nor taken", async () => {
    const { html } = await site.read(`${path}?day=${day}`, "viewer");
    expect(html).not.toContain('name="intent"');
    const [first] = moves;
    const form = first ? formOf(first, { intent: "tick" }) : {};
    expect((await site.post(path, form, "viewer")).status).toBe(403);
  });
});
