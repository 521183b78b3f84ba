import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { settleAccount } from "../../../../test/casts/account-cast.ts";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { askFor } from "../../../../test/casts/staff-hand-cast.ts";
import { outbox } from "../../../../test/world/mail-house.ts";
import { writeContacts } from "../../../../test/world/real-contacts.ts";
import { resumeReminders, stopReminders } from "../../charges/stop-reminders.ts";
import { queueDebts, staleDebt } from "./queue-debts.ts";

let stage: Stage;
let carId = 0;
let token = "";

const query = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;
const update = (change: string) =>
  query(`update reservation set ${change} where token = $1`, [token]);

const contacts = async (some?: { phone: string }) => {
  await writeContacts(stage.deps.pool, some);
  await stage.deps.catalogue.refresh();
};

beforeAll(async () => {
  stage = await openStage();
  await query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent') on conflict do nothing`,
  );
  await contacts();
  carId = await addCar(stage.deps, { name: "owed for", vehicles: 50 });
});
afterAll(() => stage.close());
beforeEach(async () => {
  stage.deps.clock.set("2026-06-01T10:00:00+02:00");
  token = (await book(stage.deps, { selection: plainSelection(carId) })).token;
  await query("delete from outbox");
  await query("update reservation set email = '' where token <> $1", [token]);
  await update(
    "status = 'returned', dropoff_at = '2026-06-01T10:00:00+02:00', pickup_at = '2026-05-25T10:00:00+02:00'",
  );
});

const at = async (instant: string) => {
  stage.deps.clock.set(instant);
  await queueDebts(stage.deps);
  return (await outbox(stage.deps)).filter(({ kind }) => kind === "debt-reminder");
};

test("who owes after the return is reminded after 7, 14 and 30 days, each once, and then no more", async () => {
  expect(await at("2026-06-08T09:59:00+02:00")).toEqual([]);
  const [first] = await at("2026-06-08T10:00:00+02:00");
  expect(first?.payload).toMatchObject({
    reservation: { token },
    account: { charges: [], paidCents: 0 },
  });
  expect(await at("2026-06-10T10:00:00+02:00")).toHaveLength(1);
  expect(await at("2026-06-15T10:00:00+02:00")).toHaveLength(2);
  expect(await at("2026-07-01T10:00:00+02:00")).toHaveLength(3);
  expect(await at("2026-07-05T10:00:00+02:00")).toHaveLength(3);
  expect(await at("2026-09-01T10:00:00+02:00")).toHaveLength(3);
});

test("after a month without power there is one letter and not three", async () => {
  expect(await at("2026-07-02T10:00:00+02:00")).toHaveLength(1);
});

test("processes that remind at once write it once", async () => {
  stage.deps.clock.set("2026-06-08T10:00:00+02:00");
  const worlds = [stage.deps, stage.otherProcess(), stage.otherProcess(), stage.deps];
  await Promise.all(worlds.map((world) => queueDebts(world)));
  expect(await outbox(stage.deps)).toHaveLength(1);
});

test("a charge begins it anew, also after a cancellation", async () => {
  await update("status = 'cancelled'");
  expect(await at("2026-06-08T10:00:00+02:00")).toEqual([]);
  await query(
    `with own as (select id, status from reservation where token = $1), charged as (
       insert into charge (reservation_id, kind, decision, amount_cents, reason, at)
       select id, 'other', 'charged', 1500, 'parking', '2026-06-20T12:00:00+02:00' from own
     )
     insert into reservation_event (reservation_id, action, from_status, to_status, actor_kind, created_at)
     select id, 'charge', status, status, 'system', '2026-06-20T12:00:00+02:00' from own`,
    [token],
  );
  expect(await at("2026-06-26T10:00:00+02:00")).toEqual([]);
  const [letter] = await at("2026-06-27T10:00:00+02:00");
  expect(letter?.payload).toMatchObject({ account: { dueCents: 1500 } });
});

describe("nobody is reminded", () => {
  test.each([
    ["of what is not over", "status = 'on_rent'"],
    ["without an e-mail address", "email = ''"],
    ["once the data is erased", "erased_at = now(), email = ''"],
  ])("%s", async (_what, change) => {
    await update(change);
    expect(await at("2026-06-08T10:00:00+02:00")).toEqual([]);
  });

  test("of what was paid", async () => {
    await settleAccount(stage.deps, token);
    expect(await at("2026-06-08T10:00:00+02:00")).toEqual([]);
  });

  test("while the contacts of the agency are placeholders", async () => {
    await contacts({ phone: "+38735000000" });
    expect(await at("2026-06-08T10:00:00+02:00")).toEqual([]);
    await contacts();
  });

  test("after somebody stopped it with a reason, until somebody lets it go on", async () => {
    const ask = async (reason: string) => ({ ...(await askFor(stage.deps, token)), reason });
    expect(await stopReminders(stage.deps, await ask(" "))).toEqual({
      ok: false,
      reason: "no-reason",
    });
    expect(await stopReminders(stage.deps, await ask("he disputes the scratch"))).toEqual({
      ok: true,
    });
    expect(await stopReminders(stage.deps, await ask("he disputes the scratch"))).toEqual({
      ok: true,
    });
    expect(await at("2026-06-08T10:00:00+02:00")).toEqual([]);
    expect(await resumeReminders(stage.deps, await ask("we agreed"))).toEqual({ ok: true });
    expect(await at("2026-06-08T10:00:00+02:00")).toHaveLength(1);
    const told = await query(
      `select action, event.reason from reservation_event event join reservation on reservation.id = reservation_id
       where token = $1 and action like 'debt-%' order by event.id`,
      [token],
    );
    expect(told).toEqual([
      { action: "debt-stop", reason: "he disputes the scratch" },
      { action: "debt-resume", reason: "we agreed" },
    ]);
  });
});

test("a letter that waited says nothing that is no longer so", async () => {
  const [letter] = await at("2026-06-08T10:00:00+02:00");
  if (!letter) throw new Error("there is no reminder");
  const { payload } = letter;
  const stale = () => staleDebt(stage.deps, { kind: "debt-reminder", payload });
  expect(await stale()).toBeUndefined();
  await settleAccount(stage.deps, token);
  expect(await stale()).toBe("no longer so");
  expect(await staleDebt(stage.deps, { kind: "reminder", payload: {} })).toBeUndefined();
});
