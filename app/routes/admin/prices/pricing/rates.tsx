import { ChevronDown, ChevronRight } from "lucide-react";
import { useState } from "react";
import { carCategories } from "../../../../domain/cars/car.ts";
import { inLanguage } from "../../../../domain/language.ts";
import { inheritedPrice } from "../../../../domain/pricing/editing/inherited-price.ts";
import { readCellKey } from "../../../../domain/pricing/editing/price-cells.ts";
import { cellFaultText } from "../../../../i18n/admin-pricing/cell-names.ts";
import { pricingWords } from "../../../../i18n/admin-pricing/en.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { PriceGrid, type GridColumn, type GridRow } from "../../../../ui/admin/grid/price-grid.tsx";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { Tag } from "../../../../ui/controls/marks/tag.tsx";
import { PastLink, PriceEditor } from "./price-editor.tsx";
import styles from "./pricing.module.css";
import { RaisePanel } from "./raise-panel.tsx";
import type { PricingView } from "./read-view.ts";
import { usePriceEdits, type PriceEdits } from "./use-price-edits.ts";

/** The day prices of categories and their cars, by season, as one grid. */
export function Rates({ view }: { view: PricingView }) {
  const { language } = view;
  const words = pricingWords(language).rates;
  const edits = usePriceEdits(view);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const rows = rowsOf(view, folded, setFolded);
  const columns = columnsOf(view);
  return (
    <PriceEditor view={view} edits={edits}>
      <Panel title={words.title} lead={words.lead} actions={<PastLink view={view} />}>
        {!view.mayNot && <RaisePanel view={view} edits={edits} />}
        <PriceGrid
          language={language}
          caption={words.caption}
          rowsLabel={words.rows}
          rows={rows}
          columns={columns}
          isReadOnly={view.mayNot !== undefined}
          {...gridOf(view, edits, { rows, columns })}
        />
      </Panel>
    </PriceEditor>
  );
}

/** The key of a cell: `rate:car:3:base:day` for the row `car:3` and the column `base:day`. */
function keyOf(row: string, column: string): string {
  return `rate:${row}:${column}`;
}

type Drawn = { rows: readonly GridRow[]; columns: readonly GridColumn[] };

/** The grid's properties, with the cells under the grid's own names and the faults in words. */
function gridOf(view: PricingView, edits: PriceEdits, { rows, columns }: Drawn) {
  const { language } = view;
  const places = rows.flatMap((row) =>
    columns.map((column) => ({
      name: `${row.key}.${column.key}`,
      key: keyOf(row.key, column.key),
    })),
  );
  const faults = places.flatMap(({ name, key }) => {
    const fault = edits.faults[key];
    return fault ? [[name, cellFaultText(fault, view, language)] as const] : [];
  });
  const saved = places.flatMap(({ name, key }) => {
    const cents = edits.base.cells[key];
    return typeof cents === "number" ? [[name, cents] as const] : [];
  });
  return {
    texts: Object.fromEntries(places.map(({ name, key }) => [name, edits.text(key)])),
    saved: Object.fromEntries(saved),
    faults: Object.fromEntries(faults),
    onChange: (texts: Readonly<Record<string, string>>) =>
      edits.type(
        Object.fromEntries(
          Object.entries(texts).map(([name, text]) => {
            const [row = "", column = ""] = name.split(".");
            return [keyOf(row, column), text];
          }),
        ),
      ),
    inherited: (row: string, column: string) => inheritedIn(view, edits, keyOf(row, column)),
  };
}

function inheritedIn({ cars }: PricingView, { cells }: PriceEdits, key: string) {
  const cell = readCellKey(key);
  if (cell?.kind !== "rate") return undefined;
  const { subject, seasonId, part } = cell;
  const category =
    "carId" in subject ? cars.find(({ id }) => id === subject.carId)?.category : subject.category;
  return category && inheritedPrice(cells, { subject, category, seasonId, part });
}

function columnsOf({ language, seasons, showsPast, today }: PricingView): GridColumn[] {
  const words = pricingWords(language);
  const shown = seasons.filter(({ to }) => showsPast || to >= today);
  const named = [
    { id: "base", label: words.outside },
    ...shown.map(({ id, name }) => ({ id: String(id), label: inLanguage(name, language) })),
  ];
  return named.flatMap(({ id, label }) => [
    { key: `${id}:day`, label },
    { key: `${id}:weekend`, label: words.rates.weekendOf(label), heading: words.weekend },
  ]);
}

function rowsOf(
  { language, cars }: PricingView,
  folded: ReadonlySet<string>,
  onFold: (folded: Set<string>) => void,
): GridRow[] {
  const words = pricingWords(language).rates;
  return carCategories.flatMap((category): GridRow[] => {
    const name = carWords(language).category[category];
    const own = cars.filter((car) => car.category === category);
    const isFolded = folded.has(category);
    const turn = () => {
      const next = new Set(folded);
      if (!next.delete(category)) next.add(category);
      onFold(next);
    };
    const label = (
      <button
        type="button"
        className={styles.fold}
        aria-expanded={!isFolded}
        aria-label={isFolded ? words.show(name) : words.hide(name)}
        onClick={turn}
      >
        <Icon of={isFolded ? ChevronRight : ChevronDown} size={16} /> {name}
      </button>
    );
    const head = { key: `category:${category}`, name, label: own.length > 0 ? label : name };
    return [head, ...(isFolded ? [] : own.map((car) => carRow(car, words.hidden)))];
  });
}

function carRow({ id, name, published }: PricingView["cars"][number], hidden: string): GridRow {
  const label = (
    <span className={styles.car}>
      {name} {!published && <Tag>{hidden}</Tag>}
    </span>
  );
  return { key: `car:${id}`, name, label };
}
