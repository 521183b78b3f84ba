/** The commonest jobs of the desk, counted in clicks: what a member presses from the list of reservations until it is done. */
import type { Page } from "@playwright/test";
import { addDays, dateOf, joinDateTime } from "../app/domain/calendar.ts";
import type { BookingForm } from "../app/domain/reservations/booking/booking.ts";
import { toLocal } from "../app/domain/sarajevo.ts";
import { openCatalogue } from "../app/server/catalogue/catalogue-holder.ts";
import { makePool } from "../app/server/db/client.server.ts";
import { openDatabase } from "../app/server/db/open-database.server.ts";
import { systemClock, systemRandom } from "../app/server/deps.ts";
import { silentLog } from "../app/server/log.ts";
import { quoteSelection } from "../app/server/pricing/quote-selection.ts";
import { bookCar } from "../app/server/reservations/booking/book-car.ts";
import { memberPage, onStage } from "./browser.ts";
import { listPath, type DeskJob, type JobCustomer } from "./desk-job.ts";
import { deskJobs } from "./desk-jobs.ts";
import type { Figure } from "./figure.ts";
import type { RunLength } from "./run-length.ts";

/** A short run walks the first of the list. */
const walked = { full: deskJobs.length, short: 1 };

export async function measureDesk(length: RunLength): Promise<Figure[]> {
  const jobs = deskJobs.slice(0, walked[length]);
  return onStage(async (stage) => {
    const customers = await bookAll(jobs, stage.dataDir);
    const page = await memberPage(stage, {
      role: "manager",
      viewport: { width: 1280, height: 900 },
      patienceMs: 20_000,
      before: countClicks,
    });
    const figures: Figure[] = [];
    for (const [index, job] of jobs.entries())
      figures.push(await walk(page, job, customers[index], stage.origin));
    return figures;
  });
}

async function walk(
  page: Page,
  job: DeskJob,
  customer: JobCustomer | undefined,
  origin: string,
): Promise<Figure> {
  if (!customer) throw new Error(`nobody has booked for: ${job.what}`);
  await page.goto(origin + listPath, { waitUntil: "networkidle" });
  await page.evaluate(() => sessionStorage.setItem("clicks", "0"));
  await job.work(page, customer);
  const clicks = await page.evaluate(() => Number(sessionStorage.getItem("clicks")));
  const { what, most } = job;
  const measured = `${clicks} ${clicks === 1 ? "click" : "clicks"}`;
  return { what, measured, asked: `at most ${most}`, ok: clicks > 0 && clicks <= most };
}

/** Runs in the page: counts every press of the mouse, whatever page it is on. */
function countClicks(): void {
  addEventListener(
    "pointerdown",
    ({ isTrusted }) => {
      const before = Number(sessionStorage.getItem("clicks"));
      if (isTrusted) sessionStorage.setItem("clicks", String(before + 1));
    },
    { capture: true },
  );
}

/** One reservation for each job, three days ahead, each of somebody else and of another car. */
export async function bookAll(
  jobs: readonly Pick<DeskJob, "days" | "made">[],
  dataDir: string,
): Promise<JobCustomer[]> {
  const env = { databaseUrl: undefined, databaseOwnerUrl: undefined, dataDir };
  const opened = await openDatabase(env, { log: silentLog });
  if (!opened.ok) throw new Error(opened.sentence);
  const pool = makePool(opened.database.poolConfig, silentLog);
  const catalogue = await openCatalogue(pool, { log: silentLog });
  const deps = { pool, catalogue, clock: systemClock, random: systemRandom, log: silentLog };
  const customers: JobCustomer[] = [];
  for (const [index, { days = 4, made }] of jobs.entries()) {
    const now = toLocal(deps.clock.now());
    const from = addDays(dateOf(now), 3);
    const customer = customerOf(index);
    const trip = {
      pickupLocationId: "airport-tuzla",
      dropoffLocationId: "airport-tuzla",
      pickupAt: joinDateTime(from, "10:00"),
      dropoffAt: joinDateTime(addDays(from, days), "10:00"),
    };
    const selection = { carId: index + 1, planCode: "basic", extras: {}, countries: [] };
    const seen = await quoteSelection(deps, { trip, selection });
    if (!seen.ok) throw new Error(seen.reason);
    const answer = await bookCar(deps, {
      submissionKey: deps.random.uuid(),
      language: "en-us",
      trip,
      selection,
      seenTotalCents: seen.quote.totalCents,
      now,
      details: detailsOf(customer, index),
    });
    if (!answer.ok) throw new Error(`a booking was refused: ${answer.reason}`);
    if (made) await pool.query(made, [answer.token]);
    customers.push({ ...customer, code: answer.code, dropoffOn: addDays(from, days) });
  }
  await catalogue.close();
  await pool.end();
  await opened.database.stop();
  return customers;
}

/** A name of letters alone, as names are written, and a phone of their own. */
function customerOf(index: number): Pick<JobCustomer, "lastName" | "phone"> {
  const lastName = `Hadžić${"abcdefghijklmnop".charAt(index)}`;
  return { lastName, phone: `062 ${String(700_100 + index)}` };
}

function detailsOf(
  { lastName, phone }: Pick<JobCustomer, "lastName" | "phone">,
  index: number,
): BookingForm["details"] {
  return {
    firstName: "Emina",
    lastName,
    dateOfBirth: `19${String(70 + index)}-04-12`,
    email: `emina.${index}@example.com`,
    phoneCountry: "BA",
    phone,
    flightNumber: undefined,
    couponCode: undefined,
    marketingConsent: false,
    privacyAccepted: true,
    termsAccepted: true,
  };
}
