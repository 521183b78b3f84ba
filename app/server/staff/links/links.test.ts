import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openStage, type Stage } from "../../../../test/casts/cast.ts";
import { addStaff, cookieOf, staffPassword } from "../../../../test/casts/staff-cast.ts";
import type { Invitee } from "../../../domain/staff/check-invitation.ts";
import { staleLetter } from "../../letters/stale-letter.ts";
import { acceptLink } from "./accept-link.ts";
import { findLink } from "./find-link.ts";
import { forgetLinks } from "./forget-links.ts";
import { findStaff } from "../sign-in/find-staff.ts";
import { sendPasswordLink } from "../members/help-member.ts";
import { inviteMember, resendInvitation } from "./invite-member.ts";
import { listInvitations } from "./list-invitations.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { linkToken } from "./staff-link.ts";
import { withdrawInvitation } from "./withdraw-invitation.ts";

let stage: Stage;
let owner: { id: string; email: string };
beforeAll(async () => {
  stage = await openStage();
  owner = await addStaff(stage.deps, "owner");
});
afterAll(() => stage.close());
beforeEach(async () => void (await stage.deps.pool.query("delete from rate_limit")));

const by = { actor: { kind: "system" } } as const;
const hour = 60 * 60 * 1000;
let guests = 0;
const invitee = (more: Partial<Invitee> = {}): Invitee => {
  guests += 1;
  const email = `guest${guests}@example.ba`;
  return { name: "Lejla Mujić", email, role: "agent", language: "ba", ...more };
};
type Queued = {
  kind: string;
  language: string;
  payload: { linkId: string; issue: number; email: string };
};
const letters = async () =>
  (
    await stage.deps.pool.query<Queued>(
      "select kind, language, payload from outbox where kind like 'staff-%' order by id desc",
    )
  ).rows;
/** The token as the newest letter writes it. */
const newest = async () => {
  const [letter] = await letters();
  if (!letter) throw new Error("no letter was queued");
  return linkToken(stage.deps.signingKey, letter.payload);
};
const claimed = (letter: Queued | undefined) => {
  if (letter?.kind !== "staff-invitation") throw new Error("no invitation was queued");
  return { kind: letter.kind, payload: letter.payload } as const;
};
const invited = async (more: Partial<Invitee> = {}) => {
  const guest = invitee(more);
  expect(await inviteMember(stage.deps, { invitee: guest, by })).toEqual({ ok: true });
  return { ...guest, token: await newest() };
};
const accept = (token: string, password = "jedna duga rečenica") =>
  acceptLink(stage.deps, { token, name: "Lejla M.", password, address: "10.0.0.9" });
const comes = (email: string, password: string) =>
  signIn(stage.deps, new Request("http://site.test"), {
    email,
    password,
    remember: false,
    address: `10.0.1.${(guests += 1)}`,
  });

describe("an invitation", () => {
  test("is a letter in the language chosen, and makes an account of its role", async () => {
    const { email, token } = await invited();
    expect((await letters())[0]).toMatchObject({
      kind: "staff-invitation",
      language: "ba",
      payload: { email, name: "Lejla Mujić", role: "agent" },
    });
    expect(await accept(token)).toEqual({ ok: true, email });
    expect(await comes(email, "jedna duga rečenica")).toMatchObject({ ok: true });
    const { rows } = await stage.deps.pool.query(`select name, role from "user" where email = $1`, [
      email,
    ]);
    expect(rows).toEqual([{ name: "Lejla M.", role: "agent" }]);
    expect((await listInvitations(stage.deps)).some((one) => one.email === email)).toBe(false);
  });

  test("its token stands in no table, only its hash", async () => {
    const { token } = await invited();
    for (const table of ["staff_link", "outbox", "audit_entry"]) {
      const { rows } = await stage.deps.pool.query(`select * from ${table}`);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });

  test("works once, even when ten browsers send the form at the same moment", async () => {
    const { token, email } = await invited();
    const sent = await Promise.all(Array.from({ length: 10 }, () => accept(token)));
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
    const { rowCount } = await stage.deps.pool.query(`select from "user" where email = $1`, [
      email,
    ]);
    expect(rowCount).toBe(1);
  });

  test("works for 72 hours", async () => {
    const { token } = await invited();
    const start = stage.deps.clock.now();
    const at = (ms: number) => ({ clock: { now: () => start + ms } });
    expect(await findLink(stage.deps.pool, at(72 * hour - 1), { token })).toBeDefined();
    expect(await findLink(stage.deps.pool, at(72 * hour), { token })).toBeUndefined();
    const late = { ...stage.deps, ...at(72 * hour) };
    const form = { token, name: "A B", password: staffPassword, address: "10.0.0.1" };
    expect(await acceptLink(late, form)).toEqual({ ok: false, reason: "link-used" });
  });

  test("works for 72 hours from when its letter leaves, however long the mail was stopped", async () => {
    const { token } = await invited();
    const [letter] = await letters();
    const start = stage.deps.clock.now();
    const at = (hours: number) => ({ ...stage.deps, clock: { now: () => start + hours * hour } });
    expect(await findLink(stage.deps.pool, at(100), { token })).toBeUndefined();
    expect(await staleLetter(at(100), claimed(letter))).toBeUndefined();
    expect(await findLink(stage.deps.pool, at(171), { token })).toBeDefined();
    expect(await findLink(stage.deps.pool, at(172), { token })).toBeUndefined();
    // A clock that goes back takes nothing away.
    expect(await staleLetter(at(0), claimed(letter))).toBeUndefined();
    expect(await findLink(stage.deps.pool, at(171), { token })).toBeDefined();
  });

  test("whose link was used, withdrawn or replaced does not leave any more", async () => {
    const used = await invited();
    const [usedLetter] = await letters();
    await accept(used.token);
    const again = await invited();
    const [first] = await letters();
    const open = (await listInvitations(stage.deps)).find(({ email }) => email === again.email);
    await resendInvitation(stage.deps, { id: open?.id ?? "", by });
    const [second] = await letters();
    expect(await staleLetter(stage.deps, claimed(usedLetter))).toBe("no longer so");
    expect(await staleLetter(stage.deps, claimed(first))).toBe("no longer so");
    expect(await staleLetter(stage.deps, claimed(second))).toBeUndefined();
    await withdrawInvitation(stage.deps.pool, { id: open?.id ?? "", by });
    expect(await staleLetter(stage.deps, claimed(second))).toBe("no longer so");
    expect(await staleLetter(stage.deps, { kind: "staff-invitation", payload: 7 })).toBeUndefined();
  });

  test("sent again has a new link, and the one before does not work", async () => {
    const { token, email } = await invited();
    const [open] = await listInvitations(stage.deps);
    expect(await resendInvitation(stage.deps, { id: open?.id ?? "", by })).toEqual({
      ok: true,
      email,
    });
    const again = await newest();
    expect(again).not.toBe(token);
    expect(await accept(token)).toEqual({ ok: false, reason: "link-used" });
    expect(await accept(again)).toMatchObject({ ok: true });
    expect(await resendInvitation(stage.deps, { id: open?.id ?? "", by })).toEqual({
      ok: false,
      reason: "not-open",
    });
  });

  test("that is withdrawn does not work, and the address can be invited anew", async () => {
    const { token, email } = await invited();
    const [open] = await listInvitations(stage.deps);
    const id = open?.id ?? "";
    expect(await withdrawInvitation(stage.deps.pool, { id, by })).toEqual({ ok: true });
    expect(await withdrawInvitation(stage.deps.pool, { id, by })).toMatchObject({
      reason: "not-open",
    });
    expect(await accept(token)).toEqual({ ok: false, reason: "link-used" });
    expect(await inviteMember(stage.deps, { invitee: invitee({ email }), by })).toEqual({
      ok: true,
    });
  });

  test("is refused for a member, and for who is invited, ten at once included", async () => {
    const member = invitee({ email: owner.email });
    expect(await inviteMember(stage.deps, { invitee: member, by })).toEqual({
      ok: false,
      reason: "is-member",
    });
    const guest = invitee();
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => inviteMember(stage.deps, { invitee: guest, by })),
    );
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
    expect(sent.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "is-invited" });
    expect((await letters()).filter(({ payload }) => payload.email === guest.email)).toHaveLength(
      1,
    );
  });

  test("an account that was made meanwhile is left alone", async () => {
    const { token, email } = await invited();
    await addStaff(stage.deps, "viewer", { email });
    expect(await accept(token)).toEqual({ ok: false, reason: "taken" });
    expect(await comes(email, staffPassword)).toMatchObject({ ok: true });
  });

  test.each(["", "x", "\0", "a".repeat(50_000), "../../etc"])(
    "a token that is none: %j",
    async (token) => {
      expect(await accept(token)).toEqual({ ok: false, reason: "link-used" });
    },
  );

  test.each(["", "\0", "' or 1=1 --"])("an id that is none: %j", async (id) => {
    expect(await resendInvitation(stage.deps, { id, by })).toMatchObject({ reason: "not-open" });
    expect(await withdrawInvitation(stage.deps.pool, { id, by })).toMatchObject({
      reason: "not-open",
    });
  });
});

test("links are forgotten thirty days after they were used, withdrawn or over", async () => {
  const { token } = await invited();
  const day = 24 * hour;
  const now = stage.deps.clock.now();
  await forgetLinks(stage.deps.pool, now + 29 * day);
  expect(await findLink(stage.deps.pool, stage.deps, { token })).toBeDefined();
  expect(await forgetLinks(stage.deps.pool, now + 34 * day)).toBeGreaterThan(0);
  expect(await findLink(stage.deps.pool, stage.deps, { token })).toBeUndefined();
});

describe("a forgotten password", () => {
  const send = (id: string, ownerId = owner.id) =>
    sendPasswordLink(stage.deps, { id, ownerId, by, language: "en-us" });

  test("is set anew with a link, and every session ends", async () => {
    const { id, email } = await addStaff(stage.deps, "agent", { email: "forgets@example.ba" });
    const cookie = await cookieOf(stage.deps, email);
    expect(await send(id)).toEqual({ ok: true, email });
    const token = await newest();
    expect((await letters())[0]).toMatchObject({ kind: "staff-password", language: "en-us" });
    expect(await accept(token)).toEqual({ ok: true, email });
    const request = new Request("http://site.test", { headers: { cookie } });
    expect(await findStaff(stage.deps, request)).toBeUndefined();
    expect(await comes(email, staffPassword)).toMatchObject({ ok: false });
    expect(await comes(email, "jedna duga rečenica")).toMatchObject({ ok: true });
    const { rows } = await stage.deps.pool.query(`select name from "user" where id = $1`, [id]);
    expect(rows).toEqual([{ name: "Amra agent" }]);
  });

  test("a second link takes the place of the first", async () => {
    const { id } = await addStaff(stage.deps, "agent", { email: "twice@example.ba" });
    await send(id);
    const first = await newest();
    await send(id);
    expect(await accept(first)).toEqual({ ok: false, reason: "link-used" });
    expect(await accept(await newest())).toMatchObject({ ok: true });
  });

  test("is nothing for a member who is disabled, before or after the letter", async () => {
    const { id } = await addStaff(stage.deps, "agent", { email: "gone@example.ba" });
    await send(id);
    const token = await newest();
    await stage.deps.pool.query(`update "user" set disabled = true where id = $1`, [id]);
    expect(await send(id)).toEqual({ ok: false, reason: "disabled" });
    expect(await accept(token)).toEqual({ ok: false, reason: "link-used" });
  });

  test("is sent by owners only, to members only", async () => {
    const { id } = await addStaff(stage.deps, "manager");
    expect(await send(owner.id, id)).toEqual({ ok: false, reason: "not-owner" });
    expect(await send("nobody")).toEqual({ ok: false, reason: "unknown" });
  });
});
