/** A mutant that no test noticed, and the reason why none could. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Stryker } from "@stryker-mutator/core";

/** A mutant that was tried. */
export type Mutant = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

/**
 * A mutant as it is shown and named in `reasons.ts`: its place, the code as the mutant has it, on one line, and the function that it
 * stands in, as "name()".
 */
export type Survivor = { file: string; line: number; code: string; within: string };

/** The reasons why mutants of a file may survive, each with the code of these mutants, or "name()" for all of a function. */
export type Reasons = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The survivor that a mutant is; its file stands below the working folder. */
export function survivorOf({ fileName, location, replacement = "" }: Mutant): Survivor {
  const file = relative(process.cwd(), fileName);
  const lines = readFileSync(file, "utf8").split("\n");
  const { start, end } = location;
  const before = (lines[start.line - 1] ?? "").slice(0, start.column - 1);
  const after = (lines[end.line - 1] ?? "").slice(end.column - 1);
  const code = `${before}${replacement}${after}`.replaceAll(/\s+/g, " ").trim();
  const above = lines.slice(0, start.line).join("\n");
  const within = `${[...above.matchAll(/^(?:export )?function (\w+)/gm)].at(-1)?.[1] ?? ""}()`;
  return { file, line: start.line, code, within };
}

/** Has it a reason to survive? */
export function isExcused({ file, code, within }: Survivor, reasons: Reasons): boolean {
  const named = new Set(Object.values(reasons[file] ?? {}).flat());
  return named.has(code) || named.has(within);
}

/** Reasons of these files whose mutant does not survive any more, or is not made any more. */
export function staleReasons(
  files: ReadonlySet<string>,
  survivors: readonly Survivor[],
  reasons: Reasons,
): string[] {
  const alive = new Set(
    survivors.flatMap(({ file, code, within }) => [`${file}: ${code}`, `${file}: ${within}`]),
  );
  return Object.entries(reasons)
    .filter(([file]) => files.has(file))
    .flatMap(([file, byReason]) =>
      Object.values(byReason)
        .flat()
        .map((code) => `${file}: ${code}`),
    )
    .filter((named) => !alive.has(named));
}
