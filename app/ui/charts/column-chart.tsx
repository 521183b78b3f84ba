import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { classNames } from "../controls/class-names.ts";
import { Fold } from "../controls/fold.tsx";
import type { ColumnsDrawn } from "./draw-columns.ts";
import styles from "./column-chart.module.css";

type ChartWords = {
  /** Above the first column of the table. */
  column: string;
  total: string;
  /** What opens the table. */
  table: string;
  /** What arrow keys do, for who does not see it. */
  keys: string;
};

type Props = {
  /** The name of the chart, for who does not see it. */
  title: string;
  drawn: ColumnsDrawn;
  words: ChartWords;
};

/** Columns made of parts, with a line for what they are compared with; the numbers of a column under finger, mouse and arrow keys, and all of them as a table behind one press. */
export function ColumnChart({ title, drawn, words }: Props) {
  const [at, setAt] = useState<number>();
  const scroll = useRef<HTMLDivElement>(null);
  const hint = useId();
  useArrows(scroll, { at, count: drawn.columns.length, onPoint: setAt });
  return (
    <figure className={styles.chart}>
      <Legend drawn={drawn} />
      <div
        ref={scroll}
        className={styles.scroll}
        tabIndex={0}
        role="group"
        aria-label={title}
        aria-describedby={hint}
      >
        <Shapes title={title} drawn={drawn} at={at} onPoint={setAt} />
      </div>
      <span id={hint} hidden>
        {words.keys}
      </span>
      <output className={styles.told}>{at !== undefined && textOfColumn(drawn, at)}</output>
      <Fold className={styles.numbers} title={words.table}>
        <Numbers {...{ title, drawn, words }} />
      </Fold>
    </figure>
  );
}

type Arrows = { at: number | undefined; count: number; onPoint: (at: number) => void };

/** Arrow keys go from column to column, and the one that they come to is brought into view. */
function useArrows(box: RefObject<HTMLDivElement | null>, { at, count, onPoint }: Arrows): void {
  useEffect(() => {
    const element = box.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const next = placeAfter(event.key, at, count);
      if (next === undefined) return;
      event.preventDefault();
      onPoint(next);
      const column = element?.querySelectorAll("[data-column]")[next];
      column?.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    element?.addEventListener("keydown", onKeyDown);
    return () => element?.removeEventListener("keydown", onKeyDown);
  }, [box, at, count, onPoint]);
}

/** The column that a key leads to; undefined for a key that leads nowhere. */
function placeAfter(key: string, at: number | undefined, count: number): number | undefined {
  const last = count - 1;
  if (last < 0) return undefined;
  switch (key) {
    case "ArrowRight":
      return Math.min(last, (at ?? -1) + 1);
    case "ArrowLeft":
      return Math.max(0, (at ?? count) - 1);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}

/** A column in words: what it comes to, its parts where it has several, and what it is compared with. */
function textOfColumn({ columns, series, compared }: ColumnsDrawn, at: number): string {
  const column = columns[at];
  if (!column) return "";
  const parts = series.length > 1 ? series.map(({ name, texts }) => `${name} ${texts[at]}`) : [];
  const other = column.compared === undefined ? [] : [`${compared?.name}: ${column.compared}`];
  return [`${column.label}: ${column.total}`, ...parts, ...other].join(" · ");
}

function Legend({ drawn: { series, compared, goal } }: Pick<Props, "drawn">) {
  return (
    <figcaption className={styles.legend}>
      {series.map(({ key, name }, at) => (
        <span key={key}>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <rect width="12" height="12" rx="2" className={tone(at)} />
          </svg>
          {name}
        </span>
      ))}
      {compared && (
        <span>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="M0 6H12" className={styles.compared} />
          </svg>
          {compared.name}
        </span>
      )}
      {goal && (
        <span>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="M0 6H12" className={styles.goal} />
          </svg>
          {goal.name}: {goal.text}
        </span>
      )}
    </figcaption>
  );
}

type ShapesProps = Pick<Props, "title" | "drawn"> & {
  at: number | undefined;
  onPoint: (at: number) => void;
};

/** In the units of the drawing: letters grow with it, and it grows with the letters of the page. */
const letterSize = 13;

function Shapes({ title, drawn, at: current, onPoint }: ShapesProps) {
  const { width, height, plot, ticks, labels, columns, series, compared, goal, zero } = drawn;
  const titleId = useId();
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fontSize={letterSize}
      role="img"
      aria-labelledby={titleId}
    >
      <title id={titleId}>{title}</title>
      {ticks.map(({ y, label }) => (
        <g key={y} className={styles.tick}>
          <path d={`M${plot.x} ${y}H${plot.x + plot.width}`} />
          <text x={plot.x - 8} y={y} dy="0.32em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {labels.map(({ x, label }) => (
        <text key={x} x={x} y={height - 10} textAnchor="middle">
          {label}
        </text>
      ))}
      {columns.map(({ x, width: wide }, at) => (
        <g
          key={x}
          className={classNames(styles.column, at === current && styles.current)}
          data-column=""
          onPointerEnter={() => onPoint(at)}
          onPointerDown={() => onPoint(at)}
        >
          <title>{textOfColumn(drawn, at).replaceAll(" · ", "\n")}</title>
          <rect x={x} y={plot.y} width={wide} height={plot.height} className={styles.ground} />
          {series.map(({ key, boxes }, place) => {
            const box = boxes[at];
            return box && box.height > 0 ? (
              <rect key={key} {...box} className={tone(place)} />
            ) : null;
          })}
        </g>
      ))}
      <path d={`M${plot.x} ${zero}H${plot.x + plot.width}`} className={styles.zero} />
      {goal && <path d={`M${plot.x} ${goal.y}H${plot.x + plot.width}`} className={styles.goal} />}
      {compared && <path d={compared.path} className={styles.halo} />}
      {compared && <path d={compared.path} className={styles.compared} />}
    </svg>
  );
}

function Numbers({ title, drawn: { columns, series, compared }, words }: Props) {
  const hasParts = series.length > 1;
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.column}</th>
            {series.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
            {hasParts && <th scope="col">{words.total}</th>}
            {compared && <th scope="col">{compared.name}</th>}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ label, total, compared: other, x }, at) => (
            <tr key={x}>
              <th scope="row">{label}</th>
              {series.map(({ key, texts }) => (
                <td key={key}>{texts[at]}</td>
              ))}
              {hasParts && <td>{total}</td>}
              {compared && <td>{other ?? "–"}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The look of a part, by its place from below: neighbours differ in lightness, so that they part without colours too. */
function tone(place: number): string | undefined {
  return classNames([styles.first, styles.second, styles.third, styles.fourth][place % 4]);
}
