/**
 * The row types against the database: every statement of the product is prepared on a migrated database, and its
 * result is compared with its `query<Row>` by name, type and nullability.
 */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendAssembled, type Sent } from "./rows/assembled.ts";
import { readCatalog, type Catalog, type Column } from "./rows/catalog.ts";
import { liesOf } from "./rows/compare.ts";
import { describeStatement, isCommand } from "./rows/describe.ts";
import { readStatements, type Read, type Statement } from "./rows/statements.ts";
import { freshDatabase, type TestDatabase } from "./world/database.ts";

const root = resolve(import.meta.dirname, "..");
const isProduct = (path: string) =>
  /^(app\/|demo\/|scripts\/|main\.ts|dev\.ts)/.test(path) && !/\.test\.tsx?$/.test(path);

/** Columns of texts whose values no check of the database lists: what the schema says of them holds. */
const trustedColumns = new Map([
  ["outbox.kind", "only `queueLetters` writes it; `readPayload` refuses a kind of a later version"],
  ["reservation_line.code", "a line is written and read as `quote` made it"],
  ["reservation_line.unit", "a line is written and read as `quote` made it"],
  ["coupon.categories", "`readCoupon` lets no other through"],
]);

/** Parts of row types that nothing here proves, as `find-x.ts: …`, with the reason: none at present. */
const settled = new Map<string, string>();

const jsonType = 3802;

let database: TestDatabase;
let client: PoolClient;
let catalog: Catalog;

beforeAll(async () => {
  database = await freshDatabase({ seeded: false });
  client = await database.owner.connect();
  catalog = await readCatalog(client);
});

afterAll(async () => {
  client.release();
  await database.close();
});

describe("the product", () => {
  let read: Read;
  let faults: string[];
  const unknown: Statement[] = [];

  beforeAll(async () => {
    read = readStatements({ root, config: "tsconfig.json", isMeant: isProduct });
    const sent = await sendAssembled(database.pool, root);
    faults = [];
    for (const statement of read.statements) {
      const texts = statement.texts ?? [
        ...new Set(sent.filter((one) => isOf(one, statement, read)).map(({ text }) => text)),
      ];
      if (texts.length === 0) unknown.push(statement);
      for (const text of texts) faults.push(...(await faultsOf(statement, text, read)));
    }
    read.close();
  }, 120_000);

  test("says the truth about every row that it reads", () => {
    const left = new Set(faults.filter((fault) => !settled.has(withoutLine(fault))));
    expect([...left]).toEqual([]);
  });

  test("settles nothing that has become provable", () => {
    const found = new Set(faults.map(withoutLine));
    expect([...settled.keys()].filter((fault) => !found.has(fault))).toEqual([]);
    const open = [...catalog.columns.values()].filter(({ values }) => !values);
    const unchecked = new Set(open.map(({ table, name }) => `${table}.${name}`));
    expect([...trustedColumns.keys()].filter((column) => !unchecked.has(column))).toEqual([]);
  });

  test("reads with SQL alone", () => {
    // The schema is drawn with Drizzle, the seed is written with it, and the library of the sign-in comes with its own.
    const places = /^app\/server\/(db\/(schema|seed)\/|staff\/)/;
    const builders = globSync("{app,demo,scripts}/**/*.ts", { cwd: root }).filter(
      (path) =>
        isProduct(path) &&
        !places.test(path) &&
        readFileSync(resolve(root, path), "utf8").includes(`from "drizzle-orm`),
    );
    expect(builders).toEqual([]);
  });

  test("is read whole, but for commands about tables that are found at run time", () => {
    expect(read.statements.length).toBeGreaterThan(350);
    const files = unknown.map(({ file }) => file);
    expect([...new Set(files)].toSorted()).toEqual([
      "app/server/backups/try-restore.ts",
      "app/server/db/app-rights.ts",
      "app/server/db/backup/restore-backup.ts",
      "app/server/db/backup/table-rules.ts",
      "app/server/db/backup/write-backup.ts",
      "app/server/db/migrate.ts",
      "demo/write-rows.ts",
    ]);
    expect(unknown.filter(({ rowType, isUnread }) => rowType || !isUnread)).toEqual([]);
  });
});

/** Row types that are wrong on purpose, each about `reservation` and tables joined to it. */
const lies: { row: string; sql: string; fault: RegExp }[] = [
  {
    row: "{ id: number; surname: string }",
    sql: "select id, last_name from reservation",
    fault: /"surname" is in the row type and not selected/,
  },
  {
    row: "{ id: number }",
    sql: "select id, code from reservation",
    fault: /"code" is selected, and the row type lacks it/,
  },
  {
    row: "{ total: number }",
    sql: "select count(*) as total from reservation",
    fault: /"total" is a text, and not number/,
  },
  {
    row: "{ madeAt: string }",
    sql: `select created_at as "madeAt" from reservation`,
    fault: /"madeAt" is a Date, and not string/,
  },
  {
    row: "{ flight: string }",
    sql: "select flight_number as flight from reservation",
    fault: /"flight" may be null/,
  },
  {
    row: "{ plate: string }",
    sql: "select plate from reservation left join vehicle on vehicle.id = vehicle_id",
    fault: /"plate" may be null/,
  },
  {
    row: "{ cents: number }",
    sql: "select sum(amount_cents)::int as cents from payment",
    fault: /"cents" may be null/,
  },
  {
    row: "{ code: string | null }",
    sql: "select code from reservation",
    fault: /"code" is never null/,
  },
  {
    row: "{ code?: string }",
    sql: "select code from reservation",
    fault: /"code" is never undefined/,
  },
  {
    row: `{ status: "pending" | "confirmed" }`,
    sql: "select status from reservation",
    fault: /"status" can also be "on_rent"/,
  },
  {
    row: `{ code: "A" | "B" }`,
    sql: "select code from reservation",
    fault: /"code" is any text/,
  },
  {
    row: "{ customer: { name: string; flight: string } }",
    sql: "select json_build_object('name', last_name, 'flight', flight_number) as customer from reservation",
    fault: /"customer.flight" may be null/,
  },
  {
    row: "{ lines: { cents: string }[] }",
    sql: "select coalesce(json_agg(json_build_object('cents', amount_cents)), '[]') as lines from reservation_line",
    fault: /"lines\[\].cents" is a number, and not string/,
  },
  {
    row: "{ extras: { seats: number } }",
    sql: "select extras from reservation",
    fault: /"extras" is any JSON/,
  },
  {
    row: "{ start: Date }",
    sql: "select lower(tstzrange(created_at, null)) as start from reservation",
    fault: /"start" may be null/,
  },
  {
    row: "{ flight: string }",
    sql: "select flight_number as flight from reservation where flight_number <> all($1)",
    fault: /"flight" may be null/,
  },
  {
    row: "{ flight: string }",
    sql: "update reservation set flight_number = $2 where flight_number = $1 returning flight_number as flight",
    fault: /"flight" may be null/,
  },
  {
    row: "{ code: string }",
    sql: "select code from reservation union all select flight_number from reservation",
    fault: /"code" may be null/,
  },
  {
    row: "{ name: string }",
    sql: `with seen as (select note ->> 'x' as name from (select '{}'::jsonb as note) as one) select name from seen`,
    fault: /"name" may be null/,
  },
  {
    row: "{ start: Date }",
    sql: `select lower(during) as start from (select during from occupancy
      union all select tstzrange(created_at, null) from reservation) as seen`,
    fault: /"start" may be null/,
  },
  { row: "{ id: number }", sql: "select id from reservations", fault: /does not exist/ },
];

const truths: { row: string; sql: string }[] = [
  {
    row: "{ id: number; code: string; flight: string | null; made: Date; count: string; on: boolean }",
    sql: `select id, code, flight_number as flight, created_at as made, count(*) over () as count, pinned as "on" from reservation`,
  },
  {
    row: "{ plate: string }",
    sql: "select plate from reservation left join vehicle on vehicle.id = vehicle_id where plate <> ''",
  },
  {
    row: `{ state: "out" | "in"; extras: Readonly<Record<string, number>> }`,
    sql: "select case when status = 'on_rent' then 'out' else 'in' end as state, extras from reservation",
  },
  {
    row: "{ start: Date; ids: number[] }",
    sql: "select lower(during) as start, array_agg(id) as ids from occupancy group by lower(during)",
  },
  { row: "{ id: number }", sql: "update reservation set pinned = true where id = $1 returning id" },
  {
    row: "{ start: Date }",
    sql: `select lower(during) as start from (select during from occupancy where id = $1
      union all select during from occupancy where pinned) as seen`,
  },
];

describe("the comparison", () => {
  const found = new Map<string, string[]>();
  const asCode = ({ row, sql }: { row: string; sql: string }, index: number) =>
    `export const ask${index} = (pool: Pool) => pool.query<${row}>(${JSON.stringify(sql)});`;

  beforeAll(async () => {
    const cases = [...lies, ...truths];
    const folder = `${root}/invented`;
    const read = readStatements({
      root,
      config: "invented/tsconfig.json",
      isMeant: (path) => path.startsWith("invented/") || path.startsWith("app/server/db/schema/"),
      files: {
        [`${folder}/tsconfig.json`]: JSON.stringify({
          extends: "../tsconfig.json",
          include: [],
          files: ["rows.ts", "../app/server/db/schema.ts"],
        }),
        [`${folder}/rows.ts`]: [
          `import type { Pool } from "pg";`,
          ...cases.map(asCode),
          `export const any = (pool: Pool) => pool.query("select id from reservation");`,
        ].join("\n"),
      },
    });
    for (const statement of read.statements)
      for (const text of statement.texts ?? [])
        found.set(statement.at, await faultsOf(statement, text, read));
    read.close();
  }, 120_000);

  const foundAt = (index: number) => found.get(`invented/rows.ts:${index + 2}`);

  test.each(lies.map((lie, index) => ({ ...lie, index })))(
    "finds the lie $row about $sql",
    ({ fault, index }) => expect(foundAt(index)?.join()).toMatch(fault),
  );

  test.each(truths.map((truth, index) => ({ ...truth, index: lies.length + index })))(
    "believes the truth $row about $sql",
    ({ index }) => expect(foundAt(index)).toEqual([]),
  );

  test("finds rows of which nothing is said", () => {
    expect(foundAt(lies.length + truths.length)?.join()).toMatch(/no row type/);
  });
});

async function faultsOf(statement: Statement, text: string, read: Read): Promise<string[]> {
  const { at, rowType } = statement;
  if (isCommand(text)) return rowType ? [`${at}: a command has no rows`] : [];
  try {
    const columns = await describeStatement(client, text, catalog);
    if (rowType) {
      const { checker } = read;
      const schemaType = (column: Column) => schemaTypeOf(column, read);
      return liesOf(rowType, columns, { checker, catalog, schemaType }).map(
        (lie) => `${at}: ${lie}`,
      );
    }
    const isBare = columns.length === 0 || statement.isUnread;
    return isBare ? [] : [`${at}: no row type says what it answers with`];
  } catch (error) {
    return [`${at}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** The schema's type of a column, for the content of JSON and for texts without a check. */
function schemaTypeOf({ table, name, type }: Column, { schemaTypes }: Read) {
  const column = `${table}.${name}`;
  const isJson = type === jsonType;
  return isJson || trustedColumns.has(column) ? schemaTypes.get(column) : undefined;
}

/** True when a sent statement belongs to one of its file whose text the sources do not show. */
function isOf(one: Sent, { file, inside }: Statement, { statements }: Read): boolean {
  const others = statements.filter((other) => other.file === file && !other.texts && other.rowType);
  const known = statements.flatMap((other) => (other.file === file ? (other.texts ?? []) : []));
  return (
    one.file === file && !known.includes(one.text) && (others.length === 1 || one.inside === inside)
  );
}

/** `app/server/…/find-x.ts:12: …` is `find-x.ts: …`. */
function withoutLine(fault: string): string {
  return fault.replace(/^\S*\/([^/]+):\d+/, "$1");
}
