import { Clock } from "lucide-react";
import { useSyncExternalStore } from "react";
import { dateOf, type LocalDate } from "../../domain/calendar.ts";
import type { Language } from "../../domain/language.ts";
import type { OpeningHours } from "../../domain/locations/location.ts";
import { spanOn } from "../../domain/locations/opening-hours.ts";
import { openingState } from "../../domain/locations/opening-state.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import { formatSpan } from "../../i18n/hours.ts";
import { formatOpeningState } from "../../i18n/open-state.ts";
import { placesWords } from "../../i18n/places/en.ts";
import { Icon } from "../controls/icon.tsx";
import { Tag } from "../controls/marks/tag.tsx";
import styles from "./open-now.module.css";

type Props = { hours: OpeningHours; today: LocalDate; language: Language };

/**
 * Today's hours of a place, and whether it is open at this minute. The hours come with the page; the browser adds the state by
 * its own clock, so that a cached page never shows an outdated one.
 */
export function OpenNow({ hours, today, language }: Props) {
  const minute = useMinute();
  const now = minute === undefined ? undefined : toLocal(minute);
  const state = now && openingState(hours, now);
  const span = spanOn(hours, now ? dateOf(now) : today);
  return (
    <p className={styles.now}>
      <Icon of={Clock} size={18} />
      <span>
        {placesWords(language).today} {formatSpan(span, language)}
      </span>
      {state && (
        <Tag tone={state.open ? "ok" : "mute"}>{formatOpeningState(state, now, language)}</Tag>
      )}
    </p>
  );
}

const msPerMinute = 60_000;

function subscribe(changed: () => void) {
  const timer = setInterval(changed, msPerMinute / 4);
  return () => clearInterval(timer);
}

/**
 * Returns the current minute in epoch milliseconds; `undefined` on the server and during hydration, because a cached page would
 * show an old one.
 */
function useMinute(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / msPerMinute) * msPerMinute,
    () => undefined,
  );
}
