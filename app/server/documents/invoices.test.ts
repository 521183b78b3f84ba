import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCar, book, openStage, plainSelection, type Stage } from "../../../test/casts/cast.ts";
import { bringBack, giveOut } from "../../../test/casts/handed-cast.ts";
import { reservationOf } from "../../../test/casts/reservation-cast.ts";
import { askFor } from "../../../test/casts/staff-hand-cast.ts";
import type { Buyer } from "../../domain/documents/buyer.ts";
import { codeOfReference } from "../../domain/documents/payment-reference.ts";
import { toKmFeninga } from "../../domain/money.ts";
import { parseCode } from "../../domain/reservations/code.ts";
import { listHeldDeposits } from "../books/list-deposits.ts";
import { listInvoices, listTaxed } from "../books/list-invoices.ts";
import { settingKey } from "../catalogue/read-settings.ts";
import { cancelByStaff } from "../reservations/deeds/cancel-by-staff.ts";
import { documentPaper } from "./document-paper.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { issueInvoice, issueProforma } from "./issue-invoice.ts";
import { issuePaymentSlip } from "./issue-payment-slip.ts";
import { listDocuments } from "./list-documents.ts";
import { writeFiscal } from "./write-fiscal.ts";

let stage: Stage;
const query = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;
const set = async (name: string, value: unknown) => {
  await query(
    "insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = $2",
    [settingKey(name), JSON.stringify(value)],
  );
  await stage.deps.catalogue.refresh();
};
beforeAll(async () => {
  stage = await openStage();
  await query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra Begić', 'amra@example.com', 'agent') on conflict do nothing`,
  );
  await set("jib", "4200000000004");
  await set("vatNumber", "200000000000");
});
afterAll(() => stage.close());

const firm: Buyer = {
  kind: "company",
  name: "Šećerana d.o.o.",
  address: "Žrtava fašizma 8",
  town: "75270 Živinice",
  country: "",
  jib: "4200211100005",
};
const at = (local: string) => stage.deps.clock.set(`${local}:00+02:00`);
const idOf = async (token: string) =>
  Number((await query("select id from reservation where token = $1", [token]))[0]?.["id"]);
let named = 0;
const booked = async () => {
  at("2026-06-01T10:00");
  const carId = await addCar(stage.deps, { name: `billed ${named++}`, vehicles: 1 });
  return (await book(stage.deps, { selection: plainSelection(carId) })).token;
};
const returned = async () => {
  const token = await booked();
  at("2026-07-06T10:00");
  await giveOut(stage.deps, token);
  at("2026-07-12T18:30");
  await bringBack(stage.deps, token);
  return token;
};
const key = () => `form-key-${named++}`;
const invoice = async (token: string, more: { total?: number; formKey?: string } = {}) => {
  const { totalCents } = await reservationOf(stage.deps, token);
  return issueInvoice(stage.deps, {
    ...(await askFor(stage.deps, token)),
    formKey: more.formKey ?? key(),
    buyer: firm,
    seenTotalCents: more.total ?? totalCents,
  });
};
const contentOf = async (id: number) =>
  (await query("select content from document where id = $1", [id]))[0]?.["content"];
const idIn = (answer: Awaited<ReturnType<typeof invoice>>) => {
  if (!answer.ok) throw new Error(answer.reason);
  return answer.issued.id;
};

describe("an invoice", () => {
  test("is issued once the vehicle is back, with the VAT of its whole price in marks", async () => {
    const token = await returned();
    const { totalCents, code } = await reservationOf(stage.deps, token);
    const answer = await invoice(token);
    expect(answer).toMatchObject({ ok: true, issued: { kind: "invoice", year: 2026 } });
    const total = toKmFeninga(totalCents);
    expect(await contentOf(idIn(answer))).toMatchObject({
      code,
      buyer: firm,
      agency: { jib: "4200000000004", vatNumber: "200000000000" },
      suppliedOn: "2026-07-12",
      dueOn: "2026-07-12",
      totalCents,
      totalFeninga: total,
      sums: [{ ratePercent: 17, grossFeninga: total, netFeninga: Math.round((total * 100) / 117) }],
      staff: "Amra Begić",
    });
  });

  test("is never issued twice: the same form is the same invoice, another one is refused", async () => {
    const token = await returned();
    const one = await invoice(token, { formKey: "the-same-form" });
    expect(await invoice(token, { formKey: "the-same-form" })).toEqual(one);
    expect(await invoice(token)).toEqual({ ok: false, reason: "invoiced" });
    const kinds = (await listDocuments(stage.deps.pool, await idOf(token))).map(({ kind }) => kind);
    expect(kinds).toEqual(["invoice"]);
  });

  test("two at once are one", async () => {
    const token = await returned();
    const answers = await Promise.all(Array.from({ length: 6 }, () => invoice(token)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("is refused before the return, for a price that changed, without the agency's numbers, and takes no number", async () => {
    const ahead = await booked();
    const back = await returned();
    const next = () => query("select next from numbering where series = 'invoice' and year = 2026");
    const before = await next();
    expect(await invoice(ahead)).toEqual({ ok: false, reason: "not-back" });
    expect(await invoice(back, { total: 1 })).toEqual({ ok: false, reason: "changed" });
    await set("jib", "");
    expect(await invoice(back)).toEqual({ ok: false, reason: "no-supplier" });
    await set("jib", "4200000000004");
    expect(await next()).toEqual(before);
  });

  test("of a cancelled reservation is refused without a charge, and is of the fee alone with one", async () => {
    const token = await booked();
    at("2026-06-02T10:00");
    const cancelled = await cancelByStaff(stage.deps, {
      ...(await askFor(stage.deps, token)),
      reason: "customer ill",
      agreedFeeCents: 0,
    });
    expect(cancelled.ok).toBe(true);
    expect(await invoice(token)).toEqual({ ok: false, reason: "nothing" });
    await query(
      `insert into charge (reservation_id, kind, decision, amount_cents, reason, at)
       values ($1, 'cancellation', 'charged', 3000, 'late', now()), ($1, 'damage', 'charged', 5000, 'scratch', now()),
         ($1, 'other', 'waived', 900, 'kindness', now())`,
      [await idOf(token)],
    );
    const content = await contentOf(idIn(await invoice(token, { total: 8000 })));
    expect(content).toMatchObject({
      totalCents: 8000,
      suppliedOn: "2026-06-02",
      lines: [
        { amountCents: 3000, ratePercent: 17 },
        { amountCents: 5000, ratePercent: 0 },
      ],
    });
  });
});

describe("a credit note", () => {
  test("ends an invoice under a number of its own, once, and makes room for another invoice", async () => {
    const token = await returned();
    const invoiceId = idIn(await invoice(token));
    const end = async (reason: string, id = invoiceId) =>
      issueCreditNote(stage.deps, {
        ...(await askFor(stage.deps, token)),
        formKey: key(),
        invoiceId: id,
        reason,
      });
    expect(await end("  ")).toEqual({ ok: false, reason: "no-reason" });
    expect(await end("wrong buyer", 999_999)).toEqual({ ok: false, reason: "no-invoice" });
    const ended = await end("wrong buyer");
    expect(ended).toMatchObject({ ok: true, issued: { kind: "credit-note" } });
    expect(await end("again")).toEqual({ ok: false, reason: "ended" });
    expect(await invoice(token)).toMatchObject({ ok: true });
    const list = await listDocuments(stage.deps.pool, await idOf(token));
    expect(list.map(({ kind, endedBy }) => [kind, endedBy !== null])).toEqual([
      ["invoice", false],
      ["credit-note", false],
      ["invoice", true],
    ]);
    for (const { id } of list)
      expect((await documentPaper(stage.deps, id))?.pdf.subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("comes to nothing with its invoice in the books", async () => {
    const token = await returned();
    const { code } = await reservationOf(stage.deps, token);
    const invoiceId = idIn(await invoice(token));
    await issueCreditNote(stage.deps, {
      ...(await askFor(stage.deps, token)),
      formKey: key(),
      invoiceId,
      reason: "wrong buyer",
    });
    const range = { from: "2026-07-01", to: "2026-07-31" };
    for (const list of [listInvoices, listTaxed]) {
      const own = (await list(stage.deps.pool, range)).filter((one) => one.code === code);
      expect(own).toHaveLength(2);
      expect(own.reduce((sum, { totalFeninga }) => sum + totalFeninga, 0)).toBe(0);
    }
    expect(await listInvoices(stage.deps.pool, { from: "2026-08-01", to: "2026-08-31" })).toEqual(
      [],
    );
  });
});

describe("a proforma and a payment slip", () => {
  test("are issued before the return, and carry the reference of the reservation", async () => {
    const token = await booked();
    const { totalCents, code } = await reservationOf(stage.deps, token);
    const ask = async () => ({ ...(await askFor(stage.deps, token)), formKey: key() });
    const bill = { buyer: firm, seenTotalCents: totalCents };
    const proforma = await issueProforma(stage.deps, { ...(await ask()), ...bill });
    if (!proforma.ok) throw new Error(proforma.reason);
    const content = await contentOf(proforma.issued.id);
    expect(content).toMatchObject({ validTo: "2026-06-08", totalCents });
    expect(await issuePaymentSlip(stage.deps, await ask())).toEqual({
      ok: false,
      reason: "no-account",
    });
    await set("bankAccount", "1610000000000000");
    const slip = await issuePaymentSlip(stage.deps, await ask());
    if (!slip.ok) throw new Error(slip.reason);
    const { reference, amountCents } = (await contentOf(slip.issued.id)) as {
      reference: string;
      amountCents: number;
    };
    expect(amountCents).toBe(totalCents);
    expect(codeOfReference(reference)).toBe(parseCode(code));
    for (const { id } of [proforma.issued, slip.issued])
      expect((await documentPaper(stage.deps, id))?.pdf.subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("a proforma is refused once the vehicle is back", async () => {
    const token = await returned();
    const { totalCents } = await reservationOf(stage.deps, token);
    const ask = { ...(await askFor(stage.deps, token)), formKey: key() };
    expect(
      await issueProforma(stage.deps, { ...ask, buyer: firm, seenTotalCents: totalCents }),
    ).toEqual({ ok: false, reason: "closed" });
  });
});

test("a fiscal receipt is typed for an invoice, again when it was mistyped, and never from the future", async () => {
  const token = await returned();
  const other = await returned();
  const documentId = idIn(await invoice(token));
  const type = async (fiscal: { number: string; device: string; at: Date }, of = token) =>
    writeFiscal(stage.deps, { ...(await askFor(stage.deps, of)), documentId, fiscal });
  const printed = { number: "000123", device: "BP100200", at: new Date("2026-07-12T16:40:00Z") };
  at("2026-07-12T19:00");
  expect(await type({ ...printed, number: "" })).toEqual({ ok: false, reason: "no-fiscal" });
  expect(await type({ ...printed, at: new Date("2026-07-13T16:40:00Z") })).toEqual({
    ok: false,
    reason: "no-fiscal",
  });
  expect(await type(printed, other)).toEqual({ ok: false, reason: "not-found" });
  expect(await type(printed)).toEqual({ ok: true });
  expect(await type({ ...printed, number: "000124" })).toEqual({ ok: true });
  const [kept] = await listDocuments(stage.deps.pool, await idOf(token));
  expect(kept).toMatchObject({ fiscalNumber: "000124", fiscalDevice: "BP100200" });
});

test("deposits that are held at the end of a day are a list of their own", async () => {
  const token = await booked();
  await query(
    `with held as (
       insert into deposit (reservation_id, method, amount_cents, held_eur, held_at)
       values ($1, 'cash', 20000, 20000, '2026-07-06T08:00:00Z') returning id
     )
     insert into deposit_entry (deposit_id, kind, amount_cents, eur, purpose, reason, at)
     select id, kind, cents, eur, purpose, 'fuel', moment::timestamptz from held, (values
       ('taken', 1240, 0, 'fuel', '2026-07-10T08:00:00Z'),
       ('released', 18760, 18760, null, '2026-07-13T08:00:00Z')
     ) step (kind, cents, eur, purpose, moment)`,
    [await idOf(token)],
  );
  const on = async (day: string) =>
    (await listHeldDeposits(stage.deps.pool, day)).map(({ heldCents }) => heldCents);
  expect(await on("2026-07-05")).toEqual([]);
  expect(await on("2026-07-06")).toEqual([20_000]);
  expect(await on("2026-07-10")).toEqual([18_760]);
  expect(await on("2026-07-12")).toEqual([18_760]);
  expect(await on("2026-07-13")).toEqual([]);
});
