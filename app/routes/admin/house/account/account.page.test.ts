import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { appCode } from "../../../../../test/world/app-code.ts";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";
import {
  addStaff,
  cookieHeader,
  cookieOf,
  staffPassword,
} from "../../../../../test/casts/staff-cast.ts";
import { faultText } from "../../../../i18n/field-faults/fault-text.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { adminWords } from "../../../../i18n/admin/en.ts";

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.close());
beforeEach(async () => void (await site.deps.pool.query("delete from rate_limit")));

const forget = () => site.deps.pool.query("delete from rate_limit");
const post = (path: string, form: Record<string, string>, Cookie = "") =>
  site.app.fetch(
    new Request(`http://site.test${path}`, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { Origin: "http://site.test", Host: "site.test", Cookie },
    }),
  );
const get = (path: string, Cookie: string) => site.get(path, { Cookie });
const kept = (answer: Response) =>
  cookieHeader(answer.headers.getSetCookie().filter((one) => !/Max-Age=0/.test(one)));

let members = 0;
const member = async (role: "viewer" | "owner" = "viewer") => {
  members += 1;
  const { id, email } = await addStaff(site.deps, role, { email: `p${members}@example.ba` });
  return { id, email, cookie: await cookieOf(site.deps, email) };
};
const step = "/admin/account/second-step";
/** A member who has set the second step up through the page. */
const withStep = async (role: "viewer" | "owner" = "viewer") => {
  const made = await member(role);
  const begun = await post(step, { intent: "begin", password: staffPassword }, made.cookie);
  const key = /name="key" value="([A-Z2-7]+)"/.exec(await begun.text())?.[1] ?? "";
  const on = await post(step, { intent: "confirm", key, code: appCode(key) }, made.cookie);
  const codes = [...(await on.text()).matchAll(/<li>([0-9a-z]{5}-[0-9a-z]{5})<\/li>/g)].map(
    ([, code]) => code ?? "",
  );
  await forget();
  return { ...made, key, codes };
};

describe("the account", () => {
  test.each(["", "/ba"])("%s: is everybody's own", async (prefix) => {
    const { email, cookie } = await member();
    const answer = await get(`${prefix}/admin/account`, cookie);
    const html = await answer.text();
    const words = adminStaffWords(prefix === "/ba" ? "ba" : "en-us");
    expect(answer.status).toBe(200);
    for (const text of [
      email,
      words.account.password.title,
      words.account.twoStep.set,
      words.sessions.this,
    ])
      expect(html).toContain(text);
  });

  test("a new password needs the old one, twice the same, and is never sent back", async () => {
    const { email, cookie } = await member();
    const words = adminStaffWords("en-us");
    const change = (now: string, next: string, again = next) =>
      post("/admin/account", { intent: "password", now, next, again }, cookie);
    const long = "sasvim nova rečenica";
    for (const [answer, said] of [
      [await change("", long), words.account.password.missing],
      [await change("pogrešna", long), words.account.password.wrong],
      [await change(staffPassword, "kratka"), faultText({ code: "too-short", min: 12 }, "en-us")],
      [
        await change(staffPassword, long, `${long}!`),
        faultText({ code: "password-differs" }, "en-us"),
      ],
      [
        await change(staffPassword, "š".repeat(300)),
        faultText({ code: "too-long", max: 200 }, "en-us"),
      ],
    ] as const) {
      const html = await answer.text();
      expect(answer.status).toBe(400);
      expect(html).toContain(said);
      expect(html).not.toContain(long);
    }
    const other = await cookieOf(site.deps, email);
    expect((await change(staffPassword, long)).status).toBe(200);
    expect((await get("/admin/account", cookie)).status).toBe(200);
    expect((await get("/admin/account", other)).status).toBe(303);
    await forget();
    for (let index = 0; index < 5; index += 1) await change("pogrešna", long);
    const tooMany = await change(long, long);
    expect(tooMany.status).toBe(429);
    expect(Number(tooMany.headers.get("Retry-After"))).toBeGreaterThan(100);
  });

  test("ends one session of one's own, or all others, and nobody else's", async () => {
    const { email, cookie } = await member();
    const stranger = await member();
    const others = [await cookieOf(site.deps, email), await cookieOf(site.deps, email)];
    const sessionsOf = async (id: string) =>
      (await site.deps.pool.query("select id from session where user_id = $1", [id])).rows;
    const [strangers] = await sessionsOf(stranger.id);
    await post("/admin/account", { intent: "end-session", session: strangers.id }, cookie);
    expect((await get("/admin/account", stranger.cookie)).status).toBe(200);
    const answer = await post("/admin/account", { intent: "end-others" }, cookie);
    expect(await answer.text()).toContain(adminStaffWords("en-us").sessions.ended(2));
    for (const other of others) expect((await get("/admin/account", other)).status).toBe(303);
    expect((await get("/admin/account", cookie)).status).toBe(200);
  });

  test.each<Record<string, string>>([{}, { intent: "x" }, { intent: "password" }])(
    "%j is no wish",
    async (form) => {
      const { cookie } = await member();
      expect((await post("/admin/account", form, cookie)).status).toBe(400);
      expect((await post(step, form, cookie)).status).toBe(400);
    },
  );
});

describe("the second step", () => {
  test.each(["", "/ba"])("%s: is set up with password, picture and code", async (prefix) => {
    const { cookie } = await member();
    const words = adminStaffWords(prefix === "/ba" ? "ba" : "en-us").twoStep;
    const path = prefix + step;
    expect(await (await get(path, cookie)).text()).toContain(words.begin.title);
    for (const password of ["", "pogrešna"])
      expect((await post(path, { intent: "begin", password }, cookie)).status).toBe(400);
    const begun = await post(path, { intent: "begin", password: staffPassword }, cookie);
    const html = await begun.text();
    const key = /name="key" value="([A-Z2-7]+)"/.exec(html)?.[1] ?? "";
    expect(html).toContain(`aria-label="${words.scan.picture}"`);
    expect(begun.headers.get("Cache-Control")).toBe("private, no-store");
    const wrong = await post(path, { intent: "confirm", key, code: "123" }, cookie);
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain(key);
    const forged = await post(path, { intent: "confirm", key: "<b>x</b>", code: "123" }, cookie);
    expect(forged.status).toBe(400);
    expect(await forged.text()).not.toContain("<b>x");
    const on = await post(path, { intent: "confirm", key, code: appCode(key) }, cookie);
    const shown = await on.text();
    expect(on.status).toBe(200);
    expect(shown.match(/<li>[0-9a-z]{5}-[0-9a-z]{5}<\/li>/g)).toHaveLength(10);
    expect(await (await get(path, cookie)).text()).toContain(words.fresh.title);
    const account = await (await get(`${prefix}/admin/account`, cookie)).text();
    expect(account).toContain(
      adminStaffWords(prefix === "/ba" ? "ba" : "en-us").account.twoStep.left(10),
    );
  });

  test("the sign-in asks for it, and leads to the page that was asked for", async () => {
    const { email, key, codes } = await withStep();
    const login = "/ba/admin/login?to=%2Fba%2Fadmin%2Faccount%3Fx%3D1";
    const first = await post(login, { email, password: staffPassword });
    const at = first.headers.get("Location") ?? "";
    expect([first.status, at]).toEqual([
      303,
      "/ba/admin/login/code?to=%2Fba%2Fadmin%2Faccount%3Fx%3D1",
    ]);
    const waiting = kept(first);
    expect((await get("/admin/account", waiting)).status).toBe(303);
    const words = adminWords("ba").login.code;
    const page = await (await get(at, waiting)).text();
    expect(page).toContain(words.label);
    expect(await (await get(`${at}&recovery=1`, waiting)).text()).toContain(words.recoveryLabel);
    for (const code of ["", "123", "000000", "abcde-fghjk", "\0", "1".repeat(100_000)]) {
      const wrong = await post(at, { code }, waiting);
      expect(wrong.status).toBe(400);
      expect(wrong.headers.getSetCookie().join()).not.toMatch(/ep_staff=[^;]/);
    }
    await forget();
    const signed = await post(at, { code: appCode(key, 1) }, waiting);
    expect([signed.status, signed.headers.get("Location")]).toEqual([303, "/ba/admin/account?x=1"]);
    expect((await get("/ba/admin/account", kept(signed))).status).toBe(200);
    const again = await get(at, waiting);
    expect(again.headers.get("Location")).toBe(
      "/ba/admin/login?to=%2Fba%2Fadmin%2Faccount%3Fx%3D1",
    );
    const other = kept(await post("/admin/login", { email, password: staffPassword }));
    const recovered = await post("/admin/login/code", { code: codes[0] ?? "" }, other);
    expect([recovered.status, recovered.headers.get("Location")]).toEqual([303, "/admin"]);
  });

  test("nobody gets to the code without the password", async () => {
    for (const cookie of ["", "ep_staff_step=2fa-abcdefghijklmnop.x"]) {
      const answer = await get("/admin/login/code", cookie);
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/admin/login"]);
      const sent = await post("/admin/login/code", { code: "123456" }, cookie);
      expect(sent.headers.getSetCookie().join()).not.toMatch(/ep_staff=[^;]/);
    }
  });

  test("new recovery codes and turning it off ask for the password", async () => {
    const { cookie, codes } = await withStep();
    for (const intent of ["renew", "end"])
      expect((await post(step, { intent, password: "pogrešna" }, cookie)).status).toBe(400);
    const renewed = await (
      await post(step, { intent: "renew", password: staffPassword }, cookie)
    ).text();
    expect(renewed.match(/<li>[0-9a-z]{5}-[0-9a-z]{5}<\/li>/g)).toHaveLength(10);
    expect(renewed).not.toContain(codes[0]);
    const off = await post(step, { intent: "end", password: staffPassword }, cookie);
    expect(await off.text()).toContain(adminStaffWords("en-us").twoStep.off.done);
    expect((await post(step, { intent: "end", password: staffPassword }, cookie)).status).toBe(409);
  });
});

describe("the password again", () => {
  const old = () =>
    site.deps.pool.query("update session set password_at = now() - interval '2 hours'");
  const confirm = "/admin/confirm?to=%2Fadmin%2Fsettings%2Fstaff";

  test("leads back to the page that asked", async () => {
    const { cookie } = await member("owner");
    await old();
    expect((await get("/admin/settings/staff", cookie)).headers.get("Location")).toBe(confirm);
    expect(await (await get(confirm, cookie)).text()).toContain(
      adminStaffWords("en-us").confirm.lead,
    );
    for (const [password, status] of [
      ["", 400],
      ["pogrešna", 400],
    ] as const)
      expect((await post(confirm, { password }, cookie)).status).toBe(status);
    const given = await post(confirm, { password: staffPassword }, cookie);
    expect([given.status, given.headers.get("Location")]).toEqual([303, "/admin/settings/staff"]);
    expect((await get("/admin/settings/staff", cookie)).status).toBe(200);
  });

  test("asks for the code too, where there is a second step, and does not say which was wrong", async () => {
    const { cookie, key } = await withStep("owner");
    await old();
    const words = adminStaffWords("en-us").confirm;
    expect(await (await get(confirm, cookie)).text()).toContain(words.code);
    for (const form of [
      { password: staffPassword, code: "" },
      { password: staffPassword, code: "000000" },
      { password: "pogrešna", code: appCode(key, 1) },
    ]) {
      const answer = await post(confirm, form, cookie);
      expect([answer.status, (await answer.text()).includes(words.wrongWithCode)]).toEqual([
        400,
        true,
      ]);
    }
    const code = appCode(key, 1);
    expect((await post(confirm, { password: staffPassword, code }, cookie)).status).toBe(303);
  });

  test.each([
    ["https%3A%2F%2Fevil.example%2Fadmin", "/admin"],
    ["%2F%2Fevil.example", "/admin"],
    ["%2Fadmin%2Fconfirm", "/admin"],
    ["%2Fadmin%2Fcars%2Fexport.csv%3Fq%3Dgolf", "/admin/cars?q=golf"],
  ])("to=%s leads to %s", async (to, path) => {
    const { cookie } = await member();
    const given = await post(`/admin/confirm?to=${to}`, { password: staffPassword }, cookie);
    expect(given.headers.get("Location")).toBe(path);
  });

  test("is limited like a sign-in", async () => {
    const { cookie } = await member();
    const tries = [];
    for (let index = 0; index < 6; index += 1)
      tries.push((await post("/ba/admin/confirm", { password: "x" }, cookie)).status);
    expect(tries).toEqual([400, 400, 400, 400, 400, 429]);
  });
});

test.each(["/admin/sign-out", "/admin/look", "/admin/account", "/admin/confirm"])(
  "what is no form is refused at %s",
  async (path) => {
    const { cookie } = await member();
    const send = (type: string, body: string) =>
      site.app.fetch(
        new Request(`http://site.test${path}`, {
          method: "POST",
          body,
          headers: {
            Origin: "http://site.test",
            Host: "site.test",
            Cookie: cookie,
            "Content-Type": type,
          },
        }),
      );
    expect((await send("application/json", "{}")).status).toBe(415);
    expect((await send("multipart/form-data; boundary=x", "--y")).status).toBe(400);
    expect((await get("/admin/account", cookie)).status).toBe(200);
  },
);
