import { TriangleAlert } from "lucide-react";
import { useRef } from "react";
import { readCellKey } from "../../../../../domain/pricing/editing/price-cells.ts";
import {
  cellLabel,
  cellReads,
  seasonName,
  type PriceNames,
} from "../../../../../i18n/admin-pricing/cell-names.ts";
import { pricingWords } from "../../../../../i18n/admin-pricing/en.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Button } from "../../../../../ui/controls/button.tsx";
import { Icon } from "../../../../../ui/controls/icon.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import { useWhenNew } from "../../../../../ui/browser/use-when-new.ts";
import type { ShownPrices } from "../answer-change.ts";
import { ChangedDaysList } from "./changed-days-list.tsx";
import { ExampleTable } from "./example-table.tsx";
import styles from "./price-preview-panel.module.css";
import type { PricingView } from "../read-view.ts";
import type { PriceEdits } from "../use-price-edits.ts";

type Props = { view: PricingView; edits: PriceEdits; shown: ShownPrices };

const maxCells = 12;

/** The effects of a change, and its save button: nobody saves a price without having seen this. */
export function PricePreviewPanel({ view, edits, shown }: Props) {
  const { language } = view;
  const words = pricingWords(language).preview;
  const box = useRef<HTMLDivElement>(null);
  const { preview } = shown;
  // A removed season keeps its name here, a new one has its own.
  const names = { ...view, seasons: [...preview.seasons, ...view.seasons] };
  useWhenNew(shown, () => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: "start" });
  });
  return (
    <div ref={box} className={styles.box} tabIndex={-1}>
      {shown.isNewer && <Newer {...{ view, edits, shown, names }} />}
      <Panel title={words.title} lead={words.lead}>
        <ChangedCells {...{ view, shown, names }} />
        <ExampleTable language={language} names={names} examples={preview.examples} />
        <ChangedDaysList language={language} names={names} days={preview.days} />
        <p className={styles.acts}>
          <Button onClick={edits.goOn}>{words.back}</Button>
          <Button
            kind="go"
            onClick={edits.save}
            disabled={preview.changes.length === 0}
            busy={edits.busy === "save"}
            busyLabel={words.saving}
          >
            {words.save}
          </Button>
        </p>
      </Panel>
    </div>
  );
}

type PartProps = { view: PricingView; shown: ShownPrices; names: PriceNames };

function ChangedCells({ view: { language }, shown, names }: PartProps) {
  const words = pricingWords(language).preview;
  const { changes } = shown.preview;
  if (changes.length === 0) return <p>{words.nothing}</p>;
  const removed = removedSeasons(changes);
  const cells = changes.filter(
    ({ cell }) => !cell.endsWith(":priority") && !removed.some((id) => isOf(cell, id)),
  );
  return (
    <section>
      <h3>{words.cells}</h3>
      <List className={styles.cells}>
        {removed.map((id) => (
          <li key={id}>
            {words.removed(
              seasonName(id, names, language),
              changes.filter(({ cell }) => isOf(cell, id) && cell.endsWith(":day")).length,
            )}
          </li>
        ))}
        {cells.slice(0, maxCells).map(({ cell, before, after }) => (
          <li key={cell}>
            <span>{cellLabel(cell, names, language)}</span>{" "}
            <span className={styles.values}>
              <s>{cellReads(cell, before, language)}</s> <b>{cellReads(cell, after, language)}</b>
            </span>
          </li>
        ))}
      </List>
      {cells.length > maxCells && <p>{words.more(cells.length - maxCells)}</p>}
    </section>
  );
}

function removedSeasons(changes: ShownPrices["preview"]["changes"]): number[] {
  return changes.flatMap(({ cell: key, after }) => {
    const cell = readCellKey(key);
    return cell?.kind === "season" && cell.part === "from" && after === null ? cell.id : [];
  });
}

/** True for a cell of the season or of its day prices. */
function isOf(key: string, id: number): boolean {
  const cell = readCellKey(key);
  return cell?.kind === "season" ? cell.id === id : cell?.kind === "rate" && cell.seasonId === id;
}

/** The warning that somebody else has saved prices: both versions of the cells that both changed, and the choice. */
function Newer({ view: { language }, edits, shown, names }: PartProps & { edits: PriceEdits }) {
  const words = pricingWords(language).stale;
  const { conflicts } = shown;
  return (
    <div className={styles.newer} role="alert">
      <p className={styles.warned}>
        <Icon of={TriangleAlert} /> {words.title}
      </p>
      <p>{conflicts.length > 0 ? words.both : words.apart}</p>
      {conflicts.length > 0 && (
        <>
          <div className={styles.scroll} tabIndex={0} role="group" aria-label={words.title}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{words.cell}</th>
                  <th scope="col">{words.was}</th>
                  <th scope="col">{words.theirs}</th>
                  <th scope="col">{words.mine}</th>
                </tr>
              </thead>
              <tbody>
                {conflicts.map(({ cell, was, theirs, mine }) => (
                  <tr key={cell}>
                    <th scope="row">{cellLabel(cell, names, language)}</th>
                    {[was, theirs, mine].map((value, index) => (
                      <td key={["was", "theirs", "mine"][index]}>
                        {cellReads(cell, value, language)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p>
            <Button onClick={() => edits.forget(conflicts.map(({ cell }) => cell))}>
              {words.takeTheirs}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}
