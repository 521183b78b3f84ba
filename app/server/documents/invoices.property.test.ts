import { array, assert, asyncProperty, constantFrom, record } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCar, book, openStage, plainSelection, type Stage } from "../../../test/casts/cast.ts";
import { bringBack, giveOut } from "../../../test/casts/handed-cast.ts";
import { reservationOf } from "../../../test/casts/reservation-cast.ts";
import { askFor } from "../../../test/casts/staff-hand-cast.ts";
import { settingKey } from "../catalogue/read-settings.ts";
import { addCharge } from "../charges/add-charge.ts";
import { voidCharge } from "../charges/void-charge.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { issueInvoice } from "./issue-invoice.ts";

let stage: Stage;
const tokens: string[] = [];
let priceCents = 0;
const query = async <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Row>(text, values)).rows;

beforeAll(async () => {
  stage = await openStage();
  await query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent')`,
  );
  for (const [name, value] of [
    ["jib", "4200000000004"],
    ["vatNumber", "200000000000"],
  ] as const)
    await query(
      "insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = $2",
      [settingKey(name), JSON.stringify(value)],
    );
  await stage.deps.catalogue.refresh();
  for (const name of ["one", "other"]) {
    stage.deps.clock.set("2026-06-01T10:00:00+02:00");
    const carId = await addCar(stage.deps, { name: `billed ${name}`, vehicles: 1 });
    const { token } = await book(stage.deps, { selection: plainSelection(carId) });
    stage.deps.clock.set("2026-07-06T10:00:00+02:00");
    await giveOut(stage.deps, token);
    stage.deps.clock.set("2026-07-12T18:30:00+02:00");
    await bringBack(stage.deps, token);
    tokens.push(token);
  }
  priceCents = (await reservationOf(stage.deps, tokens[0] ?? "")).totalCents;
});
afterAll(() => stage.close());

/** What a reservation is charged, and its papers: what is expected of the rows. */
type Life = { charges: { id: number; cents: number }[]; live?: { id: number; cents: number } };

const chargedOf = ({ charges }: Life) =>
  priceCents + charges.reduce((sum, { cents }) => sum + cents, 0);
let forms = 0;
const formKey = () => `life-${forms++}`;

const invoiced = async (token: string, seenTotalCents: number) =>
  issueInvoice(stage.deps, {
    ...(await askFor(stage.deps, token)),
    formKey: formKey(),
    buyer: { kind: "person", name: "Amra Begić", address: "Dedići 1", town: "Tuzla", country: "" },
    seenTotalCents,
  });

const steps = {
  invoice: async (token: string, life: Life) => {
    const cents = chargedOf(life);
    const answer = await invoiced(token, cents);
    if (life.live) return expect(answer).toEqual({ ok: false, reason: "invoiced" });
    if (!answer.ok) throw new Error(answer.reason);
    life.live = { id: answer.issued.id, cents };
  },
  outdated: async (token: string, life: Life) => {
    const answer = await invoiced(token, chargedOf(life) + 1);
    expect(answer).toEqual({ ok: false, reason: life.live ? "invoiced" : "changed" });
  },
  credit: async (token: string, life: Life) => {
    const answer = await issueCreditNote(stage.deps, {
      ...(await askFor(stage.deps, token)),
      formKey: formKey(),
      invoiceId: life.live?.id ?? 999_999,
      reason: "wrong buyer",
    });
    expect(answer.ok).toBe(life.live !== undefined);
    delete life.live;
  },
  charge: async (token: string, life: Life) => {
    const cents = 100 + life.charges.length;
    const answer = await addCharge(stage.deps, {
      ...(await askFor(stage.deps, token)),
      kind: "other",
      amountCents: cents,
      reason: "Parking",
      seenDueCents: chargedOf(life),
      formKey: formKey(),
    });
    if (!answer.ok) throw new Error(answer.reason);
    life.charges.push({ id: answer.chargeId, cents });
  },
  voided: async (token: string, life: Life) => {
    const last = life.charges.pop();
    if (!last) return;
    const ask = await askFor(stage.deps, token);
    expect(await voidCharge(stage.deps, { ...ask, chargeId: last.id, reason: "mistake" })).toEqual({
      ok: true,
    });
  },
};

type Paper = { kind: string; number: number; token: string; cents: number; ended: boolean };

test("whatever is issued, ended, charged and voided: numbers without a gap, one live invoice at most, and papers that come to it", async () => {
  const lives = new Map<string, Life>(tokens.map((token) => [token, { charges: [] }]));
  const step = record({
    who: constantFrom(0, 1),
    does: constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
  });
  await assert(
    asyncProperty(array(step, { minLength: 1, maxLength: 6 }), async (done) => {
      for (const { who, does } of done) {
        const token = tokens[who] ?? "";
        await steps[does](token, lives.get(token) ?? { charges: [] });
      }
      const papers = await query<Paper>(
        `select kind, number, token, (coalesce(content -> 'invoice', content) ->> 'totalCents')::int as cents,
           exists (select from document later where later.ends_id = document.id) as ended
         from document join reservation on reservation.id = reservation_id
         where kind in ('invoice', 'credit-note') order by kind, number`,
      );
      for (const kind of ["invoice", "credit-note"]) {
        const numbers = papers.filter((one) => one.kind === kind).map(({ number }) => number);
        expect(numbers).toEqual(numbers.map((_, at) => at + 1));
      }
      for (const [token, { live }] of lives) {
        const own = papers.filter((one) => one.token === token);
        const standing = own.filter(({ kind, ended }) => kind === "invoice" && !ended);
        expect(standing.map(({ cents }) => cents)).toEqual(live ? [live.cents] : []);
        const sum = own.reduce(
          (all, { kind, cents }) => all + (kind === "invoice" ? 1 : -1) * cents,
          0,
        );
        expect(sum).toBe(live?.cents ?? 0);
      }
    }),
    { numRuns: 25 },
  );
});
