/** A handover on the customer's own phone: who may open it, what is said there, and what a signature holds for. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { bringBack, giveOut, inAsk, outAsk } from "../../../../test/casts/handed-cast.ts";
import { dot, ink } from "../../../../test/casts/handover-cast.ts";
import { reservationOf } from "../../../../test/casts/reservation-cast.ts";
import { sharedOf, type Shown } from "../../../domain/handovers/own-phone/shown.ts";
import type { Told } from "../../../domain/handovers/own-phone/told.ts";
import type { HandoverSheet, OutSheet } from "../../../domain/handovers/sheet.ts";
import { handOver } from "../hand-over.ts";
import { takeBack } from "../take-back.ts";
import { checkOwnPhone } from "./check-own-phone.ts";
import { endPasses, forgetPasses } from "./end-passes.ts";
import { makePhonePass } from "./make-phone-pass.ts";
import { openOnPhone, readOnPhone, signOnPhone, tellFromPhone } from "./open-on-phone.ts";
import { followPhone, showOnPhone, takePassBack } from "./show-on-phone.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  await stage.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent') on conflict do nothing`,
  );
});
afterAll(() => stage.close());

let named = 0;
const at = (local: string) => stage.deps.clock.set(`${local}:00+02:00`);
const device = "phone of Emina";
const direction = "out" as const;
const mark = {
  view: "left",
  x: 0.25,
  y: 0.5,
  kind: "dent",
  severity: 2,
  description: "",
  photos: [],
} as const;
const shownOf = (sheet: HandoverSheet, lines: Shown["lines"] = []): Shown => ({
  sheet: sharedOf(sheet),
  lines,
});

/** A confirmed reservation on the morning of its pick-up. */
const booked = async () => {
  at("2026-06-01T10:00");
  const carId = await addCar(stage.deps, { name: `phone ${named++}`, vehicles: 1 });
  const { token } = await book(stage.deps, { selection: plainSelection(carId) });
  at("2026-07-06T10:00");
  return token;
};
const make = async (token: string, sheet: HandoverSheet, lines?: Shown["lines"]) => {
  const asked = { token, shown: shownOf(sheet, lines), staffId: "member-amra" };
  const answer = await makePhonePass(stage.deps, asked);
  if (!answer.ok) throw new Error(answer.reason);
  return { secret: answer.secret, pass: answer.state.pass };
};
const opened = async () => {
  const token = await booked();
  const ask = await outAsk(stage.deps, token);
  const made = await make(token, ask.sheet);
  expect(await openOnPhone(stage.deps, { secret: made.secret, device })).toEqual({ ok: true });
  return { token, ask, ...made, holder: { secret: made.secret, device } };
};
type Opened = Awaited<ReturnType<typeof opened>>;
const shownTo = async (holder: Opened["holder"]) => {
  const read = await readOnPhone(stage.deps, holder);
  if (!read.ok) throw new Error(read.reason);
  return read;
};
const sign = async (holder: Opened["holder"], more: object = {}) => {
  const { sha256 } = await shownTo(holder);
  const said = {
    drawing: ink,
    name: " Emina  Hadžić ",
    language: "en-us",
    fuel: "petrol",
  } as const;
  return signOnPhone(stage.deps, { ...holder, ...said, sha256, deviceAt: 12, ...more });
};
const show = ({ token, pass, ask }: Opened, more: Partial<OutSheet>, taken = 0) =>
  showOnPhone(stage.deps, { token, pass, taken, shown: shownOf({ ...ask.sheet, ...more }) });
const tell = (holder: Opened["holder"], told: Told) =>
  tellFromPhone(stage.deps, { ...holder, told });

describe("a pass", () => {
  test("is kept without its secret, and shows no papers", async () => {
    const { secret, holder } = await opened();
    const { rows } = await stage.deps.pool.query<{ text: string }>(
      "select to_jsonb(handover_pass)::text as text from handover_pass",
    );
    expect(secret).toHaveLength(32);
    for (const { text } of rows) expect(text).not.toContain(secret);
    expect(JSON.stringify(await shownTo(holder))).not.toContain("P1234567");
  });

  test("is held by the first phone that opens it", async () => {
    const { secret, holder, token } = await opened();
    const stranger = { secret, device: "another phone" };
    const elsewhere = { ok: false, reason: "elsewhere" };
    expect(await openOnPhone(stage.deps, stranger)).toEqual(elsewhere);
    expect(await readOnPhone(stage.deps, stranger)).toEqual(elsewhere);
    expect(await readOnPhone(stage.deps, { secret, device: undefined })).toEqual(elsewhere);
    expect(await sign(holder)).toEqual({ ok: true });
    const { sha256 } = await shownTo(holder);
    expect(
      await signOnPhone(stage.deps, {
        ...stranger,
        drawing: ink,
        name: "X",
        language: "ba",
        fuel: "petrol",
        sha256,
        deviceAt: 1,
      }),
    ).toEqual(elsewhere);
    expect(await followPhone(stage.deps, { token, direction })).toMatchObject({
      isOpened: true,
      signed: { name: "Emina Hadžić" },
    });
  });

  test("shows nothing before it is opened, after half an hour, when it is forged, or taken back", async () => {
    const token = await booked();
    const { sheet } = await outAsk(stage.deps, token);
    const { secret } = await make(token, sheet);
    expect(await readOnPhone(stage.deps, { secret, device })).toMatchObject({ reason: "unopened" });
    expect(await readOnPhone(stage.deps, { secret: `${secret}x`, device })).toMatchObject({
      reason: "unknown",
    });
    at("2026-07-06T10:30");
    expect(await openOnPhone(stage.deps, { secret, device })).toMatchObject({ reason: "over" });
    const next = await make(token, sheet);
    expect(await openOnPhone(stage.deps, { secret: next.secret, device })).toEqual({ ok: true });
    await takePassBack(stage.deps, { token, direction });
    expect(await readOnPhone(stage.deps, { secret: next.secret, device })).toMatchObject({
      reason: "taken-back",
    });
    expect(await followPhone(stage.deps, { token, direction })).toMatchObject({ isOver: true });
  });

  test("ends with the next one, and is forgotten after a week", async () => {
    const { token, ask, holder } = await opened();
    await make(token, ask.sheet);
    expect(await readOnPhone(stage.deps, holder)).toMatchObject({ reason: "taken-back" });
    const weekMs = 7 * 86_400_000;
    await forgetPasses(stage.deps.pool, stage.deps.clock.now() + weekMs + 31 * 60_000);
    expect(await followPhone(stage.deps, { token, direction })).toBeUndefined();
  });

  test("is made for a handover that can take place, of this reservation", async () => {
    const token = await booked();
    const { sheet } = await inAsk(stage.deps, token);
    const made = (shown: Shown) =>
      makePhonePass(stage.deps, { token, shown, staffId: "member-amra" });
    expect(await made(shownOf(sheet))).toEqual({ ok: false, reason: "closed" });
    const out = shownOf((await outAsk(stage.deps, token)).sheet);
    const other = { ...out, sheet: { ...out.sheet, code: "EP-23456-789AB" } };
    expect(await made(other)).toEqual({ ok: false, reason: "other" });
    const nobody = { token: "nobody", shown: out, staffId: "member-amra" };
    expect(await makePhonePass(stage.deps, nobody)).toEqual({ ok: false, reason: "not-found" });
  });
});

describe("both phones", () => {
  test("follow each other, and nothing that either typed is lost", async () => {
    const it = await opened();
    expect(await tell(it.holder, { kind: "mark", mark })).toEqual({ ok: true });
    // The member has not seen the mark yet, and types kilometres.
    await show(it, { odometerKm: 60_000 });
    const { shown } = await shownTo(it.holder);
    expect(shown.sheet).toMatchObject({ odometerKm: 60_000, marks: [mark] });
    const before = await shownTo(it.holder);
    const state = await show(it, { odometerKm: 60_000, marks: [mark] }, 1);
    expect(state).toMatchObject({ taken: 1, told: [{ kind: "mark" }] });
    expect((await shownTo(it.holder)).sha256).toBe(before.sha256);
  });

  test("what is nowhere, or said twice, is not taken", async () => {
    const { holder } = await opened();
    const gone = { ok: false, reason: "gone" };
    expect(await tell(holder, { kind: "mark", mark })).toEqual({ ok: true });
    expect(await tell(holder, { kind: "mark", mark })).toEqual(gone);
    const answer = { kind: "answer", of: "left 0.25 0.5", answer: "accepted" } as const;
    expect(await tell(holder, answer)).toEqual(gone);
    for (let x = 0; x < 59; x += 1)
      await tell(holder, { kind: "mark", mark: { ...mark, x: x / 100, y: 0.1 } });
    expect(await tell(holder, { kind: "mark", mark: { ...mark, y: 0.9 } })).toEqual({
      ok: false,
      reason: "full",
    });
  });
});

describe("a word that comes as the member's screen changes", () => {
  const finish = ({ token, ask }: Opened, more: Partial<OutSheet> = {}, heard = {}) =>
    handOver(stage.deps, {
      ...ask,
      signatures: { customer: ink, staff: ink },
      sheet: { ...ask.sheet, ...more },
      token,
      ...heard,
    });

  test("is there once, whichever the server hears first", async () => {
    for (const isFirst of [true, false]) {
      const it = await opened();
      const ours = { ...mark, view: "front" } as const;
      const said = () => tell(it.holder, { kind: "mark", mark });
      if (isFirst) await said();
      await show(it, { marks: [ours] });
      if (!isFirst) await said();
      expect((await shownTo(it.holder)).shown.sheet.marks).toEqual([ours, mark]);
      // The member's phone has it, and had changed it before it said so.
      const marks = [ours, { ...mark, description: "by the door" }];
      await show(it, { marks });
      expect((await shownTo(it.holder)).shown.sheet.marks).toEqual(marks);
      await show(it, { marks }, 1);
      expect((await shownTo(it.holder)).shown.sheet.marks).toEqual(marks);
    }
  });

  test("is kept once when it is sent again", async () => {
    const { holder, token } = await opened();
    const told = { kind: "mark", mark, key: "key-of-this-word" } as const;
    expect(await tell(holder, told)).toEqual({ ok: true });
    expect(await tell(holder, told)).toEqual({ ok: true });
    expect((await followPhone(stage.deps, { token, direction }))?.told).toHaveLength(1);
  });

  test("keeps the handover open when the sheet does not hold it", async () => {
    const it = await opened();
    await tell(it.holder, { kind: "mark", mark });
    const refused = { reason: "invalid", problems: [{ code: "told-since" }] };
    expect(await finish(it)).toMatchObject(refused);
    expect(await reservationOf(stage.deps, it.token)).toMatchObject({ status: "confirmed" });
    expect((await shownTo(it.holder)).shown.sheet.marks).toEqual([mark]);
    const heard = { pass: it.pass, taken: 0 };
    expect(await finish(it, {}, { heard })).toMatchObject(refused);
    expect(await finish(it, { marks: [mark] })).toMatchObject({ ok: true });
    expect(await tell(it.holder, { kind: "mark", mark: { ...mark, y: 0.1 } })).toMatchObject({
      ok: false,
      reason: "done",
    });
  });

  test("may have been taken out by the member, and holds nothing up then", async () => {
    const it = await opened();
    await tell(it.holder, { kind: "mark", mark });
    expect(await finish(it, {}, { heard: { pass: it.pass, taken: 1 } })).toMatchObject({
      ok: true,
    });
  });
});

describe("a signature", () => {
  test("is of what was shown, by somebody with a name, and no dot", async () => {
    const it = await opened();
    const { sha256 } = await shownTo(it.holder);
    expect(await sign(it.holder, { drawing: dot })).toMatchObject({ reason: "no-ink" });
    expect(await sign(it.holder, { name: "  " })).toMatchObject({ reason: "no-name" });
    await show(it, { odometerKm: Number.NaN });
    expect(await sign(it.holder, { sha256 })).toMatchObject({ reason: "changed" });
    expect(await sign(it.holder)).toMatchObject({ reason: "unready" });
  });

  test("does not hold any more once the sheet changes on either phone", async () => {
    const it = await opened();
    await sign(it.holder);
    expect(await show(it, {})).toMatchObject({ signed: { deviceAt: 12 }, wasSigned: false });
    const changed = await show(it, { clean: false });
    expect(changed?.signed).toBeUndefined();
    expect(changed?.wasSigned).toBe(true);
    await sign(it.holder);
    expect(await shownTo(it.holder)).toMatchObject({ wasSigned: false });
    await tell(it.holder, { kind: "mark", mark });
    expect(await shownTo(it.holder)).toMatchObject({ signed: null, wasSigned: true });
  });

  test("finishes the handover of exactly this sheet, and the pass with it", async () => {
    const it = await opened();
    await sign(it.holder);
    const state = await followPhone(stage.deps, { token: it.token, direction });
    if (!state?.signed) throw new Error("nobody signed");
    const { drawing, name: customerName, language, ...ownPhone } = state.signed;
    const own = { customerName, language, ownPhone };
    const sent = (more: Partial<OutSheet>, customer = drawing) =>
      handOver(stage.deps, {
        ...it.ask,
        signatures: { customer, staff: ink },
        sheet: { ...it.ask.sheet, ...own, ...more },
      });
    const refused = { reason: "invalid", problems: [{ code: "not-as-signed" }] };
    expect(await sent({ odometerKm: it.ask.sheet.odometerKm + 1 })).toMatchObject(refused);
    expect(await sent({ customerName: "Somebody else" })).toMatchObject(refused);
    expect(await sent({ language: "ba" })).toMatchObject(refused);
    expect(await sent({}, [...drawing].reverse())).toMatchObject(refused);
    const forged = { ...ownPhone, sha256: "a".repeat(64) };
    expect(await sent({ ownPhone: forged })).toMatchObject(refused);
    expect(await reservationOf(stage.deps, it.token)).toMatchObject({ status: "confirmed" });

    expect(await sent({})).toMatchObject({ ok: true });
    const { rows } = await stage.deps.pool.query<{ sheet: string; language: string }>(
      "select sheet, handover.language from handover join reservation r on r.id = reservation_id where token = $1",
      [it.token],
    );
    expect(rows[0]?.language).toBe("en-us");
    expect(rows[0]?.sheet).toContain(`"deviceAt":12`);
    expect(await readOnPhone(stage.deps, it.holder)).toMatchObject({ reason: "done" });
  });

  test("holds the pass until the handover is done: what is told meanwhile is refused, not lost", async () => {
    const it = await opened();
    await sign(it.holder);
    const { signed, reservationId } = await shownTo(it.holder);
    if (!signed) throw new Error("nobody signed");
    const { drawing, name: customerName, language, ...ownPhone } = signed;
    const sheet = { ...it.ask.sheet, customerName, language, ownPhone };
    const signatures = { customer: drawing, staff: ink };
    const { pool } = stage.deps;
    const client = await pool.connect();
    try {
      await client.query("begin");
      expect(await checkOwnPhone(client, { reservationId, sheet, signatures })).toEqual([]);
      const told = tellFromPhone(stage.deps, { ...it.holder, told: { kind: "mark", mark } });
      const waiting =
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      await vi.waitFor(async () => expect((await pool.query(waiting)).rowCount).toBe(1), 5000);
      await endPasses(client, { reservationId, direction, ended: "done" });
      await client.query("commit");
      expect(await told).toMatchObject({ ok: false, reason: "done" });
    } finally {
      client.release();
    }
  });

  test("of a pick-up is none of a return, and amounts are part of what is signed", async () => {
    const token = await booked();
    await giveOut(stage.deps, token);
    at("2026-07-13T10:00");
    const ask = await inAsk(stage.deps, token, {
      energy: { fuelEighths: 7 },
      lines: [{ name: "fuel", decision: "accepted" }],
    });
    const about = { kind: "fuel", eighths: 1 } as const;
    const holder = { secret: "", device };
    const signedFor = async (amountCents: number) => {
      const { secret } = await make(token, ask.sheet, [{ name: "fuel", about, amountCents }]);
      holder.secret = secret;
      await openOnPhone(stage.deps, { secret, device });
      expect(await sign(holder)).toEqual({ ok: true });
      const { signed } = await shownTo(holder);
      if (!signed) throw new Error("nobody signed");
      const { drawing, name: customerName, language, ...ownPhone } = signed;
      const sheet = { ...ask.sheet, customerName, language, ownPhone };
      return takeBack(stage.deps, { ...ask, signatures: { customer: drawing, staff: ink }, sheet });
    };
    expect(await signedFor(1)).toMatchObject({ problems: [{ code: "not-as-signed" }] });
    expect(await signedFor(1200)).toMatchObject({ ok: true });
    await expect(bringBack(stage.deps, token)).rejects.toThrow("already");
  });
});
