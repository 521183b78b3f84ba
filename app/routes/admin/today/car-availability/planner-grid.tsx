import { ChevronDown, ChevronRight } from "lucide-react";
import { type CSSProperties, type MouseEvent, useRef } from "react";
import { Link } from "react-router";
import {
  withFold,
  type PlannerView,
} from "../../../../domain/availability/planner/planner-view.ts";
import { nowOn, type TimeAxis } from "../../../../domain/availability/planner/time-axis.ts";
import { type LocalDate, timeOf } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { plannerWords } from "../../../../i18n/admin-planner/en.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { classNames } from "../../../../ui/controls/class-names.ts";
import { Icon } from "../../../../ui/controls/icon.tsx";
import type { RelocationAnswer } from "./answer-relocation.ts";
import type { Opened, Taking } from "./hand/bar-sheet.tsx";
import { plannerAddress } from "./planner-address.ts";
import { spanText } from "./planner-head.tsx";
import type { CarGroup } from "./planner-rows.ts";
import type { Planner } from "./read-planner.ts";
import { emptySentence, freeDayAt, freeDayByKey } from "./hand/free-day-at.ts";
import { ChosenRows } from "./hand/chosen-rows.tsx";
import type { FreeDay } from "./hand/free-sheet.tsx";
import { actOnKey, useTaking } from "./hand/held-keys.ts";
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
  /** How many more rows are drawn in a moment. */
  later: number;
  /** Bars can be moved. */
  mayMove: boolean;
  /** Vehicles can be taken out of sale. */
  mayBlock: boolean;
  /** Opens the card of a reservation. */
  onOpen: (opened: Opened) => void;
  /** Free days of a vehicle were pressed. */
  onFree: (day: FreeDay) => void;
  /** A reservation was brought elsewhere. */
  onDone: (code: string, done: NonNullable<RelocationAnswer["done"]>) => void;
  /** A part of a bar that is to be taken by keys: another one each time. */
  taking: Taking | undefined;
  /** What is shown may be old. */
  onOld: () => void;
};

/** The grid: a row per vehicle under its car, a bar for each reservation and block. */
export function PlannerGrid(props: GridProps) {
  const { language, planner, axis, groups, later, mayMove, mayBlock } = props;
  const { onOpen, onFree, onDone, onOld, taking } = props;
  const grid = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const words = plannerWords(language);
  const { view } = planner;
  const { zoom } = view;
  const hand = useHeldBar(
    { grid, line },
    { language, axis, zoom, mayMove, planner, onOpen, onDone, onOld },
  );
  useTaking(grid, { hand, taking });
  const drag = useDrag(grid, { hand, zoom, columns: axis.columns.length });
  const nameOf = (row: HTMLElement, column: number) =>
    emptySentence(row, column - 2, { language, planner, axis, groups });
  const { onArrow, standOn } = useGridKeys(grid, nameOf);
  const count = axis.columns.length;
  const rowsOf = ({ isFolded, rows }: CarGroup) => 1 + (isFolded ? 0 : rows.length);
  const rowCount = groups.reduce((sum, group) => sum + rowsOf(group), 1 + later);
  return (
    <>
      <div className={styles.scroll}>
        <div
          ref={grid}
          role="grid"
          tabIndex={-1}
          aria-label={words.grid(spanText(planner, language))}
          aria-colcount={count + 1}
          data-movable={mayMove || undefined}
          aria-rowcount={rowCount}
          className={classNames(styles.grid, styles[zoomClass[view.zoom]])}
          style={{ "--columns": count } as CSSProperties}
          onPointerOver={({ target }) => nameUnder(target)}
          onKeyDown={(event) => {
            if (actOnKey(event, { hand, zoom })) return;
            const asked = freeDayByKey(event, { planner, axis, groups });
            if (!asked) return onArrow(event);
            event.preventDefault();
            onFree(asked);
          }}
          {...(mayMove && drag)}
          onClickCapture={(event) => {
            if (openBar(event, onOpen)) return;
            const day = freeDayAt(event, { axis, groups });
            if (!day) return;
            standOn(day.row, day.column);
            onFree(day.free);
          }}
        >
          <Drawn {...{ language, planner, axis, groups, later, mayBlock }} />
        </div>
      </div>
      {mayBlock && <ChosenRows {...{ language, grid }} from={firstDay(planner)} />}
      <p role="status" ref={line} className={styles.held} />
    </>
  );
}

type DrawnProps = Pick<
  GridProps,
  "language" | "planner" | "axis" | "groups" | "later" | "mayBlock"
>;

/** What lies behind the rows, the days above them, and the rows, with the place of those that come in a moment. */
function Drawn({ language, planner, axis, groups, later, mayBlock }: DrawnProps) {
  const { now } = planner;
  const here = nowOn(axis, now);
  return (
    <>
      <Shades {...{ language, planner, axis }} />
      {here !== undefined && (
        <div
          aria-hidden="true"
          className={styles.now}
          style={{ "--at": here } as CSSProperties}
          title={plannerWords(language).now(timeOf(toLocal(now)))}
        />
      )}
      <Head {...{ language, planner, axis }} />
      {groups.map((group) => (
        <Group key={group.car.id} {...{ language, planner, axis, group, mayBlock }} />
      ))}
      {later > 0 && (
        <div
          aria-hidden="true"
          className={styles.later}
          style={{ "--rows": later } as CSSProperties}
        />
      )}
    </>
  );
}

/** A bar tells a mouse what it tells a listener; written only where a hand is, for thousands of bars say it twice else. */
function nameUnder(target: EventTarget): void {
  const bar = target instanceof Element ? target.closest<HTMLElement>("[data-bar]") : null;
  const said = bar?.getAttribute("aria-label") ?? "";
  if (bar && bar.title !== said) bar.title = said;
}

/** Before the link itself hears of it: a plain press on a bar opens its card; with another key or button held it is the link that it is. True for any press on a link. */
function openBar(event: MouseEvent<HTMLElement>, onOpen: GridProps["onOpen"]): boolean {
  const { target, metaKey, ctrlKey, shiftKey, altKey, button } = event;
  const link = target instanceof Element ? target.closest<HTMLElement>("a, input") : null;
  const code = link?.dataset.code;
  if (metaKey || ctrlKey || shiftKey || altKey || button !== 0 || !code) return link !== null;
  event.preventDefault();
  onOpen({ code });
  return true;
}

/** Today, or the first day in sight where today is not. */
function firstDay({ view, today }: Planner): LocalDate {
  return today > view.from ? today : view.from;
}

const zoomClass: Record<PlannerView["zoom"], string> = {
  "2-weeks": "wide",
  "5-weeks": "weeks",
  "3-months": "months",
  "1-day": "hours",
  "3-days": "manyHours",
};

type GroupProps = HeadProps & { group: CarGroup; mayBlock: boolean };

function Group({ language, planner, axis, group, mayBlock }: GroupProps) {
  const { view, today } = planner;
  const { car, isFolded, available, rows } = group;
  const words = plannerWords(language);
  return (
    <div
      role="rowgroup"
      className={styles.group}
      style={{ "--rows": isFolded ? 1 : rows.length + 1 } as CSSProperties}
    >
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
        rows.map((row) => (
          <Row key={row.vehicle.id} {...{ language, planner, row, car }} mayChoose={mayBlock} />
        ))}
    </div>
  );
}
