import { useRef, type KeyboardEvent } from "react";
import { Link } from "react-router";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { carName } from "../../../../../i18n/admin-pricing/cell-names.ts";
import { pricingWords } from "../../../../../i18n/admin-pricing/en.ts";
import { calendarNames } from "../../../../../i18n/calendar-names.ts";
import { formatEuro, formatLongDate, formatNumber } from "../../../../../i18n/format.ts";
import type { PriceCalendar } from "./read-calendar.ts";
import type { PricingView } from "../read-view.ts";
import { classNames } from "../../../../../ui/controls/class-names.ts";
import { useWhenNew } from "../../../../../ui/browser/use-when-new.ts";
import styles from "./calendar.module.css";

/** The grid of cars and days; every price is a link to the rule that made it, and the arrow keys go from price to price. */
export function CalendarGrid(props: CalendarProps & { caption: string }) {
  const { view, calendar, caption } = props;
  const words = pricingWords(view.language).calendar;
  const { weekdaysShort } = calendarNames[view.language];
  const box = useRef<HTMLDivElement>(null);
  const pickedDay = calendar.picked?.date;
  useWhenNew(pickedDay, () => {
    const marked = (current: string) => box.current?.querySelector(`[aria-current=${current}]`);
    const cell = marked("true")?.closest("td") ?? marked("date")?.closest("th");
    if (box.current && cell) box.current.scrollLeft = cell.offsetLeft - box.current.clientWidth / 2;
  });
  return (
    <div ref={box} className={styles.scroll}>
      <table className={styles.grid}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.car}</th>
            {calendar.days.map(({ date, weekday, isWeekend, seasonId }) => (
              <th
                key={date}
                scope="col"
                aria-current={date === view.today ? "date" : undefined}
                className={classNames(
                  isWeekend && styles.weekend,
                  seasonId !== undefined && styles.inSeason,
                  date === view.today && styles.today,
                )}
              >
                <span>{weekdaysShort[weekday - 1]}</span>
                <b>{Number(date.slice(8))}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendar.rows.map((row) => (
            <tr key={row.carId}>
              <th scope="row">{carName(row.carId, view)}</th>
              {row.prices.map((price, index) => (
                <DayCell key={calendar.days[index]?.date} {...{ ...props, row, price, index }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Row = CalendarProps["calendar"]["rows"][number];
type CellProps = CalendarProps & { row: Row; price: Row["prices"][number]; index: number };

function DayCell({ view, calendar, row, price, index }: CellProps) {
  const words = pricingWords(view.language).calendar;
  const day = calendar.days[index];
  if (!day) return null;
  const { picked } = calendar;
  const isPicked = picked?.carId === row.carId && picked.date === day.date;
  const hasStop = isPicked || (index === 0 && picked?.carId !== row.carId);
  const car = carName(row.carId, view);
  const answer = price ? formatEuro(price.perDayCents, view.language) : words.none;
  return (
    <td className={classNames(day.isWeekend && styles.weekend)}>
      <Link
        to={calendarPath({ view, calendar }, { car: row.carId, day: day.date })}
        className={classNames(styles.day, isPicked && styles.picked)}
        aria-label={`${words.day(car, formatLongDate(day.date, view.language))}: ${answer}`}
        aria-current={isPicked || undefined}
        tabIndex={hasStop ? 0 : -1}
        onKeyDown={moveAlong}
        preventScrollReset
      >
        {price ? shortPrice(price.perDayCents, view.language) : "–"}
      </Link>
    </td>
  );
}

function shortPrice(cents: number, language: CalendarProps["view"]["language"]): string {
  return formatNumber(cents / 100, language, cents % 100 === 0 ? 0 : 2);
}

const steps: Readonly<Record<string, { down: number; right: number }>> = {
  ArrowUp: { down: -1, right: 0 },
  ArrowDown: { down: 1, right: 0 },
  ArrowLeft: { down: 0, right: -1 },
  ArrowRight: { down: 0, right: 1 },
};

function moveAlong(event: KeyboardEvent<HTMLAnchorElement>) {
  const step = steps[event.key];
  const cell = event.currentTarget.closest("td");
  const row = cell?.parentElement;
  if (!step || !cell || !(row instanceof HTMLTableRowElement)) return;
  const table = row.closest("table");
  const next = table?.rows[row.rowIndex + step.down]?.cells[cell.cellIndex + step.right];
  const link = next?.querySelector("a");
  if (!link) return;
  event.preventDefault();
  link.focus();
}

export type CalendarProps = { view: PricingView; calendar: PriceCalendar };

type CalendarWish = { month?: string; car?: number; day?: string };

/** The address of the calendar with another month or a picked day; a calendar of one car stays one of this car. */
export function calendarPath({ view, calendar }: CalendarProps, wish: CalendarWish): string {
  const car = wish.car ?? calendar.carId;
  const query = new URLSearchParams({ month: wish.month ?? calendar.month.slice(0, 7) });
  if (car !== undefined) query.set("car", String(car));
  if (wish.day !== undefined) query.set("day", wish.day);
  if (calendar.carId !== undefined) query.set("only", "1");
  return `${adminPath("pricing", view.language, "calendar")}?${query}`;
}
