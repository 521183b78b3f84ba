import { ChevronDown, ChevronRight } from "lucide-react";
import { type CSSProperties, type MouseEvent, useRef } from "react";
import { Link } from "react-router";
import {
  withFold,
  type PlannerView,
} from "../../../../domain/availability/planner/planner-view.ts";
import { nowOn, type TimeAxis } from "../../../../domain/availability/planner/time-axis.ts";
import { timeOf } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { plannerWords } from "../../../../i18n/admin-planner/en.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { classNames } from "../../../../ui/controls/class-names.ts";
import { Icon } from "../../../../ui/controls/icon.tsx";
import type { RelocationAnswer } from "./answer-relocation.ts";
import type { Opened } from "./hand/bar-sheet.tsx";
import { plannerAddress } from "./planner-address.ts";
import { spanText } from "./planner-head.tsx";
import type { CarGroup } from "./planner-rows.ts";
import type { Planner } from "./read-planner.ts";
import type { FreeDay } from "./hand/free-sheet.tsx";
import { useDrag } from "./hand/use-drag.ts";
import { useGridKeys } from "./use-grid-keys.ts";
import { useHeldBar } from "./hand/use-held-bar.ts";
import { columnName, Head, type HeadProps, Shades } from "./planner-columns.tsx";
import { Row } from "./vehicle-row.tsx";
import styles from "./planner.module.css";

export type GridProps = {
  language: Language;
  planner: Planner;
  axis: TimeAxis;
  groups: readonly CarGroup[];
  /** Bars can be moved. */
  mayMove: boolean;
  /** Opens the card of a reservation. */
  onOpen: (opened: Opened) => void;
  /** Free days of a vehicle were pressed. */
  onFree: (day: FreeDay | undefined) => void;
  /** A reservation was brought elsewhere. */
  onDone: (code: string, done: NonNullable<RelocationAnswer["done"]>) => void;
};

/** The grid: a row per vehicle under its car, a bar for each reservation and block. */
export function PlannerGrid(props: GridProps) {
  const { language, planner, axis, groups, mayMove, onOpen, onFree, onDone } = props;
  const grid = useRef<HTMLDivElement>(null);
  const onArrow = useGridKeys(grid);
  const words = plannerWords(language);
  const { view, now } = planner;
  const bars = planner.calendar.bars.filter((bar) => bar.kind === "reservation");
  const { zoom } = view;
  const hand = useHeldBar(grid, { language, axis, zoom, mayMove, bars, onOpen, onDone });
  const drag = useDrag(grid, { hand, zoom, columns: axis.columns.length });
  const count = axis.columns.length;
  const here = nowOn(axis, now);
  return (
    <>
      <div className={styles.scroll}>
        <div
          ref={grid}
          role="grid"
          tabIndex={-1}
          aria-label={words.grid(spanText(planner, language))}
          aria-colcount={count + 1}
          className={classNames(styles.grid, styles[zoomClass[view.zoom]])}
          style={{ "--columns": count } as CSSProperties}
          onKeyDown={(event) => {
            if (!hand.onKey(event)) onArrow(event);
          }}
          {...(mayMove && drag)}
          onClickCapture={(event) => {
            if (!openBar(event, onOpen)) onFree(freeDayAt(event, { axis, groups }));
          }}
        >
          <Shades {...{ language, planner, axis }} />
          {here !== undefined && (
            <div
              aria-hidden="true"
              className={styles.now}
              style={{ "--at": here } as CSSProperties}
              title={words.now(timeOf(toLocal(now)))}
            />
          )}
          <Head {...{ language, planner, axis }} />
          {groups.map((group) => (
            <Group key={group.car.id} {...{ language, planner, axis, group }} />
          ))}
        </div>
      </div>
      <p role="status" className={styles.held}>
        {hand.said}
      </p>
    </>
  );
}

/** Before the link itself hears of it: a plain press on a bar opens its card; with another key or button held it is the link that it is. True for any press on a link. */
function openBar(event: MouseEvent<HTMLElement>, onOpen: GridProps["onOpen"]): boolean {
  const { target, metaKey, ctrlKey, shiftKey, altKey, button } = event;
  const link = target instanceof Element ? target.closest<HTMLElement>("a") : null;
  const code = link?.dataset.code;
  if (metaKey || ctrlKey || shiftKey || altKey || button !== 0 || !code) return link !== null;
  event.preventDefault();
  onOpen({ code });
  return true;
}

/** The free day under a press on the row of a vehicle; undefined beside the days. */
function freeDayAt(
  { target, clientX }: MouseEvent<HTMLElement>,
  { axis, groups }: Pick<GridProps, "axis" | "groups">,
): FreeDay | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-vehicle]") : null;
  const head = row?.querySelector("[role=rowheader]")?.getBoundingClientRect();
  if (!row || !head) return undefined;
  const { left, width } = row.getBoundingClientRect();
  const at = (clientX - left - head.width) / ((width - head.width) / axis.columns.length);
  const column = axis.columns[Math.floor(at)];
  const vehicleId = Number(row.dataset.vehicle);
  const group = groups.find(({ rows }) => rows.some(({ vehicle }) => vehicle.id === vehicleId));
  const plate = group?.rows.find(({ vehicle }) => vehicle.id === vehicleId)?.vehicle.plate;
  if (!column || !group || plate === undefined || clientX < head.right) return undefined;
  return { vehicleId, carId: group.car.id, plate, date: column.date };
}

const zoomClass: Record<PlannerView["zoom"], string> = {
  "2-weeks": "wide",
  "5-weeks": "medium",
  "3-months": "narrow",
  "1-day": "hours",
  "3-days": "manyHours",
};

type GroupProps = HeadProps & { group: CarGroup };

function Group({ language, planner, axis, group }: GroupProps) {
  const { view, today } = planner;
  const { car, isFolded, available, rows } = group;
  const words = plannerWords(language);
  return (
    <div role="rowgroup" className={styles.group}>
      <div role="row" className={classNames(styles.row, styles.car)}>
        <div role="rowheader" className={styles.name}>
          <Link
            to={plannerAddress(language, withFold(view, car.id), today)}
            aria-label={isFolded ? words.unfold(car.name) : words.fold(car.name)}
            aria-expanded={!isFolded}
            data-stop
            preventScrollReset
            replace
          >
            <Icon of={isFolded ? ChevronRight : ChevronDown} size={16} />
            {car.name}
          </Link>
          <small>{carWords(language).category[car.category]}</small>
        </div>
        {available.map((count, place) => {
          const column = axis.columns[place];
          return (
            column && (
              <div
                key={column.start}
                role="gridcell"
                className={classNames(styles.count, count === 0 && styles.none)}
                style={{ "--at": place } as CSSProperties}
                aria-label={words.available(count, columnName(column, language))}
              >
                {count}
              </div>
            )
          );
        })}
      </div>
      {!isFolded &&
        rows.map((row) => <Row key={row.vehicle.id} {...{ language, planner, row, car }} />)}
    </div>
  );
}
