import type { MonthDay } from "../../../../domain/extras/month-day.ts";
import { extraCharges, type ExtraEdit } from "../../../../domain/extras/read-extra.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminExtrasWords } from "../../../../i18n/admin-extras/en.ts";
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

/** The values that the form of a new extra begins with. */
export const blankExtra: ExtraEdit = {
  nameEn: "",
  nameBs: "",
  noteEn: "",
  noteBs: "",
  charge: "per-day",
  priceCents: 0,
  capCents: null,
  maxQuantity: 1,
  stock: null,
  includedFrom: null,
  includedTo: null,
  active: true,
};

/** An extra as the fields of its form. */
export function extraFields(extra: ExtraEdit, language: Language): Record<string, string> {
  const money = (cents: number) => formatNumber(cents / 100, language, 2);
  const { nameEn, nameBs, noteEn, noteBs, charge, priceCents, capCents, stock } = extra;
  return {
    nameEn,
    nameBs,
    noteEn,
    noteBs,
    charge,
    price: priceCents === 0 && (charge === "free" || nameEn === "") ? "" : money(priceCents),
    cap: capCents === null ? "" : money(capCents),
    maxQuantity: String(extra.maxQuantity),
    stock: stock === null ? "" : String(stock),
    includedFrom: monthDayText(extra.includedFrom, language),
    includedTo: monthDayText(extra.includedTo, language),
    active: extra.active ? "on" : "",
  };
}

/** The labels of the fields, for the comparison of two edits. */
export function extraLabels(language: Language): Record<string, string> {
  const words = adminExtrasWords(language);
  const { nameEn, nameBs, noteEn, noteBs, charge, perPiece, cap, maxQuantity, stock } = words;
  const { includedFrom, includedTo, active } = words;
  return {
    nameEn,
    nameBs,
    noteEn,
    noteBs,
    charge,
    price: perPiece,
    cap,
    maxQuantity,
    stock,
    includedFrom,
    includedTo,
    active,
  };
}

/** A day of every year as people write it: `01/11`, `01.11.` */
function monthDayText(monthDay: MonthDay | null, language: Language): string {
  if (monthDay === null) return "";
  const [month, day] = monthDay.split("-");
  return language === "ba" ? `${day}.${month}.` : `${day}/${month}`;
}

/** The season in which an extra is included: `01/11 – 01/04`; undefined when there is none. */
export function includedSeasonText(
  { includedFrom, includedTo }: Pick<ExtraEdit, "includedFrom" | "includedTo">,
  language: Language,
): string | undefined {
  if (includedFrom === null || includedTo === null) return undefined;
  return `${monthDayText(includedFrom, language)} – ${monthDayText(includedTo, language)}`;
}
