import { extraCharges } from "../../../../domain/extras/read-extra.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminExtrasWords } from "../../../../i18n/admin-extras/en.ts";
import { FieldRow } from "../../../../ui/admin/form/field-row.tsx";
import {
  filledField,
  filledMoney,
  filledTick,
  type Filled,
} from "../../../../ui/admin/form/filled.ts";
import { MoneyField } from "../../../../ui/admin/form/money-field.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { Field, SelectField } from "../../../../ui/controls/field.tsx";
import { Tick } from "../../../../ui/controls/tick.tsx";

type Props = { language: Language; filled: Filled };

/** The fields of an extra. */
export function ExtraForm({ language, filled }: Props) {
  const words = adminExtrasWords(language);
  const field = (name: string) => filledField(filled, name);
  return (
    <>
      <Panel title={words.about}>
        <FieldRow>
          <Field label={words.nameEn} {...field("nameEn")} maxLength={60} lang="en" />
          <Field label={words.nameBs} {...field("nameBs")} maxLength={60} lang="bs" />
        </FieldRow>
        <FieldRow>
          <Field
            label={words.noteEn}
            {...field("noteEn")}
            maxLength={120}
            lang="en"
            help={words.noteHelp}
          />
          <Field
            label={words.noteBs}
            {...field("noteBs")}
            maxLength={120}
            lang="bs"
            help={words.noteHelp}
          />
        </FieldRow>
      </Panel>
      <PricePanel language={language} filled={filled} />
      <Panel title={words.pieces}>
        <FieldRow>
          <Field
            label={words.maxQuantity}
            {...field("maxQuantity")}
            inputMode="numeric"
            maxLength={3}
          />
          <Field
            label={words.stock}
            {...field("stock")}
            inputMode="numeric"
            maxLength={6}
            help={words.stockHelp}
          />
        </FieldRow>
      </Panel>
      <Panel title={words.season} lead={words.seasonText}>
        <FieldRow>
          <Field label={words.includedFrom} {...field("includedFrom")} maxLength={8} />
          <Field label={words.includedTo} {...field("includedTo")} maxLength={8} />
        </FieldRow>
      </Panel>
      <Panel title={words.onSite}>
        <Tick {...filledTick(filled, "active")}>{words.active}</Tick>
      </Panel>
    </>
  );
}

function PricePanel({ language, filled }: Props) {
  const words = adminExtrasWords(language);
  return (
    <Panel title={words.price}>
      <FieldRow columns={3}>
        <SelectField label={words.charge} {...filledField(filled, "charge")}>
          {extraCharges.map((charge) => (
            <option key={charge} value={charge}>
              {words.charges[charge]}
            </option>
          ))}
        </SelectField>
        <MoneyField
          label={words.perPiece}
          {...filledMoney(filled, "price")}
          help={words.priceHelp}
        />
        <MoneyField label={words.cap} {...filledMoney(filled, "cap")} help={words.capHelp} />
      </FieldRow>
    </Panel>
  );
}
