import { carCategories } from "../../../../domain/cars/car.ts";
import {
  type CouponEdit,
  couponKinds,
  couponTargets,
} from "../../../../domain/coupons/read-coupon.ts";
import { type Bilingual, inLanguage, type Language } from "../../../../domain/language.ts";
import { adminCouponsWords } from "../../../../i18n/admin-coupons/en.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { formatNumber } from "../../../../i18n/format.ts";
import { CodeField } from "./code-field.tsx";
import { DateInput } from "../../../../ui/admin/form/date-input.tsx";
import { FieldRow } from "../../../../ui/admin/form/field-row.tsx";
import {
  type Filled,
  filledField,
  filledMoney,
  filledTick,
} from "../../../../ui/admin/form/filled.ts";
import { MoneyField } from "../../../../ui/admin/form/money-field.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { Help } from "../../../../ui/controls/faults/fault.tsx";
import { Field, SelectField } from "../../../../ui/controls/field.tsx";
import { Tick } from "../../../../ui/controls/tick.tsx";
import styles from "./coupons.module.css";

type Props = {
  language: Language;
  filled: Filled;
  places: readonly Place[];
  /** True once reservations name the code, which then cannot change. */
  isCodeKept: boolean;
};

/** The fields of a coupon. */
export function CouponForm({ language, filled, places, isCodeKept }: Props) {
  const words = adminCouponsWords(language);
  return (
    <>
      <Panel title={words.discount}>
        <CodeField {...{ language, filled, isKept: isCodeKept }} />
        <Discount language={language} filled={filled} />
        <Field
          label={words.note}
          {...filledField(filled, "note")}
          maxLength={200}
          help={words.noteHelp}
        />
      </Panel>
      <When language={language} filled={filled} />
      <Limits {...{ language, filled, places }} />
      <Panel title={words.activeTitle}>
        <div>
          <Tick {...filledTick(filled, "active")} aria-describedby="active-said">
            {words.active}
          </Tick>
          <Help id="active-said">{words.activeHelp}</Help>
        </div>
      </Panel>
    </>
  );
}

type Part = Pick<Props, "language" | "filled">;

/** The discount: of the two value fields only that of the chosen kind is shown, and only that one is read. */
function Discount({ language, filled }: Part) {
  const words = adminCouponsWords(language);
  return (
    <div className={styles.discount}>
      <FieldRow columns={4}>
        <SelectField label={words.kind} {...filledField(filled, "kind")}>
          {couponKinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </SelectField>
        <Field
          className={styles.percent}
          label={`${words.percent} (%)`}
          {...filledField(filled, "percent")}
          inputMode="numeric"
          maxLength={3}
        />
        <MoneyField
          className={styles.amount}
          label={words.amount}
          {...filledMoney(filled, "amount")}
        />
        <SelectField label={words.appliesTo} {...filledField(filled, "appliesTo")}>
          {couponTargets.map((target) => (
            <option key={target} value={target}>
              {words.targets[target]}
            </option>
          ))}
        </SelectField>
      </FieldRow>
    </div>
  );
}

function When({ language, filled }: Part) {
  const words = adminCouponsWords(language);
  const spans = [
    ["bookFrom", "bookTo"],
    ["pickupFrom", "pickupTo"],
  ] as const;
  return (
    <Panel title={words.when} lead={words.whenText}>
      <FieldRow columns={4}>
        {spans.flatMap(([first, last]) => [
          <DateInput key={first} label={words[first]} {...filledField(filled, first)} />,
          <DateInput
            key={last}
            label={words[last]}
            startName={first}
            {...filledField(filled, last)}
          />,
        ])}
      </FieldRow>
    </Panel>
  );
}

function Limits({ language, filled, places }: Part & Pick<Props, "places">) {
  const words = adminCouponsWords(language);
  const { category } = carWords(language);
  const field = (name: string) => ({
    ...filledField(filled, name),
    inputMode: "numeric" as const,
    maxLength: 7,
  });
  return (
    <Panel title={words.limits} lead={words.limitsText}>
      <FieldRow columns={4}>
        <Field label={words.maxUses} {...field("maxUses")} />
        <Field
          label={words.maxUsesPerEmail}
          {...field("maxUsesPerEmail")}
          help={words.perCustomerHelp}
        />
        <Field label={words.minRentalDays} {...field("minRentalDays")} />
        <MoneyField label={words.minTotal} {...filledMoney(filled, "minTotal")} />
      </FieldRow>
      <fieldset className={styles.ticks}>
        <legend>{words.categories}</legend>
        {carCategories.map((one) => (
          <Tick key={one} {...filledTick(filled, `category.${one}`)}>
            {category[one]}
          </Tick>
        ))}
      </fieldset>
      <fieldset className={styles.ticks}>
        <legend>{words.locations}</legend>
        {places.map(({ id, name }) => (
          <Tick key={id} {...filledTick(filled, `location.${id}`)}>
            {inLanguage(name, language)}
          </Tick>
        ))}
      </fieldset>
    </Panel>
  );
}

export type Place = { id: string; name: Bilingual };

/** The values that the form of a new coupon begins with. */
export const blankCoupon: CouponEdit = {
  code: "",
  kind: "percent",
  value: 10,
  appliesTo: "car",
  active: true,
  note: "",
  bookFrom: null,
  bookTo: null,
  pickupFrom: null,
  pickupTo: null,
  minRentalDays: null,
  minTotalCents: null,
  maxUses: null,
  maxUsesPerEmail: null,
  categories: null,
  locationIds: null,
};

/** A coupon as the fields of its form. */
export function couponFields(
  coupon: CouponEdit,
  places: readonly Place[],
  language: Language,
): Record<string, string> {
  const money = (cents: number | null) =>
    cents === null ? "" : formatNumber(cents / 100, language, 2);
  const plain = (value: number | string | null) => (value === null ? "" : String(value));
  const { code, kind, value, appliesTo, note, categories, locationIds } = coupon;
  return {
    code,
    kind,
    appliesTo,
    note,
    percent: kind === "percent" ? String(value) : "",
    amount: kind === "fixed" ? money(value) : "",
    bookFrom: plain(coupon.bookFrom),
    bookTo: plain(coupon.bookTo),
    pickupFrom: plain(coupon.pickupFrom),
    pickupTo: plain(coupon.pickupTo),
    minRentalDays: plain(coupon.minRentalDays),
    minTotal: money(coupon.minTotalCents),
    maxUses: plain(coupon.maxUses),
    maxUsesPerEmail: plain(coupon.maxUsesPerEmail),
    ...Object.fromEntries(
      carCategories.map((one) => [`category.${one}`, categories?.includes(one) ? "on" : ""]),
    ),
    ...Object.fromEntries(
      places.map(({ id }) => [`location.${id}`, locationIds?.includes(id) ? "on" : ""]),
    ),
    active: coupon.active ? "on" : "",
  };
}

/** The labels of the fields, for the comparison of two edits. */
export function couponLabels(places: readonly Place[], language: Language): Record<string, string> {
  const words = adminCouponsWords(language);
  const { category } = carWords(language);
  const { code, kind, percent, amount, appliesTo, note } = words;
  const { bookFrom, bookTo, pickupFrom, pickupTo } = words;
  const { minRentalDays, minTotal, maxUses, maxUsesPerEmail, active } = words;
  return {
    code,
    kind,
    percent,
    amount,
    appliesTo,
    note,
    bookFrom,
    bookTo,
    pickupFrom,
    pickupTo,
    minRentalDays,
    minTotal,
    maxUses,
    maxUsesPerEmail,
    ...Object.fromEntries(carCategories.map((one) => [`category.${one}`, category[one]])),
    ...Object.fromEntries(
      places.map(({ id, name }) => [`location.${id}`, inLanguage(name, language)]),
    ),
    active,
  };
}
