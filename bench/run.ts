/**
 * Measures the promised speed and size of the product, and writes the figures into bench/README.md. `npm run bench` measures
 * everything, `npm run bench -- search home` only these two. `--short` takes seconds and writes nothing: it shows that the
 * benches still run, so any number passes.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Figure } from "./figure.ts";
import { measureBooking } from "./booking.ts";
import { measureHome } from "./home.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureMail } from "./mail.ts";
import { measurePages } from "./pages.ts";
import { measureReservationsList } from "./reservations-list.ts";
import type { RunLength } from "./run-length.ts";
import { measureSearch } from "./search.ts";

const benches: Readonly<Record<string, (length: RunLength) => Promise<Figure[]>>> = {
  home: measureHome,
  lighthouse: measureLighthouse,
  pages: measurePages,
  booking: measureBooking,
  search: measureSearch,
  mail: measureMail,
  "reservations-list": measureReservationsList,
};

const readme = join(import.meta.dirname, "README.md");

async function main(): Promise<void> {
  const { values, positionals: asked } = parseArgs({
    allowPositionals: true,
    options: { short: { type: "boolean", default: false } },
  });
  const unknown = asked.filter((name) => !Object.hasOwn(benches, name));
  if (unknown.length > 0) {
    console.error(
      `There is no bench named ${unknown.join(", ")}; there are ${Object.keys(benches).join(", ")}.`,
    );
    process.exitCode = 1;
    return;
  }
  let ok = true;
  for (const [name, measure] of Object.entries(benches)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`${name} …`);
    const figures = await measure(values.short ? "short" : "full");
    for (const figure of figures)
      console.log(
        `  ${figure.ok ? "✓" : "✗"} ${figure.what}: ${figure.measured} (${figure.asked})`,
      );
    if (!values.short) keep(name, figures);
    ok &&= figures.length > 0 && figures.every(values.short ? isFigure : ({ ok }) => ok);
  }
  process.exitCode = ok ? 0 : 1;
}

function isFigure({ measured }: Figure): boolean {
  return measured !== "" && !/NaN|Infinity|undefined/.test(measured);
}

/** Writes the figures between the marks of their bench. */
function keep(name: string, figures: readonly Figure[]): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const text = readFileSync(readme, "utf8");
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`bench/README.md has lost its marks ${begin} … ${end}`);
  const columns = [...new Set(figures.flatMap(({ more = {} }) => Object.keys(more)))];
  const rows = figures.map(({ what, measured, asked, ok, more = {} }) => [
    what,
    measured,
    asked,
    ok ? "yes" : "no",
    ...columns.map((column) => more[column] ?? ""),
  ]);
  const head = ["what", "measured", "asked", "", ...columns];
  const table = [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
  writeFileSync(readme, `${before}${begin}\n${table}\n${end}${after}`);
}

await main();
