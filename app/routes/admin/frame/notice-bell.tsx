import { Bell } from "lucide-react";
import { Popover } from "radix-ui";
import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import type { Language } from "../../../domain/language.ts";
import type { Waiting } from "../../../domain/staff/rooms.ts";
import { formatCode } from "../../../domain/reservations/code.ts";
import { adminFrameWords } from "../../../i18n/admin-frame/en.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { formatDayTime } from "../../../i18n/format.ts";
import type { News } from "../../../server/notices/list-news.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { tellDeed } from "../../../ui/browser/use-live.ts";
import { Icon } from "../../../ui/controls/icon.tsx";
import { List } from "../../../ui/controls/list.tsx";
import styles from "./notice-bell.module.css";
import { readWaiting } from "./use-waiting.ts";

type Props = {
  language: Language;
  /** Called with how many wait in each room, whenever that may have changed. */
  onWaiting: (waiting: Waiting) => void;
};

/** The bell with what customers did in the last day, as it happens; the newest piece of news is read aloud and shown briefly. */
export function NoticeBell({ language, onWaiting }: Props) {
  const words = adminFrameWords(language).notices;
  const address = adminPath("notices", language);
  const { news, unseen, newest, markSeen, dismiss } = useNews(address, onWaiting);
  return (
    <>
      <Popover.Root onOpenChange={(isOpen) => isOpen && markSeen()}>
        <Popover.Trigger asChild>
          <Button kind="quiet" square className={styles.bell} aria-label={words.label(unseen)}>
            <Icon of={Bell} size={18} />
            {unseen > 0 && (
              <span className={styles.count} aria-hidden="true">
                {unseen}
              </span>
            )}
          </Button>
        </Popover.Trigger>
        <Popover.Content
          className={`floating ${styles.list}`}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={words.title}
        >
          <h2>{words.title}</h2>
          {news.length === 0 ? (
            <p className={styles.none}>{words.none}</p>
          ) : (
            <List>
              {news.map((one) => (
                <li key={one.id}>
                  <Popover.Close asChild>
                    <Link to={adminPath("reservations", language, one.code)}>
                      <Line one={one} language={language} />
                    </Link>
                  </Popover.Close>
                </li>
              ))}
            </List>
          )}
        </Popover.Content>
      </Popover.Root>
      <div className={styles.place} role="status">
        {newest && (
          <div className={styles.newest}>
            <Link to={adminPath("reservations", language, newest.code)} onClick={dismiss}>
              <Line one={newest} language={language} />
            </Link>
            <Button kind="quiet" onClick={dismiss}>
              {words.dismiss}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

function Line({ one, language }: { one: News; language: Language }) {
  return (
    <>
      <b>{sentence(one, language)}</b>
      <span>
        {one.customer} · {one.carName} · {formatDayTime(one.pickup, language)}
      </span>
    </>
  );
}

function sentence({ action, code }: News, language: Language): string {
  const words = adminFrameWords(language).notices;
  const shown = formatCode(code);
  if (action === "book") return words.booked(shown);
  if (action === "cancel") return words.cancelled(shown);
  if (action === "modify" || action === "extend") return words.changed(shown);
  if (action === "in-danger") return words.danger(shown);
  return action.startsWith("late-") ? words.late(shown) : words.other(shown);
}

const seenKey = "admin-news-seen";
const maxShown = 20;
const shownMs = 12_000;

/** The news of the last day, followed while the page is open, and how many pieces of it this browser has not shown yet. */
function useNews(address: string, onWaiting: Props["onWaiting"]) {
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
    source.addEventListener("deed", tellDeed);
    source.addEventListener("waiting", (event) => onWaiting(readWaiting(JSON.parse(event.data))));
    return () => source.close();
  }, [address, onWaiting]);

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
  return [...told, ...before.filter(({ id }) => !known.has(id))].slice(0, maxShown);
}

/** The news of an event, checked like all data from outside. */
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
    // Storage is switched off: on the next page the bell counts all news as unseen.
  }
}
