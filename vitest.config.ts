import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// Tests run what visitors run. By this Vite decides how sources are compiled and which half of a package is loaded.
process.env.NODE_ENV = "production";

/** What touches no row, no page and no process: one run of the modules serves all of these files. */
const pure = ["app/{domain,i18n,ui}/**/*.test.ts", "test/house.test.ts"];

/** Files that wait long for locks, pauses and processes, the longest first: begun last, they would run on alone. */
const longest = [
  "test/cluster.test.ts",
  "test/race/mail-kill.test.ts",
  "test/race/guessing.test.ts",
  "test/race/kill.test.ts",
  "test/race/database-stopped.test.ts",
  "test/race/slow-mail.test.ts",
];
for (const file of longest)
  if (!existsSync(join(import.meta.dirname, file)))
    throw new Error(`vitest.config.ts begins with ${file}, which is gone`);

/** Other browsers than the one of the stories, and a short run of every benchmark, for `npm run test:all`. */
const otherEngines = ["test/engines/*.test.ts"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = longest.indexOf(relative(import.meta.dirname, moduleId));
      return index === -1 ? longest.length : index;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    // Tests that ask a database wait most of their time: two cores serve four of them.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // These end what hangs and judge no speed: on a machine at a third of its pace every test still has its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: "pure", include: pure, isolate: false, sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: ["app/**/*.test.ts", "demo/**/*.test.ts", "test/**/*.test.ts"],
          exclude: ["node_modules", ...pure, ...otherEngines],
          globalSetup: "test/global-setup.ts",
          // The product's modules are read once by each worker instead of once by each file, which halves the work of a page test.
          // What a file changes of the process (a clock, the environment) it puts back.
          isolate: false,
          // Node itself loads what is built already, once for a worker.
          server: { deps: { external: [/\/build\/server\//] } },
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { name: "engines", include: otherEngines, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
