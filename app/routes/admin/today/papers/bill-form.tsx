import { buyerKinds } from "../../../../domain/documents/buyer.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminPapersWords } from "../../../../i18n/admin-papers/en.ts";
import { DeedButton } from "../../../../ui/admin/form/deed-button.tsx";
import { FieldRow } from "../../../../ui/admin/form/field-row.tsx";
import { faultList, filledField, type Filled } from "../../../../ui/admin/form/filled.ts";
import { FormFaults } from "../../../../ui/admin/form/form-faults.tsx";
import { TypedForm } from "../../../../ui/admin/form/typed-form.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { SumList } from "../../../../ui/admin/page/sum-list.tsx";
import { Field, SelectField } from "../../../../ui/controls/field.tsx";
import type { BillKind, BillPage } from "./load-bill.ts";
import styles from "./papers.module.css";

type Props = {
  language: Language;
  kind: BillKind;
  bill: BillPage;
  filled: Filled;
  sendingKey: string;
};

/** Whom the bill is made out to. */
export function BillForm({ language, kind, bill, filled, sendingKey }: Props) {
  const words = adminPapersWords(language).bill;
  const text = { autoComplete: "off" } as const;
  return (
    <Panel title={words.buyerTitle}>
      <TypedForm method="post" preventScrollReset className={styles.bill}>
        <input type="hidden" name="version" value={bill.version} />
        <input type="hidden" name="total" value={bill.totalCents} />
        <input type="hidden" name="key" value={sendingKey} />
        <FormFaults faults={faultList(filled, words)} />
        <SelectField label={words.buyer} {...filledField(filled, "buyer")}>
          {buyerKinds.map((one) => (
            <option key={one} value={one}>
              {words.buyers[one]}
            </option>
          ))}
        </SelectField>
        <Field label={words.name} {...filledField(filled, "name")} {...text} maxLength={120} />
        <FieldRow columns={2}>
          <Field
            label={words.address}
            {...filledField(filled, "address")}
            {...text}
            maxLength={120}
          />
          <Field label={words.town} {...filledField(filled, "town")} {...text} maxLength={80} />
        </FieldRow>
        <Numbers {...{ language, filled }} />
        <DeedButton kind="go" name="intent" value={kind} busyLabel={words.send[kind]}>
          {words.send[kind]}
        </DeedButton>
      </TypedForm>
    </Panel>
  );
}

/** The numbers of a firm: each kind of buyer needs another one, and a firm abroad its country too. */
function Numbers({ language, filled }: Pick<Props, "language" | "filled">) {
  const words = adminPapersWords(language).bill;
  const text = { autoComplete: "off", maxLength: 40 } as const;
  return (
    <FieldRow columns={2}>
      <Field label={words.jib} {...filledField(filled, "jib")} {...text} inputMode="numeric" />
      <Field
        label={words.vatNumber}
        {...filledField(filled, "vatNumber")}
        {...text}
        inputMode="numeric"
      />
      <Field label={words.country} {...filledField(filled, "country")} {...text} maxLength={60} />
      <Field label={words.taxNumber} {...filledField(filled, "taxNumber")} {...text} />
    </FieldRow>
  );
}

/** What it will say. */
export function BillLines({ language, bill }: Pick<Props, "language" | "bill">) {
  const words = adminPapersWords(language).bill;
  const total = {
    name: words.total,
    amount: bill.total,
    note: `${bill.totalInMarks}, ${words.ofWhichVat(bill.vat)}`,
    tone: "whole" as const,
  };
  return (
    <Panel title={words.lines}>
      <SumList sums={[...bill.lines, total]} />
    </Panel>
  );
}
