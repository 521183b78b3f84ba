import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { appCode } from "../../../../test/world/app-code.ts";
import { openStage, type Stage } from "../../../../test/casts/cast.ts";
import {
  addStaff,
  cookieHeader,
  cookieOf,
  staffPassword,
} from "../../../../test/casts/staff-cast.ts";
import { readCode, type Code } from "../../../domain/staff/read-code.ts";
import { beginSecondStep } from "./begin-second-step.ts";
import { changePassword } from "../members/change-password.ts";
import { confirmPassword } from "../sign-in/confirm-password.ts";
import { confirmSecondStep } from "./confirm-second-step.ts";
import { endSecondStep } from "./end-second-step.ts";
import { findStaff, type Staff } from "../sign-in/find-staff.ts";
import { recoveryCodesOf } from "./recovery-codes-of.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { signInWithCode } from "../sign-in/sign-in-with-code.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(async () => void (await stage.deps.pool.query("delete from rate_limit")));

const address = "10.9.0.1";
const site = "http://site.test";
const request = (cookie = "") =>
  new Request(site, { headers: { cookie, "User-Agent": "Firefox" } });
const forget = () => stage.deps.pool.query("delete from rate_limit");

type Known = Staff & { by: { actor: { kind: "staff"; id: string } } };
const known = async (cookie: string): Promise<Known> => {
  const staff = await findStaff(stage.deps, request(cookie));
  if (!staff) throw new Error("nobody is signed in");
  return { ...staff, by: { actor: { kind: "staff", id: staff.id } } };
};

let members = 0;
/** A member with a second step, in a session that begins with it. */
const withStep = async ({ remember = true } = {}) => {
  members += 1;
  const { id, email } = await addStaff(stage.deps, "owner", { email: `m${members}@example.ba` });
  const signed = await signIn(stage.deps, request(), {
    email,
    password: staffPassword,
    remember,
    address: `10.8.0.${members}`,
  });
  const before = signed.ok ? cookieHeader(signed.cookies.filter((one) => !/=;/.test(one))) : "";
  const staff = await known(before);
  const given = { staff, password: staffPassword, address };
  const begun = await beginSecondStep(stage.deps, request(before), given);
  if (!begun.ok) throw new Error(begun.reason);
  const typed = appCode(begun.key);
  const on = await confirmSecondStep(stage.deps, request(before), { staff, typed, address });
  if (!on.ok) throw new Error(on.reason);
  await forget();
  return { id, email, key: begun.key, codes: on.codes, cookie: before };
};

/** The first step, as the browser keeps its answer. */
const passwordStep = async (email: string, remember = true) => {
  const form = { email, password: staffPassword, remember, address };
  const signed = await signIn(stage.deps, request(), form);
  if (!signed.ok) throw new Error(signed.reason);
  expect(signed.needsCode).toBe(true);
  return cookieHeader(signed.cookies.filter((one) => !/Max-Age=0/.test(one)));
};
const code = (typed: string): Code => {
  const read = readCode(typed);
  if (!read) throw new Error(`${typed} is no code`);
  return read;
};
const second = (cookie: string, typed: string, from = address) =>
  signInWithCode(stage.deps, request(cookie), { code: code(typed), address: from });
const lastEntry = async () =>
  (
    await stage.deps.pool.query(
      "select actor_kind, actor_id, action, subject_id, after from audit_entry order by id desc limit 1",
    )
  ).rows[0];

describe("setting up", () => {
  test("a key counts once a code was made with it, and recovery codes are ten", async () => {
    const { email } = await addStaff(stage.deps, "agent");
    const cookie = await cookieOf(stage.deps, email);
    const staff = await known(cookie);
    const given = { staff, password: staffPassword, address };
    const begun = await beginSecondStep(stage.deps, request(cookie), given);
    expect(begun).toMatchObject({ ok: true, key: expect.stringMatching(/^[A-Z2-7]{52}$/) });
    // Not yet.
    const still = await signIn(stage.deps, request(), {
      email,
      password: staffPassword,
      remember: true,
      address,
    });
    expect(still).toMatchObject({ ok: true, needsCode: false });
    const key = begun.ok ? begun.key : "";
    for (const typed of ["000000", "", "abcde-fghjk", "\0", appCode(key, -9)]) {
      const wrong = await confirmSecondStep(stage.deps, request(cookie), { staff, typed, address });
      expect(wrong).toEqual({ ok: false, reason: "wrong" });
    }
    const on = await confirmSecondStep(stage.deps, request(cookie), {
      staff,
      typed: ` ${appCode(key).slice(0, 3)} ${appCode(key).slice(3)}`,
      address,
    });
    expect(on.ok && new Set(on.codes).size).toBe(10);
    expect(await lastEntry()).toMatchObject({ action: "staff.second-step-on", actor_id: staff.id });
    expect(await known(cookie)).toMatchObject({
      id: staff.id,
      sessionId: staff.sessionId,
      hasSecondStep: true,
    });
    const rows = await stage.deps.pool.query("select * from two_factor where user_id = $1", [
      staff.id,
    ]);
    expect(JSON.stringify(rows.rows)).not.toContain(on.ok ? on.codes[0] : "");
  });

  test("asks for the password, and counts wrong ones", async () => {
    const { email } = await addStaff(stage.deps, "viewer");
    const cookie = await cookieOf(stage.deps, email);
    const staff = await known(cookie);
    for (const password of ["pogrešna", "", "š".repeat(5000), "\0", "a", "b"]) {
      const begun = await beginSecondStep(stage.deps, request(cookie), {
        staff,
        password,
        address: `10.7.0.${password.length % 250}`,
      });
      expect(begun).toMatchObject({ ok: false });
    }
    const given = { staff, password: staffPassword, address: "10.7.1.1" };
    expect(await beginSecondStep(stage.deps, request(cookie), given)).toMatchObject({
      reason: "too-many-tries",
    });
    const { rowCount } = await stage.deps.pool.query("select from two_factor where user_id = $1", [
      staff.id,
    ]);
    expect(rowCount).toBe(0);
    expect(await lastEntry()).toMatchObject({ action: "staff.password-refused" });
  });

  test("two tabs that begin at once keep one key", async () => {
    const { email } = await addStaff(stage.deps, "accountant");
    const cookie = await cookieOf(stage.deps, email);
    const given = { staff: await known(cookie), password: staffPassword, address };
    const begun = await Promise.all(
      [1, 2, 3].map(() => beginSecondStep(stage.deps, request(cookie), given)),
    );
    expect(begun.map(({ ok }) => ok)).toEqual([true, true, true]);
    const { rowCount } = await stage.deps.pool.query("select from two_factor where user_id = $1", [
      given.staff.id,
    ]);
    expect(rowCount).toBe(1);
  });

  test("is not begun twice, and not after a quarter of an hour", async () => {
    const { cookie } = await withStep();
    const staff = await known(cookie);
    const given = { staff, password: staffPassword, address };
    expect(await beginSecondStep(stage.deps, request(cookie), given)).toEqual({
      ok: false,
      reason: "is-on",
    });
    const wish = { staff, typed: "123456", address };
    expect(await confirmSecondStep(stage.deps, request(cookie), wish)).toEqual({
      ok: false,
      reason: "lost",
    });
  });

  test.each([true, false])(
    "the session lasts as long as before (remember: %s)",
    async (remember) => {
      const { cookie } = await withStep({ remember });
      const { sessionId } = await known(cookie);
      const { rows } = await stage.deps.pool.query(
        "select extract(epoch from expires_at - now()) / 86400 as days from session where id = $1",
        [sessionId],
      );
      expect(Number(rows[0].days)).toBeCloseTo(remember ? 365 : 1, 1);
    },
  );
});

describe("signing in", () => {
  test("the password alone opens nothing", async () => {
    const { email, id } = await withStep();
    const before = await stage.deps.pool.query("select from session where user_id = $1", [id]);
    const step = await passwordStep(email);
    expect(await findStaff(stage.deps, request(step))).toBeUndefined();
    const after = await stage.deps.pool.query("select from session where user_id = $1", [id]);
    expect(after.rowCount).toBe(before.rowCount);
  });

  test("a code of the app opens it, once", async () => {
    const { email, key, id } = await withStep();
    const step = await passwordStep(email);
    const typed = appCode(key, 1);
    const signed = await second(step, typed);
    expect(signed.ok).toBe(true);
    const cookie = signed.ok
      ? cookieHeader(signed.cookies.filter((one) => !/Max-Age=0/.test(one)))
      : "";
    expect(await findStaff(stage.deps, request(cookie))).toMatchObject({ id });
    expect(await lastEntry()).toMatchObject({
      actor_id: id,
      action: "staff.sign-in",
      after: { remember: true, secondStep: "app" },
    });
    // Neither the step nor the code works a second time.
    expect(await second(step, appCode(key))).toEqual({ ok: false, reason: "expired" });
    expect(await second(await passwordStep(email), typed)).toEqual({ ok: false, reason: "wrong" });
  });

  test.each([true, false])(
    "whether to remember was said in the first step (%s)",
    async (remember) => {
      const { email, key } = await withStep();
      const signed = await second(await passwordStep(email, remember), appCode(key, 1));
      const session = signed.ok
        ? signed.cookies.find((one) => /^ep_staff=[^;]/.test(one))
        : undefined;
      expect(/Max-Age=31536000/.test(session ?? "")).toBe(remember);
      const { rows } = await stage.deps.pool.query(
        "select extract(epoch from expires_at - now()) / 86400 as days from session order by created_at desc limit 1",
      );
      expect(Number(rows[0].days)).toBeCloseTo(remember ? 365 : 1, 1);
      expect(await lastEntry()).toMatchObject({ after: { remember } });
    },
  );

  test("a recovery code opens it once, even when it is sent ten times at the same moment", async () => {
    const { email, codes, id } = await withStep();
    const [first = ""] = codes;
    const steps: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      steps.push(await passwordStep(email));
      await forget();
    }
    const tried = await Promise.all(
      [...steps, ...steps].map((step, index) =>
        second(step, first.toUpperCase(), `10.6.0.${index}`),
      ),
    );
    expect(tried.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await recoveryCodesOf(stage.deps, request(), id)).toHaveLength(9);
    await forget();
    expect(await second(await passwordStep(email), first)).toEqual({ ok: false, reason: "wrong" });
  });

  test("five wrong codes, and the password is asked for again", async () => {
    const { email, key } = await withStep();
    const step = await passwordStep(email);
    for (let index = 0; index < 5; index += 1) {
      await forget();
      expect(await second(step, `00000${index}`)).toEqual({ ok: false, reason: "wrong" });
    }
    await forget();
    expect(await second(step, appCode(key, 1))).toEqual({ ok: false, reason: "expired" });
    expect(await lastEntry()).toMatchObject({
      action: "staff.sign-in-refused",
      after: { reason: "code-expired" },
    });
  });

  test("ten in a row shut it for a while, however often the password was given", async () => {
    const { email, key } = await withStep();
    for (let index = 0; index < 10; index += 1) {
      await forget();
      await second(await passwordStep(email), `10000${index}`);
    }
    await forget();
    expect(await second(await passwordStep(email), appCode(key, 1))).toMatchObject({
      reason: "too-many-tries",
      waitSeconds: 900,
    });
  });

  test("codes are counted with passwords", async () => {
    const { email } = await withStep();
    const step = await passwordStep(email);
    const answers = [];
    for (let index = 0; index < 5; index += 1)
      answers.push(await second(step, `20000${index}`, `10.5.0.${index}`));
    expect(answers.map((one) => !one.ok && one.reason)).toEqual([
      ...Array(4).fill("wrong"),
      "too-many-tries",
    ]);
  });

  test("a member who is disabled between the steps stays out", async () => {
    const { email, key, id } = await withStep();
    const step = await passwordStep(email);
    await stage.deps.pool.query(`update "user" set disabled = true where id = $1`, [id]);
    expect(await second(step, appCode(key, 1))).toEqual({ ok: false, reason: "disabled" });
  });

  test("a step that was written by hand, or is over, is none", async () => {
    const { email, key } = await withStep();
    const step = await passwordStep(email);
    const typed = appCode(key, 1);
    const name = "ep_staff_step";
    const value = /ep_staff_step=([^;]+)/.exec(step)?.[1] ?? "";
    for (const forged of [
      "",
      "x",
      value.split(".")[0],
      `${value.slice(0, -5)}AAAA%3D`,
      "%",
      "2fa-' or 1=1",
    ]) {
      await forget();
      expect(await second(`${name}=${forged}`, typed)).toEqual({ ok: false, reason: "expired" });
    }
    await stage.deps.pool.query("update verification set expires_at = now() - interval '1 second'");
    expect(await second(step, typed)).toEqual({ ok: false, reason: "expired" });
  });

  test("a session that the browser has as well does not stand in for the step", async () => {
    const { email, key, cookie } = await withStep();
    const step = await passwordStep(email);
    const signed = await second(`${cookie}; ${step}`, appCode(key, 1));
    expect(signed.ok && signed.cookies.some((one) => /^ep_staff=[^;]/.test(one))).toBe(true);
  });
});

describe("giving the password again", () => {
  test("takes the code with it, and then the session is fresh", async () => {
    const { cookie, key } = await withStep();
    const staff = await known(cookie);
    await stage.deps.pool.query("update session set password_at = now() - interval '2 hours'");
    const give = (password: string, typed: string) =>
      confirmPassword(stage.deps, request(cookie), {
        staff,
        form: { password, code: typed, address },
      });
    expect(await give(staffPassword, "")).toEqual({ ok: false, reason: "wrong" });
    expect(await give(staffPassword, "000000")).toEqual({ ok: false, reason: "wrong" });
    expect(await give("pogrešna", appCode(key, 1))).toEqual({ ok: false, reason: "wrong" });
    expect(await give(staffPassword, appCode(key, 1))).toEqual({ ok: true });
    const { rows } = await stage.deps.pool.query(
      "select password_at > now() - interval '1 minute' as fresh from session where id = $1",
      [staff.sessionId],
    );
    expect(rows).toEqual([{ fresh: true }]);
    expect(await lastEntry()).toMatchObject({ action: "staff.confirm", actor_id: staff.id });
  });

  test("takes a recovery code once", async () => {
    const { cookie, codes, id } = await withStep();
    const staff = await known(cookie);
    const form = { password: staffPassword, code: codes[3] ?? "", address };
    expect(await confirmPassword(stage.deps, request(cookie), { staff, form })).toEqual({
      ok: true,
    });
    expect(await confirmPassword(stage.deps, request(cookie), { staff, form })).toMatchObject({
      ok: false,
    });
    expect(await recoveryCodesOf(stage.deps, request(), id)).toHaveLength(9);
  });

  test("new recovery codes take the place of the old ones", async () => {
    const { cookie, codes, email } = await withStep();
    const staff = await known(cookie);
    const given = { staff, password: staffPassword, address };
    expect(
      await renewRecoveryCodes(stage.deps, request(cookie), { ...given, password: "x" }),
    ).toMatchObject({ reason: "wrong" });
    const renewed = await renewRecoveryCodes(stage.deps, request(cookie), given);
    expect(renewed.ok && renewed.codes.some((one) => codes.includes(one))).toBe(false);
    expect(await second(await passwordStep(email), codes[0] ?? "")).toMatchObject({
      reason: "wrong",
    });
    expect(
      await second(await passwordStep(email), renewed.ok ? (renewed.codes[0] ?? "") : ""),
    ).toMatchObject({ ok: true });
  });

  test("turns the second step off", async () => {
    const { cookie, email, id } = await withStep();
    const staff = await known(cookie);
    expect(await endSecondStep(stage.deps, { staff, password: "x", address })).toMatchObject({
      reason: "wrong",
    });
    expect(await endSecondStep(stage.deps, { staff, password: staffPassword, address })).toEqual({
      ok: true,
    });
    expect(await lastEntry()).toMatchObject({ action: "staff.second-step-off", subject_id: id });
    const signed = await signIn(stage.deps, request(), {
      email,
      password: staffPassword,
      remember: true,
      address,
    });
    expect(signed).toMatchObject({ ok: true, needsCode: false });
    const again = { staff: await known(cookie), password: staffPassword, address };
    expect(await endSecondStep(stage.deps, again)).toEqual({ ok: false, reason: "is-off" });
  });
});

test("a new password ends every other session, and steps that wait for a code", async () => {
  const { email, cookie } = await withStep();
  const step = await passwordStep(email);
  const staff = await known(cookie);
  const given = { staff, address, next: "druga rijeka teče" };
  expect(await changePassword(stage.deps, { ...given, password: "x" })).toMatchObject({
    reason: "wrong",
  });
  expect(await changePassword(stage.deps, { ...given, password: staffPassword })).toEqual({
    ok: true,
  });
  expect(await findStaff(stage.deps, request(cookie))).toBeDefined();
  expect(await second(step, "123456")).toEqual({ ok: false, reason: "expired" });
  const { rowCount } = await stage.deps.pool.query("select from session where user_id = $1", [
    staff.id,
  ]);
  expect(rowCount).toBe(1);
  const old = await signIn(stage.deps, request(), {
    email,
    password: staffPassword,
    remember: true,
    address,
  });
  expect(old).toEqual({ ok: false, reason: "wrong" });
});
