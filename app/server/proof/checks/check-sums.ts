import type { Pool, PoolClient } from "pg";
import { addDays, type LocalDate } from "../../../domain/calendar.ts";
import { countDays, type Days } from "../../../domain/figures/periods.ts";
import type { Checked, Finding } from "../../../domain/proof/proof.ts";
import { formatCode } from "../../../domain/reservations/code.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import { listSoldDayFaults, listSoldFaults } from "../../revenue/find-sold-faults.ts";
import { closedUntil } from "../../visits/sums/closed-until.ts";
import {
  listDayFaults,
  listMonthFaults,
  listPartFaults,
} from "../../visits/sums/find-sum-faults.ts";
import { firstKept, recountedDays } from "../../visits/sums/keep-sums.ts";
import { countOf } from "./count-of.ts";

const week = 7;
const dayMs = 86_400_000;

/**
 * The sums that are kept for revenue and analytics are what their rows count: all that is sold, all months of visits by their days, and
 * of the days the last week and another one, each night an older one. `now` in epoch milliseconds.
 */
export async function checkSums(pool: Pool, now: number): Promise<Checked> {
  const weeks = await countedWeeks(pool, now);
  return inTransaction(pool, async (client) => {
    await client.query("set transaction isolation level repeatable read, read only");
    await client.query("set local statement_timeout = 0");
    return {
      counted: await countOf(client, countText),
      findings: [...(await findSold(client)), ...(await findVisits(client, weeks))],
    };
  });
}

const countText = `
  select ((select count(*) from sold_reservation) + (select count(*) from sold_day) + (select count(*) from visit_day))::int as count`;

async function findSold(client: PoolClient): Promise<Finding[]> {
  const reservations = await listSoldFaults(client);
  const days = await listSoldDayFaults(client);
  return [
    ...reservations.map(({ reservationId, code }): Finding => ({
      fault: "sold-differs",
      about: code === null ? `#${reservationId}` : formatCode(code),
    })),
    ...days.map(({ day, keptCents, countedCents }): Finding => ({
      fault: "sold-day-differs",
      about: day,
      is: keptCents,
      should: countedCents,
    })),
  ];
}

async function findVisits(client: PoolClient, weeks: readonly Days[]): Promise<Finding[]> {
  const days = new Set<LocalDate>(await listPartFaults(client));
  for (const days7 of weeks) for (const day of await listDayFaults(client, days7)) days.add(day);
  const months = await listMonthFaults(client);
  return [
    ...[...days].toSorted().map((about): Finding => ({ fault: "visits-differ", about })),
    ...months.map((about): Finding => ({ fault: "visits-month-differs", about })),
  ];
}

/** The last week whose days are not counted again by themselves, and an older one. */
async function countedWeeks(pool: Pool, now: number): Promise<Days[]> {
  const closed = await closedUntil(pool);
  const first = await firstKept(pool);
  if (closed === undefined || first === undefined) return [];
  const to = addDays(closed, -recountedDays);
  const weeks = Math.ceil(countDays({ from: first, to }) / week);
  const weekBefore = (back: number): Days => ({
    from: addDays(to, 1 - week * (back + 1)),
    to: addDays(to, -week * back),
  });
  if (weeks < 1) return [];
  const older = Math.floor(now / dayMs) % weeks;
  return older === 0 ? [weekBefore(0)] : [weekBefore(0), weekBefore(older)];
}
