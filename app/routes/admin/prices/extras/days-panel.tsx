import { groupBy } from "../../../../domain/group-by.ts";
import { isoWeekday } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminExtrasWords } from "../../../../i18n/admin-extras/en.ts";
import { calendarNames } from "../../../../i18n/calendar-names.ts";
import { formatDate, formatMonth } from "../../../../i18n/format.ts";
import type { ExtraDay } from "../../../../server/extras/extras-by-day.ts";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { classNames } from "../../../../ui/controls/class-names.ts";
import styles from "./days-panel.module.css";

type Props = { language: Language; days: readonly ExtraDay[] | undefined };

/** The number of pieces left on each of the next days, month by month. */
export function DaysPanel({ language, days }: Props) {
  const words = adminExtrasWords(language).days;
  if (!days)
    return (
      <Panel title={words.title}>
        <p>{words.notCounted}</p>
      </Panel>
    );
  const months = groupBy(days, ({ date }) => date.slice(0, 7));
  return (
    <Panel title={words.title} lead={words.lead}>
      {[...months.values()].map((month) => (
        <Month key={month[0]?.date} language={language} days={month} />
      ))}
    </Panel>
  );
}

function Month({ language, days }: { language: Language; days: readonly ExtraDay[] }) {
  const { weekdaysShort } = calendarNames[language];
  const [first] = days;
  if (!first) return null;
  const before = isoWeekday(first.date) - 1;
  const weeks = groupBy(days, (_, index) => Math.floor((before + index) / 7));
  return (
    <table className={styles.month}>
      <caption>{formatMonth(first.date, language)}</caption>
      <thead>
        <tr>
          {weekdaysShort.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...weeks.entries()].map(([week, own]) => (
          <Week key={week} language={language} days={own} />
        ))}
      </tbody>
    </table>
  );
}

function Week({ language, days }: { language: Language; days: readonly ExtraDay[] }) {
  const byWeekday = new Map(days.map((day) => [isoWeekday(day.date), day]));
  return (
    <tr>
      {[1, 2, 3, 4, 5, 6, 7].map((weekday) => {
        const day = byWeekday.get(weekday);
        return <td key={weekday}>{day && <Day language={language} day={day} />}</td>;
      })}
    </tr>
  );
}

function Day({ language, day }: { language: Language; day: ExtraDay }) {
  const words = adminExtrasWords(language).days;
  const { date, left, promised, away } = day;
  const said = [
    formatDate(date, language),
    left < 0 ? words.short(-left) : words.left(left),
    promised > 0 ? words.promised(promised) : "",
    away > 0 ? words.away(away) : "",
  ];
  return (
    <span
      className={classNames(
        styles.day,
        left <= 0 && styles.out,
        left > 0 && promised + away > 0 && styles.some,
      )}
      title={said.filter(Boolean).join(" · ")}
    >
      <span aria-hidden="true">{Number(date.slice(8))}</span>
      <b>{left}</b>
      <span className="visually-hidden">{said.filter(Boolean).join(", ")}</span>
    </span>
  );
}
