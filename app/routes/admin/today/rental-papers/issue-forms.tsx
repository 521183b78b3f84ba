import type { ReactNode } from "react";
import type { RentalLetterKind } from "../../../../domain/documents/contents/rental-letter.ts";
import type { Language } from "../../../../domain/language.ts";
import { rentalPapersWords } from "../../../../i18n/admin-rental-papers/en.ts";
import { borderPackWords } from "../../../../i18n/border-pack/en.ts";
import { damageReportWords } from "../../../../i18n/damage-report/en.ts";
import { faultTexts } from "../../../../i18n/field-faults/fault-text.ts";
import { rentalLetterWords } from "../../../../i18n/rental-letters/en.ts";
import { DeedButton } from "../../../../ui/admin/form/deed-button.tsx";
import {
  faultList,
  filledField,
  filledTick,
  type Filled,
} from "../../../../ui/admin/form/filled.ts";
import { FormFaults } from "../../../../ui/admin/form/form-faults.tsx";
import { TypedForm } from "../../../../ui/admin/form/typed-form.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { Field, SelectField, TextArea } from "../../../../ui/controls/field.tsx";
import { Tick } from "../../../../ui/controls/tick.tsx";
import type { RentalPapersAnswer } from "./answer-rental-papers.ts";
import type { RentalPapers } from "./load-rental-papers.ts";
import styles from "./rental-papers.module.css";

export type IssueProps = {
  language: Language;
  papers: RentalPapers;
  answer: RentalPapersAnswer | undefined;
  sendingKey: string;
};

type Frame = IssueProps & {
  title: string;
  what: string;
  intent: NonNullable<RentalPapersAnswer["intent"]>;
  go: string;
  filled?: Filled;
  /** Of its fields, by their names. */
  labels?: Readonly<Record<string, string>>;
  children?: ReactNode;
};

/** A panel with the form of one paper. */
function IssueForm({ language, papers, sendingKey, filled, ...form }: Frame) {
  return (
    <Panel title={form.title}>
      <p className={styles.quiet}>{form.what}</p>
      <TypedForm method="post" preventScrollReset className={styles.form}>
        <input type="hidden" name="version" value={papers.version} />
        <input type="hidden" name="key" value={sendingKey} />
        {filled && <FormFaults faults={faultList(filled, form.labels)} />}
        {form.children}
        <DeedButton name="intent" value={form.intent} busyLabel={rentalPapersWords(language).busy}>
          {form.go}
        </DeedButton>
      </TypedForm>
    </Panel>
  );
}

/** What was typed into a form that was refused, or what it begins with. */
function filledOf(
  { answer, language }: IssueProps,
  intent: Frame["intent"],
  first: Record<string, string>,
): Filled {
  const mine = answer?.intent === intent ? answer : undefined;
  return {
    values: mine?.typed ?? first,
    faults: faultTexts(mine?.faults ?? {}, language),
  };
}

export function AgreementForm(props: IssueProps) {
  return (
    <IssueForm {...props} {...rentalPapersWords(props.language).agreement} intent="agreement" />
  );
}

export function AnnexForm(props: IssueProps) {
  const words = rentalPapersWords(props.language).annex;
  const filled = filledOf(props, "annex", { about: "extension" });
  return (
    <IssueForm {...props} {...words} intent="annex" filled={filled}>
      <SelectField label={words.about} {...filledField(filled, "about")}>
        {props.papers.annexes.map((subject) => (
          <option key={subject} value={subject}>
            {words.subjects[subject]}
          </option>
        ))}
      </SelectField>
    </IssueForm>
  );
}

export function PackForm(props: IssueProps) {
  const words = borderPackWords(props.language).issue;
  const filled = filledOf(props, "border-pack", {});
  const labels = Object.fromEntries(
    props.papers.unseenPassports.map(({ name, index }) => [
      `passport-${index}`,
      words.passportOf(name),
    ]),
  );
  return (
    <IssueForm {...props} {...words} {...{ filled, labels }} intent="border-pack">
      {props.papers.unseenPassports.map(({ name, index }) => (
        <Field
          key={index}
          label={words.passportOf(name)}
          {...filledField(filled, `passport-${index}`)}
          autoComplete="off"
          maxLength={24}
        />
      ))}
    </IssueForm>
  );
}

export function DamageForm(props: IssueProps) {
  const words = damageReportWords(props.language).issue;
  const filled = filledOf(props, "damage-report", {});
  return (
    <IssueForm
      {...props}
      {...words}
      intent="damage-report"
      {...{ filled }}
      labels={{ policeReport: words.police, account: words.account }}
    >
      <Field
        label={words.police}
        help={words.policeWhy}
        {...filledField(filled, "policeReport")}
        autoComplete="off"
        maxLength={80}
      />
      <TextArea
        label={words.account}
        {...filledField(filled, "account")}
        rows={4}
        maxLength={1000}
      />
    </IssueForm>
  );
}

export function LetterForm({ kind, ...props }: IssueProps & { kind: RentalLetterKind }) {
  const words = rentalLetterWords(props.language).issue;
  const filled = filledOf(props, "letter", { days: "3", send: props.papers.hasEmail ? "on" : "" });
  return (
    <IssueForm
      {...props}
      title={words.title[kind]}
      what={words.what[kind]}
      go={words.go}
      intent="letter"
      filled={filled}
      labels={{ days: words.days }}
    >
      <input type="hidden" name="kind" value={kind} />
      <Field
        label={words.days}
        {...filledField(filled, "days")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
      />
      {props.papers.hasEmail && <Tick {...filledTick(filled, "send")}>{words.send}</Tick>}
    </IssueForm>
  );
}
