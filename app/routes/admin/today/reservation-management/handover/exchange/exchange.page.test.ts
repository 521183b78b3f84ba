/** A vehicle that is exchanged on the road, on the page of the exchange. */
import { beforeAll, describe, expect, test } from "vitest";
import {
  addBlock,
  addCar,
  book,
  jonas,
  plainSelection,
  seats,
  tripAt,
  vehicleIds,
} from "../../../../../../../test/casts/cast.ts";
import { giveOut, inAsk, outAsk } from "../../../../../../../test/casts/handed-cast.ts";
import { reservationOf, rowsOf } from "../../../../../../../test/casts/reservation-cast.ts";
import { fixedClock } from "../../../../../../../test/world/fixed-clock.ts";
import { staffSite } from "../../../../../../../test/world/staff-site.ts";
import { languages } from "../../../../../../domain/language.ts";
import { staffRoles, type StaffRole } from "../../../../../../domain/staff/roles.ts";
import { exchangeWords } from "../../../../../../i18n/admin-exchange/en.ts";
import type { HandOverAsk } from "../../../../../../server/handovers/hand-over.ts";
import { adminPath } from "../../../../../../i18n/admin-paths.ts";

const clock = fixedClock("2026-06-01T10:00:00+02:00");
const site = staffSite({ clock });
const at = (local: string) => clock.set(`${local}:00+02:00`);
beforeAll(async () => {
  await site.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent')`,
  );
});

/** A sheet as a phone sends it. */
const sentOf = ({
  sheet,
  signatures,
  acknowledged,
  phoneKey,
  sentAt,
}: Pick<HandOverAsk, "signatures" | "acknowledged" | "phoneKey" | "sentAt"> & { sheet: object }) =>
  JSON.stringify({ sheet, signatures, acknowledged, phoneKey, sentAt });

let named = 0;
/** A rental that is out with one of two vehicles since 6 July; it is the 8th. */
async function out() {
  at("2026-06-01T10:00");
  const carId = await addCar(site.deps, { name: `Exchanged ${named++}`, vehicles: 2 });
  const { token, code } = await book(site.deps, { selection: plainSelection(carId) });
  at("2026-07-06T10:00");
  await giveOut(site.deps, token);
  at("2026-07-08T12:00");
  const has = (await seats(site.deps, carId)).get(code) ?? 0;
  const other = (await vehicleIds(site.deps, carId)).find((id) => id !== has) ?? 0;
  const path = adminPath("reservation-management", "en-us", code, "exchange");
  const form = async (more: Record<string, string> = {}) => {
    const back = await inAsk(site.deps, token);
    const given = await outAsk(site.deps, token, { vehicleId: other });
    return {
      version: String(back.seenVersion),
      back: sentOf(back),
      out: sentOf(given),
      reason: "mjenjač",
      repairDays: "3",
      ...more,
    };
  };
  const send = async (fields: Record<string, string>, role: StaffRole = "agent") => {
    const answer = await site.post(`${path}?vehicle=${other}`, fields, role);
    return {
      status: answer.status,
      to: answer.headers.get("Location") ?? "",
      html: await answer.text(),
    };
  };
  return { token, code, carId, has, other, path, form, send };
}

describe("the page of an exchange", () => {
  test.each(languages)("in %s offers what is free, then the two sheets", async (language) => {
    const { code, other } = await out();
    const words = exchangeWords(language);
    const path = adminPath("reservation-management", language, code, "exchange");
    const choice = await site.read(path, "agent");
    expect(choice.status).toBe(200);
    expect(choice.html).toContain(words.own);
    expect(choice.html).toContain(`?vehicle=${other}`);
    const { html } = await site.read(`${path}?vehicle=${other}`, "agent");
    for (const step of [words.steps.back, words.steps.out, words.steps.why, words.steps.signing])
      expect(html).toContain(step);
    const { html: page } = await site.read(adminPath("reservations", language, code), "agent");
    expect(page).toContain(path);
  });

  test("exchanges once however often it is sent, and blocks the broken vehicle for its repair", async () => {
    const { token, code, carId, has, other, form, send } = await out();
    const { totalCents } = await reservationOf(site.deps, token);
    const fields = await form();
    const [first, second] = [await send(fields), await send(fields)];
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(first.to).toBe(`/admin/reservation-management?done=exchange&of=${code}`);
    expect((await seats(site.deps, carId)).get(code)).toBe(other);
    expect(await reservationOf(site.deps, token)).toMatchObject({ totalCents, status: "on_rent" });
    const { rows } = await site.deps.pool.query(
      "select busy_until, note from occupancy where vehicle_id = $1 and kind = 'block'",
      [has],
    );
    expect(rows).toEqual([{ busy_until: new Date("2026-07-11T12:00:00+02:00"), note: code }]);
    const { html } = await site.read(first.to, "agent");
    expect(html).toContain(exchangeWords("en-us").done(code));
  });

  test("names on the board who was promised the broken vehicle, with the way to another one", async () => {
    const { carId, has, form, send } = await out();
    at("2026-06-01T10:00");
    const next = await book(site.deps, {
      selection: plainSelection(carId),
      details: jonas,
      trip: tripAt("2026-07-13T14:00", "2026-07-17T10:00"),
    });
    expect((await seats(site.deps, carId)).get(next.code)).toBe(has);
    await site.deps.pool.query("update occupancy set pinned = true where vehicle_id = $1", [has]);
    at("2026-07-08T12:00");
    const done = await send(await form({ repairDays: "30" }));
    expect([done.status, done.to]).toEqual([303, expect.stringContaining(`stuck=${next.code}`)]);
    const { html } = await site.read(done.to, "agent");
    expect(html).toContain(exchangeWords("en-us").stuck(next.code));
    expect(html).toContain(`/admin/reservations/${next.code}?task=swap`);
  });

  test("leaves the vehicle free where nobody says that it is in repair", async () => {
    const { has, form, send } = await out();
    expect((await send(await form({ repairDays: "" }))).status).toBe(303);
    const { rowCount } = await site.deps.pool.query(
      "select from occupancy where vehicle_id = $1 and kind = 'block'",
      [has],
    );
    expect(rowCount).toBe(0);
  });

  test("is refused when the vehicle was taken meanwhile, the plate is another one, or the form is an old one", async () => {
    const { token, carId, form, send, other } = await out();
    const fields = await form();
    const before = await rowsOf(site.deps, token);
    const stale = await send({ ...fields, version: "0" });
    expect(stale.status).toBe(409);
    const wrong: { sheet: object } = JSON.parse(fields.out);
    const plate = { ...wrong, sheet: { ...wrong.sheet, plate: "X00-X-000" } };
    expect((await send({ ...fields, out: JSON.stringify(plate) })).status).toBe(409);
    expect((await send({ ...fields, repairDays: "400" })).status).toBe(409);
    expect((await send({ ...fields, reason: "" })).status).toBe(409);
    for (const broken of ["", "{}", "[]", "null", "{"])
      expect((await send({ ...fields, back: broken })).status).toBe(400);
    await addBlock(site.deps, {
      carId,
      from: "2026-07-09T10:00+02:00",
      until: "2026-07-09T12:00+02:00",
      vehicle: (await vehicleIds(site.deps, carId)).indexOf(other),
    });
    const taken = await send(fields);
    expect(taken.status).toBe(409);
    expect(taken.html).toContain(exchangeWords("en-us").refused["not-available"]);
    expect(await rowsOf(site.deps, token)).toBe(before);
  });

  test("of a rental whose return has passed asks for an extension first", async () => {
    const { code, path } = await out();
    at("2026-07-13T11:00");
    const { html } = await site.read(path, "agent");
    expect(html).toContain(exchangeWords("en-us").over);
    expect(html).toMatch(new RegExp(`/admin/reservations/[^"]*task=extend`));
    expect(html).toContain(code.slice(3, 8));
  });

  test("of a rental that has not begun says so", async () => {
    at("2026-06-01T10:00");
    const carId = await addCar(site.deps, { name: "Ahead", vehicles: 1 });
    const { code } = await book(site.deps, { selection: plainSelection(carId) });
    const { status, html } = await site.read(
      adminPath("reservation-management", "en-us", code, "exchange"),
      "agent",
    );
    expect(status).toBe(200);
    expect(html).not.toContain("?vehicle=");
  });

  test.each(staffRoles)("is for who may hand over alone: %s", async (role) => {
    const { path, form, send, token } = await out();
    const may = ["owner", "manager", "agent"].includes(role);
    expect((await site.read(path, role)).status).toBe(may ? 200 : 403);
    const before = await rowsOf(site.deps, token);
    expect((await send(await form(), role)).status).toBe(may ? 303 : 403);
    expect((await rowsOf(site.deps, token)) === before).toBe(!may);
  });
});
