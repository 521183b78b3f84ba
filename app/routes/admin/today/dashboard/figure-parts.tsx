import { Link } from "react-router";
import { comparedPercent } from "../../../../domain/figures/compared-percent.ts";
import type { Language } from "../../../../domain/language.ts";
import { dashboardWords } from "../../../../i18n/admin-dashboard/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { calendarNames } from "../../../../i18n/calendar-names.ts";
import { formatEuro, formatNumber, formatPercent } from "../../../../i18n/format.ts";
import { isoWeekday } from "../../../../domain/calendar.ts";
import { classNames } from "../../../../ui/controls/class-names.ts";
import styles from "./dashboard.module.css";
import { PartCard } from "./part-card.tsx";
import type { Money } from "./read-money.ts";
import type { SiteWeek } from "./read-site.ts";
import type { Week } from "./read-week.ts";

/** Vehicles that are available, by category and day, and how full the fleet is. */
export function WeekPart({ language, week }: { language: Language; week: Week }) {
  const words = dashboardWords(language);
  const { days, categories, utilisation } = week;
  const { weekdaysShort } = calendarNames[language];
  const room = { to: adminPath("car-availability", language), name: words.week.calendar };
  if (categories.length === 0)
    return (
      <PartCard part="week" title={words.parts.week} room={room}>
        <p className={styles.quiet}>{words.week.none}</p>
      </PartCard>
    );
  return (
    <PartCard part="week" title={words.parts.week} room={room}>
      <table className={styles.week}>
        <caption className="visually-hidden">{words.week.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.week.category}</span>
            </th>
            {days.map((day) => (
              <th key={day} scope="col">
                {weekdaysShort[isoWeekday(day) - 1]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map(({ category, available }) => (
            <tr key={category}>
              <th scope="row">{carWords(language).category[category]}</th>
              {available.map((count, at) => (
                <td key={days[at]} className={classNames(count === 0 && styles.full)}>
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {utilisation !== undefined && (
        <p className={styles.quiet}>
          {words.week.utilisation(formatPercent(Math.round(utilisation * 100), language))}
        </p>
      )}
    </PartCard>
  );
}

type Figure = { label: string; text: string; note: string; to?: string };

function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, text, note, to }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {to === undefined ? <b>{text}</b> : <Link to={to}>{text}</Link>}
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is sold for today, this month and the days to come; each leads to its days on the page of revenue. */
export function MoneyPart({ language, money }: { language: Language; money: Money }) {
  const words = dashboardWords(language);
  const { today, month, ahead } = money;
  const text = (cents: number) => formatEuro(cents, language);
  const room = { to: month.to, name: words.money.revenue };
  return (
    <PartCard part="money" title={words.parts.money} room={room}>
      <Figures
        figures={[
          {
            label: words.money.today,
            text: text(today.cents),
            note: words.money.days,
            to: today.to,
          },
          {
            label: words.money.month,
            text: text(month.cents),
            note: thanText(month, language),
            to: month.to,
          },
          {
            label: words.money.ahead,
            text: text(ahead.cents),
            note: words.money.booked,
            to: ahead.to,
          },
        ]}
      />
    </PartCard>
  );
}

function thanText({ cents, earlierCents }: Money["month"], language: Language): string {
  if (earlierCents === undefined) return "";
  const words = dashboardWords(language).money;
  const percent = comparedPercent(cents, earlierCents);
  const amount = formatEuro(earlierCents, language);
  if (percent === undefined) return words.lastYear(amount);
  if (percent === 0) return words.same(amount);
  return words.than(formatPercent(Math.abs(percent), language), percent > 0, amount);
}

/** Searches, bookings, and searches that found nothing, of the last seven days beside the seven before. */
export function SitePart({ language, site }: { language: Language; site: SiteWeek }) {
  const words = dashboardWords(language);
  const { now, before } = site;
  const figure = (name: "searches" | "booked" | "refused"): Figure => ({
    label: words.site[name],
    text: formatNumber(now[name], language),
    note: words.site.before(formatNumber(before[name], language)),
  });
  const room = { to: adminPath("analytics", language), name: words.site.analytics };
  return (
    <PartCard part="site" title={`${words.parts.site}, ${words.site.week}`} room={room}>
      <Figures figures={[figure("searches"), figure("booked"), figure("refused")]} />
    </PartCard>
  );
}
