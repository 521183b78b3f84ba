import { useEffect, useRef, useState } from "react";
import { borderCharges, borderDocuments } from "../../../../domain/borders/read-countries.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminBordersWords } from "../../../../i18n/admin-borders/en.ts";
import type { CountryRow } from "../../../../server/borders/list-countries.ts";
import { filledField, filledTick, type Filled } from "../../../../ui/admin/form/filled.ts";
import { classNames } from "../../../../ui/controls/class-names.ts";
import { Fault } from "../../../../ui/controls/faults/fault.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import styles from "./country-form.module.css";

type Props = { language: Language; row: CountryRow; filled: Filled; version: number };

/** The fields of one country. */
export function CountryLine({ language, row, filled, version }: Props) {
  const words = adminBordersWords(language);
  const { columns } = words;
  const name = language === "ba" ? row.nameBs : row.nameEn;
  const labelOf = (column: keyof typeof columns) => words.of(columns[column], name);
  const { fault, ...fee } = filledField(filled, `${row.code}.fee`);
  return (
    <tr>
      <th scope="row" data-label={columns.country}>
        <span className={styles.sign}>{row.sign}</span>
        {name}
        <input type="hidden" name={`${row.code}.version`} value={version} />
        <Notes {...{ language, row, filled, name }} />
      </th>
      <td data-label={columns.allowed}>
        <input
          type="checkbox"
          className={styles.tick}
          aria-label={labelOf("allowed")}
          {...filledTick(filled, `${row.code}.allowed`)}
        />
      </td>
      <td data-label={columns.fee}>
        <input
          className={classNames(styles.fee, fault !== undefined && styles.wrong)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          aria-label={labelOf("fee")}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault === undefined ? undefined : `${fee.id}-said`}
          {...fee}
        />
        {fault !== undefined && <Fault id={`${fee.id}-said`}>{fault}</Fault>}
      </td>
      <td data-label={columns.charge}>
        <select aria-label={labelOf("charge")} {...selectOf(filled, `${row.code}.charge`)}>
          {borderCharges.map((charge) => (
            <option key={charge} value={charge}>
              {words.charges[charge]}
            </option>
          ))}
        </select>
      </td>
      <td data-label={columns.document}>
        <select aria-label={labelOf("document")} {...selectOf(filled, `${row.code}.document`)}>
          {borderDocuments.map((document) => (
            <option key={document} value={document}>
              {words.documents[document]}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
}

function selectOf(filled: Filled, name: string) {
  const { fault: _, ...field } = filledField(filled, name);
  return field;
}

/** The notes that visitors read beside the country, folded under what the field holds, since most countries have none. */
function Notes({ language, row, filled, name }: Omit<Props, "version"> & { name: string }) {
  const words = adminBordersWords(language);
  const { columns } = words;
  const shown = `${row.code}.${language === "ba" ? "noteBs" : "noteEn"}`;
  const held = filled.values[shown] ?? "";
  // The field holds its own text: what was typed over a filling is known until the next filling.
  const [typed, setTyped] = useState({ over: held, text: held });
  const said = typed.over === held ? typed.text : held;
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const form = box.current?.closest("form");
    const putBack = () => setTyped({ over: held, text: held });
    form?.addEventListener("reset", putBack);
    return () => form?.removeEventListener("reset", putBack);
  }, [held]);
  const hasFault = ["noteEn", "noteBs"].some((field) => filled.faults[`${row.code}.${field}`]);
  return (
    <details
      ref={box}
      className={styles.notes}
      open={hasFault || undefined}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === shown)
          setTyped({ over: held, text: target.value });
      }}
    >
      <summary aria-label={words.of(words.notes, name)}>{said || words.notes}</summary>
      <div>
        <Field
          label={columns.noteEn}
          maxLength={200}
          lang="en"
          {...filledField(filled, `${row.code}.noteEn`)}
        />
        <Field
          label={columns.noteBs}
          maxLength={200}
          lang="bs"
          {...filledField(filled, `${row.code}.noteBs`)}
        />
      </div>
    </details>
  );
}
