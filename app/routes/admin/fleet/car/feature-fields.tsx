import { Plus } from "lucide-react";
import { useState } from "react";
import { featureFields, mostFeatures } from "../../../../domain/cars/car-form.ts";
import { adminCarsWords } from "../../../../i18n/admin-cars/en.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { useSite } from "../../../request/use-site.ts";
import styles from "../fleet.module.css";

type Props = {
  field: (name: string) => { id: string; name: string; label: string; defaultValue: string };
  typed: Record<string, string>;
};

/** The further features of a car, each in both languages, with a row for one more. */
export function FeatureFields({ field, typed }: Props) {
  const words = adminCarsWords(useSite().language);
  const [rows, setRows] = useState(() => Math.min(lastWritten(typed) + 1, mostFeatures));
  return (
    <div className={styles.features}>
      {Array.from({ length: rows }, (_, index) => {
        const { en, bs } = featureFields(index + 1);
        return (
          <div key={en} className={styles.pair}>
            <Field {...field(en)} maxLength={60} lang="en" autoComplete="off" />
            <Field {...field(bs)} maxLength={60} lang="bs" autoComplete="off" />
          </div>
        );
      })}
      {rows < mostFeatures && (
        <div>
          <Button icon={Plus} onClick={() => setRows(rows + 1)}>
            {words.addFeature}
          </Button>
        </div>
      )}
    </div>
  );
}

function lastWritten(typed: Record<string, string>): number {
  let last = 0;
  for (let number = 1; number <= mostFeatures; number += 1) {
    const { en, bs } = featureFields(number);
    if (typed[en] || typed[bs]) last = number;
  }
  return last;
}
