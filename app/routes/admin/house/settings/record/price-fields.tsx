import { damageKinds, damageViews } from "../../../../../domain/handovers/marks.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { pricedName } from "../../../../../i18n/admin-settings/part-names.ts";
import { handoverWords } from "../../../../../i18n/handover/en.ts";
import { Fault, Help } from "../../../../../ui/controls/faults/fault.tsx";
import { Field } from "../../../../../ui/controls/field.tsx";
import { faultOf } from "./edit-form.tsx";
import type { FieldAbout } from "./record-field.tsx";
import styles from "./price-fields.module.css";

/** The prices of missing equipment: one field for each item. */
export function EquipmentPrices({ of, ...about }: FieldAbout & { of: readonly string[] }) {
  const { language, fields, answer } = about;
  const { what } = settingsWords(language).settings.equipmentPrices;
  return (
    <div className={styles.prices}>
      <div className={styles.items}>
        {of.map((item) => {
          const name = `equipmentPrices.${item}`;
          return (
            <Field
              key={item}
              id={name}
              name={name}
              label={pricedName(item, language)}
              inputMode="decimal"
              autoComplete="off"
              fault={faultOf(answer, name, language)}
              defaultValue={fields[name]}
            />
          );
        })}
      </div>
      <Help>{what}</Help>
    </div>
  );
}

/** The prices of new damage: a row for each kind, a column for each part of the car; on a phone a list of kinds. */
export function DamagePrices(about: FieldAbout) {
  const { language } = about;
  const { label, what } = settingsWords(language).settings.damagePrices;
  const { damages, views } = handoverWords(language);
  return (
    <div className={styles.prices}>
      <table className={styles.table}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{label}</span>
            </th>
            {damageViews.map((view) => (
              <th key={view} scope="col">
                {views[view]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {damageKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{damages[kind]}</th>
              {damageViews.map((view) => (
                <td key={view}>
                  <PriceCell {...about} part={`${kind}.${view}`} shown={views[view]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Help>{what}</Help>
    </div>
  );
}

/** One price; `shown` is the part of the car, which stands above it where there is no head of a column. */
function PriceCell({
  language,
  fields,
  answer,
  part,
  shown,
}: FieldAbout & { part: string; shown: string }) {
  const name = `damagePrices.${part}`;
  const fault = faultOf(answer, name, language);
  return (
    <>
      <label htmlFor={name}>{shown}</label>
      <input
        id={name}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        aria-label={pricedName(part, language)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && `${name}-fault`}
        defaultValue={fields[name]}
      />
      {fault && <Fault id={`${name}-fault`}>{fault}</Fault>}
    </>
  );
}
