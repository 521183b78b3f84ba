import { setTimeout as rest } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { addCar, book, openStage, plainSelection, type Stage } from "../../../test/casts/cast.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { recordDeed } from "../reservations/held/record-deed.ts";
import type { News } from "./list-news.ts";
import { stopListeningForNews } from "./news-listener.ts";
import { newsStream } from "./news-stream.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  stopListeningForNews(stage.deps.pool);
  await stage.close();
});

let named = 0;
/** A reservation of a car of its own: its bare code, and its id. */
async function booked() {
  const carId = await addCar(stage.deps, { name: `car ${named++}`, vehicles: 1 });
  const { token } = await book(stage.deps, { selection: plainSelection(carId) });
  const { rows } = await stage.deps.pool.query<{ id: number; code: string }>(
    "select id, code from reservation where token = $1",
    [token],
  );
  const [row] = rows;
  if (!row) throw new Error("nothing was booked");
  return row;
}

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** Reads the news as a browser does. */
function follow(mayStay = () => Promise.resolve(true)) {
  const leave = new AbortController();
  ends.push(() => leave.abort());
  const stream = newsStream(stage.deps, { signal: leave.signal, mayStay });
  const reader = stream.getReader();
  const nextEvent = async (): Promise<{ event: string; news: News[] } | undefined> => {
    const { value, done } = await reader.read();
    if (done) return undefined;
    const [, event = "", data = "[]"] =
      /^event: (\w+)\ndata: (.*)\n\n$/s.exec(new TextDecoder().decode(value)) ?? [];
    return { event, news: JSON.parse(data) };
  };
  /** The next that says something: not that a deed was done. */
  const next = async () => {
    let told = await nextEvent();
    while (told?.event === "deed") told = await nextEvent();
    return told;
  };
  return { next, nextEvent, leave: () => leave.abort() };
}

test("what happened in the last day comes at once, what happens then as it happens", async () => {
  const first = await booked();
  const [amra, mirza] = [follow(), follow()];
  for (const member of [amra, mirza]) {
    const recent = await member.next();
    expect(recent?.event).toBe("recent");
    expect(recent?.news[0]).toMatchObject({ action: "book", code: first.code });
  }
  const second = await booked();
  for (const member of [amra, mirza]) {
    const told = await member.next();
    expect(told?.event).toBe("news");
    expect(told?.news.map(({ code }) => code)).toEqual([second.code]);
  }
});

test("what was rolled back is no news, nor what the staff did", async () => {
  const made = await booked();
  const member = follow();
  await member.next();
  const deed = {
    reservationId: made.id,
    action: "modify" as const,
    fromStatus: "confirmed" as const,
    toStatus: "confirmed" as const,
    at: new Date(stage.deps.clock.now()),
  };
  await expect(
    inTransaction(stage.deps.pool, async (client) => {
      await recordDeed(client, { ...deed, actor: { kind: "visitor" } });
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  await inTransaction(stage.deps.pool, (client) =>
    recordDeed(client, { ...deed, actor: { kind: "system" } }),
  );
  expect(await member.nextEvent()).toEqual({ event: "deed", news: 0 });
  const told = await Promise.race([member.next(), rest(600, "silence")]);
  expect(told).toBe("silence");
});

test("who was signed out since hears nothing more", async () => {
  let isIn = true;
  const member = follow(() => Promise.resolve(isIn));
  expect((await member.next())?.event).toBe("recent");
  await booked();
  expect((await member.next())?.event).toBe("news");
  isIn = false;
  await booked();
  expect(await member.next()).toBeUndefined();
});

test("what was committed late is told, though what began after it was told before", async () => {
  const [slow, quick] = [await booked(), await booked()];
  const member = follow();
  await member.next();
  const deed = (made: { id: number }) => ({
    reservationId: made.id,
    action: "modify" as const,
    actor: { kind: "visitor" as const },
    fromStatus: "confirmed" as const,
    toStatus: "confirmed" as const,
    at: new Date(stage.deps.clock.now()),
  });
  await inTransaction(stage.deps.pool, async (client) => {
    await recordDeed(client, deed(slow));
    await inTransaction(stage.deps.pool, (other) => recordDeed(other, deed(quick)));
    expect((await member.next())?.news.map(({ code }) => code)).toEqual([quick.code]);
  });
  expect((await member.next())?.news.map(({ code }) => code)).toEqual([slow.code]);
});

test("a reader that goes at once, or cancels, leaves nothing behind and nothing unsaid", async () => {
  const asked = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    const { signal } = new AbortController();
    const world = { signal, mayStay: asked };
    const started = newsStream(stage.deps, world);
    await started.cancel();
    await newsStream(stage.deps, { ...world, signal: AbortSignal.abort() }).cancel();
    const read = newsStream(stage.deps, world).getReader();
    await read.read();
    await read.cancel();
    await rest(200);
    vi.advanceTimersByTime(60_000);
    expect(asked).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

test("a stream ends when its reader goes, and when the listening connection is lost", async () => {
  const [gone, staying] = [follow(), follow()];
  await Promise.all([gone.next(), staying.next()]);
  gone.leave();
  expect(await gone.next()).toBeUndefined();
  stopListeningForNews(stage.deps.pool);
  expect(await staying.next()).toBeUndefined();
  expect((await follow().next())?.event).toBe("recent");
});
