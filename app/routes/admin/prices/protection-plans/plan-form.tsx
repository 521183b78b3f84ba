import type { Language } from "../../../../domain/language.ts";
import { coverages } from "../../../../domain/pricing/price-list.ts";
import type { PlanEdit } from "../../../../domain/protection/read-plan.ts";
import { adminPlansWords } from "../../../../i18n/admin-plans/en.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { formatNumber } from "../../../../i18n/format.ts";
import { FieldRow } from "../../../../ui/admin/form/field-row.tsx";
import {
  type Filled,
  filledField,
  filledMoney,
  filledTick,
} from "../../../../ui/admin/form/filled.ts";
import { MoneyField } from "../../../../ui/admin/form/money-field.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { Fault, Help } from "../../../../ui/controls/faults/fault.tsx";
import { Field, TextArea } from "../../../../ui/controls/field.tsx";
import { Tick } from "../../../../ui/controls/tick.tsx";
import styles from "./protection-plans.module.css";

type Props = { language: Language; filled: Filled };

/** The fields of a plan. */
export function PlanForm({ language, filled }: Props) {
  const words = adminPlansWords(language);
  const field = (name: string) => filledField(filled, name);
  const money = (name: string) => filledMoney(filled, name);
  return (
    <>
      <Panel title={words.about}>
        <FieldRow>
          <Field label={words.nameEn} {...field("nameEn")} maxLength={40} lang="en" />
          <Field label={words.nameBs} {...field("nameBs")} maxLength={40} lang="bs" />
        </FieldRow>
        <FieldRow>
          <TextArea
            label={words.descriptionEn}
            {...field("descriptionEn")}
            maxLength={300}
            rows={3}
            lang="en"
          />
          <TextArea
            label={words.descriptionBs}
            {...field("descriptionBs")}
            maxLength={300}
            rows={3}
            lang="bs"
          />
        </FieldRow>
      </Panel>
      <Panel title={words.terms}>
        <FieldRow columns={3}>
          <MoneyField label={words.deposit} {...money("deposit")} help={words.depositHelp} />
          <MoneyField label={words.excess} {...money("excess")} help={words.excessHelp} />
          <MoneyField label={words.safetyFee} {...money("safetyFee")} help={words.safetyFeeHelp} />
        </FieldRow>
        <Covered language={language} filled={filled} />
      </Panel>
      <Panel title={words.offer}>
        <div>
          <Tick {...filledTick(filled, "active")} aria-describedby="active-said">
            {words.active}
          </Tick>
          {filled.faults.active ? (
            <Fault id="active-said">{filled.faults.active}</Fault>
          ) : (
            <Help id="active-said">{words.activeHelp}</Help>
          )}
        </div>
      </Panel>
    </>
  );
}

function Covered({ language, filled }: Props) {
  const words = adminPlansWords(language);
  const { coverage } = bookingWords(language).extras;
  return (
    <fieldset className={styles.covers}>
      <legend>{words.covers}</legend>
      {coverages.map((name) => (
        <Tick key={name} {...filledTick(filled, `covers.${name}`)}>
          {coverage[name]}
        </Tick>
      ))}
    </fieldset>
  );
}

/** A plan as the fields of its form. */
export function planFields(plan: PlanEdit, language: Language): Record<string, string> {
  const money = (cents: number) => formatNumber(cents / 100, language, 2);
  return {
    nameEn: plan.nameEn,
    nameBs: plan.nameBs,
    descriptionEn: plan.descriptionEn,
    descriptionBs: plan.descriptionBs,
    deposit: money(plan.depositCents),
    excess: money(plan.excessCents),
    safetyFee: plan.safetyFeeCents === 0 ? "" : money(plan.safetyFeeCents),
    ...Object.fromEntries(
      coverages.map((name) => [`covers.${name}`, plan.covers.includes(name) ? "on" : ""]),
    ),
    active: plan.active ? "on" : "",
  };
}

/** The labels of the fields, for the comparison of two edits. */
export function planLabels(language: Language): Record<string, string> {
  const words = adminPlansWords(language);
  const { coverage } = bookingWords(language).extras;
  const { nameEn, nameBs, descriptionEn, descriptionBs, deposit, excess, safetyFee, active } =
    words;
  return {
    nameEn,
    nameBs,
    descriptionEn,
    descriptionBs,
    deposit,
    excess,
    safetyFee,
    ...Object.fromEntries(coverages.map((name) => [`covers.${name}`, coverage[name]])),
    active,
  };
}
