/**
 * Measures the promised speed and size of the product, and writes the figures into bench/README.md. `npm run bench` measures
 * everything, `npm run bench -- search home` only these two. `--short` takes seconds and writes nothing: it shows that the
 * benches still run, so any number passes.
 */
import { parseArgs } from "node:util";
import type { Figure } from "./figure.ts";
import { measureAnalytics } from "./analytics.ts";
import { measureBoard } from "./board.ts";
import { measureBooking } from "./booking.ts";
import { measureHandoverPage } from "./handover-page.ts";
import { measureDesk } from "./desk.ts";
import { measureHome } from "./home.ts";
import { keepFigures } from "./keep-figures.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureMail } from "./mail.ts";
import { measureOverdue } from "./overdue.ts";
import { measurePages } from "./pages.ts";
import { measurePapers } from "./papers.ts";
import { measureReservationsList } from "./reservations-list.ts";
import type { RunLength } from "./run-length.ts";
import { measurePlanner } from "./planner.ts";
import { measureRevenue } from "./revenue.ts";
import { measureSearch } from "./search.ts";

const benches: Readonly<Record<string, (length: RunLength) => Promise<Figure[]>>> = {
  home: measureHome,
  lighthouse: measureLighthouse,
  pages: measurePages,
  booking: measureBooking,
  search: measureSearch,
  overdue: measureOverdue,
  mail: measureMail,
  "reservations-list": measureReservationsList,
  board: measureBoard,
  planner: measurePlanner,
  "handover-page": measureHandoverPage,
  desk: measureDesk,
  papers: measurePapers,
  revenue: measureRevenue,
  analytics: measureAnalytics,
};

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
    if (!values.short) keepFigures(name, figures);
    ok &&= figures.length > 0 && figures.every(values.short ? isFigure : ({ ok }) => ok);
  }
  process.exitCode = ok ? 0 : 1;
}

function isFigure({ measured }: Figure): boolean {
  return measured !== "" && !/NaN|Infinity|undefined/.test(measured);
}

await main();
