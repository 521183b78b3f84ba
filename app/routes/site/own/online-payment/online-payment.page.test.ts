import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCar, book, plainSelection, tripAt } from "../../../../../test/casts/cast.ts";
import { reservationOf } from "../../../../../test/casts/reservation-cast.ts";
import { testNow } from "../../../../../test/world/app.ts";
import { plain, staffSite } from "../../../../../test/world/staff-site.ts";
import { addDays, dateOf } from "../../../../domain/calendar.ts";
import { languages } from "../../../../domain/language.ts";
import type { OnlineNotice } from "../../../../domain/online-payments/online-payment.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { accountWords } from "../../../../i18n/admin-account/en.ts";
import { onlineWords } from "../../../../i18n/online-payment/en.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import type { PaymentProvider } from "../../../../server/online-payments/provider.ts";
import { signedNotice, testProvider } from "../../../../server/online-payments/test-provider.ts";

const signingKey = new Uint8Array(32).fill(7);
const provider = testProvider({ signingKey, clock: { now: () => testNow } });
/** What the provider was asked to give back, and what it does. */
let giving: "gives" | "refuses" | "fails" | "sleeps" = "gives";
const givenBack: number[] = [];
const keys: string[] = [];
let canBegin = true;
const paymentProvider: PaymentProvider = {
  ...provider,
  patienceMs: 200,
  begin: (ask) => (canBegin ? provider.begin(ask) : Promise.reject(new Error("socket hang up"))),
  refund: ({ amountCents, key }) => {
    keys.push(key);
    if (giving === "fails") return Promise.reject(new Error("socket hang up"));
    if (giving === "sleeps") return new Promise(() => undefined);
    if (giving === "gives") givenBack.push(amountCents);
    return Promise.resolve({ ok: giving === "gives" });
  },
};
const site = staffSite({ paymentProvider }, { connections: 10 });
const words = onlineWords("en-us");
let priceCents = 0;
let carId = 0;
let token = "";
let code = "";

beforeAll(async () => {
  carId = await addCar(site.deps, { name: "paid online", vehicles: 60 });
});
beforeEach(async () => {
  giving = "gives";
  canBegin = true;
  const day = (days: number) => `${addDays(dateOf(toLocal(testNow)), days)}T12:00`;
  const trip = tripAt(day(3), day(8));
  ({ token, code } = await book(site.deps, { selection: plainSelection(carId), trip }));
  ({ totalCents: priceCents } = await reservationOf(site.deps, token));
});

const own = (of?: string) =>
  pathTo("online-payment", "en-us", { token }) + (of === undefined ? "" : `?of=${of}`);
const read = async (path: string) => {
  const answer = await site.get(path);
  return { status: answer.status, html: plain(await answer.text()) };
};
const pay = (cents = priceCents) => site.send(own(), { cents: String(cents) });
const rows = async () =>
  (
    await site.deps.pool.query<Record<string, unknown>>(
      `select online_payment.state, payment.method, payment.amount_cents as "cents" from online_payment
         join reservation on reservation.id = online_payment.reservation_id
         left join payment on payment.id = payment_id where token = $1 order by online_payment.id`,
      [token],
    )
  ).rows;
const payments = async () =>
  (
    await site.deps.pool.query<Record<string, unknown>>(
      `select payment.kind, method, payment.amount_cents as "cents" from payment
         join reservation on reservation.id = reservation_id where token = $1 order by payment.id`,
      [token],
    )
  ).rows;
/** Begins a payment; answers the page of the provider and our reference. */
const begun = async () => {
  const answer = await pay();
  expect(answer.status).toBe(303);
  const [row] = (
    await site.deps.pool.query<{ reference: string }>(
      "select reference from online_payment order by id desc limit 1",
    )
  ).rows;
  return { page: answer.headers.get("location") ?? "", reference: row?.reference ?? "" };
};
const tell = (notice: OnlineNotice, headers?: Record<string, string>) => {
  const told = signedNotice(signingKey, notice);
  return site.app.fetch(
    new Request("http://site.test/payment-notice", {
      method: "POST",
      body: told.body,
      headers: { Host: "site.test", ...told.headers, ...headers },
    }),
  );
};
const onlinePayment = () => ({ kind: "payment", method: "online", cents: priceCents });

describe("paying online", () => {
  test.each(languages)("in %s is offered on the pages of the reservation", async (language) => {
    const says = onlineWords(language);
    const confirmation = await read(pathTo("confirmation", language, { token }));
    expect(confirmation.html).toContain(says.now);
    expect(confirmation.html).toContain(`href="${pathTo("online-payment", language, { token })}"`);
    const page = await read(pathTo("online-payment", language, { token }));
    expect(page.html).toContain(says.pay(formatEuro(priceCents, language)));
    expect(page.html).toContain(says.safe);
  });

  test.each(languages)("in %s speaks of the pick-up only while it is ahead", async (language) => {
    const says = onlineWords(language);
    const path = pathTo("confirmation", language, { token });
    expect((await read(path)).html).toContain(says.offer);
    await site.owner.query("update reservation set status = 'returned' where token = $1", [token]);
    const { html } = await read(path);
    expect([html.includes(says.offer), html.includes(says.offerNow)]).toEqual([false, true]);
  });

  test("leads to the provider, and a payment that came is on the account once", async () => {
    const { page, reference } = await begun();
    const { html } = await read(page);
    expect(html).toContain(words.test.title);
    expect(html).toContain(formatEuro(priceCents, "en-us"));
    const { html: waiting } = await read(own(reference));
    expect(waiting).toContain(words.outcome.begun);
    expect(waiting).toContain(`href="${own(reference)}"`);
    const back = await site.send(page, { outcome: "paid" });
    expect([back.status, back.headers.get("location")]).toEqual([303, own(reference)]);
    const thanks = await read(own(reference));
    expect(thanks.html).toContain(words.outcome.paid);
    expect(thanks.html).not.toContain(words.safe);
    for (const outcome of ["paid", "refused", "paid"] as const)
      expect((await tell({ reference, outcome, amountCents: priceCents })).status).toBe(200);
    await site.send(page, { outcome: "paid" });
    expect(await payments()).toEqual([onlinePayment()]);
    expect(await rows()).toEqual([{ state: "paid", method: "online", cents: priceCents }]);
    const { html: after } = await read(pathTo("confirmation", "en-us", { token }));
    expect(after).not.toContain(`href="${own()}"`);
    const [paid, open] = [priceCents, 0].map((cents) => formatEuro(cents, "en-us"));
    expect(after).toContain(`<dt>Paid</dt><dd>${paid}</dd><dt>Pay at pick-up</dt><dd>${open}</dd>`);
  });

  test("that is refused or abandoned charges nothing, and can be tried again", async () => {
    const first = await begun();
    await site.send(first.page, { outcome: "refused" });
    expect((await read(own(first.reference))).html).toContain(words.outcome.failed);
    const second = await begun();
    await site.send(second.page, { outcome: "abandoned" });
    const { html } = await read(own(second.reference));
    expect(html).toContain(words.outcome.begun);
    expect(html).toContain(words.pay(formatEuro(priceCents, "en-us")));
    expect(await payments()).toEqual([]);
    expect(await rows()).toMatchObject([{ state: "failed" }, { state: "begun" }]);
  });

  test("counts also when the notice comes late, after a refusal", async () => {
    const { reference } = await begun();
    await tell({ reference, outcome: "refused", amountCents: priceCents });
    await tell({ reference, outcome: "paid", amountCents: priceCents });
    expect(await payments()).toEqual([onlinePayment()]);
  });

  test("is heard once when the same notice comes five times at the same moment", async () => {
    const { reference } = await begun();
    const notice = { reference, outcome: "paid", amountCents: priceCents } as const;
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => tell(notice)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await payments()).toEqual([onlinePayment()]);
  });

  test("of another sum than was asked for is on the account as it came, and the rest stays due", async () => {
    const { reference } = await begun();
    const other = { reference, outcome: "paid", amountCents: 100 } as const;
    for (const effect of ["take-other", "nothing"]) {
      const answer = await tell(other);
      expect([answer.status, await answer.text()]).toEqual([200, effect]);
    }
    expect(await payments()).toEqual([{ ...onlinePayment(), cents: 100 }]);
    const { html } = await site.read(`/admin/reservations/${code}/account`, "agent");
    const asked = formatEuro(priceCents, "en-us");
    expect(html).toContain(accountWords("en-us").entries.askedFor(asked));
    const rest = formatEuro(priceCents - 100, "en-us");
    expect((await read(own(reference))).html).toContain(words.pay(rest));
  });

  test("is begun once: whoever comes again goes on with the same payment, and may look again", async () => {
    const first = await begun();
    await Promise.all([1, 2, 3].map(() => pay()));
    const again = await begun();
    expect(again.reference).toBe(first.reference);
    expect(await rows()).toMatchObject([{ state: "begun" }]);
    const { html } = await read(own(first.reference));
    expect(html).toMatch(
      new RegExp(`href="${own()}\\?of=${first.reference}"[^>]*>${words.reload}`),
    );
    await tell({ reference: first.reference, outcome: "paid", amountCents: priceCents });
    expect(await payments()).toEqual([onlinePayment()]);
  });

  test("that a provider does not answer is told, and goes on later", async () => {
    canBegin = false;
    const answer = await pay();
    expect([answer.status, plain(await answer.text()).includes(words.refused.down)]).toEqual([
      409,
      true,
    ]);
    canBegin = true;
    await begun();
    expect(await rows()).toMatchObject([{ state: "begun" }]);
  });

  test("has no effect without the signature, or of an unknown reference", async () => {
    const { reference } = await begun();
    const notice = { reference, outcome: "paid", amountCents: priceCents } as const;
    const unsigned = await tell(notice, { "x-test-signature": "00" });
    expect([unsigned.status, await unsigned.text()]).toEqual([
      403,
      "The signature does not fit the notice.",
    ]);
    expect((await tell({ ...notice, reference: "nobody's" })).status).toBe(404);
    expect((await site.get("/payment-notice")).status).toBe(405);
    expect(await payments()).toEqual([]);
  });

  test("for a sum that changed, or of nothing, is refused with a sentence", async () => {
    const changed = await pay(priceCents - 1);
    expect([changed.status, plain(await changed.text()).includes(words.refused.changed)]).toEqual([
      409,
      true,
    ]);
    const { reference } = await begun();
    await tell({ reference, outcome: "paid", amountCents: priceCents });
    const nothing = await pay();
    expect([nothing.status, plain(await nothing.text()).includes(words.refused.nothing)]).toEqual([
      409,
      true,
    ]);
    expect((await site.send("/payment/nobody", { cents: "1" })).status).toBe(404);
    expect((await read("/test-payment/forged")).status).toBe(404);
  });
});

describe("what came online", () => {
  const account = () => `/admin/reservations/${code}/account`;
  const field = (html: string, name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  const send = async (form: Record<string, string>) => {
    const { html } = await site.read(account(), "agent");
    const seen = { version: field(html, "version"), due: field(html, "due") };
    return site.post(account(), { ...seen, due: "0", key: crypto.randomUUID(), ...form }, "agent");
  };
  const refund = { intent: "refund", method: "online", currency: "EUR", note: "shorter" };
  const asked = accountWords("en-us").refused;
  beforeEach(async () => {
    const { reference } = await begun();
    await tell({ reference, outcome: "paid", amountCents: priceCents });
    givenBack.length = 0;
    keys.length = 0;
  });
  const entries = async () =>
    (
      await site.deps.pool.query<{ id: number; isVoided: boolean; isWaiting: boolean }>(
        `select payment.id, voided_at is not null as "isVoided", refunding_id is not distinct from payment.id as "isWaiting"
         from payment join reservation on reservation.id = payment.reservation_id
           left join online_payment on refunding_id = payment.id
         where token = $1 and kind = 'refund' order by payment.id`,
        [token],
      )
    ).rows;

  test("stands on the account by its own name, and goes back through the provider", async () => {
    const { html } = await site.read(account(), "agent");
    expect(html).toContain("online");
    const done = await send({ ...refund, amount: "50" });
    expect([done.status, givenBack]).toEqual([303, [5000]]);
    const rest = priceCents - 5000;
    const whole = { ...refund, amount: (rest / 100).toFixed(2), due: "5000" };
    expect((await send(whole)).status).toBe(303);
    expect(givenBack).toEqual([5000, rest]);
    expect(await rows()).toMatchObject([{ state: "refunded" }]);
    expect(await payments()).toEqual([
      onlinePayment(),
      { kind: "refund", method: "online", cents: 5000 },
      { kind: "refund", method: "online", cents: rest },
    ]);
  });

  test("goes back once for a form, and not at all when the provider refuses or more is asked than came", async () => {
    const form = { ...refund, amount: "50", key: "the-same-online-refund" };
    expect((await send(form)).status).toBe(303);
    expect((await send({ ...form, due: "5000" })).status).toBe(303);
    expect(givenBack).toEqual([5000]);
    giving = "refuses";
    const refused = await send({ ...refund, amount: "20", due: "5000" });
    expect([refused.status, (await refused.text()).includes(asked.provider ?? "")]).toEqual([
      409,
      true,
    ]);
    const above = await send({ ...refund, amount: "500", due: "5000" });
    expect((await above.text()).includes(asked["not-online"] ?? "")).toBe(true);
    expect(await entries()).toMatchObject([{ isVoided: false }, { isVoided: true }]);
    expect((await site.read(account(), "agent")).html).toContain(
      accountWords("en-us").entries.providerRefused,
    );
  });

  test.each(["fails", "sleeps"] as const)(
    "is entered when the provider %s, and asked for again by the same key until it says what became of it",
    async (state) => {
      giving = state;
      const form = { ...refund, amount: "50", key: `silent-refund-${state}` };
      const silent = await send(form);
      expect([
        silent.status,
        plain(await silent.text()).includes(asked["provider-silent"] ?? ""),
      ]).toEqual([409, true]);
      const [entry] = await entries();
      expect(entry).toMatchObject({ isVoided: false, isWaiting: true });
      const says = accountWords("en-us").entries;
      const { html } = await site.read(account(), "agent");
      expect([html.includes(says.unconfirmed), html.includes(says.askAgain)]).toEqual([true, true]);
      // Another one of the same payment waits for the word on the first.
      const other = await send({ ...refund, amount: "50", due: "5000" });
      expect(plain(await other.text())).toContain(asked["provider-silent"]);
      giving = "gives";
      const again = { intent: "refund-again", payment: String(entry?.id) };
      expect((await send(again)).status).toBe(303);
      expect((await send(again)).status).toBe(303);
      expect([givenBack, new Set(keys)]).toEqual([[5000], new Set([form.key])]);
      expect(await entries()).toMatchObject([{ isVoided: false, isWaiting: false }]);
    },
  );

  test("holds no lock while the provider thinks", async () => {
    giving = "sleeps";
    const slow = send({ ...refund, amount: "50" });
    await expect.poll(() => keys.length).toBe(1);
    const free = await site.owner.query(
      "select id from reservation where token = $1 for update nowait",
      [token],
    );
    expect(free.rowCount).toBe(1);
    await slow;
  });

  test("is not voided at the desk: the provider has it", async () => {
    const { rows: kept } = await site.deps.pool.query<{ id: number }>(
      "select max(id)::int as id from payment",
    );
    const answer = await send({ intent: "void", payment: String(kept[0]?.id), reason: "wrong" });
    expect((await answer.text()).includes(asked.online ?? "")).toBe(true);
  });
});

describe("a payment that came", () => {
  // The last one: a closed day is never opened again.
  test("after the day was closed belongs to the next day, with the time at which it came", async () => {
    const { reference } = await begun();
    const today = dateOf(toLocal(testNow));
    await site.owner.query(
      `insert into day_close (day, closed_at, closed_by, figures) select $1, now(), id, '{}' from "user" limit 1`,
      [today],
    );
    expect((await tell({ reference, outcome: "paid", amountCents: priceCents })).status).toBe(200);
    const { rows: kept } = await site.deps.pool.query(
      `select (paid_at at time zone 'Europe/Sarajevo')::date::text as day, taken_at is not null as told
       from payment where reference = $1`,
      [reference],
    );
    expect(kept).toEqual([{ day: addDays(today, 1), told: true }]);
  });
});
