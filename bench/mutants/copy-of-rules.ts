import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/**
 * Makes a copy of the rules and of their tests, for mutants to be made in, and returns its folder. Stryker leaves alone what stands
 * before `as const`, which is every table of rights and states, so the copy has blanks instead: each line stays as long as it is.
 */
export function copyOfRules(): string {
  // Not below node_modules, where Vitest looks for no tests.
  const copy = join(root, "test-results/copy-of-rules");
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(join(copy, "bench"), { recursive: true });
  for (const path of ["app", "test", "bench/mutants", "package.json"])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const path of globSync("app/domain/**/*.ts", { cwd: copy, exclude: ["**/*.test.ts"] })) {
    const text = readFileSync(join(copy, path), "utf8");
    writeFileSync(join(copy, path), text.replaceAll(" as const", " ".repeat(" as const".length)));
  }
  return copy;
}
