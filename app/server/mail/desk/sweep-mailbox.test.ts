import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { addStaff } from "../../../../test/casts/staff-cast.ts";
import { eraseCustomer } from "../../customers/erase-customer.ts";
import { sweepMailbox } from "./sweep-mailbox.ts";

let stage: Stage;
let mailDir: string;
beforeAll(async () => {
  stage = await openStage();
  mailDir = await mkdtemp(join(tmpdir(), "mailbox-"));
});
afterAll(async () => {
  await rm(mailDir, { recursive: true });
  await stage.close();
});

const world = () => ({ ...stage.deps, mailDir });

/** Puts a letter into the mailbox as if written `days` ago. */
async function box(name: string, days = 0): Promise<void> {
  const folder = join(mailDir, name);
  await mkdir(folder);
  await writeFile(join(folder, "message.txt"), "Dear Emina");
  const written = new Date(stage.deps.clock.now() - days * 86_400_000);
  await utimes(folder, written, written);
}

test("letters whose rows are gone leave the mailbox after a week; the others stay", async () => {
  const { rows } = await stage.deps.pool.query<{ id: number }>(
    `insert into outbox (kind, language, payload) values ('test-letter', 'ba', '{}') returning id`,
  );
  const strange = ["notes-of-ours", "9999999999-reminder"];
  const kept = `${String(rows[0]?.id).padStart(8, "0")}-test-letter`;
  for (const name of [kept, "00900001-reminder", ".00900002-reminder", ...strange])
    await box(name, 8);
  await box("00900003-reminder", 6);
  expect(await sweepMailbox(world())).toBe(2);
  expect((await readdir(mailDir)).sort()).toEqual([kept, "00900003-reminder", ...strange].sort());
  expect(await sweepMailbox(world())).toBe(0);
});

test("without a mailbox nothing is swept", async () => {
  expect(await sweepMailbox({ ...stage.deps, mailDir: undefined })).toBe(0);
  expect(await sweepMailbox({ ...stage.deps, mailDir: join(mailDir, "none") })).toBe(0);
});

test("a customer who is erased leaves the mailbox at once", async () => {
  const { id } = await addStaff(stage.deps, "owner");
  const carId = await addCar(stage.deps, { name: "Boxed", vehicles: 1 });
  const { code } = await book(stage.deps, { selection: plainSelection(carId) });
  const { rows } = await stage.deps.pool.query<{ id: number; email: string }>(
    `select outbox.id, lower(email) as email from outbox join reservation on reservation.id = reservation_id
     where code = $1`,
    [code.replace(/^EP-|-/g, "")],
  );
  for (const row of rows) await box(`${String(row.id).padStart(8, "0")}-booking-confirmed`);
  await stage.deps.pool.query("update reservation set status = 'completed'");
  const by = { actor: { kind: "staff" as const, id } };
  const wish = { email: rows[0]?.email ?? "", typed: code, by };
  expect((await eraseCustomer(world(), wish)).ok).toBe(true);
  expect(await readdir(mailDir)).not.toContainEqual(expect.stringContaining("booking-confirmed"));
});
