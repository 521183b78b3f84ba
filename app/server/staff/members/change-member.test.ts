import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openStage, type Stage } from "../../../../test/casts/cast.ts";
import { addStaff, cookieOf } from "../../../../test/casts/staff-cast.ts";
import type { StaffRole } from "../../../domain/staff/roles.ts";
import { changeMember, type MemberChange } from "./change-member.ts";
import { endSessions } from "../sign-in/end-sessions.ts";
import { findStaff } from "../sign-in/find-staff.ts";
import { removeSecondStep } from "./help-member.ts";
import { listSessions } from "../sign-in/list-sessions.ts";
import { findMember, listStaff } from "./list-staff.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  await stage.deps.pool.query(`delete from "user"`);
  await stage.deps.pool.query("delete from rate_limit");
});

let members = 0;
const add = async (role: StaffRole) => {
  members += 1;
  return addStaff(stage.deps, role, { email: `c${members}@example.ba` });
};
const by = { actor: { kind: "system" } } as const;
const change = async (ownerId: string, id: string, wish: MemberChange, version?: number) =>
  changeMember(stage.deps, {
    id,
    version: version ?? (await findMember(stage.deps.pool, id))?.version ?? 1,
    change: wish,
    ownerId,
    by,
  });
const request = (cookie: string) => new Request("http://site.test", { headers: { cookie } });

test("an owner gives another role, which counts at once and is written down", async () => {
  const [owner, agent] = [await add("owner"), await add("agent")];
  const cookie = await cookieOf(stage.deps, agent.email);
  expect(await change(owner.id, agent.id, { role: "manager" })).toEqual({ ok: true });
  expect(await findStaff(stage.deps, request(cookie))).toMatchObject({ role: "manager" });
  const { rows } = await stage.deps.pool.query(
    "select action, subject_id, before, after from audit_entry order by id desc limit 1",
  );
  expect(rows).toEqual([
    {
      action: "staff.role",
      subject_id: agent.id,
      before: { role: "agent" },
      after: { role: "manager" },
    },
  ]);
});

test("who is disabled is out everywhere at once, and comes back when enabled", async () => {
  const [owner, agent] = [await add("owner"), await add("agent")];
  const cookie = await cookieOf(stage.deps, agent.email);
  expect(await change(owner.id, agent.id, { disabled: true })).toEqual({ ok: true });
  expect(await findStaff(stage.deps, request(cookie))).toBeUndefined();
  expect(await listSessions(stage.deps.pool, agent.id)).toEqual([]);
  await expect(cookieOf(stage.deps, agent.email)).rejects.toThrow("disabled");
  expect(await change(owner.id, agent.id, { disabled: false })).toEqual({ ok: true });
  expect(await cookieOf(stage.deps, agent.email)).toContain("ep_staff");
});

test("nobody changes their own role or disables themselves", async () => {
  const [owner] = [await add("owner"), await add("owner")];
  for (const wish of [{ role: "manager" }, { disabled: true }] as const)
    expect(await change(owner.id, owner.id, wish)).toEqual({ ok: false, reason: "self" });
});

test("only active owners change anything", async () => {
  const [owner, manager, agent] = [await add("owner"), await add("manager"), await add("agent")];
  expect(await change(manager.id, agent.id, { role: "owner" })).toMatchObject({
    reason: "not-owner",
  });
  const gone = await add("owner");
  await change(owner.id, gone.id, { disabled: true });
  expect(await change(gone.id, agent.id, { role: "owner" })).toMatchObject({ reason: "not-owner" });
});

test("an edit that another has overtaken is refused", async () => {
  const [owner, agent] = [await add("owner"), await add("agent")];
  const seen = (await findMember(stage.deps.pool, agent.id))?.version;
  await change(owner.id, agent.id, { role: "viewer" });
  expect(await change(owner.id, agent.id, { role: "manager" }, seen)).toEqual({
    ok: false,
    reason: "stale",
  });
  expect(await change(owner.id, "nobody\0", { role: "manager" })).toEqual({
    ok: false,
    reason: "unknown",
  });
});

test("owners who take each other's role at the same moment leave one", async () => {
  for (let round = 0; round < 5; round += 1) {
    await stage.deps.pool.query(`delete from "user"`);
    const owners = [await add("owner"), await add("owner"), await add("owner")];
    const wishes = owners.flatMap((one, index) =>
      owners
        .filter((other) => other !== one)
        .map((other) =>
          change(one.id, other.id, index === 1 ? { disabled: true } : { role: "agent" }, 1),
        ),
    );
    const done = await Promise.all(wishes);
    expect(done.filter(({ ok }) => ok)).toHaveLength(2);
    const left = (await listStaff(stage.deps.pool)).filter(
      ({ role, disabled }) => role === "owner" && !disabled,
    );
    expect(left).toHaveLength(1);
  }
});

test("sessions of one member end, and nobody else's, whatever id is named", async () => {
  const [owner, agent] = [await add("owner"), await add("agent")];
  const own = await cookieOf(stage.deps, owner.email);
  const [first, second] = [
    await cookieOf(stage.deps, agent.email),
    await cookieOf(stage.deps, agent.email),
  ];
  const [ownersSession] = await listSessions(stage.deps.pool, owner.id);
  const wish = { userId: agent.id, by };
  for (const only of [ownersSession?.id ?? "", "", "\0", "x"])
    expect(await endSessions(stage.deps.pool, { ...wish, only })).toBe(0);
  const keep = (await findStaff(stage.deps, request(first)))?.sessionId ?? "";
  expect(await endSessions(stage.deps.pool, { ...wish, keep })).toBe(1);
  expect(await findStaff(stage.deps, request(first))).toBeDefined();
  expect(await findStaff(stage.deps, request(second))).toBeUndefined();
  expect(await endSessions(stage.deps.pool, wish)).toBe(1);
  expect(await findStaff(stage.deps, request(own))).toBeDefined();
});

test("the list says who was seen when, and keeps it after a session is gone", async () => {
  const [owner, agent] = [await add("owner"), await add("agent")];
  await cookieOf(stage.deps, agent.email);
  await endSessions(stage.deps.pool, { userId: agent.id, by });
  const staff = await listStaff(stage.deps.pool);
  expect(staff.find(({ id }) => id === owner.id)?.seen).toBeUndefined();
  expect(staff.find(({ id }) => id === agent.id)?.seen).toBeGreaterThan(Date.now() - 60_000);
});

test("an owner turns off the second step of others, never their own here", async () => {
  const [owner, agent] = [await add("owner"), await add("agent")];
  await stage.deps.pool.query(`update "user" set two_factor_enabled = true`);
  const remove = (id: string) => removeSecondStep(stage.deps, { id, ownerId: owner.id, by });
  expect(await remove(agent.id)).toEqual({ ok: true });
  expect(await remove(agent.id)).toEqual({ ok: false, reason: "unknown" });
  expect(await remove(owner.id)).toEqual({ ok: false, reason: "unknown" });
  expect((await findMember(stage.deps.pool, owner.id))?.hasSecondStep).toBe(true);
});
