import { currencies } from "../../../../domain/account/cash.ts";
import { fineCountries } from "../../../../domain/fines/read-fine.ts";
import type { Language } from "../../../../domain/language.ts";
import { accountWords } from "../../../../i18n/admin-account/en.ts";
import { finesWords } from "../../../../i18n/admin-fines/en.ts";
import { DateInput } from "../../../../ui/admin/form/date-input.tsx";
import { DeedButton } from "../../../../ui/admin/form/deed-button.tsx";
import { FieldRow } from "../../../../ui/admin/form/field-row.tsx";
import { type Filled, filledField, filledTick } from "../../../../ui/admin/form/filled.ts";
import { PhotoInput } from "../../../../ui/admin/form/photo-input.tsx";
import { TypedForm } from "../../../../ui/admin/form/typed-form.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { Field, SelectField } from "../../../../ui/controls/field.tsx";
import { Tick } from "../../../../ui/controls/tick.tsx";
import styles from "./fines.module.css";

type Props = {
  language: Language;
  filled: Filled;
  sendingKey: string;
  /** Nobody had the vehicle: it may be kept all the same. */
  mayBeNobodys: boolean;
};

/** What a notice says. */
export function NoticeForm({ language, filled, sendingKey, mayBeNobodys }: Props) {
  const words = finesWords(language).notice;
  return (
    <Panel title={words.title}>
      <TypedForm
        method="post"
        encType="multipart/form-data"
        className={styles.form}
        preventScrollReset
      >
        <input type="hidden" name="key" value={sendingKey} />
        <Offence language={language} filled={filled} />
        <Notice language={language} filled={filled} />
        <Field label={words.note} {...filledField(filled, "note")} maxLength={500} />
        <PhotoInput
          label={words.photo}
          name="photo"
          {...(filled.faults.photo !== undefined && { fault: filled.faults.photo })}
        />
        {mayBeNobodys && <Tick {...filledTick(filled, "ofNobody")}>{words.ofNobody}</Tick>}
        <DeedButton kind="go" name="intent" value="enter" busyLabel={words.sending}>
          {words.send}
        </DeedButton>
      </TypedForm>
    </Panel>
  );
}

type Part = Pick<Props, "language" | "filled">;
const text = { autoComplete: "off" } as const;

/** What was done, with which vehicle. */
function Offence({ language, filled }: Part) {
  const words = finesWords(language).notice;
  return (
    <>
      <FieldRow columns={3}>
        <Field label={words.plate} {...filledField(filled, "plate")} {...text} maxLength={40} />
        <DateInput label={words.onDay} {...filledField(filled, "onDay")} />
        <Field
          label={words.onTime}
          {...filledField(filled, "onTime")}
          {...text}
          inputMode="numeric"
          maxLength={5}
        />
      </FieldRow>
      <Field label={words.place} {...filledField(filled, "place")} {...text} maxLength={160} />
    </>
  );
}

/** Who wants how much until when. */
function Notice({ language, filled }: Part) {
  const { notice: words, countries } = finesWords(language);
  return (
    <>
      <FieldRow columns={3}>
        <SelectField label={words.country} {...filledField(filled, "country")}>
          {fineCountries.map((code) => (
            <option key={code} value={code}>
              {countries[code] ?? code}
            </option>
          ))}
        </SelectField>
        <Field
          label={words.authority}
          {...filledField(filled, "authority")}
          {...text}
          maxLength={120}
        />
        <Field
          label={words.reference}
          {...filledField(filled, "reference")}
          {...text}
          maxLength={60}
        />
      </FieldRow>
      <FieldRow columns={4}>
        <Field
          label={words.amount}
          {...filledField(filled, "amount")}
          {...text}
          inputMode="decimal"
          maxLength={20}
        />
        <SelectField label={words.currency} {...filledField(filled, "currency")}>
          {currencies.map((currency) => (
            <option key={currency} value={currency}>
              {accountWords(language).currencies[currency]}
            </option>
          ))}
        </SelectField>
        <DateInput label={words.receivedOn} {...filledField(filled, "receivedOn")} />
        <DateInput label={words.dueOn} {...filledField(filled, "dueOn")} />
      </FieldRow>
    </>
  );
}
