import { lazy, Suspense, type ReactNode } from "react";
import { Sheet } from "../sheet.tsx";
import type { CalendarProps } from "./date-calendar.tsx";
import styles from "./date-field.module.css";

export const loadCalendar = () => import("./date-calendar.tsx");
const Grid = lazy(async () => ({ default: (await loadCalendar()).DateCalendar }));

/** The month grid, fetched when it is first drawn; its room is kept meanwhile. */
export function LaterCalendar(props: CalendarProps) {
  return (
    <div className={styles.calendar} data-months={props.months}>
      <Suspense fallback={null}>
        <Grid {...props} />
      </Suspense>
    </div>
  );
}

export type Place = { top: number; left: number; months: number };

/** What stands in the sheet of a date field, while it is open. */
export type SheetContent = (sheet: { months: number; close: () => void }) => ReactNode;

type Props = {
  id: string;
  title: string;
  closeLabel: string;
  place: Place | undefined;
  open: boolean;
  onClose: () => void;
  /** Text below the calendar. */
  note?: ReactNode;
  children: SheetContent;
};

/** The sheet that opens from a date field: over the page on a phone, below the field from tablets up. */
export function CalendarSheet({
  id,
  title,
  closeLabel,
  place,
  open,
  onClose,
  note,
  children,
}: Props) {
  return (
    <div id={id}>
      <Sheet {...{ open, onClose, title, closeLabel }} anchor={place}>
        {place && open && children({ months: place.months, close: onClose })}
        {note && <p className={styles.note}>{note}</p>}
      </Sheet>
    </div>
  );
}

const [oneMonth, twoMonths] = [360, 700];

/** Returns the position below the field, in page coordinates, moved left where the calendar would overflow the page. */
export function placeUnder(box: HTMLElement | null): Place {
  const rect = box?.getBoundingClientRect();
  const page = document.documentElement.clientWidth;
  const months = page >= 1024 ? 2 : 1;
  const width = months === 2 ? twoMonths : oneMonth;
  const left = Math.max(16, Math.min(rect?.left ?? 0, page - width - 16));
  return { top: (rect?.bottom ?? 0) + window.scrollY + 8, left: left + window.scrollX, months };
}

export type CalendarWords = {
  chooseDate: string;
  calendar: string;
  previousMonth: string;
  nextMonth: string;
  close: string;
};
