import { type DamageView, damageViews, type Placed } from "../../domain/handovers/marks.ts";
import { useInSight } from "../browser/use-in-sight.ts";
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
  const row = useInSight<HTMLFieldSetElement>(view, "[data-current]");
  const on = (one: DamageView, list: readonly Placed[]) =>
    list.filter((mark) => mark.view === one).length;
  return (
    <fieldset ref={row} className={styles.views}>
      <legend className="visually-hidden">{label}</legend>
      {damageViews.map((one) => {
        const [fresh, old] = [on(one, marks), on(one, known)];
        return (
          <label key={one} data-current={one === view || undefined}>
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
