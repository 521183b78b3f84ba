import { afterAll, expect, test } from "vitest";
import { ownerInvite } from "../app/server/staff/links/owner-invite.ts";
import { fixedClock } from "../test/world/fixed-clock.ts";
import { freshDatabase, seededAt } from "../test/world/database.ts";
import { firstMember } from "./first-member.ts";

const { pool, owner, close } = await freshDatabase();
afterAll(close);

const people = async () =>
  (await pool.query<{ name: string; role: string }>(`select name, role from "user"`)).rows;

test("a demo in a house without members hires one agent, once, and the first owner can still come", async () => {
  const hired = await firstMember(owner);
  expect(await firstMember(owner)).toEqual(hired);
  expect(await people()).toEqual([{ name: hired.name, role: "agent" }]);
  const invite = await ownerInvite(pool, { clock: fixedClock(seededAt), key: new Uint8Array(32) });
  expect(invite).toMatch(/^\/admin\/first-owner\//);
});

test("a house with a member hires nobody", async () => {
  await owner.query(`delete from "user"`);
  await owner.query(
    `insert into "user" (id, name, email, email_verified, role) values ('o', 'Amra', 'a@example.ba', true, 'owner')`,
  );
  expect(await firstMember(owner)).toEqual({ id: "o", name: "Amra" });
  expect(await people()).toEqual([{ name: "Amra", role: "owner" }]);
});
