import { inLanguage } from "../../../../domain/language.ts";
import { oneWayKey, placeKey, youngKey } from "../../../../domain/pricing/editing/price-cells.ts";
import { cellFaultText } from "../../../../i18n/admin-pricing/cell-names.ts";
import { pricingWords } from "../../../../i18n/admin-pricing/en.ts";
import { FieldRow } from "../../../../ui/admin/form/field-row.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { PriceGrid } from "../../../../ui/admin/grid/price-grid.tsx";
import { Field, SelectField } from "../../../../ui/controls/field.tsx";
import { PriceEditor } from "./price-editor.tsx";
import styles from "./pricing.module.css";
import type { PricingView } from "./read-view.ts";
import { usePriceEdits, type PriceEdits } from "./use-price-edits.ts";

type Props = { view: PricingView; edits: PriceEdits };

/** The fees besides the car's price: at places, between places, and for young drivers. */
export function Fees({ view }: { view: PricingView }) {
  const edits = usePriceEdits(view);
  return (
    <PriceEditor view={view} edits={edits}>
      <PlaceFees view={view} edits={edits} />
      <OneWayFees view={view} edits={edits} />
      <YoungDriver view={view} edits={edits} />
    </PriceEditor>
  );
}

/** The properties of a cell's field. */
function fieldOf({ view, edits }: Props, key: string) {
  const fault = edits.faults[key];
  return {
    id: key,
    value: edits.text(key),
    fault: fault && cellFaultText(fault, view, view.language),
    disabled: view.mayNot !== undefined,
    onChange: ({ target }: { target: { value: string } }) => edits.type({ [key]: target.value }),
  };
}

const money = { inputMode: "decimal", autoComplete: "off", maxLength: 20 } as const;

function PlaceFees({ view, edits }: Props) {
  const words = pricingWords(view.language).fees;
  return (
    <Panel title={words.places} lead={words.placesLead}>
      <div>
        {view.places.map(({ id, name }) => {
          const place = inLanguage(name, view.language);
          const hours = fieldOf({ view, edits }, placeKey(id, "hours"));
          return (
            <div key={id} className={styles.place} role="group" aria-label={place}>
              <span>{place}</span>
              <Field
                {...money}
                label={`${words.delivery} (€)`}
                {...fieldOf({ view, edits }, placeKey(id, "delivery"))}
              />
              <SelectField label={words.hours} {...hours}>
                {(["free", "fee", "blocked"] as const).map((one) => (
                  <option key={one} value={one}>
                    {words.outOfHours[one]}
                  </option>
                ))}
              </SelectField>
              <Field
                {...money}
                label={`${words.fee} (€)`}
                {...fieldOf({ view, edits }, placeKey(id, "hours-fee"))}
              />
            </div>
          );
        })}
      </div>
    </Panel>
  );
}

function OneWayFees({ view, edits }: Props) {
  const { language, places } = view;
  const words = pricingWords(language).fees;
  const cells = places.flatMap((from) =>
    places
      .filter(({ id }) => id !== from.id)
      .map((to) => ({ name: `${from.id}.${to.id}`, key: oneWayKey(from.id, to.id) })),
  );
  const faults = cells.flatMap(({ name, key }) => {
    const fault = edits.faults[key];
    return fault ? [[name, cellFaultText(fault, view, language)] as const] : [];
  });
  const saved = cells.flatMap(({ name, key }) => {
    const cents = edits.base.cells[key];
    return typeof cents === "number" ? [[name, cents] as const] : [];
  });
  return (
    <Panel title={words.oneWay} lead={words.oneWayLead}>
      <PriceGrid
        language={language}
        caption={words.oneWayCaption}
        rowsLabel={words.pickup}
        rows={places.map(({ id, name }) => {
          const label = inLanguage(name, language);
          return { key: id, label, name: label };
        })}
        columns={places.map(({ id, name }) => {
          const heading = inLanguage(name, language);
          return { key: id, heading, label: words.to(heading) };
        })}
        texts={Object.fromEntries(cells.map(({ name, key }) => [name, edits.text(key)]))}
        saved={Object.fromEntries(saved)}
        faults={Object.fromEntries(faults)}
        isReadOnly={view.mayNot !== undefined}
        isClosed={(row, column) => row === column}
        onChange={(texts) => {
          const known = cells.filter(({ name }) => texts[name] !== undefined);
          edits.type(Object.fromEntries(known.map(({ name, key }) => [key, texts[name] ?? ""])));
        }}
      />
    </Panel>
  );
}

function YoungDriver({ view, edits }: Props) {
  const words = pricingWords(view.language).fees;
  const field = (part: Parameters<typeof youngKey>[0]) => fieldOf({ view, edits }, youngKey(part));
  return (
    <Panel title={words.young} lead={words.youngLead}>
      <FieldRow columns={3}>
        <Field label={words.until} inputMode="numeric" maxLength={3} {...field("until")} />
        <Field {...money} label={`${words.perDay} (€)`} {...field("per-day")} />
        <Field {...money} label={`${words.cap} (€)`} {...field("cap")} />
      </FieldRow>
    </Panel>
  );
}
