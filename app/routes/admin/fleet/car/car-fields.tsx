import type { FieldFaults } from "../../../../domain/forms/field-fault.ts";
import { Plus } from "lucide-react";
import { useState } from "react";
import { featureFields, mostFeatures } from "../../../../domain/cars/car-form.ts";
import { bodies, carCategories, fuels, transmissions } from "../../../../domain/cars/car.ts";
import { adminCarsWords } from "../../../../i18n/admin-cars/en.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { carFaults, carLabels, faultOf } from "../car-faults.ts";
import { AcrissField } from "./acriss-field.tsx";
import { useSite } from "../../../request/use-site.ts";
import { FieldRow } from "../../../../ui/admin/form/field-row.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { Field, SelectField, TextArea } from "../../../../ui/controls/field.tsx";
import { Tick } from "../../../../ui/controls/tick.tsx";
import styles from "../fleet.module.css";

type Props = { typed: Record<string, string>; faults?: FieldFaults };

/** The properties of a field by its name. */
type FieldOf = (name: string) => {
  id: string;
  name: string;
  label: string;
  defaultValue: string;
  fault?: string;
};

/** All fields of a car. */
export function CarFields({ typed, faults }: Props) {
  const { language } = useSite();
  const words = adminCarsWords(language);
  const labels = carLabels(language);
  const sentences = carFaults(faults, language);
  const field: FieldOf = (name) => ({
    id: name,
    name,
    label: labels[name] ?? name,
    defaultValue: typed[name] ?? "",
    ...faultOf(sentences, name),
  });
  return (
    <>
      <Panel title={words.facts.naming}>
        <Naming {...{ field, typed }} />
      </Panel>
      <Panel title={words.facts.engine}>
        <Engine {...{ field, typed }} />
      </Panel>
      <Panel title={words.facts.look} lead={words.looksLead}>
        <FieldRow>
          <Choice field={field("body")} choices={bodies} nameOf={words.bodies} />
          <Field {...field("colour")} type="color" className={styles.colour} />
        </FieldRow>
      </Panel>
      <Panel title={words.facts.texts}>
        <FieldRow>
          <TextArea {...field("descriptionEn")} rows={6} maxLength={2000} lang="en" />
          <TextArea {...field("descriptionBs")} rows={6} maxLength={2000} lang="bs" />
        </FieldRow>
      </Panel>
      <Panel title={words.facts.features} lead={words.featuresLead}>
        <FeatureFields {...{ field, typed }} />
      </Panel>
    </>
  );
}

type PartProps = { field: FieldOf; typed: Record<string, string> };

function Naming({ field, typed }: PartProps) {
  const { language } = useSite();
  const words = adminCarsWords(language);
  const { category } = carWords(language);
  return (
    <>
      <Field {...field("name")} maxLength={60} autoComplete="off" />
      <FieldRow columns={3}>
        <Field {...field("brand")} maxLength={40} autoComplete="off" />
        <Field {...field("model")} maxLength={50} autoComplete="off" />
        <Field {...field("year")} inputMode="numeric" maxLength={4} />
      </FieldRow>
      <FieldRow columns={3}>
        <Choice field={field("category")} choices={carCategories} nameOf={category} />
        <AcrissField {...field("acriss")} typed={typed} />
        <Field {...field("minDriverAge")} inputMode="numeric" maxLength={2} />
      </FieldRow>
      <Tick name="orSimilar" defaultChecked={typed.orSimilar === "on"}>
        {words.fields.orSimilar}
      </Tick>
    </>
  );
}

function Engine({ field, typed }: PartProps) {
  const { language } = useSite();
  const words = adminCarsWords(language);
  const { transmission, fuel } = carWords(language);
  const number = (name: string, inputMode: "numeric" | "decimal" = "numeric") => (
    <Field {...field(name)} inputMode={inputMode} maxLength={6} autoComplete="off" />
  );
  return (
    <>
      <FieldRow columns={4}>
        {number("seats")}
        {number("doors")}
        {number("bagsLarge")}
        {number("bagsSmall")}
      </FieldRow>
      <FieldRow columns={3}>
        <Choice field={field("transmission")} choices={transmissions} nameOf={transmission} />
        <Choice field={field("fuel")} choices={fuels} nameOf={fuel} />
        {number("engineKw")}
      </FieldRow>
      <FieldRow columns={2}>
        {number("co2GramsPerKm")}
        <Field
          {...field("consumption")}
          inputMode="decimal"
          maxLength={6}
          autoComplete="off"
          help={words.help.consumption}
        />
      </FieldRow>
      <Tick name="airConditioning" defaultChecked={typed.airConditioning === "on"}>
        {words.fields.airConditioning}
      </Tick>
    </>
  );
}

type ChoiceProps<T extends string> = {
  field: ReturnType<FieldOf>;
  choices: readonly T[];
  nameOf: Record<T, string>;
};

function Choice<T extends string>({ field, choices, nameOf }: ChoiceProps<T>) {
  const words = adminCarsWords(useSite().language).help;
  return (
    <SelectField {...field}>
      {field.defaultValue === "" && <option value="">{words.choose}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {nameOf[choice]}
        </option>
      ))}
    </SelectField>
  );
}

type FeatureFieldsProps = {
  field: (name: string) => { id: string; name: string; label: string; defaultValue: string };
  typed: Record<string, string>;
};

/** The further features of a car, each in both languages, with a row for one more. */
function FeatureFields({ field, typed }: FeatureFieldsProps) {
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
