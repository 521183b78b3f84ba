import { useId } from "react";
import { staffWays } from "../../../domain/reservations/booking/source.ts";
import type { Language } from "../../../domain/language.ts";
import { adminReservationsWords } from "../../../i18n/admin-reservations/en.ts";
import { FieldRow } from "../../../ui/admin/form/field-row.tsx";
import { Field, SelectField } from "../../../ui/controls/field.tsx";
import styles from "./source-fields.module.css";

type Props = {
  language: Language;
  /** The id of the partner's field, for a list of faults. */
  partnerId: string;
  way?: string;
  partner?: string;
  /** Names that were typed before. */
  partners: readonly string[];
  fault: string | undefined;
};

/** How a reservation came to the staff; the name of a partner is asked for only where it was one. */
export function SourceFields(props: Props) {
  const { language, partnerId, way = staffWays[0], partner = "", partners, fault } = props;
  const words = adminReservationsWords(language).book;
  const names = useId();
  return (
    <div className={styles.came}>
      <FieldRow>
        <SelectField name="way" label={words.source} defaultValue={way}>
          {staffWays.map((one) => (
            <option key={one} value={one}>
              {words.sources[one]}
            </option>
          ))}
        </SelectField>
        <div className={styles.partner}>
          <Field
            id={partnerId}
            name="partner"
            label={words.partner}
            help={words.partnerHelp}
            fault={fault}
            defaultValue={partner}
            list={names}
            maxLength={60}
            autoComplete="off"
          />
          <datalist id={names}>
            {partners.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
        </div>
      </FieldRow>
    </div>
  );
}
