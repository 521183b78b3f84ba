/** Statements that are put together at run time: each is sent once in every shape, and recorded. */
import { relative } from "node:path";
import type { Pool, PoolClient } from "pg";
import { listEntries } from "../../app/server/audit/list-entries.ts";
import { listCoupons, type CouponSort } from "../../app/server/coupons/list-coupons.ts";
import { listSequences, listTables, measureTable } from "../../app/server/db/backup/table-facts.ts";
import {
  countDays,
  countView,
  countViews,
} from "../../app/server/reservations/lists/list-counts.ts";
import { listReservations } from "../../app/server/reservations/lists/list-reservations.ts";
import { writeCursor } from "../../app/domain/lists/list-query.ts";
import { listViews, sortsOf } from "../../app/domain/reservations/states/list-filter.ts";

/** A statement that was sent, and the file and the function that sent it. */
export type Sent = { file: string; inside: string; text: string };

const now = Date.parse("2026-11-21T10:00:00+01:00");

/** Sends them all, on a database without rows. */
export async function sendAssembled(database: Pool, root: string): Promise<Sent[]> {
  const sent: Sent[] = [];
  const connection = await database.connect();
  const [pool, client] = [listening(database, root, sent), listening(connection, root, sent)];
  try {
    await sendLists(pool);
    await countViews(pool, { now, graceMinutes: 59 });
    for (const view of listViews) await countView(pool, view, { now, graceMinutes: 59 });
    for (const table of await listTables(client)) await measureTable(client, table);
    await listSequences(client);
  } finally {
    connection.release();
  }
  return sent;
}

async function sendLists(pool: Pool): Promise<void> {
  const plain = { view: "all", search: "", sort: "pickup", direction: "up" } as const;
  const key = { value: "1", id: 1 };
  const filters = [
    ...listViews.map((view) => ({ ...plain, view, place: "tuzla-airport" })),
    ...(["all", "tomorrow"] as const).flatMap((view) =>
      sortsOf(view).flatMap((sort) => [
        { view, sort },
        { view, sort, after: key },
        { view, sort, before: key },
      ]),
    ),
    { view: "tomorrow" as const, search: "ana" },
    { search: "ana" },
    { search: "ana", after: key },
  ];
  for (const filter of filters) {
    await listReservations(pool, { ...plain, ...filter }, { now, graceMinutes: 59, size: 10 });
    await countDays(pool, { ...plain, ...filter }, { now, graceMinutes: 59 });
  }
  for (const coupons of couponPages) await listCoupons(pool, coupons);
  const instants = { from: now, to: now };
  const everything = { actor: "staff", staffId: "1", subject: "car", q: "1", ...instants } as const;
  for (const filter of [{}, everything])
    for (const beyond of [{}, { after: 1 }, { before: 1 }])
      await listEntries(pool, filter, { ...beyond, max: 10 });
}

const firstKeys: Readonly<Record<CouponSort, string>> = {
  created: "1",
  code: "A",
  uses: "1",
  ends: "2026-11-21",
};

const couponPages = (["created", "code", "uses", "ends"] as const).flatMap((sort) => {
  const first = { sort, direction: "up" as const, q: "", today: "2026-11-21" };
  const key = writeCursor(firstKeys[sort], 1);
  return [first, { ...first, after: key }, { ...first, before: key }];
});

/** The same connections, which record every statement before it is sent. */
function listening<Asked extends Pool | PoolClient>(
  asked: Asked,
  root: string,
  sent: Sent[],
): Asked {
  return new Proxy(asked, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return (...given: unknown[]) => {
        const text = name === "query" ? textIn(given[0]) : undefined;
        const by = text === undefined ? undefined : callerOf(new Error().stack ?? "", root);
        if (text !== undefined && by) sent.push({ ...by, text });
        return Reflect.apply(value, target, given);
      };
    },
  });
}

function textIn(query: unknown): string | undefined {
  if (typeof query === "string") return query;
  const isConfig = typeof query === "object" && query !== null && "text" in query;
  return isConfig && typeof query.text === "string" ? query.text : undefined;
}

/** The sender: the first line of the product in a stack. */
function callerOf(stack: string, root: string): { file: string; inside: string } | undefined {
  for (const line of stack.split("\n")) {
    const [, inside = "", path = ""] =
      /^\s*at (?:async )?(?:(\S+) \()?(?:file:\/\/)?(\/[^)]+?):\d+:\d+\)?$/.exec(line) ?? [];
    const file = path && relative(root, path);
    if (file.startsWith("app/")) return { file, inside };
  }
  return undefined;
}
