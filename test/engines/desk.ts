/** A member of the staff at a desk: signing in, the lists, and what is done most often to a reservation. */
import { adminWords } from "../../app/i18n/admin/en.ts";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { adminReservationWords } from "../../app/i18n/admin-reservation/en.ts";
import { adminReservationsWords } from "../../app/i18n/admin-reservations/en.ts";
import { adminAddresses } from "../pages/admin-addresses.ts";
import { type Engine, type Point, until } from "./engine.ts";
import { arriveAt, fill, press, see, setDate, takenOver } from "./hand.ts";

const language = "en-us";
const words = adminReservationWords(language);

export async function signIn(
  engine: Engine,
  origin: string,
  member: { email: string; password: string },
): Promise<void> {
  const { login } = adminWords(language);
  await engine.goTo(origin + adminPath("login", language));
  await takenOver(engine);
  await fill(engine, login.email, member.email);
  await fill(engine, login.password, member.password);
  await press(engine, "button", login.submit);
  await arriveAt(engine, /\/admin\/(?!login)/);
}

/** Finds a reservation by its code and opens it by its row. */
export async function findReservation(engine: Engine, origin: string, code: string): Promise<void> {
  await engine.goTo(origin + adminPath("reservations", language));
  await takenOver(engine);
  await fill(engine, adminReservationsWords(language).search, `${code}\uE007`);
  await arriveAt(engine, /[?&]q=/);
  await until("one row", () =>
    engine.run(() => document.querySelectorAll("tr a[data-row]").length === 1),
  );
  const [row] = await rowsOf(engine);
  if (!row) throw new Error(`No row says ${code}`);
  await engine.clickAt(row.middle);
  await arriveAt(engine, new RegExp(`${code.replace(/^EP-|-/g, "")}$`));
}

export async function confirm(engine: Engine, origin: string, code: string): Promise<void> {
  await openReservation(engine, origin, code);
  await press(engine, "button", words.deeds.confirm);
  await see(engine, words.done.confirm);
}

export async function changeReturn(
  engine: Engine,
  origin: string,
  { code, to }: { code: string; to: string },
): Promise<void> {
  await openReservation(engine, origin, code);
  await press(engine, "link", words.deeds.change);
  await see(engine, words.change.title);
  await setDate(engine, words.change.date, to, { nth: 1, within: "main" });
  await press(engine, "button", words.change.see);
  await press(engine, "button", words.change.accept);
  await see(engine, words.done.change);
}

export async function cancel(engine: Engine, origin: string, code: string): Promise<void> {
  await openReservation(engine, origin, code);
  await press(engine, "link", words.deeds.cancel);
  await fill(engine, words.cancel.reason, "Zvao je");
  await press(engine, "button", words.cancel.submit);
  await see(engine, words.done.cancel);
}

async function openReservation(engine: Engine, origin: string, code: string): Promise<void> {
  const bare = code.replace(/^EP-|-/g, "");
  await engine.goTo(origin + adminPath("reservations", language, bare));
  await takenOver(engine);
}

/** The addresses of the lists of the back office, and of everything else that is no form about one thing. */
export const listPaths = adminAddresses(language).flatMap(({ path, isPage }) =>
  isPage && !/[:*]|login|first-owner/.test(path) ? `/admin${path}` : [],
);

export type Row = { href: string; middle: Point };

/** The rows of the list on the page as it stands, scrolled to nowhere; each with a point that nothing else to press is at. */
export function rowsOf(engine: Engine): Promise<Row[]> {
  return engine.run(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("tr a[data-row]")].map((link) => {
      const cells = [...(link.closest("tr")?.cells ?? [])];
      const plain = cells.find((cell) => !cell.querySelector("a, button, input"));
      const box = (plain ?? cells[0] ?? link).getBoundingClientRect();
      return {
        href: link.href,
        middle: { x: box.left + Math.min(box.width / 2, 20), y: box.top + box.height / 2 },
      };
    }),
  );
}

/** What a click at the middle of each cell would reach that is not its own row, and what above the list is covered. */
export function misledIn(engine: Engine): Promise<string[]> {
  return engine.run(() => {
    const wrong: string[] = [];
    for (const link of document.querySelectorAll<HTMLAnchorElement>("tr a[data-row]")) {
      link.scrollIntoView({ block: "center", behavior: "instant" });
      // A table that is wider than its box is pushed along in it: what lies beyond its edge nobody presses.
      const edge =
        link.closest("table")?.parentElement?.getBoundingClientRect().right ?? innerWidth;
      for (const cell of link.closest("tr")?.cells ?? []) {
        const box = cell.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const top = document.elementFromPoint(x, y);
        if (
          x > Math.min(edge, innerWidth) ||
          top === null ||
          top.closest("tr") === link.closest("tr")
        )
          continue;
        wrong.push(`${link.textContent}: ${top.outerHTML.slice(0, 100)}`);
      }
    }
    scrollTo(0, 0);
    for (const part of document.querySelectorAll(
      "main :is(button, input, select, a:not([data-row]))",
    )) {
      const box = part.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (top?.closest("a[data-row]") && !top.contains(part))
        wrong.push(part.outerHTML.slice(0, 100));
    }
    return wrong;
  });
}
