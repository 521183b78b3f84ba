import { useState } from "react";
import { useNavigation } from "react-router";
import type { Language } from "../../../../../domain/language.ts";
import { slotsOn } from "../../../../../domain/sarajevo.ts";
import { changeWords } from "../../../../../i18n/change/en.ts";
import { searchWords } from "../../../../../i18n/search/en.ts";
import { Button } from "../../../../../ui/controls/button.tsx";
import { DateField } from "../../../../../ui/controls/date/date-field.tsx";
import { Fault } from "../../../../../ui/controls/faults/fault.tsx";
import { SelectField } from "../../../../../ui/controls/field.tsx";
import styles from "../change.module.css";
import { OwnForm } from "../own-form.tsx";

type Props = {
  language: Language;
  /** Names the fields and the intent of the form. */
  about: "late" | "early";
  lead: string;
  /** The first and the last day that can be chosen. */
  days: { min: string; max: string };
  typed: { date: string; time: string } | undefined;
  suggested: { date: string; time: string | undefined };
  today: string;
  fault: string | undefined;
};

/** A day and a time of one's own, to be checked before anything is said. */
export function MomentForm({ language, about, lead, days, typed, suggested, ...shown }: Props) {
  const words = changeWords(language).late;
  const { formData, state } = useNavigation();
  const intent = `${about}-check`;
  const busy = state !== "idle" && formData?.get("intent") === intent;
  const [date, setDate] = useState(typed?.date || suggested.date);
  const { today, fault } = shown;
  const faultId = fault && `${about}-fault`;
  return (
    <OwnForm language={language}>
      <p className={styles.says}>{lead}</p>
      <div className={styles.moment}>
        <DateField
          id={`${about}Date`}
          name={`${about}Date`}
          label={words.date}
          language={language}
          words={searchWords(language)}
          today={today}
          value={date}
          {...days}
          faultId={faultId}
          onChange={setDate}
        />
        <SelectField
          id={`${about}Time`}
          name={`${about}Time`}
          label={words.time}
          faultId={faultId}
          defaultValue={typed?.time || suggested.time}
        >
          {slotsOn(date || days.min).map((slot) => (
            <option key={slot}>{slot}</option>
          ))}
        </SelectField>
        <Button
          kind="pick"
          type="submit"
          name="intent"
          value={intent}
          busy={busy}
          busyLabel={words.checking}
        >
          {words.check}
        </Button>
      </div>
      {fault && <Fault id={`${about}-fault`}>{fault}</Fault>}
    </OwnForm>
  );
}
