import type { Deps } from "../deps.ts";
import { listNews } from "./list-news.ts";
import { listenForNews } from "./news-listener.ts";

const dayMs = 24 * 60 * 60 * 1000;
const maxShown = 20;
/**
 * The interval of keep-alives, because proxies close a silent connection after a minute; also the longest that a
 * member who was signed out keeps hearing news.
 */
const pulseMs = 25_000;

type NewsDeps = Pick<Deps, "pool" | "log" | "clock">;

type Asked = {
  signal: AbortSignal;
  mayStay: () => Promise<boolean>;
  /** Counts what waits for the reader. */
  waiting?: () => Promise<unknown>;
};

/**
 * Streams the news as server-sent events: `recent` once with those of the last day, then `news` as they happen, and after
 * every deed, a colleague's too, `deed`, which says nothing else, and `waiting` with what waits for the reader. Ends
 * when the reader goes, when `mayStay` returns false before news or a keep-alive, or when the database is lost;
 * browsers reconnect by themselves.
 */
export function newsStream(
  world: NewsDeps,
  { signal, mayStay, waiting }: Asked,
): ReadableStream<Uint8Array> {
  const ended = new AbortController();
  return new ReadableStream({
    async start(controller) {
      const end = () => {
        if (ended.signal.aborted) return;
        ended.abort();
        controller.close();
      };
      if (signal.aborted) return end();
      signal.addEventListener("abort", end, { once: true });
      const write = writer(controller, ended.signal);
      try {
        await follow(world, { write, end, ended: ended.signal, mayStay, waiting });
      } catch (error) {
        world.log.warn({ err: error }, "the news could not be read");
        end();
      }
    },
    // A reader that cancels has closed the stream; closing it once more would throw.
    cancel: () => ended.abort(),
  });
}

type Reader = Pick<Asked, "mayStay" | "waiting"> & {
  write: (event: string, data: unknown) => void;
  end: () => void;
  ended: AbortSignal;
};

async function follow(world: NewsDeps, reader: Reader): Promise<void> {
  const { write, end, ended, mayStay, waiting } = reader;
  const since = () => world.clock.now() - dayMs;
  // Sent news are known by id, not by the last id: of two transactions the one that began earlier may be
  // committed later.
  let told: ReadonlySet<number> = new Set();
  let reading = Promise.resolve();
  const tell = (event: "recent" | "news") => {
    reading = reading
      .then(async () => {
        const newest = await listNews(world.pool, { since: since(), max: maxShown });
        const news = newest.filter(({ id }) => !told.has(id));
        told = new Set(newest.map(({ id }) => id));
        if (event === "news" && !(await mayStay())) return end();
        if (event === "recent" || news.length > 0) write(event, news);
        if (event === "news") write("deed", 0);
        if (event === "news" && waiting) write("waiting", await waiting());
      })
      .catch(end);
  };
  // What is heard before there is anything to add it to waits, so that the last day comes first.
  let [isBegun, isHeard] = [false, false];
  const hear = () => {
    isHeard = true;
    if (isBegun) tell("news");
  };
  const stop = await listenForNews(world.pool, world.log, { onNews: hear, onLost: end });
  // The reader may have gone while the connection was made.
  if (ended.aborted) return stop();
  const pulse = setInterval(() => {
    mayStay().then((stays) => (stays ? write("pulse", 0) : end()), end);
  }, pulseMs).unref();
  ended.addEventListener("abort", () => {
    clearInterval(pulse);
    stop();
  });
  isBegun = true;
  tell("recent");
  if (isHeard) tell("news");
}

function writer(controller: ReadableStreamDefaultController<Uint8Array>, ended: AbortSignal) {
  const encoder = new TextEncoder();
  return (event: string, data: unknown) => {
    if (ended.aborted) return;
    controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  };
}
