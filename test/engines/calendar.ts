/** The calendar of vehicles in the hand of a member: a bar carried by mouse to another row, and taken back. */
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { relocationWords } from "../../app/i18n/admin-relocation/en.ts";
import { type Engine, type Point, until } from "./engine.ts";
import { isThere, press, takenOver } from "./hand.ts";

const language = "en-us";
const words = relocationWords(language);

/** Carries the bar of a reservation to another row that takes it, gives it that vehicle, and undoes it. */
export async function moveBarAndBack(
  engine: Engine,
  origin: string,
  { code, from }: { code: string; from: string },
): Promise<void> {
  const bare = code.replace(/^EP-|-/g, "");
  await engine.goTo(`${origin}${adminPath("car-availability", language)}?from=${from}`);
  await takenOver(engine);
  const before = await until("the bar", () => engine.run(rowOf, bare));
  let seen = "";
  const way = await until("the bar, standing still", async () => {
    const found = await engine.run(wayBeside, bare);
    const isStill = JSON.stringify(found) === seen;
    seen = JSON.stringify(found);
    return isStill && found;
  });
  await engine.carry(way.from, way.to);
  await until("the row that takes it", () =>
    engine.run(
      (row) =>
        /free|by-moving/.test(document.querySelector<HTMLElement>(row)?.dataset.landing ?? ""),
      `[data-vehicle="${way.vehicle}"]`,
    ),
  );
  await engine.drop();
  const isThereNow = async () => (await engine.run(rowOf, bare)) === way.vehicle;
  // Where another car's price or papers that end leave something to be asked, that is asked once.
  const asks = () => isThere(engine, "button", words.submit.swap);
  await until("an answer", async () => (await isThereNow()) || (await asks()));
  if (await asks()) await press(engine, "button", words.submit.swap);
  await until("it on the other row", isThereNow);
  await press(engine, "button", words.undo);
  await until("it on its own row", async () => (await engine.run(rowOf, bare)) === before);
}

/** Runs in the page. */
function rowOf(bare: string): string | undefined {
  const bar = document.querySelector(`[data-code="${bare}"]`);
  return bar?.closest<HTMLElement>("[data-vehicle]")?.dataset.vehicle;
}

/** Runs in the page: from the middle of the bar to that of the row beside its own. */
function wayBeside(bare: string): { from: Point; to: Point; vehicle: string } | undefined {
  const bar = document.querySelector(`[data-code="${bare}"]`);
  bar?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const rows = [...document.querySelectorAll<HTMLElement>("[role=grid] [data-vehicle]")];
  const own = rows.findIndex((row) => bar && row.contains(bar));
  const row = rows[own + 1] ?? rows[own - 1];
  if (!bar || !row) return undefined;
  const [one, other] = [bar.getBoundingClientRect(), row.getBoundingClientRect()];
  const x = one.left + one.width / 2;
  const from = { x, y: one.top + one.height / 2 };
  return { from, to: { x, y: other.top + other.height / 2 }, vehicle: row.dataset.vehicle ?? "" };
}
