import { adminPath } from "../../../../../i18n/admin-paths.ts";
import type { PriceCalendar } from "./read-calendar.ts";
import type { PricingView } from "../read-view.ts";

export type CalendarProps = { view: PricingView; calendar: PriceCalendar };

type Asked = { month?: string; car?: number; day?: string };

/** The address of the calendar with another month or a picked day; one car alone stays alone. */
export function calendarPath({ view, calendar }: CalendarProps, asked: Asked): string {
  const car = asked.car ?? calendar.carId;
  const query = new URLSearchParams({ month: asked.month ?? calendar.month.slice(0, 7) });
  if (car !== undefined) query.set("car", String(car));
  if (asked.day !== undefined) query.set("day", asked.day);
  if (calendar.carId !== undefined) query.set("only", "1");
  return `${adminPath("pricing", view.language, "calendar")}?${query}`;
}
