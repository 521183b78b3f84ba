import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCar, book, openStage, plainSelection, type Stage } from "../../../test/casts/cast.ts";
import { receiptContent } from "../../../test/casts/papers-cast.ts";
import { amra, askFor } from "../../../test/casts/staff-hand-cast.ts";
import { listNamedFiles } from "../db/backup/named-files.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { sweepHandoverPhotos } from "../handovers/photo-folder.ts";
import { issueReceipt } from "../payments/issue-receipt.ts";
import { takePayment } from "../payments/take-payment.ts";
import { eraseReservations } from "../reservations/reading/erase-reservations.ts";
import { documentPaper } from "./document-paper.ts";
import { issueDocument } from "./issue-document.ts";
import { listDocuments } from "./list-documents.ts";
import { openPaperLink, paperLink } from "./paper-link.ts";

let stage: Stage;
let dataDir: string;
const world = () => ({ ...stage.deps, handoverDir: join(dataDir, "handovers") });
beforeAll(async () => {
  stage = await openStage();
  dataDir = await mkdtemp(join(tmpdir(), "papers-"));
  await stage.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra Begić', 'amra@example.com', 'agent') on conflict do nothing`,
  );
});
afterAll(async () => {
  await stage.close();
  await rm(dataDir, { recursive: true });
});

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const query = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;
let named = 0;
const booked = async () => {
  const carId = await addCar(stage.deps, { name: `paper ${named++}`, vehicles: 1 });
  const { token } = await book(stage.deps, { selection: plainSelection(carId) });
  const [row] = await query("select id, total_cents from reservation where token = $1", [token]);
  return { token, id: Number(row?.["id"]), totalCents: Number(row?.["total_cents"]) };
};
const paid = async () => {
  const { token, id, totalCents } = await booked();
  const answer = await takePayment(stage.deps, {
    ...(await askFor(stage.deps, token)),
    formKey: crypto.randomUUID(),
    seenDueCents: totalCents,
    placeId: "",
    reference: "POS 77",
    fiscalReceipt: "",
    note: "",
    payment: {
      method: "debit-card",
      tendered: { EUR: 10_000, BAM: 0 },
      amountCents: 10_000,
      changeIn: "EUR",
    },
  });
  if (!answer.ok) throw new Error(answer.reason);
  return { token, id, paymentId: answer.paymentId };
};
const receipt = async (token: string, paymentId: number, formKey = crypto.randomUUID() as string) =>
  issueReceipt(stage.deps, {
    ...(await askFor(stage.deps, token)),
    formKey,
    paymentId,
    payer: "",
  });

describe("a receipt", () => {
  test("is issued once for a form, stands in the history, and says what was paid", async () => {
    const { token, id, paymentId } = await paid();
    const one = await receipt(token, paymentId, "receipt-form");
    const again = await receipt(token, paymentId, "receipt-form");
    expect(one).toMatchObject({ ok: true, issued: { kind: "payment-receipt", year: 2026 } });
    expect(again).toEqual(one);
    const list = await listDocuments(stage.deps.pool, id);
    expect(list).toMatchObject([{ kind: "payment-receipt", staff: "Amra Begić", endedBy: null }]);
    const [kept] = await query("select content from document where id = $1", [list[0]?.id]);
    expect(kept?.["content"]).toMatchObject({
      payer: "Emina Hadžić-Đulić",
      payment: { amountCents: 10_000, method: "debit-card", reference: "POS 77" },
      account: { paidCents: 10_000 },
      staff: "Amra Begić",
    });
    const events = await query(
      "select after from reservation_event where reservation_id = $1 and action = 'paper'",
      [id],
    );
    expect(events).toEqual([{ after: { paper: "payment-receipt" } }]);
  });

  test("of no payment, of a voided one or of another reservation is refused, and takes no number", async () => {
    const { token, paymentId } = await paid();
    const other = await booked();
    const before = await query("select next from numbering where series = 'payment-receipt'");
    const refused = { ok: false, reason: "no-payment" };
    expect(await receipt(other.token, paymentId)).toEqual(refused);
    expect(await receipt(token, 999_999)).toEqual(refused);
    await query("update payment set voided_at = now(), void_reason = 'typed twice' where id = $1", [
      paymentId,
    ]);
    expect(await receipt(token, paymentId)).toEqual(refused);
    expect(await query("select next from numbering where series = 'payment-receipt'")).toEqual(
      before,
    );
  });
});

const issued = async (reservationId?: number) =>
  inTransaction(stage.deps.pool, (client) =>
    issueDocument(client, {
      content: receiptContent(),
      form: 1,
      ...(reservationId !== undefined && { reservationId }),
      at: new Date(stage.deps.clock.now()),
      staffId: "member-amra",
      formKey: crypto.randomUUID(),
    }),
  );

describe("the file of a paper", () => {
  test("is made once, kept under its hash, and part of a backup", async () => {
    const { id } = await issued();
    const [one, another] = await Promise.all([
      documentPaper(world(), id),
      documentPaper(world(), id),
    ]);
    expect(one?.pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(another).toEqual(one);
    const sha256 = hashOf(one?.pdf ?? Buffer.of());
    expect(await query("select sha256 from document where id = $1", [id])).toEqual([{ sha256 }]);
    const client = await stage.deps.pool.connect();
    const { files } = await listNamedFiles(client, dataDir).finally(() => client.release());
    expect(files).toContainEqual(
      expect.objectContaining({ path: `handovers/${sha256}/sheet.pdf`, sha256 }),
    );
    await rm(join(dataDir, "handovers", sha256), { recursive: true });
    expect(await documentPaper(world(), id)).toEqual(one);
    expect(await documentPaper(stage.deps, id)).toEqual(one);
    expect(await documentPaper(world(), 999_999)).toBeUndefined();
  });

  test("is never changed or deleted, whoever tries", async () => {
    const { id } = await issued();
    await documentPaper(world(), id);
    for (const text of [
      `update document set content = content || '{"code": "EP-00000-00000"}' where id = $1`,
      "update document set number = number + 1000 where id = $1",
      "update document set sha256 = null where id = $1",
      "delete from document where id = $1",
    ])
      await expect(stage.owner.query(text, [id])).rejects.toThrow("never changed");
  });
});

test("a customer who is erased leaves the number of a paper; one of the books stays as long as contracts do", async () => {
  const { id: reservationId } = await booked();
  const { id } = await issued(reservationId);
  const file = await documentPaper(world(), id);
  const at = new Date(stage.deps.clock.now());
  await inTransaction(stage.deps.pool, (client) =>
    eraseReservations(client, { ids: [reservationId], at, by: amra }),
  );
  expect(await documentPaper(world(), id)).toEqual(file);
  await query("update document set content = '{}' where id = $1", [id]);
  expect(await documentPaper(world(), id)).toBeUndefined();
  expect(await listDocuments(stage.deps.pool, reservationId)).toMatchObject([{ isErased: true }]);
  stage.deps.clock.set(new Date(Date.now() + 7_200_000).toISOString());
  await sweepHandoverPhotos(world());
  const left = await query("select sha256 from document where id = $1", [id]);
  await expect(
    documentPaper(world(), id).then((paper) => [paper, left[0]?.["sha256"]]),
  ).resolves.toEqual([undefined, hashOf(file?.pdf ?? Buffer.of())]);
});

test("a link opens its paper for a month, and nothing else", () => {
  stage.deps.clock.set("2026-06-01T10:00:00+02:00");
  const path = paperLink(stage.deps, { document: 42 }, "ba");
  expect(path).toMatch(/^\/ba\/paper\/[\w-]+$/);
  const pass = path.split("/").at(-1) ?? "";
  expect(openPaperLink(stage.deps, pass)).toEqual({ document: 42 });
  expect(openPaperLink(stage.deps, `${pass.slice(0, -1)}_`)).toBeUndefined();
  stage.deps.clock.set("2026-07-01T10:00:00+02:00");
  expect(openPaperLink(stage.deps, pass)).toEqual({ document: 42 });
  stage.deps.clock.set("2026-07-02T10:00:00+02:00");
  expect(openPaperLink(stage.deps, pass)).toBeUndefined();
  const ofSheet = paperLink(stage.deps, { sheet: 42 }, "en-us").split("/").at(-1) ?? "";
  expect(openPaperLink(stage.deps, ofSheet)).toEqual({ sheet: 42 });
});
