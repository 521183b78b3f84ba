import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Figure } from "./figure.ts";

const readme = join(import.meta.dirname, "README.md");

/**
 * Writes the figures between the marks of their bench in bench/README.md. Rows of `others`, which were not measured this time,
 * stay as they are; `others` names all rows in their order.
 */
export function keepFigures(
  name: string,
  figures: readonly Figure[],
  others: readonly string[] = [],
): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const text = readFileSync(readme, "utf8");
  const [before, rest] = text.split(begin);
  const [table, after] = rest?.split(end) ?? [];
  if (before === undefined || table === undefined || after === undefined)
    throw new Error(`bench/README.md has lost its marks ${begin} … ${end}`);
  const columns = [...new Set(figures.flatMap(({ more = {} }) => Object.keys(more)))];
  const head = ["what", "measured", "asked", "", ...columns];
  const measured = figures.map(({ what, measured, asked, ok, more = {} }) =>
    rowOf([
      what,
      measured,
      asked,
      ok ? "yes" : "no",
      ...columns.map((column) => more[column] ?? ""),
    ]),
  );
  const rows =
    others.length === 0 ? measured : inOrder(others, [...table.split("\n"), ...measured]);
  const written = [rowOf(head), rowOf(head.map(() => "---")), ...rows].join("\n");
  writeFileSync(readme, `${before}${begin}\n${written}\n${end}${after}`);
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

/** The last row of each name. */
function inOrder(names: readonly string[], rows: readonly string[]): string[] {
  return names.flatMap((name) => rows.findLast((row) => row.startsWith(`| ${name} |`)) ?? []);
}
