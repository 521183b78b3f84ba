import { useState } from "react";
import type { DamageMark, DamageView } from "../../../../domain/handovers/marks.ts";
import type { Language } from "../../../../domain/language.ts";
import { ownHandoverWords } from "../../../../i18n/own-handover/en.ts";
import { DamageDrawing } from "../../../../ui/handover/damage-drawing.tsx";
import { DamageViews } from "../../../../ui/handover/damage-views.tsx";
import type { Draft } from "./half-typed.ts";

type Props = {
  language: Language;
  /** Damage that is on the list of the vehicle. */
  known: readonly DamageMark[];
  marks: readonly DamageMark[];
  /** The mark that is being set: its view is the one that is looked at first. */
  draft: Draft | undefined;
  onPlace: (place: Pick<DamageMark, "view" | "x" | "y">) => void;
};

/** The views of the car, and the one that is looked at: a tap says where something is. */
export function CarDrawing({ language, known, marks, draft, onPlace }: Props) {
  const { damage, kinds } = ownHandoverWords(language);
  const [first] = useState(marks.at(-1)?.view ?? "front");
  const [chosen, choose] = useState<DamageView>();
  const view = chosen ?? draft?.view ?? first;
  return (
    <>
      <DamageViews
        label={damage.row}
        name="side"
        views={damage.views}
        view={view}
        onView={choose}
        marks={marks}
        known={known}
        counts={damage.counts}
      />
      <DamageDrawing
        view={view}
        marks={marks}
        known={known}
        onPlace={(x, y) => {
          choose(view);
          onPlace({ view, x, y });
        }}
        onOpen={() => undefined}
        labels={{
          view: damage.views[view],
          hint: damage.hint,
          at: damage.at,
          dot: (number, isKnown, index) =>
            damage.dot(number, kinds[(isKnown ? known : marks)[index]?.kind ?? "other"], isKnown),
        }}
      />
    </>
  );
}
