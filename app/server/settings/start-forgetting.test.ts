import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openStage, type Stage } from "../../../test/casts/cast.ts";
import { startForgetting } from "./start-forgetting.ts";

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.close());

const kept = async () => {
  const { rows } = await stage.deps.pool.query<{ name: string }>(
    "select name from contact_message",
  );
  return rows.map(({ name }) => name);
};

test("what is old is forgotten soon after the start, and what is stopped forgets nothing", async () => {
  const add = (name: string, at: string) =>
    stage.deps.pool.query(
      `insert into contact_message (name, email, message, language, created_at)
       values ($1, 'a@example.com', 'Hej', 'ba', $2)`,
      [name, at],
    );
  const { clock } = stage.deps;
  await add("old", "2001-01-01");
  await add("new", new Date(clock.now()).toISOString());
  const waiting = startForgetting(stage.deps);
  const stopped = startForgetting(stage.deps, { firstAfterMs: 1 });
  stopped();
  expect(await kept()).toEqual(["old", "new"]);
  const stop = startForgetting(stage.deps, { firstAfterMs: 1 });
  await vi.waitFor(async () => expect(await kept()).toEqual(["new"]), 5000);
  stop();
  waiting();
});
