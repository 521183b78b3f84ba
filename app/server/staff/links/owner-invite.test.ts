import { afterAll, beforeEach, expect, test } from "vitest";
import { freshDatabase } from "../../../../test/world/database.ts";
import { fixedClock } from "../../../../test/world/fixed-clock.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import { checkOwnerInvite, ownerInvite, useOwnerInvite } from "./owner-invite.ts";

const { pool, close } = await freshDatabase({ seeded: false });
const clock = fixedClock("2026-11-21T10:00:00+01:00");
const key = Buffer.alloc(32, 5);
const dayMs = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  await pool.query(`delete from owner_invite`);
  await pool.query(`delete from "user"`);
});
afterAll(close);

const invite = async () => {
  const path = await ownerInvite(pool, { clock, key });
  return /^\/admin\/first-owner\/([\w-]{43})$/.exec(path ?? "")?.[1] ?? "";
};
const use = (token: string, at = clock.now()) =>
  inTransaction(pool, (client) => useOwnerInvite(client, token, at));
const makeOwner = () =>
  pool.query(
    `insert into "user" (id, name, email, role) values ('1', 'Ana', 'ana@eternal-pro.ba', 'owner')`,
  );

test("a house without an owner gets a link, of which only the hash is kept", async () => {
  const token = await invite();
  expect(token).not.toBe("");
  expect(await checkOwnerInvite(pool, token, clock.now())).toBe(true);
  const { rows } = await pool.query("select * from owner_invite");
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("a new start tells the same link as long as it is valid, and another one after that", async () => {
  const old = await invite();
  expect(await invite()).toBe(old);
  await pool.query("update owner_invite set expires_at = now() - interval '1 year'");
  const token = await invite();
  expect(await checkOwnerInvite(pool, token, clock.now())).toBe(true);
});

test("a start with another key makes its own link, and the old one stops working", async () => {
  const old = await invite();
  const path = await ownerInvite(pool, { clock, key: Buffer.alloc(32, 6) });
  const token = path?.split("/").at(-1) ?? "";
  expect(await checkOwnerInvite(pool, old, clock.now())).toBe(false);
  expect(await checkOwnerInvite(pool, token, clock.now())).toBe(true);
});

test("many starts at once tell one link, and it works", async () => {
  const tokens = await Promise.all(Array.from({ length: 8 }, invite));
  expect(new Set(tokens).size).toBe(1);
  expect(await checkOwnerInvite(pool, tokens[0] ?? "", clock.now())).toBe(true);
});

test("a link works for a day", async () => {
  const token = await invite();
  expect(await checkOwnerInvite(pool, token, clock.now() + dayMs - 1)).toBe(true);
  expect(await checkOwnerInvite(pool, token, clock.now() + dayMs)).toBe(false);
  expect(await use(token, clock.now() + dayMs)).toBe(false);
});

test("a link works once, even when it is used twice at the same moment", async () => {
  const token = await invite();
  const uses = await Promise.all([use(token), use(token), use(token)]);
  expect(uses.sort()).toEqual([false, false, true]);
  expect(await checkOwnerInvite(pool, token, clock.now())).toBe(false);
});

test.each(["", "x", "../../etc", "\u{1F697}", "a".repeat(10_000)])(
  "a wrong token does nothing: %s",
  async (token) => {
    await invite();
    expect(await checkOwnerInvite(pool, token, clock.now())).toBe(false);
    expect(await use(token)).toBe(false);
  },
);

test("a house with an owner gets no link, and one that is still around does not work", async () => {
  const token = await invite();
  await makeOwner();
  expect(await use(token)).toBe(false);
  expect(await checkOwnerInvite(pool, token, clock.now())).toBe(false);
  expect(await ownerInvite(pool, { clock, key })).toBeUndefined();
});
