/** The tests and stories that a change can affect. */
import { dirname } from "node:path";
import { reachedBy, type Import, type Source } from "./import-graph.ts";

export type Checks = {
  /** Paths of Vitest's test files. */
  tests: string[];
  /** Paths of the stories' spec files. */
  stories: string[];
  /** True when too much is affected: only the whole run proves it. */
  isWide: boolean;
};

/** A change that reaches the pages of more folders than this is not checked page by page. */
const maxRooms = 6;

/** The story of the commonest path through the product, for changes that can affect everything. */
const smoke = ["test/e2e/book.spec.ts"];

/** Where SQL stands, and the test that reads it out of the files themselves, which no import tells. */
const withSql = /^(app\/server|demo|scripts)\/(?!.*\.test\.ts$).*\.ts$/;
const rowTest = "test/rows.test.ts";

const everywhere =
  /^(app\/root\.tsx|app\/entry\.|app\/ui\/(controls|styles|browser)\/|app\/server\/db\/(schema|migrations)\/|package(-lock)?\.json$|vite\.config|playwright\.config|vitest\.config|test\/(world|casts)\/|test\/e2e\/(?!.*\.spec\.ts$))/;

/**
 * Returns the folders below `app/` that a spec names at its head: those whose stories it tells (`// covers:
 * routes/admin/prices/coupons, …`), or whose pages it passes through (`// walks: routes/admin`). A walk is long, and runs with
 * `npm test` alone.
 */
export function namedBy({ text }: Source, how: "covers" | "walks"): string[] {
  const line = new RegExp(`^// ${how}: (.+)$`, "m").exec(text)?.[1] ?? "";
  return line.split(",").flatMap((folder) => folder.trim() || []);
}

/** Returns the tests and stories to run for changed files. */
export function whatToCheck(
  changed: readonly string[],
  {
    imports,
    specs,
    tests,
  }: { imports: readonly Import[]; specs: readonly Source[]; tests: readonly string[] },
): Checks {
  const reached = [...reachedBy(changed, imports)];
  const rooms = new Set(
    reached.filter((path) => path.startsWith("app/routes/")).map((path) => dirname(path)),
  );
  const isWide = rooms.size > maxRooms || changed.some((path) => everywhere.test(path));
  const isPageTest = (path: string) => path.endsWith(".page.test.ts");
  const near = (path: string) =>
    [...rooms].some((room) => isBelow(dirname(path), room) || isBelow(room, dirname(path)));
  const isAboutRows = changed.some((path) => withSql.test(path));
  const own = specs.filter(({ path }) => changed.includes(path)).map(({ path }) => path);
  return {
    tests: tests.filter(
      (path) =>
        reached.includes(path) ||
        (isPageTest(path) && !isWide && near(path)) ||
        (isAboutRows && path === rowTest),
    ),
    stories: [
      ...new Set([
        ...own,
        ...(isWide ? smoke : specs.filter((spec) => covers(spec, rooms)).map(({ path }) => path)),
      ]),
    ],
    isWide,
  };
}

function covers(spec: Source, rooms: ReadonlySet<string>): boolean {
  return namedBy(spec, "covers").some((folder) =>
    [...rooms].some((room) => isBelow(room, `app/${folder}`)),
  );
}

function isBelow(path: string, folder: string): boolean {
  return `${path}/`.startsWith(`${folder}/`);
}
