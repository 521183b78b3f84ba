import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "pg";
import { expect, test } from "vitest";
import { inCarLane, inCarLanes } from "./booking-lanes.ts";

const pool = new Pool();

test("one car serves one after the other, in the order in which they came", async () => {
  const heard: string[] = [];
  const visit = (name: string, ms: number) =>
    inCarLane(pool, 1, async () => {
      heard.push(`${name} in`);
      await sleep(ms);
      heard.push(`${name} out`);
      return name;
    });
  expect(await Promise.all([visit("a", 20), visit("b", 1), visit("c", 5)])).toEqual([
    "a",
    "b",
    "c",
  ]);
  expect(heard).toEqual(["a in", "a out", "b in", "b out", "c in", "c out"]);
});

test("who fails is told, and the next one has its turn", async () => {
  const failing = inCarLane(pool, 1, () => Promise.reject(new Error("no vehicle")));
  const next = inCarLane(pool, 1, async () => "served");
  await expect(failing).rejects.toThrow("no vehicle");
  expect(await next).toBe("served");
});

test("another car, and the same car of another database, do not wait", async () => {
  const gate = Promise.withResolvers<string>();
  const held = inCarLane(pool, 1, () => gate.promise);
  expect(await inCarLane(pool, 2, async () => "other car")).toBe("other car");
  expect(await inCarLane(new Pool(), 1, async () => "other database")).toBe("other database");
  gate.resolve("first");
  expect(await held).toBe("first");
});

test("who needs two cars has both to itself, and whoever names them in the other order waits in no circle", async () => {
  const heard: string[] = [];
  const visit = (name: string, carIds: readonly number[]) =>
    inCarLanes(pool, carIds, async () => {
      heard.push(`${name} in`);
      await sleep(5);
      heard.push(`${name} out`);
    });
  await Promise.all([visit("a", [1, 2]), visit("b", [2, 1, 2]), visit("c", [2])]);
  const comings = heard.filter((_, index) => index % 2 === 0);
  const goings = heard.filter((_, index) => index % 2 === 1);
  expect(goings.map((word) => word.replace("out", "in"))).toEqual(comings);
  expect(comings.toSorted()).toEqual(["a in", "b in", "c in"]);
  expect(await inCarLanes(pool, [], async () => "at once")).toBe("at once");
});
