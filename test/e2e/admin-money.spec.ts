// covers: routes/admin/today/account, routes/admin/today/cash-drawers, routes/admin/today/papers, routes/admin/today/reservation-management
import { expect, type Page } from "@playwright/test";
import { inCash, type Currency } from "../../app/domain/account/cash.ts";
import { fewestPieces, pieceValues } from "../../app/domain/drawers/pieces.ts";
import { formatCode, parseCode } from "../../app/domain/reservations/code.ts";
import { currencyText } from "../../app/i18n/admin-account/cash-text.ts";
import { accountWords } from "../../app/i18n/admin-account/en.ts";
import { depositDeskWords } from "../../app/i18n/admin-deposit/en.ts";
import { drawerWords } from "../../app/i18n/admin-drawers/en.ts";
import { handoverWords } from "../../app/i18n/admin-handover/en.ts";
import { adminPapersWords } from "../../app/i18n/admin-papers/en.ts";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { adminReservationWords } from "../../app/i18n/admin-reservation/en.ts";
import { formatDate, formatNumber } from "../../app/i18n/format.ts";
import { signedIn } from "./member.ts";
import { driverPapers, openMove, workOff } from "./moves.ts";
import { agreed, minute, putOn } from "./rentals.ts";
import { runInStory } from "./story-database.ts";
import { takenOver, test } from "./story.ts";
import { bookCar, inDays, type Language } from "./visitor.ts";

/** Counts what lies in a drawer into the form that stands open, in which the count of its last close may stand. */
async function count(page: Page, language: Language, bam: number): Promise<void> {
  const words = drawerWords(language).count;
  const currency: Currency = "BAM";
  const counted = fewestPieces(bam, currency);
  for (const value of pieceValues[currency])
    await page
      .getByLabel(words.pieces(currencyText(value, currency, language)), { exact: true })
      .fill(String(counted[value] ?? ""));
}

/** What is due on a reservation, euro cents, and what of it is for the lines that hold a word. */
async function due(code: string): Promise<{ dueCents: number; damageCents: number }> {
  const [row] = await runInStory<{ dueCents: number; damageCents: number }>(
    `select total_cents - coalesce((select sum(amount_cents) from payment where reservation_id = reservation.id), 0)::int as "dueCents",
       coalesce((select sum(charge_cents) from damage where reservation_id = reservation.id), 0)::int as "damageCents"
     from reservation where code = $1`,
    [code],
  );
  if (!row) throw new Error("nobody booked this");
  return row;
}

const amountOf = (hundredths: number, language: Language) =>
  formatNumber(hundredths / 100, language, 2);

test("a rental from its booking to its end: cash in marks, a hold on a card, fuel, a scratch, an invoice that is ended, and a drawer closed to the cent @desk", async ({
  page,
  language,
  dayFor,
}) => {
  test.setTimeout(120_000);
  const account = accountWords(language);
  const deposit = depositDeskWords(language);
  const drawer = drawerWords(language);
  const papers = adminPapersWords(language);
  // A firm that may issue invoices, and a drawer that no other visitor counts.
  await runInStory(
    `insert into setting (key, value) values ('jib', '"4200000000004"'), ('vat_number', '"200000000000"') on conflict (key) do nothing`,
  );
  const placeId = language === "ba" ? "airport-tuzla" : "airport-sarajevo";
  const day = dayFor(52);
  const booked = await bookCar(page, language, { car: 4, from: inDays(day), to: inDays(day + 4) });
  const code = parseCode(booked) ?? "";
  await runInStory(driverPapers, [[code]]);
  const rental = await putOn(code, { status: "confirmed", from: "-20 minutes", to: "4 days" });
  await signedIn(page, "manager");

  // The drawer is opened with two hundred marks.
  await page.goto(adminPath("cash-drawers", language, placeId));
  await count(page, language, 20_000);
  await page.getByLabel(drawer.open.reason).fill("Polog");
  await page.getByRole("button", { name: drawer.open.send, exact: true }).click();
  await expect(page.getByText(drawer.done.open ?? "")).toBeVisible();

  // Paid with notes of fifty marks; the deposit is kept ready on a card.
  const { dueCents } = await due(code);
  const paidFeninga = inCash(dueCents, "BAM");
  const paidWith = async (bam: number, cents: number) => {
    const form = page.getByRole("region", { name: account.pay.title });
    await form.getByLabel(account.pay.bam).fill(amountOf(bam, language));
    await form.getByLabel(account.pay.place, { exact: true }).selectOption(placeId);
    await form.getByRole("button", { name: account.pay.send, exact: true }).click();
    const euro = currencyText(cents, "EUR", language);
    await expect(page.getByText(account.done.payment(euro))).toBeVisible();
  };
  const accountPage = adminPath("reservations", language, code, "account");
  await page.goto(accountPage);
  await paidWith(Math.ceil(paidFeninga / 5000) * 5000, dueCents);
  await page.getByLabel(deposit.hold.lastFour).fill("4242");
  await page.getByLabel(deposit.hold.lapsesOn).fill(formatDate(inDays(28), language));
  await page.getByRole("button", { name: deposit.hold.send, exact: true }).click();
  await expect(page.getByText(deposit.done.hold ?? "")).toBeVisible();

  // The vehicle goes out full, and comes back with an eighth less and a scratch that the customer accepts.
  const sheet = handoverWords(language);
  await openMove(page, language, { rental, direction: "out" });
  await workOff(page, language, { rental, direction: "out" });
  await expect(page.getByText(sheet.done.out(formatCode(code)))).toBeVisible();
  // Four days go by: it is brought back when it was agreed.
  const [begun, ended] = [`${minute} - interval '4 days'`, `${minute} + interval '20 minutes'`];
  await runInStory(`update reservation set ${agreed(begun, ended)} where code = $1`, [code]);
  await openMove(page, language, { rental, direction: "in" });
  await workOff(page, language, {
    rental,
    direction: "in",
    eighths: 7,
    before: async (step) => {
      await step("damage");
      await page.getByRole("slider", { name: sheet.damage.views.front }).press("Enter");
      await page.getByRole("radio", { name: sheet.damage.answers.accepted }).check({ force: true });
      await step("money");
      const accepted = page.getByRole("radio", { name: sheet.money.decisions.accepted });
      // The fuel and the scratch: all() does not wait for them.
      await expect(accepted).toHaveCount(2);
      for (const one of await accepted.all()) await one.check({ force: true });
    },
  });
  await expect(page.getByText(sheet.done.in(formatCode(code)))).toBeVisible();

  // The scratch is taken from the deposit, the fuel is paid in marks to the coin, the rest of the hold goes back.
  await expect.poll(async () => (await due(code)).damageCents).toBeGreaterThan(0);
  const { damageCents, dueCents: afterCents } = await due(code);
  const fuelCents = afterCents - damageCents;
  expect(fuelCents).toBeGreaterThan(0);
  await page.goto(accountPage);
  const take = page.getByRole("region", { name: deposit.take.title });
  await take.getByLabel(deposit.take.purpose).selectOption("damage");
  await take.getByLabel(deposit.take.amount).fill(amountOf(damageCents, language));
  await take.getByLabel(deposit.take.reason).fill("Ogrebotina sprijeda");
  await take.getByRole("button", { name: deposit.take.send, exact: true }).click();
  await expect(page.getByText(deposit.done.take ?? "")).toBeVisible();
  const fuelFeninga = inCash(fuelCents, "BAM");
  await paidWith(fuelFeninga, fuelCents);
  const release = page.getByRole("region", { name: deposit.release.title });
  await release.getByRole("button", { name: deposit.release.send, exact: true }).click();
  await expect(page.getByText(deposit.done.release ?? "")).toBeVisible();

  // The customer wants an invoice, then one for the firm: a credit note ends the first.
  const papersPage = adminPath("reservations", language, code, "papers");
  const invoice = async (fill: () => Promise<void>) => {
    await page.goto(`${papersPage}/invoice`);
    await fill();
    await page.getByLabel(papers.bill.address).fill("Slatina 12");
    await page.getByLabel(papers.bill.town).fill("75000 Tuzla");
    await page.getByRole("button", { name: papers.bill.send.invoice, exact: true }).click();
    await expect(page.getByRole("heading", { name: papers.list.title })).toBeVisible();
    await takenOver(page);
  };
  await invoice(async () => {
    await page.getByLabel(papers.bill.buyer).selectOption("company");
    await page.getByLabel(papers.bill.name).fill("Šećerana Đurđevik d.o.o.");
    await page.getByLabel(papers.bill.jib).fill("4200211100005");
  });
  await page.getByRole("button", { name: papers.list.credit, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(papers.list.creditReason).fill("Pogrešna firma");
  await dialog.getByRole("button", { name: papers.list.creditSend }).click();
  await expect(page.getByText(papers.list.ended("K-"), { exact: false })).toBeVisible();

  // Nothing is due and nothing is held: the rental is completed.
  const words = adminReservationWords(language);
  await page.goto(adminPath("reservations", language, code));
  await page.getByRole("button", { name: words.deeds.complete, exact: true }).click();
  await expect(page.getByText(words.done.complete, { exact: true })).toBeVisible();

  // The drawer holds what it began with and what stayed of both payments, to the feninga.
  await page.goto(adminPath("cash-drawers", language, placeId));
  await count(page, language, 20_000 + paidFeninga + fuelFeninga);
  await page.getByRole("button", { name: drawer.count.send, exact: true }).click();
  await expect(page.getByText(drawer.compared.none)).toBeVisible();
  await page.getByRole("button", { name: drawer.compared.close, exact: true }).click();
  await expect(page.getByText(drawer.done.close ?? "")).toBeVisible();
});
