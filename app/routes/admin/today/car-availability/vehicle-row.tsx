import { TriangleAlert } from "lucide-react";
import type { CSSProperties } from "react";
import { Link } from "react-router";
import { type Bar, lookOf } from "../../../../domain/availability/planner/bar.ts";
import type { Zoom } from "../../../../domain/availability/planner/planner-view.ts";
import type { Placed } from "../../../../domain/availability/planner/time-axis.ts";
import type { Language } from "../../../../domain/language.ts";
import { plannerWords } from "../../../../i18n/admin-planner/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { classNames } from "../../../../ui/controls/class-names.ts";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { Plate } from "../../../../ui/admin/page/plate.tsx";
import type { PlannedCar } from "../../../../server/availability/planner/list-calendar.ts";
import { barLabel, barSentence, marksOf } from "./bar-words.ts";
import type { PlacedBar, VehicleRow } from "./planner-rows.ts";
import type { Planner } from "./read-planner.ts";
import barStyles from "./bar.module.css";
import styles from "./planner.module.css";

type Props = { language: Language; planner: Planner; row: VehicleRow; car: PlannedCar };
type RowProps = Props & {
  /** The vehicle can be chosen, to be blocked with others. */
  mayChoose: boolean;
};

/** The row of a vehicle: its plate, and its bars with what lies behind them. */
export function Row({ language, planner, row: { vehicle, bars }, car, mayChoose }: RowProps) {
  const words = plannerWords(language);
  return (
    <div role="row" className={classNames(styles.row, styles.vehicle)} data-vehicle={vehicle.id}>
      <div role="rowheader" aria-colindex={1} className={styles.name}>
        {mayChoose && (
          <input
            type="checkbox"
            className={styles.choose}
            aria-label={words.choose(vehicle.plate)}
            data-stop
          />
        )}
        <Link
          to={adminPath("cars", language, car.id, "vehicles", vehicle.id)}
          discover="none"
          data-stop
        >
          <Plate>{vehicle.plate}</Plate>
        </Link>
        {vehicle.lacks.length > 0 && (
          <span className={styles.lacks} title={words.lacksToday}>
            <Icon of={TriangleAlert} size={16} />
            <span className="visually-hidden">{words.lacksToday}</span>
          </span>
        )}
      </div>
      {bars.map((placed) => (
        <PlacedOne key={placed.bar.id} {...{ language, planner, placed, car }} />
      ))}
    </div>
  );
}

function lying({ at, long }: Placed): CSSProperties {
  return { "--at": at, "--long": long } as CSSProperties;
}

function TailOne({ kind, placed }: PlacedBar["tails"][number]) {
  const look = classNames(barStyles.tail, barStyles[kind]);
  return <div aria-hidden="true" className={look} style={lying(placed)} />;
}

/** A bar of fewer columns is hardly longer than its words. */
const shortColumns: Record<Zoom, number> = {
  "2-weeks": 3,
  "5-weeks": 5,
  "3-months": 7,
  "1-day": 5,
  "3-days": 10,
};

type OneProps = { language: Language; planner: Planner; placed: PlacedBar; car: PlannedCar };

function PlacedOne({
  language,
  planner: { places, view },
  placed: { bar, placed, tails },
  car,
}: OneProps) {
  const known = { language, places };
  const isSeen = placed.long > 0;
  // The turnaround follows its bar at once, so it is drawn as a part of it.
  const turnaround = isSeen && tails.find(({ kind }) => kind === "turnaround");
  const others = tails.filter((tail) => tail !== turnaround);
  const to = barAddress(bar, car, language);
  const sentence = barSentence(bar, known, tails);
  const common = {
    id: `bar-${bar.id}`,
    draggable: false,
    "data-stop": true,
    "data-bar": bar.id,
  };
  const label = `${marksOf(bar)} ${barLabel(bar, known)}`;
  // A short bar is whole in sight or gone: it needs no element for its words, and three months are mostly short bars.
  const text =
    placed.long < shortColumns[view.zoom] ? label : <span className={barStyles.text}>{label}</span>;
  return (
    <>
      {others.map((tail) => (
        <TailOne key={tail.kind} {...tail} />
      ))}
      {isSeen && (
        <div
          role="gridcell"
          aria-colindex={Math.floor(placed.at) + 2}
          aria-colspan={Math.max(1, Math.ceil(placed.at + placed.long) - Math.floor(placed.at))}
          className={classNames(
            barStyles.bar,
            barStyles[lookOf(bar)],
            placed.isCutBefore && barStyles.cutBefore,
            placed.isCutAfter && barStyles.cutAfter,
            turnaround && barStyles.turned,
          )}
          style={{ ...lying(placed), ...(turnaround && { "--tail": turnaround.placed.long }) }}
        >
          {bar.kind === "block" ? (
            <Link to={to} {...common} discover="none" aria-label={sentence}>
              {text}
            </Link>
          ) : (
            // A press opens its card before the link hears of it, so it needs nothing of the router.
            <a href={to} {...common} data-code={bar.code} aria-label={sentence}>
              {text}
            </a>
          )}
        </div>
      )}
    </>
  );
}

/** The page that knows all of a bar: the reservation's, or that of the blocked vehicle. */
function barAddress(bar: Bar, car: PlannedCar, language: Language): string {
  return bar.kind === "reservation"
    ? adminPath("reservations", language, bar.code)
    : adminPath("cars", language, car.id, "vehicles", bar.vehicleId);
}
