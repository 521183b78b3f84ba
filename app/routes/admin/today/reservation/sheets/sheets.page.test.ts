import { beforeAll, expect, test } from "vitest";
import { addCar, book, plainSelection, tripAt } from "../../../../../../test/casts/cast.ts";
import { outAsk } from "../../../../../../test/casts/handed-cast.ts";
import { ink } from "../../../../../../test/casts/handover-cast.ts";
import { formWith } from "../../../../../../test/casts/sent-form.ts";
import { testNow } from "../../../../../../test/world/app.ts";
import { staffSite } from "../../../../../../test/world/staff-site.ts";
import { addDays, dateOf } from "../../../../../domain/calendar.ts";
import { staffRoles } from "../../../../../domain/staff/roles.ts";
import { may } from "../../../../../domain/staff/rights.ts";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import { adminPapersWords } from "../../../../../i18n/admin-papers/en.ts";
import { adminSheetsWords } from "../../../../../i18n/admin-sheets/en.ts";
import { changeWords } from "../../../../../i18n/change/en.ts";
import { handOver } from "../../../../../server/handovers/hand-over.ts";
import { makePass } from "../../../../../server/sessions/make-pass.ts";

const site = staffSite();
const words = adminSheetsWords("en-us");
let code = "";
let token = "";
let sheet = 0;

beforeAll(async () => {
  await site.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra Begić', 'amra@example.com', 'agent') on conflict do nothing`,
  );
  const carId = await addCar(site.deps, { name: "sheets", vehicles: 1 });
  const today = dateOf(toLocal(testNow));
  const trip = tripAt(`${addDays(today, 1)}T12:00`, `${addDays(today, 5)}T12:00`);
  ({ token, code } = await book(site.deps, { selection: plainSelection(carId), trip }));
  const ask = await outAsk(site.deps, token, {
    equipment: {
      ...(await outAsk(site.deps, token)).sheet.equipment,
      "winter-tyres": 4,
      chains: 0,
    },
  });
  const given = await handOver(site.deps, { ...ask, early: true, sentAt: testNow + 5 * 60_000 });
  if (!given.ok) throw new Error(JSON.stringify(given));
  sheet = given.handoverId;
});

const pageOf = (rest = "") => `/admin/reservations/${code}${rest}`;
const file = () => pageOf(`/sheets/${sheet}/file`);
const correct = () => pageOf(`/sheets/${sheet}/correct`);

test("the page of the reservation shows the sheet, with its file for who may open it", async () => {
  const { html } = await site.read(pageOf(), "agent");
  for (const text of [words.title, "0 km · full tank · by Amra Begić", words.how.screen, file()])
    expect(html).toContain(text);
  expect(html).toContain(words.clockOff(5));
  const looked = await site.read(pageOf(), "viewer");
  expect(looked.html).toContain(words.title);
  expect(looked.html).not.toContain(file());
});

test("the file is private, and for those alone who may hand over", async () => {
  for (const role of staffRoles) {
    const answer = await site.get(file(), site.as(role));
    expect([role, answer.status]).toEqual([role, may(role, "hand-over") ? 200 : 403]);
  }
  const answer = await site.get(file(), site.as("agent"));
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "private, no-store",
    "content-disposition": `inline; filename="${code}-out-${sheet}.pdf"`,
  });
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  const stranger = await site.get(file());
  expect([stranger.status, stranger.headers.get("location")]).toEqual([
    303,
    expect.stringContaining("/admin/login"),
  ]);
  for (const other of ["999999", "0", "x"])
    expect((await site.get(pageOf(`/sheets/${other}/file`), site.as("agent"))).status).toBe(404);
});

test("it is sent like every other paper: by e-mail, or as a link that opens it alone", async () => {
  const { html } = await site.read(pageOf("/papers"), "agent");
  expect(html).toContain(adminPapersWords("en-us").list.sheets);
  const link = /href="http:\/\/site\.test(\/paper\/[\w-]+)"/.exec(html)?.[1] ?? "";
  const open = await site.get(link);
  expect([open.status, open.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect((await site.get(`${link.slice(0, -1)}_`)).status).toBe(404);
  expect(html).toContain("https://wa.me/");
  const mail = Object.fromEntries(formWith(html, 'value="mail"')) as Record<string, string>;
  expect(mail).toMatchObject({ sheet: String(sheet) });
  const send = (form: Record<string, string>) =>
    site.post(pageOf("/papers"), { ...mail, intent: "mail", ...form }, "agent");
  expect((await send({})).headers.get("location")).toContain("?done=mail");
  expect((await send({ sheet: "999999", key: "another-form-key" })).status).toBe(409);
  const { rows } = await site.deps.pool.query<{ message: string }>(
    `select payload ->> 'message' as message from outbox where kind = 'agency-message'`,
  );
  expect(rows).toEqual([{ message: expect.stringContaining(link) }]);
  expect((await site.read(pageOf("/papers"), "accountant")).html).not.toContain(link);
});

test("its customer has it with a pass, and nobody without one, or of another reservation", async () => {
  const own = `/modify-reservation/details/sheets/${sheet}`;
  const passOf = (of: string, expiresAt = testNow + 60_000) => ({
    Cookie: `ep_reservation=${makePass(site.deps.signingKey, { token: of, expiresAt })}`,
  });
  const page = await (await site.get("/modify-reservation/details", passOf(token))).text();
  expect(page).toContain(own);
  expect(page).toContain(changeWords("en-us").papers.sheet.out("").slice(0, 14));
  const answer = await site.get(own, passOf(token));
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  for (const headers of [undefined, passOf(token, testNow - 1)]) {
    const refused = await site.get(own, headers);
    expect([refused.status, refused.headers.get("location")]).toEqual([
      302,
      "/modify-reservation?expired",
    ]);
  }
  const carId = await addCar(site.deps, { name: "another", vehicles: 1 });
  const trip = tripAt("2027-05-03T10:00", "2027-05-07T10:00");
  const other = await book(site.deps, { selection: plainSelection(carId), trip });
  expect((await site.get(own, passOf(other.token))).status).toBe(404);
});

test("a correction is added beside the sheet, once, with its reason; the file of the first stays", async () => {
  const before = Buffer.from(await (await site.get(file(), site.as("agent"))).arrayBuffer());
  const { html, status } = await site.read(correct(), "agent");
  expect(status).toBe(200);
  const form = Object.fromEntries(formWith(html, 'name="odometer"')) as Record<string, string>;
  const silent = await site.post(correct(), { ...form, odometer: "77" }, "agent");
  expect([silent.status, (await silent.text()).includes("Please fill this in.")]).toEqual([
    400,
    true,
  ]);
  const typed = { ...form, odometer: "77", reason: "Misread", staff: JSON.stringify(ink) };
  expect((await site.post(correct(), typed, "viewer")).status).toBe(403);
  const done = await site.post(correct(), typed, "agent");
  expect([done.status, done.headers.get("location")]).toEqual([303, pageOf()]);
  expect((await site.post(correct(), typed, "agent")).status).toBe(303);
  const shown = await site.read(pageOf(), "agent");
  expect(shown.html.split(words.correction).length).toBeGreaterThan(1);
  expect(shown.html).toContain("77 km · full tank");
  expect(shown.html).toContain("Misread");
  const { rows } = await site.deps.pool.query<{ id: number; signed: boolean }>(
    `select id, signatures ? 'staff' as signed from handover where addendum_to = $1`,
    [sheet],
  );
  expect(rows).toEqual([{ id: expect.any(Number), signed: true }]);
  const [correction] = rows;
  const paper = await site.get(pageOf(`/sheets/${correction?.id}/file`), site.as("agent"));
  expect(paper.status).toBe(200);
  // A correction is not corrected: the sheet itself is, once more.
  expect((await site.read(pageOf(`/sheets/${correction?.id}/correct`), "agent")).status).toBe(404);
  const after = Buffer.from(await (await site.get(file(), site.as("agent"))).arrayBuffer());
  expect(after.equals(before)).toBe(true);
  // Somebody else has changed the reservation since the form was opened.
  const stale = await site.post(
    correct(),
    { ...typed, key: crypto.randomUUID(), version: "1" },
    "agent",
  );
  expect([stale.status, (await stale.text()).includes("Somebody else changed")]).toEqual([
    409,
    true,
  ]);
});

test("the customer's page of the reservation leads to every sheet, through a pass of its own", async () => {
  const { rows } = await site.deps.pool.query<{ id: number }>(
    "select handover.id from handover join reservation on reservation.id = reservation_id where token = $1 order by handover.id",
    [token],
  );
  expect(rows.length).toBeGreaterThan(1);
  const { html } = await site.read(`/reservation-confirmation/${token}`);
  const links = [...html.matchAll(/href="([^"]+\?sheet=\d+)"/g)].map(([, href]) => href ?? "");
  expect(links.map((href) => href.split("=").at(-1))).toEqual(rows.map(({ id }) => String(id)));
  const opened = await site.get(links[0] ?? "");
  const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
  const to = opened.headers.get("location") ?? "";
  expect(to).toBe(`/modify-reservation/details/sheets/${sheet}`);
  expect((await site.get(to)).status).toBe(302);
  expect((await site.get(to, { Cookie: cookie })).status).toBe(200);
});
