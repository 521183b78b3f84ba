import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCar, book, openStage, plainSelection, type Stage } from "../../../test/casts/cast.ts";
import { inAsk, outAsk } from "../../../test/casts/handed-cast.ts";
import { papers } from "../../../test/casts/handover-cast.ts";
import { askFor } from "../../../test/casts/staff-hand-cast.ts";
import type { DocumentContent } from "../../domain/documents/contents/document-content.ts";
import type { SealedTerms } from "../../domain/documents/contents/agreement.ts";
import type { DriverPapers } from "../../domain/handovers/driver-papers.ts";
import { handOver } from "../handovers/hand-over.ts";
import { takeBack } from "../handovers/take-back.ts";
import { findReservation } from "../reservations/reading/find-reservation.ts";
import { agreementTerms, isSealed, sealTerms } from "./agreement/agreement-terms.ts";
import { issueAgreement } from "./agreement/issue-agreement.ts";
import { issueAnnex } from "./agreement/issue-annex.ts";
import { checkBorderPack } from "./border-pack/check-border-pack.ts";
import { issueBorderPack } from "./border-pack/issue-border-pack.ts";
import { revokeBorderPack } from "./border-pack/revoke-border-pack.ts";
import { issueDamageReport } from "./damage/issue-damage-report.ts";
import { documentPaper } from "./document-paper.ts";
import { issueRentalLetter } from "./letters/issue-rental-letter.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  await stage.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra Begić', 'amra@example.com', 'agent') on conflict do nothing`,
  );
});
afterAll(() => stage.close());

const query = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;
let named = 0;
const booked = async (countries: string[] = []) => {
  stage.deps.clock.set("2026-06-01T10:00:00+02:00");
  const carId = await addCar(stage.deps, { name: `agreed ${named++}`, vehicles: 2 });
  const selection = { ...plainSelection(carId), countries };
  const { token } = await book(stage.deps, { selection });
  stage.deps.clock.set("2026-07-06T10:00:00+02:00");
  await query("update vehicle set vin = 'VIN' || lpad(id::text, 14, '0') where car_id = $1", [
    carId,
  ]);
  return token;
};
const sealed = async (token: string): Promise<SealedTerms> => {
  const view = await findReservation(stage.deps, { token });
  if (!view) throw new Error("nobody has this token");
  return sealTerms(stage.deps, agreementTerms(view, await stage.deps.catalogue.get()));
};
const signed = async (
  token: string,
  more: { agreement?: SealedTerms; drivers?: DriverPapers[] } = {},
) => {
  const agreement = more.agreement ?? (await sealed(token));
  const { sha256 } = agreement;
  const drivers = more.drivers ?? [papers];
  const ask = await outAsk(stage.deps, token, { form: 2, agreement: { sha256 }, drivers });
  return handOver(stage.deps, { ...ask, agreement });
};
const paperAsk = async (token: string) => ({
  ...(await askFor(stage.deps, token)),
  formKey: crypto.randomUUID(),
});
const papersOf = async (token: string) =>
  (await query(
    `select document.id, kind, content, ends_id as "endsId", revoked_at as "revokedAt" from document
     join reservation on reservation.id = reservation_id where token = $1 order by document.id`,
    [token],
  )) as unknown as {
    id: number;
    kind: string;
    content: DocumentContent;
    endsId: number | null;
  }[];

describe("the agreement", () => {
  test("is issued with the handover, from what was shown and signed", async () => {
    const token = await booked(["HR"]);
    const agreement = await sealed(token);
    const done = await signed(token, { agreement });
    if (!done.ok) throw new Error(done.reason);
    const [issued, none] = await papersOf(token);
    expect(none).toBeUndefined();
    expect(issued?.content).toMatchObject({
      kind: "agreement",
      termsSha256: agreement.sha256,
      terms: { countries: [{ code: "HR" }], general: { version: expect.any(Number) } },
      drivers: [{ identityNumber: papers.identityNumber }],
      handover: { sheetSha256: done.sheetSha256 },
      signature: { how: "screen", onOwnPhone: false },
      staff: "Amra Begić",
    });
    const [entry] = await query(
      "select after from audit_entry where action = 'reservation.hand-over' order by id desc limit 1",
    );
    expect(entry?.["after"]).toMatchObject({
      signed: { agreementSha256: agreement.sha256, sheetSha256: done.sheetSha256 },
    });
    const paper = await documentPaper(stage.deps, issued?.id ?? 0);
    expect(paper?.pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(await issueAgreement(stage.deps, await paperAsk(token))).toEqual({
      ok: false,
      reason: "signed",
    });
  });

  test("keeps what was shown to a phone without a connection, whatever the texts are by then", async () => {
    const token = await booked();
    const old = await sealed(token);
    const shown = sealTerms(stage.deps, { ...old.terms, clauses: old.terms.clauses.slice(0, 3) });
    expect((await signed(token, { agreement: shown })).ok).toBe(true);
    const [issued] = await papersOf(token);
    expect(issued?.content).toMatchObject({ termsSha256: shown.sha256, terms: shown.terms });
  });

  test("that nobody of the house has shown is refused, and nothing is written", async () => {
    const token = await booked();
    const own = await sealed(token);
    const cheap = { ...own.terms, depositCents: 0 };
    const forged = [
      { ...own, terms: cheap },
      { ...sealTerms({ signingKey: new Uint8Array(32) }, own.terms) },
      { ...own, seal: "" },
      // Made by the house, and about another price.
      sealTerms(stage.deps, cheap),
    ];
    for (const agreement of forged)
      expect(await signed(token, { agreement })).toMatchObject({
        reason: "invalid",
        problems: [{ code: "agreement" }],
      });
    const ask = await outAsk(stage.deps, token);
    const { sha256 } = own;
    for (const wrong of [
      { ...ask, sheet: { ...ask.sheet, form: 2 as const } },
      { ...ask, sheet: { ...ask.sheet, agreement: { sha256 } }, agreement: own },
      { ...ask, sheet: { ...ask.sheet, form: 2 as const, agreement: { sha256 } } },
    ])
      expect(await handOver(stage.deps, wrong)).toMatchObject({ reason: "invalid" });
    expect(await papersOf(token)).toEqual([]);
    expect(isSealed(stage.deps, own)).toBe(true);
  });

  test("printed before the handover ends with the one that is signed", async () => {
    const token = await booked();
    const ask = await paperAsk(token);
    const first = await issueAgreement(stage.deps, ask);
    expect(await issueAgreement(stage.deps, ask)).toEqual(first);
    expect((await issueAgreement(stage.deps, await paperAsk(token))).ok).toBe(true);
    expect((await signed(token)).ok).toBe(true);
    const [one, two, three] = await papersOf(token);
    expect([two?.endsId, three?.endsId]).toEqual([one?.id, two?.id]);
    expect(one?.content).not.toHaveProperty("signature");
  });

  test("is changed by an annex that says what is new, and nothing when nothing is", async () => {
    const token = await booked();
    const about = async (subject: "extension" | "driver") =>
      issueAnnex(stage.deps, { ...(await paperAsk(token)), about: subject });
    expect(await about("driver")).toMatchObject({ reason: "no-agreement" });
    await signed(token);
    expect(await about("extension")).toMatchObject({ reason: "same" });
    await query(
      `update reservation set dropoff_local = '2026-07-20T10:00', dropoff_at = '2026-07-20T10:00+02' where token = $1`,
      [token],
    );
    expect((await about("extension")).ok).toBe(true);
    expect(await about("extension")).toMatchObject({ reason: "same" });
    const annex = (await papersOf(token)).at(-1)?.content;
    expect(annex).toMatchObject({ kind: "annex", now: { to: "2026-07-20T10:00" } });
    await query(
      `insert into driver_papers select reservation_id, 1, 'Tarik Đulić', licence_number, licence_country, licence_issued,
         licence_expires, identity_kind, identity_number, identity_expires, address
       from driver_papers join reservation on id = reservation_id where token = $1`,
      [token],
    );
    expect((await about("driver")).ok).toBe(true);
    expect(JSON.stringify((await papersOf(token)).at(-1)?.content)).toContain("Tarik Đulić");
  });
});

describe("the authorisation to drive abroad", () => {
  const siteUrl = "https://eternal-pro.test";
  const pack = async (token: string, passports: string[] = []) =>
    issueBorderPack(stage.deps, { ...(await paperAsk(token)), passports, siteUrl });
  const secretOf = async (token: string) => {
    const last = (await papersOf(token)).at(-1)?.content;
    if (last?.kind !== "border-pack") throw new Error("none was issued");
    return last.checkUrl.slice(`${siteUrl}/border/`.length);
  };
  const check = async (secret: string, now = "2026-07-07T12:00") =>
    (await checkBorderPack(stage.deps.pool, { secret, now }))?.state;

  test("holds for this trip, and the page says so without a name", async () => {
    const token = await booked(["HR", "AT"]);
    expect(await pack(token)).toMatchObject({ reason: "no-drivers" });
    await signed(token);
    expect((await pack(token)).ok).toBe(true);
    const secret = await secretOf(token);
    const found = await checkBorderPack(stage.deps.pool, { secret, now: "2026-07-07T12:00" });
    expect(found).toMatchObject({ state: "valid", countries: [{ sign: "HR" }, { sign: "A" }] });
    expect(JSON.stringify(found)).not.toMatch(/Emina|P1234567/);
    expect(await check("x".repeat(32))).toBeUndefined();
    expect(await check(secret, "2026-07-30T12:00")).toBe("expired");
    const [row] = await query("select content from document where kind = 'border-pack'");
    expect(JSON.stringify(row)).toContain('"german":true');
  });

  test("ends when it is revoked, when a newer one is issued, and when the trip changes", async () => {
    const token = await booked(["HR"]);
    await signed(token);
    await pack(token);
    const first = await secretOf(token);
    await pack(token);
    const second = await secretOf(token);
    expect([await check(first), await check(second)]).toEqual(["replaced", "valid"]);
    await query("update reservation set countries = '{HR,ME}' where token = $1", [token]);
    expect(await check(second)).toBe("replaced");
    await query("update reservation set countries = '{HR}' where token = $1", [token]);
    const { id: documentId = 0 } = (await papersOf(token)).at(-1) ?? {};
    const ask = { ...(await askFor(stage.deps, token)), documentId };
    expect(await revokeBorderPack(stage.deps, ask)).toEqual({ ok: true });
    expect(await revokeBorderPack(stage.deps, ask)).toMatchObject({ reason: "not-revocable" });
    expect(await check(second)).toBe("revoked");
  });

  test("is refused with a reason, and nothing is written", async () => {
    const home = await booked();
    await signed(home);
    expect(await pack(home)).toMatchObject({ reason: "no-countries" });
    const token = await booked(["HR"]);
    await signed(token, { drivers: [{ ...papers, identityKind: "id-card" }] });
    expect(await pack(token)).toMatchObject({ reason: "no-passport" });
    await query("update reservation set countries = '{HR,UA}' where token = $1", [token]);
    expect(await pack(token, ["B7654321"])).toMatchObject({ reason: "not-allowed" });
    await query("update reservation set countries = '{HR}' where token = $1", [token]);
    await query(
      "update vehicle set vin = null where id = (select vehicle_id from reservation where token = $1)",
      [token],
    );
    expect(await pack(token, ["B7654321"])).toMatchObject({ reason: "no-vin" });
    await query(
      "update vehicle set vin = 'VINOFAVEHICLE1' where id = (select vehicle_id from reservation where token = $1)",
      [token],
    );
    stage.deps.clock.set("2026-12-01T10:00:00+01:00");
    expect(await pack(token, ["B7654321"])).toMatchObject({ reason: "ended" });
    expect((await papersOf(token)).map(({ kind }) => kind)).toEqual(["agreement"]);
  });
});

describe("damage and letters", () => {
  test("the report has the damage of the return with its price", async () => {
    const token = await booked();
    await signed(token);
    const report = async () =>
      issueDamageReport(stage.deps, {
        ...(await paperAsk(token)),
        policeReport: "PU-1/26",
        account: "",
      });
    expect(await report()).toMatchObject({ reason: "no-damage" });
    const mark = {
      view: "left",
      x: 0.5,
      y: 0.5,
      kind: "scratch",
      severity: 2,
      description: "",
      photos: [],
    } as const;
    const back = await inAsk(stage.deps, token, {
      marks: [mark],
      lines: [{ name: "damage-1", decision: "accepted" }],
    });
    const taken = await takeBack(stage.deps, back);
    if (!taken.ok) throw new Error(JSON.stringify(taken));
    expect((await report()).ok).toBe(true);
    expect((await papersOf(token)).at(-1)?.content).toMatchObject({
      kind: "damage-report",
      policeReport: "PU-1/26",
      damages: [{ kind: "scratch", priceCents: expect.any(Number) }],
    });
  });

  test("a letter is for who is late, or did not come, and for nobody else", async () => {
    const token = await booked();
    const letter = async (kind: "late-return-letter" | "no-show-letter") =>
      issueRentalLetter(stage.deps, { ...(await paperAsk(token)), kind, days: 3 });
    expect(await letter("late-return-letter")).toMatchObject({ reason: "not-late" });
    expect(await letter("no-show-letter")).toMatchObject({ reason: "no-no-show" });
    await signed(token);
    stage.deps.clock.set("2026-12-01T10:00:00+01:00");
    expect((await letter("late-return-letter")).ok).toBe(true);
    const said = JSON.stringify((await papersOf(token)).at(-1)?.content);
    expect(said).toContain("Fri 4 Dec 2026");
    expect(said).toContain("pet, 4. dec 2026.");
    const missed = await booked();
    await query("update reservation set status = 'no_show' where token = $1", [missed]);
    const ask = { ...(await paperAsk(missed)), kind: "no-show-letter", days: 3 } as const;
    expect((await issueRentalLetter(stage.deps, ask)).ok).toBe(true);
  });
});
