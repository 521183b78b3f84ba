import { Client, type Pool } from "pg";
import type { Log } from "../log.ts";

type Hearer = { onNews: () => void; onLost: () => void };

type Listener = { client: Client; hearers: Set<Hearer>; ready: Promise<unknown> };

const listeners = new Map<Pool, Listener>();

/**
 * Listens for news on one connection per process, opened for the first listener and closed after the last. `onLost`
 * is called once when it breaks; a listener that still wants news has to call this again. Returns a function that
 * stops listening. Throws when the database does not answer.
 */
export async function listenForNews(pool: Pool, log: Log, hearer: Hearer): Promise<() => void> {
  const listener = listeners.get(pool) ?? open(pool, log);
  listener.hearers.add(hearer);
  const stop = () => {
    if (!listener.hearers.delete(hearer) || listener.hearers.size > 0) return;
    close(pool, listener);
  };
  try {
    await listener.ready;
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}

/** Ends the connection, if there is one, before the database is closed; every listener's `onLost` is called. */
export function stopListeningForNews(pool: Pool): void {
  const listener = listeners.get(pool);
  if (listener) lose(pool, listener);
}

function open(pool: Pool, log: Log): Listener {
  const client = new Client(pool.options);
  const listener: Listener = {
    client,
    hearers: new Set(),
    ready: client.connect().then(() => client.query("listen news")),
  };
  listeners.set(pool, listener);
  client.on("notification", () => {
    for (const { onNews } of listener.hearers) onNews();
  });
  const lost = (err?: Error) => {
    if (listeners.get(pool) !== listener) return;
    log.warn({ err }, "the connection that hears of news was lost");
    lose(pool, listener);
  };
  client.on("error", lost);
  client.on("end", () => lost());
  listener.ready.catch(lost);
  return listener;
}

function lose(pool: Pool, listener: Listener): void {
  close(pool, listener);
  for (const { onLost } of listener.hearers) onLost();
  listener.hearers.clear();
}

function close(pool: Pool, listener: Listener): void {
  if (listeners.get(pool) === listener) listeners.delete(pool);
  listener.client.end().catch(() => undefined);
}
