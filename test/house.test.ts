import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseSync } from "oxc-parser";
import { describe, expect, test } from "vitest";
import { reservationStatuses } from "../app/domain/reservations/states/status.ts";
import { importsOf, readSources, type Source } from "../scripts/checks/import-graph.ts";
import { namedBy } from "../scripts/checks/what-to-check.ts";

/** The rules of ARCHITECTURE.md and STYLE.md on imports, sizes and names, checked on the sources. */
const root = resolve(import.meta.dirname, "..");
const sources = readSources("app/**/*.{ts,tsx}");
const product = sources.filter(({ path }) => !/\.test\.tsx?$/.test(path));
const imports = product.flatMap(importsOf);

/** The imports that each floor may have, from the product and from packages. */
const doors: Record<string, { floors: string[]; packages: RegExp }> = {
  domain: { floors: ["domain"], packages: /^zod(\/|$)/ },
  i18n: { floors: ["domain", "i18n"], packages: /^$/ },
  server: {
    floors: ["domain", "i18n", "server"],
    packages: /^(?!react-router|@react-router|react($|\/))/,
  },
  ui: { floors: ["domain", "i18n", "ui"], packages: /^(?!node:|pg$|drizzle|hono|@hono)/ },
  routes: { floors: ["domain", "i18n", "server", "ui", "routes"], packages: /^(?!pg$|drizzle)/ },
};
/** The folders in which a page or a feed of the route table stands. */
const pageRooms = new Set(
  [
    ...["app/routes.ts", "app/admin-routes.ts", "app/admin-lists.ts"]
      .map((file) => readFileSync(join(root, file), "utf8"))
      .join("\n")
      .matchAll(/"(routes\/)?([\w./-]+\.tsx?)"/g),
  ].flatMap(([, , file = ""]) =>
    ["site", "admin", "feeds"]
      .map((wing) => `app/routes/${wing}/${file}`)
      .concat(`app/routes/${file}`)
      .filter((path) => existsSync(join(root, path)))
      .map((path) => dirname(path)),
  ),
);
const floorOf = (path: string) => /^app\/([^/]+)\//.exec(path)?.[1];

describe("doors", () => {
  test("a floor imports only the floors that its door opens", () => {
    const wrong = imports.filter(({ from, to, kind }) => {
      const door = doors[floorOf(from) ?? ""];
      const floor = floorOf(to);
      return door && kind === "file" && floor && !door.floors.includes(floor);
    });
    expect(
      wrong.map(({ from, to }) => `${from} imports ${to}: move the piece to a floor below both`),
    ).toEqual([]);
  });

  test("a floor imports only the packages that belong on it", () => {
    const wrong = imports.filter(({ from, to, kind }) => {
      const door = doors[floorOf(from) ?? ""];
      return door && kind === "package" && !door.packages.test(to);
    });
    expect(
      wrong.map(({ from, to }) => `${from} imports ${to}: what touches the world lives in server`),
    ).toEqual([]);
  });

  test("a page imports its own folder, the folders above it, and their rooms without a page", () => {
    const wrong = imports.filter(({ from, to }) => {
      if (!from.startsWith("app/routes/") || !to.startsWith("app/routes/")) return false;
      const room = dirname(to);
      const isAbove = `${dirname(from)}/`.startsWith(`${room}/`);
      // A room without a page belongs to whoever stands below the folder that it stands in.
      const isCommon = !pageRooms.has(room) && `${dirname(from)}/`.startsWith(`${dirname(room)}/`);
      return !isAbove && !isCommon;
    });
    expect(
      wrong.map(({ from, to }) => `${from} imports ${to}: move it to a folder above both pages`),
    ).toEqual([]);
  });

  test("only routes read server files in pages, and root files open the house", () => {
    const wrong = imports.filter(
      ({ from, to }) => /^app\/[^/]+$/.test(to) && floorOf(from) && to !== "app/root.tsx",
    );
    expect(
      wrong.map(({ from, to }) => `${from} imports ${to}: the house is entered from outside only`),
    ).toEqual([]);
  });
});

const graph = Map.groupBy(
  imports.filter(({ kind, typeOnly }) => kind === "file" && !typeOnly),
  ({ from }) => from,
);

test("a piece of a page reaches no file of the server at run time", () => {
  // Of a page itself the build drops its loader and action with what only they import; of a piece it drops nothing.
  const pieces = product.filter(
    ({ path, text }) =>
      /^app\/(routes|ui)\/.+\.tsx$/.test(path) &&
      !/export (async function|function|const) (loader|action|headers)\b/.test(text),
  );
  const wrong: string[] = [];
  const walk = (path: string, trail: readonly string[], seen: Set<string>): void => {
    if (seen.has(path)) return;
    seen.add(path);
    // What imports nothing at all is plain facts.
    const isServer = path.startsWith("app/server/") && imports.some(({ from }) => from === path);
    if (isServer) wrong.push([...trail, path].join(" -> "));
    else for (const { to } of graph.get(path) ?? []) walk(to, [...trail, path], seen);
  };
  for (const { path } of pieces) walk(path, [], new Set());
  expect(wrong).toEqual([]);
});

test("no file reaches itself at run time", () => {
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (path: string, trail: string[]): void => {
    if (trail.includes(path)) {
      cycles.push([...trail.slice(trail.indexOf(path)), path].join(" -> "));
      return;
    }
    if (done.has(path)) return;
    done.add(path);
    for (const { to } of graph.get(path) ?? []) walk(to, [...trail, path]);
  };
  for (const { path } of product) walk(path, []);
  expect(cycles).toEqual([]);
});

describe("sizes", () => {
  const free =
    /(\.test\.tsx?$)|(^app\/i18n\/.+\/(en|bs)\.ts$)|(^app\/server\/db\/(schema|seed|migrations))/;

  test("a file has at most 300 lines", () => {
    const long = product.filter(
      ({ path, text }) => !free.test(path) && text.split("\n").length > 301,
    );
    expect(long.map(({ path }) => `${path}: split it along the nouns that it is about`)).toEqual(
      [],
    );
  });

  test("a folder has at most 25 files of its own", () => {
    const rooms = Map.groupBy(globSync("app/**/*.*", { cwd: root }), (path) => dirname(path));
    // Decision 29: a numbered series is no room.
    const isSeries = (room: string) => room.startsWith("app/server/db/migrations");
    const full = [...rooms].filter(([room, files]) => files.length > 25 && !isSeries(room));
    expect(
      full.map(([room, files]) => `${room} has ${files.length}: group them by what they are about`),
    ).toEqual([]);
  });

  test("a function has at most 60 lines", () => {
    const long = product.filter(({ path }) => !free.test(path)).flatMap(longFunctions);
    expect(long.map((where) => `${where}: give its steps names of their own`)).toEqual([]);
  });
});

describe("names", () => {
  const forbidden =
    /(^|\/|-)(utils?|helpers?|common|misc|shared|lib|services?|managers?)(\/|\.|-|$)/;

  test("no file or folder has a name without an edge", () => {
    const vague = sources.filter(({ path }) => forbidden.test(path));
    expect(vague.map(({ path }) => `${path}: name it after the noun that it is about`)).toEqual([]);
  });

  test("files and folders are kebab-case", () => {
    const odd = sources.filter(({ path }) =>
      path.split("/").some((part) => !/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(part)),
    );
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  test("there are no barrels", () => {
    expect(
      sources.filter(({ path }) => /\/index\.tsx?$/.test(path)).map(({ path }) => path),
    ).toEqual([]);
  });
});

describe("domain", () => {
  const domain = product.filter(({ path }) => path.startsWith("app/domain/"));

  test("reads no clock, no randomness, no environment and no network", () => {
    const worldly =
      /\b(Date\.now|new Date\(\)|Math\.random|crypto\.|process\.|fetch\(|Intl\.|Temporal\.|performance\.)/;
    const wrong = domain.filter(({ text }) => worldly.test(withoutComments(text)));
    expect(wrong.map(({ path }) => `${path}: hand the value in as an argument`)).toEqual([]);
  });

  test("says what its exported functions are", () => {
    const bare = [
      ...domain,
      ...product.filter(({ path }) => path.startsWith("app/server/")),
    ].flatMap(({ path, text }) =>
      [...text.matchAll(/(^|\n)([^\n]*)\nexport (?:async )?function (\w+)/g)]
        .filter(([, , before]) => !before?.trimEnd().endsWith("*/"))
        .map(([, , , name]) => `${path}: ${name} has no doc comment`),
    );
    expect(bare).toEqual([]);
  });
});

describe("the faults of fields", () => {
  const declared = /\btype (\w*Faults?)(?:<[^=]*>)? =([^;]*);/g;
  /** Refusals of something that is asked for as a whole, and what the ends of a trip say of each other. */
  const others = [
    "CouponFault",
    "DeedFault",
    "DeliveryFault",
    "FilterFault",
    "LateTimeFault",
    "PhotoFault",
    "QuoteFault",
    "SavedViewFault",
    "TripFault",
  ];
  const vocabularies = ({ text }: Pick<Source, "text">) =>
    [...withoutComments(text).matchAll(declared)].flatMap(([, name = "", type = ""]) =>
      /"[a-z-]+"/.test(
        type.replaceAll(/\b(FaultOf|FieldFaults|Pick|Omit|Extract|Exclude)<[^>]*>|\["\w+"\]/g, ""),
      )
        ? [name]
        : [],
    );

  test("have one vocabulary, that of domain/forms", () => {
    const wrong = product
      .filter(({ path }) => !path.startsWith("app/domain/forms/"))
      .flatMap((source) => vocabularies(source).map((name) => `${source.path}: ${name}`))
      .filter((found) => !others.some((other) => found.endsWith(`: ${other}`)));
    expect(wrong).toEqual([]);
  });

  test.each([
    ['export type NameFault = "required" | "long";', ["NameFault"]],
    ['type Faults = Partial<Record<string, "missing">>;', ["Faults"]],
    ['type NoteFault = { code: "too-long" };', ["NoteFault"]],
    ['type NoteFault = FaultOf<"too-long">["code"];', []],
    ['type AcceptFaults = FieldFaults<"name" | "password">;', []],
  ])("%s", (text, found) => {
    expect(vocabularies({ text })).toEqual(found);
  });
});

describe("pages and pieces", () => {
  const drawn = globSync("app/{routes,ui}/**/*.{ts,tsx,css}", { cwd: root }).filter(
    (path) => !path.endsWith("tokens.css") && !path.includes(".test."),
  );
  const texts = drawn.map((path) => ({
    path,
    text: withoutComments(readFileSync(join(root, path), "utf8")),
  }));

  test("write no colour of their own", () => {
    const coloured = texts.filter(({ text }) =>
      /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b(?=[;,"'\s)])|\brgba?\(|\bhsla?\(/i.test(text),
    );
    expect(coloured.map(({ path }) => `${path}: take the colour from tokens.css`)).toEqual([]);
  });

  test("write no duration of their own", () => {
    const timed = texts.filter(
      ({ path, text }) => path.endsWith(".css") && /(?<![\w-])[1-9]\d*m?s\b/.test(text),
    );
    expect(timed.map(({ path }) => `${path}: take the duration from tokens.css`)).toEqual([]);
  });

  test("ask for dates by ui/controls/date, which follows the language of the page", () => {
    const native = product.filter(
      ({ path, text }) => /type="date"/.test(text) && path.endsWith(".tsx"),
    );
    const isOfTheControl = (path: string) => path.startsWith("app/ui/controls/date/");
    expect(native.map(({ path }) => path).filter((path) => !isOfTheControl(path))).toEqual([]);
  });

  test("draw their lists by ui/controls/list", () => {
    const bare = texts.filter(({ text }) => /<(ul|ol)\b/.test(text));
    expect(
      bare.map(({ path }) => `${path}: VoiceOver needs the role of a list written out`),
    ).toEqual([]);
  });

  test("never write raw HTML", () => {
    expect(
      texts
        .filter(({ text }) => /dangerouslySetInnerHTML|\.innerHTML\b/.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });
});

describe("stories", () => {
  const specs = readSources("test/e2e/*.spec.ts");
  const foldersOf = (spec: (typeof specs)[number]) => [
    ...namedBy(spec, "covers"),
    ...namedBy(spec, "walks"),
  ];
  const covered = specs.flatMap(foldersOf);

  test("each says which folders it covers", () => {
    const silent = specs.filter((spec) => foldersOf(spec).length === 0);
    expect(silent.map(({ path }) => `${path}: begin it with "// covers: routes/…"`)).toEqual([]);
    expect(covered.filter((folder) => !existsSync(join(root, "app", folder)))).toEqual([]);
  });

  test("cover every page", () => {
    const bare = [...pageRooms].filter(
      (room) => !covered.some((folder) => `${room}/`.startsWith(`app/${folder}/`)),
    );
    expect(bare.map((room) => `${room}: name it in the spec that tells its story`)).toEqual([]);
  });
});

const statusNames: ReadonlySet<string> = new Set(reservationStatuses);
const anyStatus = reservationStatuses.join("|");
const comparedInSql = new RegExp(
  [
    `status"?\\s*(?:=|<>|!=|(?:not\\s+)?in|(?:not\\s+)?like|is\\s+(?:not\\s+)?distinct\\s+from|when)\\s*` +
      `(?:any\\s*)?\\(?\\s*(?:array\\s*\\[\\s*)?(?:'\\w*'\\s*,\\s*)*'\\{?(?:\\w+,)*(?:${anyStatus})\\b`,
    `'(?:${anyStatus})'\\s*(?:=|<>|!=)\\s*[\\w."]*status`,
  ].join("|"),
  "i",
);

describe("the state of a reservation", () => {
  /** Where states are named: their table, the condition of SQL that is made of it, and what the database itself keeps. */
  const free =
    /^app\/(domain\/reservations\/states\/|server\/db\/(status-sql\.ts|schema|seed|migrations))/;
  const files = readSources("{app,demo,scripts}/**/*.{ts,tsx,mjs}").filter(
    ({ path }) => !free.test(path) && !/\.test\.tsx?$/.test(path),
  );

  test("is compared in its table only, by TypeScript and by SQL", () => {
    const wrong = files.flatMap((file) =>
      comparedStatuses(file).map((line) => `${file.path}:${line}`),
    );
    expect(
      wrong.map(
        (where) =>
          `${where}: ask domain/reservations/states what the status means (isAhead, isOut, isCalledOff …) or can(action, status); in SQL write \${statusIn(isOut)}`,
      ),
    ).toEqual([]);
  });

  test.each([
    'if (status === "pending") go();',
    'if ("cancelled" !== view.status) go();',
    'const isDue = row.fromStatus == "confirmed";',
    'switch (reservation.status) { case "returned": go(); }',
    'const off = ["cancelled", "no_show"].includes(status);',
    'const out = new Set<Status>(["on_rent"]);',
    'query("select 1 from reservation where id = $1 and status = $2", [id, "on_rent"]);',
    "query(`select 1 from reservation where status = 'pending'`);",
    "query(`select 1 from reservation where reservation.status in ('pending', 'confirmed')`);",
    "query(`select 1 from reservation where \"status\" not in (\n 'cancelled')`);",
    "query(`select count(*) filter (where to_status <> 'completed') from reservation_event`);",
    "query(`select 1 from reservation where status = any('{pending,confirmed}')`);",
    "query(`select 1 from reservation where status = any(array['returned', 'completed'])`);",
    "query(`select 1 from reservation where 'cancelled' = status`);",
    "query(`select case status when 'pending' then 1 end from reservation`);",
    "query(`select 1 from reservation where status is distinct from 'returned' and id = ${id}`);",
  ])("is seen where it is compared: %s", (text) => {
    expect(comparedStatuses({ path: "example.ts", text })).toEqual([1]);
  });

  test.each([
    'const tones = { pending: "warn", on_rent: "info" };',
    'if (letter.tone === "pending") go();',
    'const things = ["changed", "cancelled", "late"];',
    "query(`select 1 from deposit where deposit.status in ('due', 'held')`);",
    "query(`select 1 from reservation where ${statusIn(isOut)}`);",
  ])("is not seen where something else is: %s", (text) => {
    expect(comparedStatuses({ path: "example.ts", text })).toEqual([]);
  });
});

describe("the tables", () => {
  /** Whose verbs write which tables: a folder of `server`, and the tables of its noun. */
  const owners: Record<string, string> = {
    audit: "audit_entry audit_seal",
    availability: "occupancy",
    borders: "border_country",
    cars: "car car_feature vehicle",
    charges: "charge debt_stop",
    contact: "contact_message",
    coupons: "coupon coupon_use",
    "day-close": "day_close",
    deposits: "deposit deposit_entry",
    documents: "document numbering",
    drawers: "cash_movement drawer_session",
    extras: "extra extra_absence",
    fines: "fine",
    handovers:
      "damage driver_papers handover handover_draft handover_paper handover_pass handover_pass_photo handover_photo",
    images: "image",
    installation: "installation",
    locations: "location opening_hours special_hours transfer",
    mail: "outbox",
    newsletter: "subscriber",
    "online-payments": "online_payment",
    payments: "payment",
    pricing: "length_discount one_way_fee rate season",
    proof: "proof_run",
    protection: "protection_plan protection_price",
    reservations:
      "booking_ledger late_report move_run reservation reservation_event reservation_line submission",
    revenue: "matched_days revenue_goal sold_day sold_mark sold_reservation",
    "saved-views": "saved_view",
    sessions: "signing_key",
    settings: "faq legal_document review setting",
    staff: "account owner_invite session staff_link two_factor user verification",
    visits: "page_count page_view plain_count trip_search trip_step visit visit_day visit_month",
  };
  /** Files that write a neighbour's tables, each with its reason in ARCHITECTURE ("How a line finds its room"). */
  const exceptions: Record<string, string> = {
    "app/server/pricing/write-prices.ts": "location setting",
    "app/server/customers/erase-customer.ts": "contact_message coupon_use outbox subscriber",
    "app/server/reservations/reading/erase-reservations.ts":
      "cash_movement charge coupon_use deposit deposit_entry document driver_papers fine handover handover_draft handover_paper handover_pass handover_photo outbox payment",
  };
  const written =
    /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+(?:only\s+)?"?([a-z_]+)"?(?=\s+(?:as\b|set\b|using\b|where\b|values\b|select\b|default\b|overriding\b|on\b|returning\b|\w+\s+(?:set|using|where)\b|\()|\s*[`'"(;]|\s*$)/gi;
  const wrongWriters = ({ path, text }: Source) => {
    const noun = /^app\/server\/([^/]+)\//.exec(path)?.[1] ?? "";
    const own = `${owners[noun] ?? ""} ${exceptions[path] ?? ""}`.split(" ");
    return [...withoutComments(text).matchAll(written)]
      .map(([, table = ""]) => table.toLowerCase())
      .filter((table) => table !== "set" && !own.includes(table))
      .map((table) => `${path} writes ${table}: ask the noun that owns it`);
  };

  test("are written by the verbs of their own noun", () => {
    const files = product.filter(({ path }) => /^app\/(routes|server\/(?!db\/))/.test(path));
    expect(files.flatMap(wrongWriters)).toEqual([]);
  });

  /** Files that write reservations for a deed elsewhere, or nothing that is sold. */
  const ledgerKeptElsewhere = new Set([
    "app/server/reservations/booking/insert-reservation.ts",
    "app/server/reservations/change/rewrite-reservation.ts",
    "app/server/reservations/reading/erase-reservations.ts",
  ]);
  const rewrites =
    /\b(?:rewriteReservation|replaceLines)\(|\b(?:update|insert into|delete from)\s+reservation(?:_line)?\s/;
  const sellsUnseen = ({ path, text }: Source) =>
    rewrites.test(withoutComments(text)) &&
    !ledgerKeptElsewhere.has(path) &&
    !/\b(?:recordDeed|keepLedger)\(/.test(withoutComments(text));

  test("of reservations are written by deeds that the ledger hears of (decision 27)", () => {
    const server = product.filter(({ path }) => path.startsWith("app/server/"));
    expect(server.filter(sellsUnseen).map(({ path }) => path)).toEqual([]);
    const text = "await rewriteReservation(client, row);";
    expect(sellsUnseen({ path: "app/server/x.ts", text })).toBe(true);
    expect(sellsUnseen({ path: "app/server/x.ts", text: `${text} await recordDeed(x);` })).toBe(
      false,
    );
  });

  test.each([
    ["app/server/mail/x.ts", "query(`delete from reservation where id = $1`)", ["reservation"]],
    [
      "app/server/reservations/x.ts",
      "query(`insert into outbox (kind)\n values ($1)`)",
      ["outbox"],
    ],
    ["app/routes/site/x.tsx", "query(`update\n  car set name = $1`)", ["car"]],
    ["app/server/cars/x.ts", 'query(`update "user" set name = $1`)', ["user"]],
    ["app/server/cars/x.ts", "query(`update car set name = $1`)", []],
    ["app/server/cars/x.ts", "query(`select 1 from car for update of car`)", []],
    [
      "app/server/cars/x.ts",
      "query(`insert into car (id) values (1) on conflict do update set id = 1`)",
      [],
    ],
  ])("%s: %s", (path, text, tables) => {
    expect(wrongWriters({ path, text })).toEqual(
      tables.map((table) => `${path} writes ${table}: ask the noun that owns it`),
    );
  });
});

test("no type is silenced and no test is skipped", () => {
  const silenced =
    /@ts-(ignore|nocheck|expect-error)|\bas any\b|: any\b|<any>|oxlint-disable|\b(it|test|describe)\.(skip|only|todo|fixme)\(/;
  const here = "app/**/*.{ts,tsx}";
  const files = globSync([here, "test/**/*.ts", "bench/**/*.ts"], { cwd: root }).filter(
    (path) => !path.endsWith("house.test.ts"),
  );
  const wrong = files.filter((path) => silenced.test(readFileSync(join(root, path), "utf8")));
  expect(wrong).toEqual([]);
});

/** The lines on which the state of a reservation is compared with its name, in TypeScript or in the text of a statement. */
function comparedStatuses({ path, text }: Source): number[] {
  const lines = new Set<number>();
  const sourceOf = (node: unknown) => (isNode(node) ? text.slice(node.start, node.end) : "");
  const isStatus = (node: unknown) =>
    /^["'](\w+)["']$/.test(sourceOf(node)) && isName(sourceOf(node));
  const isName = (quoted: string) => statusNames.has(quoted.slice(1, -1));
  const isAsked = (node: unknown) => /status/i.test(sourceOf(node));
  const seen = (node: Node) => lines.add(text.slice(0, node.start).split("\n").length);
  walkNodes(parseSync(path, text).program, (node) => {
    const { type } = node;
    if (type === "BinaryExpression" && /^[!=]==?$/.test(String(node.operator))) {
      const [one, other] = [node.left, node.right];
      if ((isStatus(one) && isAsked(other)) || (isStatus(other) && isAsked(one))) seen(node);
    }
    if (type === "SwitchStatement" && isAsked(node.discriminant) && Array.isArray(node.cases))
      for (const one of node.cases) if (isNode(one) && isStatus(one.test)) seen(one);
    if (type === "ArrayExpression" && Array.isArray(node.elements) && node.elements.length > 0)
      if (node.elements.every(isStatus)) seen(node);
    if (
      type === "Literal" &&
      !path.startsWith("demo/") &&
      /^["'](on_rent|no_show)["']$/.test(sourceOf(node))
    )
      seen(node);
    if (type === "TemplateLiteral" || type === "Literal")
      if (comparedInSql.test(sourceOf(node))) seen(node);
  });
  return [...lines];
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/(^|\s)\/\/[^\n]*/g, "");
}

/** Functions over 60 lines, as "path:line name". */
function longFunctions({ path, text }: { path: string; text: string }): string[] {
  const found: string[] = [];
  const lineOf = (offset: number) => text.slice(0, offset).split("\n").length;
  const visit = (node: unknown, name = ""): void => {
    if (Array.isArray(node)) return node.forEach((one) => visit(one, name));
    if (!isNode(node)) return;
    const own = isNode(node.id) && typeof node.id.name === "string" ? node.id.name : name;
    if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) {
      const lines = lineOf(node.end) - lineOf(node.start) + 1;
      if (lines > 60) found.push(`${path}:${lineOf(node.start)} ${own} (${lines} lines)`);
    }
    for (const [key, value] of Object.entries(node))
      if (key !== "id" && value && typeof value === "object") visit(value, own);
  };
  visit(parseSync(path, text).program);
  return found;
}

type Node = { type: string; start: number; end: number; [key: string]: unknown };

function walkNodes(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) return value.forEach((one) => walkNodes(one, see));
  if (typeof value !== "object" || value === null) return;
  if (isNode(value)) see(value);
  for (const inner of Object.values(value)) walkNodes(inner, see);
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === "object" && value !== null && "type" in value && typeof value.type === "string"
  );
}
