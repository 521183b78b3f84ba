import { useState } from "react";
import { ChevronDown } from "lucide-react";
import type { Language } from "../../../domain/language.ts";
import { bookingWords } from "../../../i18n/booking/en.ts";
import { classNames } from "../../controls/class-names.ts";
import { Fault, Help } from "../../controls/faults/fault.tsx";
import { Field } from "../../controls/field.tsx";
import { Icon } from "../../controls/icon.tsx";
import styles from "./phone-field.module.css";

/** A country with its calling code, e.g. BA, +387, Bosnia and Herzegovina. */
export type PhoneCountry = { code: string; dial: string; name: string };

type Props = {
  language: Language;
  /**
   * The countries that most visitors need, and all countries; the list leaves out repeats, which would give it two selected
   * options.
   */
  usual: readonly PhoneCountry[];
  all: readonly PhoneCountry[];
  country: string;
  number: string;
  fault?: string;
  /** The reason for asking; defaults to the one for visitors. */
  help?: string;
};

/** A phone number in two joined fields: the country, then the national number. */
export function PhoneField({ language, usual, all, country, number, fault, help }: Props) {
  const words = bookingWords(language).review;
  const [code, setCode] = useState(country);
  const others = all.filter((one) => usual.every((near) => near.code !== one.code));
  const dial = [...usual, ...others].find((one) => one.code === code)?.dial;
  const saidId = "phone-said";
  return (
    <div>
      <div className={styles.pair}>
        <label className={classNames(styles.country, fault && styles.wrong)}>
          <span>{words.phoneCountry}</span>
          <select
            id="phoneCountry"
            name="phoneCountry"
            autoComplete="tel-country-code"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          >
            <optgroup label={words.usual}>
              <Options countries={usual} />
            </optgroup>
            <optgroup label={words.otherCountries}>
              <Options countries={others} />
            </optgroup>
          </select>
          <b aria-hidden="true">
            {code} {dial}
          </b>
          <Icon of={ChevronDown} size={18} />
        </label>
        <Field
          id="phone"
          className={styles.number}
          label={words.phone}
          name="phone"
          type="text"
          inputMode="tel"
          autoComplete="tel-national"
          required
          maxLength={40}
          defaultValue={number}
          faultId={fault && saidId}
          aria-describedby={saidId}
        />
      </div>
      {fault ? (
        <Fault id={saidId}>{fault}</Fault>
      ) : (
        <Help id={saidId}>{help ?? words.phoneWhy}</Help>
      )}
    </div>
  );
}

function Options({ countries }: { countries: readonly PhoneCountry[] }) {
  return countries.map(({ code, dial, name }) => (
    <option key={code} value={code}>
      {name} {dial}
    </option>
  ));
}
