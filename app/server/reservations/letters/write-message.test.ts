import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { longestMessage } from "../../../domain/reservations/chosen.ts";
import { listChosen } from "../lists/list-chosen.ts";
import { writeMessage } from "./write-message.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  stage.deps.clock.set("2026-06-01T10:00:00+02:00");
});
afterAll(() => stage.close());

const by = { actor: { kind: "staff" as const, id: "nobody" } };
let named = 0;
const reserve = async () => {
  const carId = await addCar(stage.deps, { name: `car ${named++}`, vehicles: 1 });
  const trip = tripAt("2026-06-10T09:00", "2026-06-14T09:00");
  const { code, token } = await book(stage.deps, { selection: plainSelection(carId), trip });
  return { token, code: code.replaceAll("-", "").slice(2) };
};
const query = async (text: string, values: unknown[]) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;
const lettersOf = (token: string) =>
  query(
    `select kind, outbox.language, payload ->> 'message' as message from outbox
     join reservation on reservation.id = reservation_id where token = $1 and kind = 'agency-message'`,
    [token],
  );
const write = (token: string, text: string, key = "12345678") =>
  writeMessage(stage.deps, { token, by, text, key });

test("a message is queued once, stands in the history, and its words are not in the audit log", async () => {
  const { token } = await reserve();
  expect(await write(token, "  The road is closed.\n\nLeave early.  ")).toEqual({ ok: true });
  expect(await write(token, "The road is closed.")).toEqual({ ok: true });
  const [letter, ...more] = await lettersOf(token);
  expect(letter).toMatchObject({ message: "The road is closed.\n\nLeave early." });
  expect(more).toEqual([]);
  const [event] = await query(
    `select reason from reservation_event join reservation on reservation.id = reservation_id
     where token = $1 and action = 'message'`,
    [token],
  );
  expect(event?.reason).toContain("Leave early.");
  const audit = await query(
    `select after::text as after from audit_entry join reservation on subject_id = reservation.id::text
     where token = $1 and action = 'reservation.message'`,
    [token],
  );
  expect(audit).toEqual([{ after: '{"kind": "agency-message"}' }]);
});

test("a message needs one connection alone, however many are written at once", async () => {
  const { token } = await reserve();
  const pool = new Pool({ ...stage.deps.pool.options, max: 1, connectionTimeoutMillis: 2000 });
  const written = await writeMessage(
    { ...stage.deps, pool },
    { token, by, text: "Hello", key: "87654321" },
  ).finally(() => pool.end());
  expect(written).toEqual({ ok: true });
});

test("what cannot be written is refused, and nothing is sent", async () => {
  const { token } = await reserve();
  expect(await write(token, " \n ")).toEqual({ ok: false, reason: "empty" });
  expect(await write(token, "x".repeat(longestMessage + 1))).toEqual({
    ok: false,
    reason: "too-long",
  });
  expect(await write("no such token", "Hello")).toEqual({ ok: false, reason: "not-found" });
  await query("update reservation set email = '' where token = $1", [token]);
  expect(await write(token, "Hello")).toEqual({ ok: false, reason: "no-address" });
  expect(await lettersOf(token)).toEqual([]);
});

test("the chosen are listed by their pick-up, each once, and nobody else", async () => {
  const [one, other] = [await reserve(), await reserve()];
  const listed = await listChosen(stage.deps.pool, [other.code, one.code, "0000000000"]);
  expect(listed.map(({ code }) => code)).toEqual([one.code, other.code]);
  expect(listed[0]).toMatchObject({ token: one.token, hasEmail: true, isErased: false });
});
