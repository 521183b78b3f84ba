import { Plus } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import type { Language } from "../../../../domain/language.ts";
import { mostFromDays } from "../../../../domain/protection/read-plan-prices.ts";
import { faultText } from "../../../../i18n/field-faults/fault-text.ts";
import { adminPlansWords } from "../../../../i18n/admin-plans/en.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import styles from "./plan-grid.module.css";

type Props = { language: Language; bands: readonly number[]; onAdd: (days: number) => void };

/** The form that adds a column for longer rentals. */
export function AddBand({ language, bands, onAdd }: Props) {
  const words = adminPlansWords(language).grid;
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string>();
  const add = () => {
    const days = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
    if (days < 2 || days > mostFromDays)
      return setFault(faultText({ code: "number", min: 2, max: mostFromDays }, language));
    if (bands.includes(days)) return setFault(faultText({ code: "days-taken" }, language));
    setFault(undefined);
    setText("");
    onAdd(days);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.add}>
      <Field
        id="new-band"
        label={words.newBand}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        help={words.bandHelp}
        {...(fault === undefined ? {} : { fault })}
      />
      <Button icon={Plus} onClick={add}>
        {words.addBand}
      </Button>
    </div>
  );
}
