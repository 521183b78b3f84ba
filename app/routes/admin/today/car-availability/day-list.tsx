import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { lookOf } from "../../../../domain/availability/planner/bar.ts";
import { timeAxis } from "../../../../domain/availability/planner/time-axis.ts";
import { addDays } from "../../../../domain/calendar.ts";
import { daysOfZoom } from "../../../../domain/availability/planner/planner-view.ts";
import type { Language } from "../../../../domain/language.ts";
import { plannerWords } from "../../../../i18n/admin-planner/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { formatLongDate } from "../../../../i18n/format.ts";
import { Plate } from "../../../../ui/admin/page/plate.tsx";
import { classNames } from "../../../../ui/controls/class-names.ts";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import { barSentence, marksOf } from "./bar-words.ts";
import { plannerAddress } from "./planner-address.ts";
import type { CarGroup } from "./planner-rows.ts";
import type { Planner } from "./read-planner.ts";
import barStyles from "./bar.module.css";
import styles from "./planner.module.css";

type Props = { language: Language; planner: Planner; groups: readonly CarGroup[] };

/** One day by vehicle, for a phone: today where it is in sight, else the first day of the view. */
export function DayList({ language, planner, groups }: Props) {
  const words = plannerWords(language);
  const { view, today, places } = planner;
  const isInSight = today >= view.from && today < addDays(view.from, daysOfZoom[view.zoom]);
  const day = isInSight ? today : view.from;
  const dayAddress = (days: 1 | -1) =>
    plannerAddress(language, { ...view, zoom: "1-day", from: addDays(day, days) }, today);
  const { start, end } = timeAxis({ from: day, zoom: "1-day" });
  return (
    <details className={styles.dayList} open>
      <summary>{words.dayOf(formatLongDate(day, language))}</summary>
      <div className={styles.days} role="group" aria-label={words.daysLabel}>
        <ButtonLink icon={ChevronLeft} to={dayAddress(-1)} preventScrollReset>
          {words.dayBefore}
        </ButtonLink>
        <ButtonLink icon={ChevronRight} to={dayAddress(1)} preventScrollReset>
          {words.dayAfter}
        </ButtonLink>
      </div>
      {groups.map(({ car, rows, isFolded }) => (
        <details key={car.id} open={!isFolded}>
          <summary>
            <h2>{car.name}</h2> <small>{words.vehicles(rows.length)}</small>
          </summary>
          <List>
            {rows.map(({ vehicle, bars }) => {
              const own = bars.filter(({ bar }) => bar.start < end && bar.end > start);
              return (
                <li key={vehicle.id}>
                  <Plate>{vehicle.plate}</Plate>
                  {own.length === 0 && <span className={styles.quiet}>{words.nothing}</span>}
                  {own.map(({ bar }) => {
                    const to =
                      bar.kind === "reservation"
                        ? adminPath("reservations", language, bar.code)
                        : adminPath("cars", language, car.id, "vehicles", bar.vehicleId);
                    return (
                      <Link key={bar.id} to={to} className={styles.dayBar}>
                        <span
                          aria-hidden="true"
                          className={classNames(barStyles.sample, barStyles[lookOf(bar)])}
                        >
                          {marksOf(bar)}
                        </span>
                        {barSentence(bar, { language, places })}
                      </Link>
                    );
                  })}
                </li>
              );
            })}
          </List>
        </details>
      ))}
    </details>
  );
}
