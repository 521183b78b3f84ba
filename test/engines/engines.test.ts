/** The booking and the back office's commonest jobs in the engines beside Chromium (`npm run test:all`). */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays } from "../../app/domain/calendar.ts";
import { toLocal } from "../../app/domain/sarajevo.ts";
import { newMember } from "../e2e/member.ts";
import { openOwnProduct, type OwnProduct } from "../e2e/own-product.ts";
import { runInStory } from "../e2e/story-database.ts";
import { bookCar } from "./booking.ts";
import { moveBarAndBack } from "./calendar.ts";
import {
  cancel,
  changeReturn,
  confirm,
  findReservation,
  listPaths,
  misledIn,
  type Row,
  rowsOf,
  signIn,
} from "./desk.ts";
import { type Engine, until } from "./engine.ts";
import { openFirefox } from "./firefox.ts";
import { takenOver } from "./hand.ts";
import { openWebKit } from "./webkit.ts";

const today = toLocal(Date.now()).slice(0, 10);

let product: OwnProduct;

beforeAll(async () => {
  product = await openOwnProduct({ empty: true });
  await product.fillDemo();
}, 300_000);
afterAll(() => product?.close());

describe.each([
  { name: "Firefox", open: openFirefox, days: 250 },
  { name: "WebKit", open: openWebKit, days: 270 },
])("$name", { timeout: 600_000 }, ({ open, days }) => {
  let engine: Engine;
  let code: string;

  beforeAll(async () => {
    engine = await open();
  }, 120_000);
  afterAll(() => engine?.close());

  test("a car is booked", async () => {
    const trip = { from: addDays(today, days), to: addDays(today, days + 4) };
    code = await bookCar(engine, product.origin, trip);
    expect(code).toMatch(/^EP-/);
  });

  test("a member signs in, finds it by its row, changes its return, moves its bar there and back, and cancels it", async () => {
    await signIn(engine, product.origin, await newMember("owner", product.dataDir));
    await findReservation(engine, product.origin, code);
    await changeReturn(engine, product.origin, { code, to: addDays(today, days + 5) });
    await moveBarAndBack(engine, product.origin, { code, from: addDays(today, days - 2) });
    await cancel(engine, product.origin, code);
  });

  test("a reservation that waits is confirmed", async () => {
    const [waiting] = await runInStory<{ code: string }>(
      `update reservation set status = 'pending' where id = (
         select id from reservation where status = 'confirmed' and pickup_at > now() + interval '2 days'
         order by pickup_at limit 1
       ) returning code`,
      [],
      product.dataDir,
    );
    await confirm(engine, product.origin, waiting?.code ?? "");
  });

  test("every row of every list is its own link, and the first, the middle and the last open", async () => {
    let lists = 0;
    for (const path of listPaths) {
      await engine.goTo(product.origin + path);
      expect.soft(await misledIn(engine), path).toEqual([]);
      const count = (await rowsOf(engine)).length;
      if (count > 0) lists += 1;
      for (const index of new Set([0, Math.floor(count / 2), count - 1]))
        if (index >= 0 && index < count) await openRow(engine, product.origin + path, index);
    }
    expect(lists).toBeGreaterThan(4);
  });
});

async function openRow(engine: Engine, list: string, index: number): Promise<void> {
  await engine.goTo(list);
  await takenOver(engine);
  await until("the whole page", () => engine.run(() => document.readyState === "complete"));
  const row = await stillRow(engine, index);
  const leave = async () => {
    await engine.clickAt(row.middle);
    return until("another page", () =>
      engine.run((at) => location.href !== at && location.href, list),
    );
  };
  // On a busy machine a click may come while the page is being taken over, and be lost.
  expect(await leave().catch(leave)).toBe(row.href);
}

/** The row in the middle of the window, once it stands still. */
function stillRow(engine: Engine, index: number): Promise<Row> {
  let before: Row | undefined;
  return until(`row ${index}`, async () => {
    await engine.run((at) => {
      const links = document.querySelectorAll("tr a[data-row]");
      links[at]?.scrollIntoView({ block: "center", behavior: "instant" });
    }, index);
    const row = (await rowsOf(engine))[index];
    const isStill = row && JSON.stringify(row) === JSON.stringify(before);
    before = row;
    return isStill && row;
  });
}
