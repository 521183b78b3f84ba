import { useId } from "react";
import { classNames } from "../controls/class-names.ts";
import type { ColumnsDrawn } from "./draw-columns.ts";
import styles from "./column-chart.module.css";

type ChartWords = {
  /** Above the first column of the table. */
  column: string;
  total: string;
  /** What opens the table. */
  table: string;
};

type Props = {
  /** The name of the chart, for who does not see it. */
  title: string;
  drawn: ColumnsDrawn;
  words: ChartWords;
};

/** Columns made of parts, with a line for what they are compared with, and all of it as a table behind one press. */
export function ColumnChart({ title, drawn, words }: Props) {
  return (
    <figure className={styles.chart}>
      <Legend drawn={drawn} />
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
        <Shapes title={title} drawn={drawn} />
      </div>
      <details className={styles.numbers}>
        <summary>{words.table}</summary>
        <Numbers {...{ title, drawn, words }} />
      </details>
    </figure>
  );
}

function Legend({ drawn: { series, compared } }: Pick<Props, "drawn">) {
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
    </figcaption>
  );
}

function Shapes({ title, drawn }: Pick<Props, "title" | "drawn">) {
  const { width, height, plot, ticks, labels, columns, series, compared, zero } = drawn;
  const titleId = useId();
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={titleId}>
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
      {columns.map(({ label, total, compared: other, x, width: wide }, at) => (
        <g key={x} className={styles.column}>
          <title>
            {[`${label}: ${total}`, other && `${compared?.name}: ${other}`]
              .filter(Boolean)
              .join("\n")}
          </title>
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
