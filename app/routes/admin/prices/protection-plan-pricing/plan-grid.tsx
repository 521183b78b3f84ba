import { X } from "lucide-react";
import { carCategories } from "../../../../domain/cars/car.ts";
import type { Language } from "../../../../domain/language.ts";
import { cheaperLonger } from "../../../../domain/protection/cheaper-longer.ts";
import { mostBands, planCell } from "../../../../domain/protection/read-plan-prices.ts";
import { readCents } from "../../../../domain/read-money.ts";
import { faultTexts } from "../../../../i18n/field-faults/fault-text.ts";
import { adminPlansWords } from "../../../../i18n/admin-plans/en.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { counted } from "../../../../i18n/booking/counted.ts";
import { AddBand } from "./add-band.tsx";
import type { PlanPricesAnswer } from "./plan-prices.tsx";
import { type Prices, usePlanGrid } from "./use-plan-grid.ts";
import { GridForm } from "../../../../ui/admin/grid/grid-form.tsx";
import { type GridRow, PriceGrid } from "../../../../ui/admin/grid/price-grid.tsx";
import type { GridTexts } from "../../../../ui/admin/grid/use-grid-texts.ts";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./plan-grid.module.css";

type GridPlan = { code: string; nameEn: string; nameBs: string; active: boolean };

type Props = {
  language: Language;
  plans: readonly GridPlan[];
  loaded: Prices;
  answer: PlanPricesAnswer | undefined;
  mayNot: string | undefined;
};

/** The grid with its columns and the notes about it. */
export function PlanGrid({ language, plans, loaded, answer, mayNot }: Props) {
  const words = adminPlansWords(language).grid;
  const codes = plans.map(({ code }) => code);
  const grid = usePlanGrid({ language, codes, loaded, answer });
  const { bands: bandFault, ...faults } = faultTexts(answer?.faults ?? {}, language);
  return (
    <GridForm
      changes={grid.changed.length}
      onSubmit={grid.send}
      onReset={grid.reset}
      faults={bandFault ? [{ fieldId: "new-band", message: bandFault }] : []}
      saved={answer?.saved}
      mayNot={mayNot}
    >
      <input type="hidden" name="stamp" value={grid.now.stamp} />
      <input type="hidden" name="bands" value={grid.bands.join()} />
      {answer?.stale && <StaleNote language={language} onTake={grid.reset} />}
      <Panel title={adminPlansWords(language).priceOf}>
        <div className={styles.grid}>
          <PriceGrid
            language={language}
            caption={words.caption}
            rowsLabel={words.rows}
            rows={rowsOf(plans, language)}
            columns={grid.bands.map((days) => ({
              key: String(days),
              label: words.fromDays(days),
              tool: days > 1 && !mayNot && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={words.removeBand(days)}
                  onClick={() => grid.removeBand(days)}
                >
                  <Icon of={X} size={16} />
                </button>
              ),
            }))}
            texts={grid.texts}
            saved={grid.now.values}
            onChange={grid.change}
            inherited={grid.inherited}
            faults={faults}
            notes={grid.notes}
            isReadOnly={Boolean(mayNot)}
          />
        </div>
        <CheaperNotes {...{ language, plans }} texts={grid.texts} bands={grid.bands} />
        {!mayNot && grid.bands.length < mostBands && (
          <AddBand language={language} bands={grid.bands} onAdd={grid.addBand} />
        )}
      </Panel>
    </GridForm>
  );
}

/** The note that somebody else has saved meanwhile, with a button that takes the newer prices. */
function StaleNote({ language, onTake }: { language: Language; onTake: () => void }) {
  const words = adminPlansWords(language).grid;
  return (
    <div className={styles.stale} role="alert" tabIndex={-1} autoFocus>
      <p>
        <b>{words.stale}</b>
      </p>
      <p>{words.staleText}</p>
      <Button onClick={onTake}>{words.takeTheirs}</Button>
    </div>
  );
}

function rowsOf(plans: readonly GridPlan[], language: Language): GridRow[] {
  const words = adminPlansWords(language).grid;
  const { category } = carWords(language);
  return plans.flatMap((plan) => {
    const name = language === "ba" ? plan.nameBs : plan.nameEn;
    return carCategories.map((one) => ({
      key: `${plan.code}.${one}`,
      label: category[one],
      name: `${name}, ${category[one]}`,
      group: plan.active ? name : words.hidden(name),
    }));
  });
}

type CheaperNotesProps = {
  language: Language;
  plans: readonly GridPlan[];
  texts: GridTexts;
  bands: readonly number[];
};

/** The notes where a longer rental would cost less in all than a shorter one: allowed, but seldom meant. */
function CheaperNotes({ language, plans, texts, bands }: CheaperNotesProps) {
  const words = adminPlansWords(language).grid;
  const { category } = carWords(language);
  const notes = plans.flatMap((plan) => {
    const prices = carCategories.flatMap((one) =>
      bands.flatMap((fromDays) => {
        const perDayCents = readCents(texts[planCell(plan.code, one, fromDays)] ?? "");
        return perDayCents === undefined ? [] : [{ category: one, fromDays, perDayCents }];
      }),
    );
    const name = language === "ba" ? plan.nameBs : plan.nameEn;
    return cheaperLonger(prices).map((found) => {
      const [shorter, longer] = [found.days - 1, found.days].map((n) =>
        counted(n, "day", language),
      );
      return words.cheaper(`${name}, ${category[found.category]}`, shorter ?? "", longer ?? "");
    });
  });
  if (notes.length === 0) return null;
  return (
    <div className={styles.notes}>
      <p>{words.notes}</p>
      <List>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </List>
    </div>
  );
}
