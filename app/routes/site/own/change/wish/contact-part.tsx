import type { Language } from "../../../../../domain/language.ts";
import { changeWords } from "../../../../../i18n/change/en.ts";
import { PhoneField } from "../../../../../ui/booking/own/phone-field.tsx";
import { Field } from "../../../../../ui/controls/field.tsx";
import type { FaultTexts } from "./fault-texts.ts";
import type { ChangeOptions } from "../open-change.ts";
import type { TypedChange } from "./typed-change.ts";
import styles from "../change.module.css";

type Props = {
  language: Language;
  options: Pick<ChangeOptions, "phoneCountries">;
  start: TypedChange;
  texts: FaultTexts;
};

/** How the customer arrives and can be reached. */
export function ContactPart({ language, options, start, texts }: Props) {
  const words = changeWords(language).contact;
  return (
    <div className={styles.contact}>
      <Field
        id="flightNumber"
        name="flightNumber"
        label={words.flight}
        help={words.flightWhy}
        fault={texts.flightNumber}
        defaultValue={start.flightNumber}
        autoCapitalize="characters"
        autoComplete="off"
      />
      <PhoneField
        language={language}
        {...options.phoneCountries}
        country={start.phoneCountry}
        number={start.phone}
        fault={texts.phone}
      />
    </div>
  );
}
