import { useState } from "react";
import { carCategories } from "../../../../domain/cars/car.ts";
import { inLanguage } from "../../../../domain/language.ts";
import { raisePrices, raiseRange } from "../../../../domain/pricing/editing/raise-prices.ts";
import { cellTypes } from "../../../../i18n/admin-pricing/cell-names.ts";
import { pricingWords } from "../../../../i18n/admin-pricing/en.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { FieldRow } from "../../../../ui/admin/form/field-row.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { Field, SelectField } from "../../../../ui/controls/field.tsx";
import { Fold } from "../../../../ui/controls/fold.tsx";
import type { PricingView } from "./read-view.ts";
import styles from "./raise-panel.module.css";
import type { PriceEdits } from "./use-price-edits.ts";

type Props = { view: PricingView; edits: PriceEdits };

/** The form as typed; an empty category means all of them, an empty season the days outside of all seasons. */
type Wish = { category: string; season: string; percent: string };
type Raised = { written: number } | "bad" | undefined;

/** A form that raises many day prices by a percentage: it writes them into the table, as if they were typed there. */
export function RaisePanel({ view, edits }: Props) {
  const { raise } = pricingWords(view.language);
  const [wish, setWish] = useState<Wish>({ category: "", season: "", percent: "" });
  const [raised, setRaised] = useState<Raised>();
  const apply = () => {
    const texts = raisedTexts({ view, edits }, wish);
    if (texts) edits.type(texts);
    setRaised(texts ? { written: Object.keys(texts).length } : "bad");
  };
  const change = (more: Partial<Wish>) => {
    setWish({ ...wish, ...more });
    setRaised(undefined);
  };
  return (
    <Fold className={styles.raise} title={raise.title}>
      <p>{raise.lead}</p>
      <FieldRow columns={4}>
        <Which {...{ view, wish, change }} />
        <Field
          label={raise.percent}
          inputMode="text"
          maxLength={6}
          value={wish.percent}
          help={raise.help}
          {...(raised === "bad" && { fault: raise.bad })}
          onChange={(event) => change({ percent: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Enter would send the form around this one, which asks for the preview.
            event.preventDefault();
            apply();
          }}
        />
        <Button className={styles.level} onClick={apply}>
          {raise.apply}
        </Button>
      </FieldRow>
      <p role="status">{raised && raised !== "bad" && raise.written(raised.written)}</p>
    </Fold>
  );
}

type WhichProps = { view: PricingView; wish: Wish; change: (more: Partial<Wish>) => void };

function Which({ view, wish, change }: WhichProps) {
  const { language, seasons, showsPast, today } = view;
  const words = pricingWords(language);
  const { category } = carWords(language);
  return (
    <>
      <SelectField
        label={words.raise.category}
        value={wish.category}
        onChange={(event) => change({ category: event.target.value })}
      >
        <option value="">{words.raise.all}</option>
        {carCategories.map((one) => (
          <option key={one} value={one}>
            {category[one]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.raise.season}
        value={wish.season}
        onChange={(event) => change({ season: event.target.value })}
      >
        <option value="">{words.outside}</option>
        {seasons
          .filter(({ to }) => showsPast || to >= today)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {inLanguage(name, language)}
            </option>
          ))}
      </SelectField>
    </>
  );
}

/**
 * The raised prices as texts by cell. They are made of the saved prices, so another percentage replaces the one before.
 * Undefined without a percentage.
 */
function raisedTexts({ view, edits }: Props, wish: Wish): Record<string, string> | undefined {
  const percent = readPercent(wish.percent);
  if (percent === undefined) return undefined;
  const cells = raisePrices(new Map(Object.entries(edits.base.cells)), {
    categories: carCategories.filter((one) => wish.category === "" || one === wish.category),
    cars: view.cars,
    seasonId: wish.season === "" ? undefined : Number(wish.season),
    percent,
  });
  return Object.fromEntries(
    Object.entries(cells).map(([key, cents]) => [key, cellTypes(key, cents, view.language)]),
  );
}

/** The percentage of `10`, `+7,5`, `-5 %`; undefined for any other text, and outside of the range for prices. */
function readPercent(typed: string): number | undefined {
  const text = typed
    .replaceAll(/[\s%+]/g, "")
    .replace(/^[−–]/, "-")
    .replace(",", ".");
  const percent = Number(text);
  const isOne = /^-?\d{1,3}(\.\d)?$/.test(text) && percent !== 0;
  return isOne && percent >= raiseRange.least && percent <= raiseRange.most ? percent : undefined;
}
