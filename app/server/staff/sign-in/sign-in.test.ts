import { createHook } from "node:async_hooks";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  addStaff,
  cookieHeader,
  cookieOf,
  staffPassword,
} from "../../../../test/casts/staff-cast.ts";
import { openStage, type Stage } from "../../../../test/casts/cast.ts";
import { silentLog } from "../../log.ts";
import { findStaff } from "./find-staff.ts";
import { forgetSessions } from "./forget-sessions.ts";
import { signIn, type SignInForm } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

let stage: Stage;
let owner: { id: string; email: string };
beforeAll(async () => {
  stage = await openStage();
  owner = await addStaff(stage.deps, "owner", { name: "Amra Hodžić" });
});
afterAll(() => stage.close());
beforeEach(async () => void (await stage.deps.pool.query("delete from rate_limit")));

let guests = 0;
const asks = (form: Partial<SignInForm> = {}, origin = "http://site.test") => {
  guests += 1;
  const typed = { email: owner.email, password: staffPassword, remember: false };
  const address = `10.2.0.${guests}`;
  return signIn(stage.deps, new Request(origin, { headers: { "User-Agent": "Firefox" } }), {
    ...typed,
    address,
    ...form,
  });
};
const withCookie = (cookie: string, origin = "http://site.test") =>
  new Request(origin, { headers: { cookie } });
const find = (cookie: string, origin?: string) => findStaff(stage.deps, withCookie(cookie, origin));
const cookiesFor = async (form: Partial<SignInForm> = {}, origin?: string) => {
  const answer = await asks(form, origin);
  return answer.ok ? answer.cookies : [];
};
const audited = async () =>
  (
    await stage.deps.pool.query(
      "select actor_kind, actor_id, action, subject_id, after, address_hash from audit_entry order by id desc limit 1",
    )
  ).rows[0];
const newestSession = async () =>
  (
    await stage.deps.pool.query<{ days: string; ip_address: string; user_agent: string }>(
      `select extract(epoch from expires_at - now()) / 86400 as days, ip_address, user_agent
       from session order by created_at desc limit 1`,
    )
  ).rows[0];

test("a member signs in, and is known by the cookie", async () => {
  const answer = await asks();
  expect(answer.ok).toBe(true);
  const cookies = answer.ok ? answer.cookies : [];
  expect(await find(cookieHeader(cookies))).toEqual({
    id: owner.id,
    name: "Amra Hodžić",
    email: "owner@example.ba",
    role: "owner",
    sessionId: expect.any(String),
    hasSecondStep: false,
  });
  expect(await audited()).toMatchObject({
    actor_kind: "staff",
    actor_id: owner.id,
    action: "staff.sign-in",
    subject_id: owner.id,
    after: { remember: false },
  });
});

test("without a wish to stay, the cookie goes with the browser and the session after a day", async () => {
  const cookies = await cookiesFor();
  expect(cookies[0]).toMatch(/^ep_staff=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
  const session = await newestSession();
  expect(Number(session?.days)).toBeCloseTo(1, 2);
  expect(session).toMatchObject({
    user_agent: "Firefox",
    ip_address: expect.stringMatching(/^10\.2/),
  });
});

test("who stays is known for a year from the sign-in on, and not for longer", async () => {
  const cookies = await cookiesFor({ remember: true });
  expect(cookies[0]).toContain("Max-Age=31536000");
  expect(Number((await newestSession())?.days)).toBeCloseTo(365, 1);
  const { rows: before } = await stage.deps.pool.query(
    "update session set created_at = now() - interval '200 days', updated_at = now() - interval '200 days', expires_at = now() + interval '165 days' returning expires_at",
  );
  await find(cookieHeader(cookies));
  const { rows: after } = await stage.deps.pool.query("select expires_at from session");
  expect(after).toEqual(before);
});

test("behind https the cookie is for https and this host alone", async () => {
  const [cookie = ""] = await cookiesFor({}, "https://site.test");
  expect(cookie).toMatch(/^__Host-ep_staff=/);
  expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(await find(cookieHeader([cookie]), "https://site.test")).toMatchObject({ id: owner.id });
  expect(await find(cookieHeader([cookie]))).toBeUndefined();
});

test("a wrong password and an unknown address are answered alike, and audited without what was typed", async () => {
  expect(await asks({ password: "pogrešna lozinka" })).toEqual({ ok: false, reason: "wrong" });
  const known = await audited();
  expect(await asks({ email: "niko@example.ba" })).toEqual({ ok: false, reason: "wrong" });
  const unknown = await audited();
  expect(known).toMatchObject({
    actor_kind: "visitor",
    action: "staff.sign-in-refused",
    subject_id: owner.id,
  });
  expect(unknown).toMatchObject({ actor_kind: "visitor", subject_id: "unknown" });
  expect(JSON.stringify([known, unknown])).not.toMatch(/pogrešna|example\.ba|10\.2/);
  expect(unknown?.address_hash).not.toBe(known?.address_hash);
});

test("an unknown address costs as much work as a wrong password: one derived key", async () => {
  expect(await keysDerivedBy({ email: "nobody@example.ba", password: "pogrešna lozinka" })).toBe(1);
  expect(await keysDerivedBy({ email: "owner@example.ba", password: "pogrešna lozinka" })).toBe(1);
  await asks();
});

/** Counts what takes the time of a sign-in; a clock on a busy machine tells other things too. */
async function keysDerivedBy(form: Partial<SignInForm>): Promise<number> {
  let count = 0;
  const hook = createHook({ init: (_, kind) => void (count += Number(kind === "ARGON2REQUEST")) });
  hook.enable();
  await asks(form);
  hook.disable();
  return count;
}

test.each([
  ["", ""],
  ["no address", "x"],
  ["owner@example.ba' or '1'='1", "x"],
  ["owner@example.ba", "š".repeat(201)],
  ["\u0000@example.ba", "\u0000"],
  [`${"a".repeat(255)}@example.ba`, "x"],
])("%j with %j is wrong, whatever it is", async (email, password) => {
  expect(await asks({ email, password })).toEqual({ ok: false, reason: "wrong" });
});

test("a member who is disabled does not come in, and is out at once", async () => {
  const agent = await addStaff(stage.deps, "agent");
  const cookie = await cookieOf(stage.deps, agent.email);
  expect(await find(cookie)).toMatchObject({ role: "agent" });
  await stage.deps.pool.query(`update "user" set disabled = true where id = $1`, [agent.id]);
  expect(await find(cookie)).toBeUndefined();
  expect(await asks({ email: agent.email })).toEqual({ ok: false, reason: "disabled" });
  expect(await asks({ email: agent.email, password: "pogrešna lozinka" })).toEqual({
    ok: false,
    reason: "wrong",
  });
  const { rowCount } = await stage.deps.pool.query("select from session where user_id = $1", [
    agent.id,
  ]);
  expect(rowCount).toBe(1);
});

test("another role counts from the next request on", async () => {
  const viewer = await addStaff(stage.deps, "viewer");
  const cookie = await cookieOf(stage.deps, viewer.email);
  await stage.deps.pool.query(`update "user" set role = 'manager' where id = $1`, [viewer.id]);
  expect(await find(cookie)).toMatchObject({ role: "manager" });
});

test("a session that has ended is none, and is forgotten", async () => {
  const cookie = cookieHeader(await cookiesFor({ remember: true }));
  await stage.deps.pool.query("update session set expires_at = now() - interval '1 second'");
  expect(await find(cookie)).toBeUndefined();
  const kept = cookieHeader(await cookiesFor());
  await forgetSessions(stage.deps.pool, Date.now());
  expect(await find(kept)).toBeDefined();
  expect((await stage.deps.pool.query("select from session")).rowCount).toBe(1);
});

test("signing out ends the session itself, not only the cookie", async () => {
  const cookie = cookieHeader(await cookiesFor({ remember: true }));
  const ended = await signOut(stage.deps, withCookie(cookie));
  expect(ended[0]).toMatch(/^ep_staff=; Max-Age=0;/);
  expect(await find(cookie)).toBeUndefined();
  expect(await audited()).toMatchObject({ action: "staff.sign-out", actor_id: owner.id });
  expect(await signOut(stage.deps, withCookie("ep_staff=nonsense"))).toHaveLength(3);
});

test("a cookie that was written by hand is nobody's, and visitors cost no query", async () => {
  const [mine = ""] = await cookiesFor();
  const forged = [
    "ep_staff=",
    "ep_staff=x",
    "ep_staff=%",
    `ep_staff=${mine.split(/[=.]/)[1]}`,
    `ep_staff=${mine.split(/[=.]/)[1]}.${"A".repeat(43)}%3D`,
    `ep_staff=${"a".repeat(5000)}`,
  ];
  for (const cookie of forged) expect(await find(cookie)).toBeUndefined();
  const query = vi.spyOn(stage.deps.pool, "query");
  expect(await find("ep_reservation=x; my_ep_staff=x")).toBeUndefined();
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
});

test("ten tries a minute come from one address, and five in five minutes go to one account", async () => {
  const tries = async (form: (index: number) => Partial<SignInForm>, count: number) => {
    const answers = [];
    for (let index = 0; index < count; index += 1) answers.push(await asks(form(index)));
    return answers.map((answer) => (answer.ok ? "in" : answer.reason));
  };
  const manager = await addStaff(stage.deps, "manager", { email: "m@example.ba" });
  const ofOne = await tries(
    (index) => ({ address: "10.3.0.1", email: `x${index}@example.ba` }),
    11,
  );
  expect(ofOne).toEqual([...Array(10).fill("wrong"), "too-many-tries"]);
  for (const email of [manager.email, "nobody-there@example.ba"]) {
    const spread = await tries(() => ({ email, password: "pogrešna lozinka" }), 6);
    expect(spread).toEqual([...Array(5).fill("wrong"), "too-many-tries"]);
  }
  const shut = await asks({ email: manager.email });
  expect(shut).toMatchObject({ ok: false, reason: "too-many-tries" });
  expect("waitSeconds" in shut && shut.waitSeconds).toBeGreaterThan(200);
});

test("who tries wrong passwords on purpose does not shut a member out at the usual desk", async () => {
  const { email } = await addStaff(stage.deps, "manager", { email: "desk@example.ba" });
  const desk = "2001:db8:1:2::3";
  expect((await asks({ email, address: desk })).ok).toBe(true);
  const wrong = { email, password: "pogrešna lozinka" };
  for (let index = 0; index < 6; index += 1) await asks(wrong);
  expect(await asks({ email })).toMatchObject({ reason: "too-many-tries" });
  // A household has a whole /64 of addresses.
  const sameDesk = "2001:db8:1:2::4";
  expect((await asks({ email, address: sameDesk })).ok).toBe(true);
  // At the desk itself tries are counted as well, and its neighbours' desks are strangers to this account.
  const atDesk = [];
  for (let index = 0; index < 6; index += 1) {
    const tried = await asks({ ...wrong, address: desk });
    atDesk.push(tried.ok ? "in" : tried.reason);
  }
  expect(atDesk).toEqual([...Array(5).fill("wrong"), "too-many-tries"]);
  expect((await asks({ email: owner.email, address: desk })).ok).toBe(true);
  expect(await asks({ email, address: "2001:db8:1:3::3" })).toMatchObject({ ok: false });
});

test("a right password forgives the wrong ones before it", async () => {
  const { email } = await addStaff(stage.deps, "accountant");
  for (let round = 0; round < 3; round += 1) {
    for (let index = 0; index < 4; index += 1) await asks({ email, password: "pogrešna lozinka" });
    expect((await asks({ email })).ok).toBe(true);
  }
});

test("when the database fails nobody is in, nothing is thrown, and no secret is in the log", async () => {
  const error = vi.fn<(first: { err?: Error }) => void>();
  const pool = stage.otherProcess().pool;
  await stage.owner.query("alter table session rename to session_gone");
  const deps = { ...stage.deps, pool, log: { ...silentLog, error } };
  const form = { email: owner.email, password: staffPassword, remember: true, address: "10.4.0.1" };
  const answer = await signIn(deps, new Request("http://site.test"), form);
  await stage.owner.query("alter table session_gone rename to session");
  expect(answer).toEqual({ ok: false, reason: "failed" });
  expect(error).toHaveBeenCalled();
  const said = error.mock.calls.map(([first]) => String(first?.err?.stack) + JSON.stringify(first));
  expect(said.join()).not.toMatch(/params|10\.4\.0\.1|mirna/);
});
