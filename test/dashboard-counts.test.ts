/** A line of the dashboard and the list behind it have the same count, whatever the house is like. */
import { beforeAll, expect, test } from "vitest";
import { addDays, dateOf } from "../app/domain/calendar.ts";
import { inView, readListFilter } from "../app/domain/reservations/states/list-filter.ts";
import { toLocal } from "../app/domain/sarajevo.ts";
import type { HandName } from "../app/i18n/admin-dashboard/en.ts";
import { readHand } from "../app/routes/admin/today/dashboard/read-hand.ts";
import { readMoves } from "../app/routes/admin/today/dashboard/read-moves.ts";
import { groupsOf } from "../app/routes/admin/today/reservation-management/move-groups.ts";
import { readBoard } from "../app/routes/admin/today/reservation-management/read-board.ts";
import { listDepositReminders } from "../app/server/deposits/list-reminders.ts";
import { listFines } from "../app/server/fines/list-fines.ts";
import { mailState } from "../app/server/mail/desk/mail-state.ts";
import { listWhole } from "../app/server/reservations/lists/list-reservations.ts";
import { fillReservations } from "./casts/fill-reservations.ts";
import { testNow } from "./world/app.ts";
import { staffSite } from "./world/staff-site.ts";

const site = staffSite();
const now = testNow;
const today = dateOf(toLocal(now));

/** Each of these happens to another part of the reservations in each world. */
const fates = [
  `update reservation set status = 'confirmed' where status = 'on_rent' and random() < 0.2`,
  `update reservation set status = 'returned' where status = 'completed' and random() < 0.1`,
  `update reservation set dropoff_at = $1::timestamptz - interval '3 hours',
     dropoff_local = to_char(($1::timestamptz - interval '3 hours') at time zone 'Europe/Sarajevo', 'YYYY-MM-DD"T"HH24:MI')
   where status = 'on_rent' and pickup_at < $1::timestamptz - interval '4 days' and random() < 0.3`,
  `insert into payment (reservation_id, kind, method, amount_cents, tendered_eur, paid_at)
   select id, 'payment', 'cash', total_cents, total_cents, $1::timestamptz from reservation where random() < 0.4`,
  `insert into deposit (reservation_id, method, amount_cents, held_eur, held_at)
   select id, 'cash', 20000, 20000, $1::timestamptz from reservation where status = 'on_rent' and random() < 0.3`,
  `insert into handover_draft (reservation_id, direction, body, edited_by)
   select reservation.id, 'out', '{}', (select min(id) from "user") from reservation where status = 'confirmed' and random() < 0.05`,
  `update vehicle set insurance_expires = $1::date + (random() * 90)::int`,
];

beforeAll(async () => {
  await site.owner.query("select setseed(0.42)");
});

const world = async (count: number) => {
  await site.owner.query("truncate reservation cascade");
  await fillReservations(site.owner, { count, daysBack: 15, daysAhead: 6, now });
  for (const fate of fates)
    await site.owner.query(fate, fate.includes("$1") ? [new Date(now)] : []);
};

/** How many the list behind a line shows. */
const listed = async (name: HandName): Promise<number | undefined> => {
  const { deps } = site;
  const board = (view: "today" | "week") => readBoard(deps, { view, all: true });
  const inGroup = async (view: "today" | "week") =>
    groupsOf(await board(view), "en-us").find(({ key }) => key === name)?.moves.length;
  switch (name) {
    case "danger":
      return inGroup("week");
    case "missed":
      return inGroup("today");
    case "deposits":
      return (await listDepositReminders(deps)).length;
    case "fines":
      return (await listFines(deps.pool, { q: "", state: "open", after: undefined })).rows.length;
    case "mail":
      return (await mailState(deps.pool, now)).failed.length;
    case "drafts":
    case "drawers":
    case "papers":
      return undefined;
    default: {
      const filter = inView(readListFilter(new URLSearchParams()), name);
      const { graceMinutes } = (await deps.catalogue.get()).priceList.rules;
      const rows = await Array.fromAsync(listWhole(deps.pool, filter, { now, graceMinutes }));
      return rows.length;
    }
  }
};

test.each([0, 1, 7, 40, 160, 400])(
  "in a world of %i reservations every line counts what its list shows",
  { timeout: 120_000 },
  async (count) => {
    await world(count);
    const lines = await readHand({ deps: site.deps, role: "owner", language: "en-us" });
    for (const line of lines) {
      const { name, rows } = line;
      const behind = await listed(name);
      expect([name, line.count]).toEqual([name, behind ?? rows.length]);
    }
    // A line that is not there has a list of nothing.
    for (const name of ["overdue", "danger", "missed", "pending", "unpaid", "open"] as const) {
      const counted = lines.find((line) => line.name === name)?.count ?? 0;
      expect([name, (await listed(name)) ?? 0]).toEqual([name, counted]);
    }
    const { days } = await readMoves({
      deps: site.deps,
      now: toLocal(now),
      role: "owner",
      language: "en-us",
    });
    for (const { view, left } of days) {
      const { left: ofBoard } = await readBoard(site.deps, { view });
      expect([view, left.out + left.in]).toEqual([view, ofBoard[view]]);
    }
  },
);

test("papers that end are those of the next thirty days, and no later ones", async () => {
  await site.owner.query(
    "update vehicle set registration_expires = null, inspection_expires = null, insurance_expires = $1",
    [addDays(today, 30)],
  );
  const read = () => readHand({ deps: site.deps, role: "viewer", language: "ba" });
  expect((await read()).some(({ name }) => name === "papers")).toBe(false);
  await site.owner.query("update vehicle set insurance_expires = $1", [addDays(today, 29)]);
  expect((await read()).some(({ name }) => name === "papers")).toBe(true);
});
