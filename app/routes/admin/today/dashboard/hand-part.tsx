import { ChevronDown, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { dashboardWords } from "../../../../i18n/admin-dashboard/en.ts";
import { formatNumber } from "../../../../i18n/format.ts";
import { Plate } from "../../../../ui/admin/page/plate.tsx";
import { classNames } from "../../../../ui/controls/class-names.ts";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./dashboard.module.css";
import type { HandRow } from "./hand-rows.ts";
import { PartCard } from "./part-card.tsx";
import type { HandLine } from "./read-hand.ts";

type Props = { language: Language; lines: readonly HandLine[] };

/** What needs a hand, a line for each kind; a line opens to what it counts, each with its deed. */
export function HandPart({ language, lines }: Props) {
  const words = dashboardWords(language);
  return (
    <PartCard part="hand" title={words.parts.hand}>
      {lines.length === 0 ? (
        <div className={styles.calm}>
          <Icon of={CircleCheck} />
          <p>
            <b>{words.calm}</b> {words.calmText}
          </p>
        </div>
      ) : (
        <List className={styles.hand}>
          {lines.map((line) => (
            <li key={line.name}>
              <Line language={language} line={line} />
            </li>
          ))}
        </List>
      )}
    </PartCard>
  );
}

function Line({ language, line }: { language: Language; line: HandLine }) {
  const { name, count, to, rows, isBad } = line;
  const words = dashboardWords(language);
  const label = words.hand[name];
  const counted = formatNumber(count, language);
  const [only] = rows;
  const badge = <b className={classNames(styles.count, isBad && styles.countBad)}>{counted}</b>;
  const head = (
    <>
      {badge}
      <span className={styles.about}>{label}</span>
    </>
  );
  if (count === 1 && only)
    return <Row language={language} row={only} label={label} badge={badge} />;
  if (rows.length === 0)
    return (
      <div className={styles.one}>
        {head}
        <Link to={to ?? ""} aria-label={words.deedOf(words.deeds[name], label)}>
          {words.deeds[name]}
        </Link>
      </div>
    );
  return (
    <details>
      <summary className={styles.one}>
        {head}
        <Icon of={ChevronDown} size={16} />
      </summary>
      <List className={styles.rows}>
        {rows.map((row) => (
          <li key={row.key}>
            <Row language={language} row={row} label={label} />
          </li>
        ))}
        {to !== undefined && (
          <li>
            <Link to={to} aria-label={words.allOf(label)}>
              {words.all(counted)}
            </Link>
          </li>
        )}
      </List>
    </details>
  );
}

type RowProps = {
  language: Language;
  row: HandRow;
  label: string;
  /** The count of a line that is this row alone, which then says its kind too. */
  badge?: ReactNode;
};

function Row({ language, row: { name, sub, plate, deed }, label, badge }: RowProps) {
  return (
    <div className={styles.one}>
      {badge}
      <span className={styles.what}>
        {badge && <b className={styles.about}>{label}</b>} {name} {plate && <Plate>{plate}</Plate>}{" "}
        <small>{sub}</small>
      </span>
      <Link
        to={deed.to}
        aria-label={dashboardWords(language).deedOf(deed.label, `${label}, ${name}`)}
      >
        {deed.label}
      </Link>
    </div>
  );
}
