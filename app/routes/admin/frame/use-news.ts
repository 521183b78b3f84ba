import { useCallback, useEffect, useState } from "react";
import type { News } from "../../../server/notices/list-news.ts";

const seenKey = "admin-news-seen";
const mostShown = 20;
const shownMs = 12_000;

/** The news of the last day, followed while the page is open, and how much of it this browser has not shown yet. */
export function useNews(address: string) {
  const [news, setNews] = useState<readonly News[]>([]);
  const [seen, setSeen] = useState(Number.POSITIVE_INFINITY);
  const [newest, setNewest] = useState<News>();

  useEffect(() => {
    const source = new EventSource(address);
    source.addEventListener("recent", (event) => {
      setSeen((before) => (Number.isFinite(before) ? before : readSeen()));
      setNews(readNews(event));
    });
    source.addEventListener("news", (event) => {
      const told = readNews(event);
      setNews((before) => merged(told, before));
      setNewest(told[0]);
    });
    return () => source.close();
  }, [address]);

  useEffect(() => {
    if (!newest) return;
    const timer = setTimeout(() => setNewest(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [newest]);

  const markSeen = useCallback(() => {
    const last = news[0]?.id ?? 0;
    setSeen(last);
    keepSeen(last);
  }, [news]);
  const dismiss = useCallback(() => setNewest(undefined), []);
  return { news, unseen: news.filter(({ id }) => id > seen).length, newest, markSeen, dismiss };
}

function merged(told: readonly News[], before: readonly News[]): News[] {
  const known = new Set(told.map(({ id }) => id));
  return [...told, ...before.filter(({ id }) => !known.has(id))].slice(0, mostShown);
}

/** Written by our own server, and read again as what it may be. */
function readNews(event: MessageEvent<string>): News[] {
  const read: unknown = JSON.parse(event.data);
  return Array.isArray(read) ? read.filter(isNews) : [];
}

function isNews(one: unknown): one is News {
  return typeof one === "object" && one !== null && "id" in one && "code" in one;
}

function readSeen(): number {
  try {
    return Number(localStorage.getItem(seenKey) ?? 0);
  } catch {
    return 0;
  }
}

function keepSeen(id: number) {
  try {
    localStorage.setItem(seenKey, String(id));
  } catch {
    // Storage is switched off: the bell counts anew on the next page.
  }
}
