/** The customer's own phone beside that of the staff: every way in that is not theirs is answered with a sentence. */
import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCar, book, plainSelection, tripAt } from "../../../../../test/casts/cast.ts";
import { outAsk } from "../../../../../test/casts/handed-cast.ts";
import { dot, ink } from "../../../../../test/casts/handover-cast.ts";
import { plainJpeg } from "../../../../../test/casts/pictures-cast.ts";
import { testNow } from "../../../../../test/world/app.ts";
import { browserAt } from "../../../../../test/world/browser-at.ts";
import { plain, staffSite } from "../../../../../test/world/staff-site.ts";
import { addDays, dateOf } from "../../../../domain/calendar.ts";
import { sharedOf } from "../../../../domain/handovers/own-phone/shown.ts";
import type { OutSheet } from "../../../../domain/handovers/sheet.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { agreementWords } from "../../../../i18n/agreement/en.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { phoneWords } from "../../../../i18n/admin-phone/en.ts";
import { ownHandoverWords } from "../../../../i18n/own-handover/en.ts";
import {
  agreementTerms,
  hashTerms,
} from "../../../../server/documents/agreement/agreement-terms.ts";
import { findReservation } from "../../../../server/reservations/reading/find-reservation.ts";

const site = staffSite();
const [en, bs] = [ownHandoverWords("en-us"), ownHandoverWords("ba")];
const today = dateOf(toLocal(testNow));
let [token, staffPath] = ["", ""];
let sheet: OutSheet;

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "own-phone-"));
  site.deps.handoverDir = folder;
  const carId = await addCar(site.deps, { name: "on a phone", vehicles: 1 });
  const trip = tripAt(`${addDays(today, 1)}T12:00`, `${addDays(today, 5)}T12:00`);
  const booked = await book(site.deps, { selection: plainSelection(carId), trip });
  ({ token } = booked);
  staffPath = `/admin/reservation-management/${booked.code.replaceAll("-", "").slice(2)}/out/own-phone`;
  ({ sheet } = await outAsk(site.deps, token));
});

afterAll(() => rm(folder, { recursive: true }));

type Said = { ok: boolean; state?: Record<string, unknown>; scan?: { address: string } };
const ask = async (intent: string, fields: Record<string, string> = {}, more: object = {}) => {
  const shown = JSON.stringify({ sheet: sharedOf({ ...sheet, ...more }), lines: [] });
  const answer = await site.post(staffPath, { intent, shown, ...fields }, "agent");
  return { status: answer.status, said: (await answer.json()) as Said };
};
const made = async () => {
  const { said } = await ask("make");
  return new URL(said.scan?.address ?? "").pathname.replace(/^\/ba/, "");
};
const phone = () => browserAt(site.app, "203.0.113.9");
const read = async (browser: ReturnType<typeof phone>, path: string) => {
  const answer = await browser.get(path);
  return { status: answer.status, answer, html: plain(await answer.text()) };
};
const opened = async () => {
  const path = await made();
  const own = phone();
  expect((await own.post(path, { intent: "open" })).status).toBe(303);
  return { path, own };
};
const shaOf = (html: string) => /"sha256\\*",\\*"([0-9a-f]{64})/.exec(html)?.[1] ?? "";
const signed = {
  intent: "sign",
  name: "Emina Hadžić",
  drawing: JSON.stringify(ink),
  deviceAt: "7",
};

describe("the address of a handover", () => {
  test("says nothing of it until a hand opens it, in either language", async () => {
    const path = await made();
    const own = phone();
    for (const [prefix, words] of [
      ["", en],
      ["/ba", bs],
    ] as const) {
      const { status, answer, html } = await read(own, prefix + path);
      expect(status).toBe(200);
      expect(html).toContain(words.landing.open);
      expect(html).not.toContain(sheet.plate);
      expect(answer.headers.get("Cache-Control")).toContain("no-store");
      expect(answer.headers.get("X-Robots-Tag")).toContain("noindex");
    }
    expect((await own.post(`/ba${path}`, { intent: "open" })).status).toBe(303);
    const { html } = await read(own, `/ba${path}`);
    expect(html).toContain(sheet.plate);
    expect(html).toContain(bs.sign.send);
    expect(html).not.toContain("P1234567");
    expect((await read(own, path)).html).toContain(en.sign.send);
  });

  test("shows the agreement that is signed with the sheet, and no pad when it is another one by now", async () => {
    const reservation = await findReservation(site.deps, { token });
    if (!reservation) throw new Error("nobody has this token");
    const terms = agreementTerms(reservation, await site.deps.catalogue.get());
    const showing = async (sha256: string) => {
      const { said } = await ask("make", {}, { form: 2, agreement: { sha256 } });
      const path = new URL(said.scan?.address ?? "").pathname.replace(/^\/ba/, "");
      const own = phone();
      await own.post(path, { intent: "open" });
      return (await read(own, path)).html;
    };
    const words = agreementWords("en-us");
    const html = await showing(hashTerms(terms));
    expect(html).toContain(words.onScreen.read);
    expect(html).toContain(formatEuro(terms.totalCents, "en-us"));
    expect(html).toContain(terms.clauses[9]?.title.en);
    expect(html).not.toContain(words.onScreen.changed);
    expect(await showing("a".repeat(64))).toContain(words.onScreen.changed);
  });

  test("is refused to a stranger, forged, taken back or followed by another one", async () => {
    const { path, own } = await opened();
    const stranger = await read(phone(), path);
    expect(stranger.status).toBe(403);
    expect(stranger.html).toContain(en.ended.elsewhere);
    const second = await phone().post(path, { intent: "open" });
    expect(second.status).toBe(403);
    const forged = await read(own, `${path.slice(0, -4)}AAAA`);
    expect(forged.status).toBe(404);
    expect(forged.html).toContain(en.ended.unknown);
    await ask("end");
    const back = await read(own, path);
    expect(back.status).toBe(410);
    expect(back.html).toContain(en.ended["taken-back"]);
    expect((await own.post(path, { ...signed, sha256: "" })).status).toBe(410);
    expect(await (await own.get(`${path}/news`)).json()).toEqual({ version: 0 });
    expect((await own.get(`${path}/photos/${"a".repeat(64)}`)).status).toBe(404);
  });

  test("that is guessed again and again is made to wait", async () => {
    const guess = (count: number) => read(phone(), `/handover/${"x".repeat(20)}${count}`);
    let last = await guess(0);
    for (let count = 1; count <= 20; count += 1) last = await guess(count);
    expect(last.status).toBe(429);
    expect(last.html).toContain(en.ended["too-many"]);
    const { own, path } = await opened();
    expect((await read(own, path)).status).toBe(200);
  });
});

describe("what is said and signed", () => {
  test("reaches the staff, and a change of theirs takes the signature away", async () => {
    const { path, own } = await opened();
    const mark = { view: "rear", x: 0.5, y: 0.5, kind: "dent", severity: 1, photos: [] };
    const told = JSON.stringify({ kind: "mark", mark: { ...mark, description: "by the lock" } });
    expect((await own.post(path, { intent: "tell", told })).status).toBe(200);
    const { html } = await read(own, path);
    expect(html).toContain("by the lock");
    const sign = (more: object = {}) => own.post(path, { ...signed, sha256: shaOf(html), ...more });
    for (const more of [
      { drawing: JSON.stringify(dot) },
      { drawing: "[[[0,0,1]]]" },
      { drawing: "[".repeat(300_000) },
      { name: " " },
      { sha256: "a".repeat(64) },
      { deviceAt: "noon" },
    ]) {
      const { status } = await sign(more);
      expect([400, 409, 413]).toContain(status);
    }
    const before = await site.get(staffPath, site.as("agent"));
    const { state } = (await before.json()) as Said;
    expect(state).toMatchObject({ isOpened: true, taken: 0, told: [{ kind: "mark" }] });
    expect(state).not.toHaveProperty("signed");
    const pass = Number(state?.["pass"]);
    const marks = [{ ...mark, description: "by the lock" }];
    const withMark = { marks };
    expect((await sign()).status).toBe(200);
    const kept = await ask("show", { pass: String(pass), taken: "1" }, withMark);
    expect(kept.said.state).toMatchObject({
      taken: 1,
      signed: { name: "Emina Hadžić", deviceAt: 7 },
    });
    expect((await read(own, path)).html).toContain(en.sign.waiting);
    const changed = await ask(
      "show",
      { pass: String(pass), taken: "1" },
      { ...withMark, odometerKm: 99_999 },
    );
    expect(changed.said.state).toMatchObject({ wasSigned: true });
    const again = await read(own, path);
    expect(again.html).toContain(en.sign.cleared);
    expect(again.html).toContain("99,999");
  });

  test("is asked of staff who may hand over, and of a sheet of this reservation", async () => {
    const shown = JSON.stringify({ sheet: sharedOf(sheet), lines: [] });
    const accountant = await site.post(staffPath, { intent: "make", shown }, "accountant");
    expect(accountant.status).toBe(403);
    expect((await ask("make", { shown: "{" })).status).toBe(400);
    expect((await ask("dance")).status).toBe(400);
    expect((await ask("make", {}, { code: "EP-23456-789AB" })).status).toBe(400);
    const wrong = await site.post(staffPath.replace("/out/", "/in/"), { intent: "make", shown });
    expect(wrong.status).toBe(400);
    const asReturn = JSON.stringify({ sheet: { ...sharedOf(sheet), direction: "in" }, lines: [] });
    const early = await site.post(staffPath.replace("/out/", "/in/"), {
      intent: "make",
      shown: asReturn,
    });
    expect(early.status).toBe(409);
  });
});

describe("a photo of a mark", () => {
  const put = (path: string, own: ReturnType<typeof phone>, bytes: Uint8Array, sha256?: string) => {
    const name = sha256 ?? createHash("sha256").update(bytes).digest("hex");
    const cookie = [...own.cookies].map(([key, value]) => `${key}=${value}`).join("; ");
    const request = new Request(`http://site.test${path}/photos/${name}`, {
      method: "PUT",
      body: new Uint8Array(bytes),
      headers: {
        Origin: "http://site.test",
        Host: "site.test",
        Cookie: cookie,
        "Content-Length": String(bytes.length),
        "X-Forwarded-For": "203.0.113.9",
      },
    });
    return site.app.fetch(request);
  };
  const said = async (asked: ReturnType<typeof put>) => {
    const answer = await asked;
    const { text } = (await answer.json()) as { text?: string };
    return [answer.status, text];
  };

  test("stands on both phones, and nobody else reads it", async () => {
    const { path, own } = await opened();
    const photo = await plainJpeg(900, 600);
    const sha256 = createHash("sha256").update(photo).digest("hex");
    expect((await put(`/ba${path}`, own, photo)).status).toBe(201);
    const mark = { view: "left", x: 0.5, y: 0.5, kind: "dent", severity: 1, description: "deep" };
    const told = JSON.stringify({ kind: "mark", mark: { ...mark, photos: [sha256] }, takenAt: 5 });
    expect((await own.post(path, { intent: "tell", told })).status).toBe(200);
    expect((await read(own, path)).html).toContain(`photos/${sha256}`);
    const own1 = await own.get(`${path}/photos/${sha256}`);
    expect([own1.status, own1.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
    expect(own1.headers.get("Cache-Control")).toContain("no-store");
    expect((await phone().get(`${path}/photos/${sha256}`)).status).toBe(404);
    const ofStaff = staffPath.replace("/out/own-phone", `/photos/${sha256}`);
    expect((await site.get(ofStaff, site.as("agent"))).status).toBe(200);
    expect((await site.get(ofStaff, site.as("accountant"))).status).toBe(403);
    expect((await site.app.fetch(new Request(`http://site.test${ofStaff}`))).status).not.toBe(200);
  });

  test("that cannot be taken is told why, and a mark with it is not taken", async () => {
    const { path, own } = await opened();
    const photo = await plainJpeg(900, 600);
    const { refused } = phoneWords("ba").photo;
    const ba = `/ba${path}`;
    expect(await said(put(ba, own, Buffer.from("%PDF-1.7")))).toEqual([422, refused["no-picture"]]);
    expect(await said(put(ba, own, await plainJpeg(8000, 5000)))).toEqual([
      422,
      refused["too-many-pixels"],
    ]);
    expect(await said(put(ba, own, photo, "a".repeat(64)))).toEqual([422, refused["other-bytes"]]);
    expect((await put(path, own, new Uint8Array(9_000_000))).status).toBe(413);
    expect(await said(put(ba, phone(), photo))).toEqual([403, bs.ended.elsewhere]);
    const mark = { view: "left", x: 0.5, y: 0.6, kind: "dent", severity: 1, description: "" };
    const told = JSON.stringify({
      kind: "mark",
      mark: { ...mark, photos: ["a".repeat(64)] },
      takenAt: 5,
    });
    const answer = await own.post(path, { intent: "tell", told });
    expect(answer.status).toBe(409);
    await ask("end");
    expect(await said(put(ba, own, photo))).toEqual([410, bs.ended["taken-back"]]);
    expect((await own.get(`${path}/photos/${"a".repeat(64)}`)).status).toBe(404);
  });
});
