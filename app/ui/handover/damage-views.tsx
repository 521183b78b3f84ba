import { type DamageView, damageViews, type Placed } from "../../domain/handovers/marks.ts";
import { useRef } from "react";
import { useWhenNew } from "../browser/use-when-new.ts";
import styles from "./damage-views.module.css";

type Props = {
  /** The name of the row. */
  label: string;
  name: string;
  views: Readonly<Record<DamageView, string>>;
  view: DamageView;
  onView: (view: DamageView) => void;
  marks: readonly Placed[];
  known: readonly Placed[];
  /** What the counts of a view say aloud, e.g. "2 new, 1 known". */
  counts: (fresh: number, known: number) => string;
};

/** The views of a car in a row that scrolls on a phone, each with what is marked on it: new ones filled, known ones hollow. */
export function DamageViews({ label, name, views, view, onView, marks, known, counts }: Props) {
  const row = useRef<HTMLFieldSetElement>(null);
  useWhenNew(view, () => {
    const chosen = row.current?.querySelector(":checked")?.closest("label");
    if (!row.current || !chosen) return;
    const [box, own] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    row.current.scrollLeft += own.left - box.left - (box.width - own.width) / 2;
  });
  const on = (one: DamageView, list: readonly Placed[]) =>
    list.filter((mark) => mark.view === one).length;
  return (
    <fieldset ref={row} className={styles.views}>
      <legend className="visually-hidden">{label}</legend>
      {damageViews.map((one) => {
        const [fresh, old] = [on(one, marks), on(one, known)];
        return (
          <label key={one}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              value={one}
              checked={one === view}
              onChange={() => onView(one)}
            />
            {views[one]}
            {old > 0 && (
              <span className={styles.known} aria-hidden="true">
                {old}
              </span>
            )}
            {fresh > 0 && (
              <span className={styles.fresh} aria-hidden="true">
                {fresh}
              </span>
            )}
            {fresh + old > 0 && <span className="visually-hidden">, {counts(fresh, old)}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}
