import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../../../test/casts/cast.ts";
import { bringBack, giveOut } from "../../../test/casts/handed-cast.ts";
import { amra } from "../../../test/casts/staff-hand-cast.ts";
import { addDays, dateOf } from "../../domain/calendar.ts";
import type { FineNotice } from "../../domain/fines/read-fine.ts";
import { toInstant, toLocal } from "../../domain/sarajevo.ts";
import { exportCustomer } from "../customers/export-customer.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { documentPaper } from "../documents/document-paper.ts";
import { eraseReservations } from "../reservations/reading/erase-reservations.ts";
import { enterFine } from "./enter-fine.ts";
import { findFine } from "./fine-rows.ts";
import { issueFinePaper, listFinePapers } from "./issue-fine-paper.ts";
import { countFines, countOpenFines, listFines } from "./list-fines.ts";
import { moveFine, type FineMove } from "./move-fine.ts";
import { writeToFined } from "./write-to-fined.ts";

let stage: Stage;
let token = "";
let plate = "";
let reservationId = 0;
/** When the vehicle went out, and when it came back. */
let out = 0;
let back = 0;
let named = 0;
const hour = 3_600_000;
const query = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query(text, values)).rows;

beforeAll(async () => {
  stage = await openStage();
  await query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent') on conflict do nothing`,
  );
  const carId = await addCar(stage.deps, { name: "fined", vehicles: 1 });
  const from = addDays(dateOf(toLocal(stage.deps.clock.now())), 1);
  const trip = tripAt(`${from}T12:00`, `${addDays(from, 3)}T12:00`);
  token = (await book(stage.deps, { selection: plainSelection(carId), trip })).token;
  const { clock } = stage.deps;
  clock.advance(toInstant(trip.pickupAt) - clock.now());
  await giveOut(stage.deps, token);
  out = clock.now();
  clock.advance(toInstant(trip.dropoffAt) - out);
  await bringBack(stage.deps, token);
  back = clock.now();
  clock.advance(21 * 24 * hour);
  const [row] = await query(
    `select reservation.id, plate from reservation join vehicle on vehicle.id = vehicle_id where token = $1`,
    [token],
  );
  reservationId = row.id;
  plate = row.plate;
});
afterAll(() => stage.close());

const notice = (more: Partial<FineNotice> = {}): FineNotice => ({
  plate,
  at: out + hour,
  place: "A1, km 112",
  country: "HR",
  authority: "MUP Zadar",
  reference: `KL-${named++}`,
  currency: "EUR",
  amount: 6000,
  amountCents: 6000,
  receivedOn: "2030-01-01",
  dueOn: undefined,
  note: "driven by Emina",
  ofNobody: false,
  ...more,
});
const enter = (more: Partial<FineNotice> = {}, formKey = `fine-key-${named++}`) =>
  enterFine(stage.deps, { notice: notice(more), photoSha256: undefined, formKey, by: amra });
const entered = async (more: Partial<FineNotice> = {}) => {
  const answer = await enter(more);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.id;
};
const move = async (id: number, action: FineMove["action"], more: Partial<FineMove> = {}) =>
  moveFine(stage.deps, {
    id,
    action,
    seenVersion: (await findFine(stage.deps.pool, id))?.version ?? 0,
    reason: "",
    handlingCents: 1500,
    by: amra,
    ...more,
  });
const charges = (id: number) =>
  query(
    `select kind, amount_cents, voided_at is not null as voided from charge where fine_id = $1 order by id`,
    [id],
  );

test("a notice finds who had the vehicle then, whatever its plate is joined with", async () => {
  const id = await entered({ plate: plate.replaceAll("-", "") });
  expect(await findFine(stage.deps.pool, id)).toMatchObject({ reservationId, state: "entered" });
  for (const at of [out, back]) {
    const edge = await entered({ at });
    expect(await findFine(stage.deps.pool, edge)).toMatchObject({ reservationId });
  }
});

test("before, after, with an unknown plate and a second time it is refused, and nothing is written", async () => {
  const before = await countFines(stage.deps.pool, "");
  expect(await enter({ at: out - 1 })).toEqual({ ok: false, reason: "before" });
  expect(await enter({ at: back + 1 })).toEqual({ ok: false, reason: "between" });
  expect(await enter({ plate: "X99-X-999" })).toEqual({ ok: false, reason: "unknown-plate" });
  const [some] = await query("select id, authority, reference from fine order by id limit 1");
  const { id, authority, reference } = some;
  expect(await enter({ authority, reference })).toEqual({ ok: false, reason: "known", id });
  expect(await countFines(stage.deps.pool, "")).toEqual(before);
});

test("the same form sent twice enters one, and the same notice at once as well", async () => {
  const fine = { notice: notice(), photoSha256: undefined, formKey: "the-same-key", by: amra };
  const answers = await Promise.all([1, 2, 3].map(() => enterFine(stage.deps, fine)));
  const ids = answers.filter(({ ok }) => ok);
  expect(ids.length).toBeGreaterThan(0);
  expect(await query("select from fine where form_key = 'the-same-key'")).toHaveLength(1);
});

test("of nobody it is kept without a customer, and is not named or charged", async () => {
  const id = await entered({ at: back + hour, ofNobody: true });
  expect(await findFine(stage.deps.pool, id)).toMatchObject({ reservationId: null });
  for (const action of ["name", "charge"] as const)
    expect(await move(id, action)).toEqual({ ok: false, reason: "closed" });
  expect(await move(id, "settle")).toEqual({ ok: true });
});

test("it is named, charged with its fee, and settled; each once", async () => {
  const id = await entered();
  const open = await countOpenFines(stage.deps.pool);
  expect(await move(id, "name")).toEqual({ ok: true });
  expect(await move(id, "charge", { seenVersion: 1 })).toEqual({ ok: false, reason: "stale" });
  expect(await move(id, "charge")).toEqual({ ok: true });
  expect(await move(id, "charge")).toEqual({ ok: false, reason: "closed" });
  expect(await charges(id)).toEqual([
    { kind: "fine", amount_cents: 6000, voided: false },
    { kind: "handling", amount_cents: 1500, voided: false },
  ]);
  const [event] = await query(
    "select action from reservation_event where reservation_id = $1 order by id desc limit 1",
    [reservationId],
  );
  expect(event.action).toBe("charge");
  expect(await move(id, "settle")).toEqual({ ok: true });
  expect(await countOpenFines(stage.deps.pool)).toBe(open - 1);
});

test("withdrawn with a reason, what it charged is voided", async () => {
  const id = await entered();
  expect(await move(id, "charge", { handlingCents: 0 })).toEqual({ ok: true });
  expect(await move(id, "withdraw")).toEqual({ ok: false, reason: "no-reason" });
  expect(await move(id, "withdraw", { reason: "not our customer" })).toEqual({ ok: true });
  expect(await charges(id)).toEqual([{ kind: "fine", amount_cents: 6000, voided: true }]);
  expect(await move(id, "settle")).toEqual({ ok: false, reason: "closed" });
});

test("the customer is written to in their language, and both papers are issued and drawn", async () => {
  const id = await entered();
  const wish = { id, key: "letter-key-1", handlingCents: 1500, by: amra };
  for (const _ of [1, 2]) expect(await writeToFined(stage.deps, wish)).toEqual({ ok: true });
  const letters = await query(
    `select payload ->> 'message' as text from outbox where once_key like '%letter-key-1'`,
  );
  expect(letters).toHaveLength(1);
  expect(letters[0].text).toContain("MUP Zadar");
  for (const kind of ["fine-letter", "fine-statement"] as const) {
    const ask = { id, kind, formKey: `paper-${kind}`, handlingCents: 1500, by: amra };
    const [first, again] = [
      await issueFinePaper(stage.deps, ask),
      await issueFinePaper(stage.deps, ask),
    ];
    expect(again).toEqual(first);
    const issued = first.ok ? first.issued.id : 0;
    const file = await documentPaper(stage.deps, issued);
    expect(file?.pdf.subarray(0, 5).toString()).toBe("%PDF-");
  }
  const papers = await listFinePapers(stage.deps.pool, id);
  expect(papers.map(({ kind }) => kind)).toEqual(["fine-statement", "fine-letter"]);
  const contents = await query(
    "select form, content from document where id = any ($1) order by id desc",
    [papers.map((paper) => paper.id)],
  );
  const [gaveAt, backAt] = [out, back].map(toLocal);
  expect(contents).toMatchObject([
    { form: 2, content: { gaveAt, backAt } },
    { form: 2, content: { language: "en" } },
  ]);
});

test("the list is searched and filtered", async () => {
  const all = { q: "", state: undefined, after: undefined };
  const { rows } = await listFines(stage.deps.pool, all);
  expect(rows.length).toBeGreaterThan(4);
  const { rows: below } = await listFines(stage.deps.pool, { ...all, after: rows[0]?.id });
  expect(below).toEqual(rows.slice(1));
  const open = await listFines(stage.deps.pool, { ...all, state: "open" });
  expect(open.rows).toHaveLength(await countOpenFines(stage.deps.pool));
  expect((await listFines(stage.deps.pool, { ...all, q: "nobody" })).rows).toEqual([]);
  expect((await listFines(stage.deps.pool, { ...all, q: "mup" })).rows).toEqual(rows);
});

test("the customer's file tells of fines, and nothing personal is left of them once they are erased", async () => {
  const [{ email }] = await query("select lower(email) as email from reservation where id = $1", [
    reservationId,
  ]);
  const file = (await exportCustomer(stage.deps, { email, by: amra })) ?? "";
  expect(file).toContain("driven by Emina");
  await inTransaction(stage.deps.pool, (client) =>
    eraseReservations(client, { ids: [reservationId], at: new Date(), by: amra }),
  );
  const left = await query(
    `select from fine where reservation_id = $1 and (note <> '' or photo_sha256 is not null)`,
    [reservationId],
  );
  expect(left).toEqual([]);
});
