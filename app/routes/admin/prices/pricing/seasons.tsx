import { Plus, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { inLanguage } from "../../../../domain/language.ts";
import {
  newSeasonId,
  seasonKey,
  seasonParts,
  type SeasonPart,
} from "../../../../domain/pricing/editing/price-cells.ts";
import { cellFaultText } from "../../../../i18n/admin-pricing/cell-names.ts";
import { pricingWords } from "../../../../i18n/admin-pricing/en.ts";
import { DateInput } from "../../../../ui/admin/form/date-input.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { PastLink, namedSeasons, PriceEditor } from "./price-editor.tsx";
import styles from "./pricing.module.css";
import type { PricingView } from "./read-view.ts";
import { usePriceEdits, type PriceEdits } from "./use-price-edits.ts";

/** The seasons, each with its names and dates; a new one is added at the end. */
export function Seasons({ view }: { view: PricingView }) {
  const { language, seasons, showsPast, today, mayNot } = view;
  const words = pricingWords(language).seasons;
  const edits = usePriceEdits(view);
  // The empty new season goes when the fields are filled anew, after a save or a reset.
  const [addedAt, setAddedAt] = useState<number>();
  const isAdding = addedAt === edits.refills;
  const isTyped = seasonParts.some((part) => edits.text(seasonKey(newSeasonId, part)) !== "");
  const shown = seasons.filter(({ to }) => showsPast || to >= today);
  const stopAdding = () => {
    setAddedAt(undefined);
    edits.forget(seasonParts.map((part) => seasonKey(newSeasonId, part)));
  };
  return (
    <PriceEditor view={view} edits={edits}>
      <Panel title={words.title} lead={words.lead} actions={<PastLink view={view} />}>
        {shown.length === 0 && !isAdding && <p>{words.none}</p>}
        {shown.map(({ id, name }) => (
          <Season key={id} {...{ view, edits, id }} title={inLanguage(name, language)} />
        ))}
        {isAdding || isTyped ? (
          <SeasonFields {...{ view, edits }} id={newSeasonId} title={words.added}>
            <Button kind="quiet" icon={Trash2} onClick={stopAdding}>
              {words.remove}
            </Button>
          </SeasonFields>
        ) : (
          !mayNot && (
            <p>
              <Button icon={Plus} onClick={() => setAddedAt(edits.refills)}>
                {words.add}
              </Button>
            </p>
          )
        )}
      </Panel>
    </PriceEditor>
  );
}

type Props = { view: PricingView; edits: PriceEdits; id: number; title: string };

/**
 * One season; a season marked for removal is a line with a button that keeps it. The preview names the prices that go
 * with it.
 */
function Season(props: Props) {
  const { view, edits, id, title } = props;
  const words = pricingWords(view.language).seasons;
  const keys = seasonParts.map((part) => seasonKey(id, part));
  const isGone = keys.every((key) => edits.text(key) === "");
  if (isGone)
    return (
      <p className={styles.gone}>
        <span>{words.removed(title)}</span>
        <Button kind="quiet" icon={Undo2} onClick={() => edits.forget(keys)}>
          {words.keep}
        </Button>
      </p>
    );
  const remove = () => edits.type(Object.fromEntries(keys.map((key) => [key, ""])));
  return (
    <SeasonFields {...props}>
      {!view.mayNot && (
        <Button kind="quiet" icon={Trash2} aria-label={words.removeOf(title)} onClick={remove}>
          {words.remove}
        </Button>
      )}
    </SeasonFields>
  );
}

function SeasonFields({ view, edits, id, title, children }: Props & { children: React.ReactNode }) {
  const words = pricingWords(view.language).seasons;
  const names = { ...view, seasons: namedSeasons(view, edits) };
  const field = (part: SeasonPart) => {
    const key = seasonKey(id, part);
    const fault = edits.faults[key];
    return {
      id: key,
      value: edits.text(key),
      fault: fault && cellFaultText(fault, names, view.language),
      disabled: view.mayNot !== undefined,
      onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
        edits.type({ [key]: event.target.value }),
    };
  };
  const day = (part: "from" | "to") => {
    const key = seasonKey(id, part);
    return { ...field(part), name: key, onChange: (typed: string) => edits.type({ [key]: typed }) };
  };
  return (
    <section className={styles.season} aria-label={title}>
      <div className={styles.seasonHead}>
        <h3>{title}</h3>
        {children}
      </div>
      <div className={styles.fields}>
        <Field label={words.nameEn} maxLength={80} {...field("en")} />
        <Field label={words.nameBs} maxLength={80} lang="bs" {...field("bs")} />
        <DateInput label={words.from} {...day("from")} />
        <DateInput label={words.to} startName={seasonKey(id, "from")} {...day("to")} />
        <Field label={words.min} inputMode="numeric" placeholder={words.usual} {...field("min")} />
      </div>
    </section>
  );
}
