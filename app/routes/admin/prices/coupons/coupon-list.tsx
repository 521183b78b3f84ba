import type { LocalDate } from "../../../../domain/calendar.ts";
import type { CouponState } from "../../../../domain/coupons/coupon-state.ts";
import type { Coupon } from "../../../../domain/coupons/coupon.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminCouponsWords } from "../../../../i18n/admin-coupons/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import {
  formatEuro,
  formatEuroShort,
  formatInputDate,
  formatPercent,
} from "../../../../i18n/format.ts";
import type { CouponSort, CouponsQuery } from "./coupons-query.ts";
import type { CouponPage, ListedCoupon } from "../../../../server/coupons/list-coupons.ts";
import { type Column, DataTable } from "../../../../ui/admin/list/data-table.tsx";
import { Pager } from "../../../../ui/admin/list/pager.tsx";
import { StatusDot, type Tone } from "../../../../ui/admin/page/status-dot.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";

type Props = {
  language: Language;
  list: CouponPage;
  query: CouponsQuery;
  addressOf: (change: Partial<CouponsQuery>) => string;
  mayEdit: boolean;
};

const tones: Record<CouponState, Tone> = {
  active: "good",
  planned: "busy",
  "used-up": "mute",
  expired: "mute",
  ended: "off",
};

export function CouponList({ language, list, query, addressOf, mayEdit }: Props) {
  const words = adminCouponsWords(language);
  const { rows, before, after } = list;
  return (
    <>
      <DataTable<ListedCoupon>
        caption={words.title}
        columns={columnsOf(language)}
        rows={rows}
        keyOf={({ id }) => String(id)}
        hrefOf={({ id }) => adminPath("coupons", language, id)}
        sort={{ key: query.sort, direction: query.direction }}
        sortHref={(key, direction) => addressOf({ sort: key as CouponSort, direction })}
        card={cardOf(language)}
        empty={<Empty {...{ language, query, mayEdit }} />}
      />
      {rows.length > 0 && (
        <Pager
          label={words.shown(rows.length)}
          {...(before && { before: addressOf({ before }) })}
          {...(after && { after: addressOf({ after }) })}
        />
      )}
    </>
  );
}

function Empty({ language, query, mayEdit }: Pick<Props, "language" | "query" | "mayEdit">) {
  const words = adminCouponsWords(language);
  const isNarrow = query.q !== "" || query.state !== undefined || query.after !== undefined;
  if (isNarrow)
    return (
      <EmptyState title={words.noneFound} text={words.noneFoundText} heading="h2">
        <ButtonLink to={adminPath("coupons", language)}>{words.showAll}</ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState title={words.none} text={words.noneText} heading="h2">
      {mayEdit && <ButtonLink to={adminPath("coupons", language, "new")}>{words.new}</ButtonLink>}
    </EmptyState>
  );
}

function cardOf(language: Language) {
  const words = adminCouponsWords(language);
  return (row: ListedCoupon) => ({
    title: row.code,
    end: discountText(row, language),
    sub: usesText(row, language),
    subEnd: <StatusDot tone={tones[row.state]}>{words.states[row.state]}</StatusDot>,
  });
}

function columnsOf(language: Language): Column<ListedCoupon>[] {
  const words = adminCouponsWords(language);
  const { columns } = words;
  return [
    { key: "code", label: columns.code, sortable: true, cell: ({ code }) => code },
    {
      key: "value",
      label: columns.value,
      isNumber: true,
      cell: (row) => discountText(row, language),
    },
    { key: "on", label: columns.on, cell: ({ appliesTo }) => words.targets[appliesTo] },
    {
      key: "ends",
      label: columns.booked,
      sortable: true,
      cell: (row) => datesText(row.bookFrom, row.bookTo, language),
    },
    {
      key: "pickup",
      label: columns.pickup,
      cell: (row) => datesText(row.pickupFrom, row.pickupTo, language),
    },
    {
      key: "uses",
      label: columns.uses,
      sortable: true,
      isNumber: true,
      cell: (row) => usesText(row, language),
    },
    {
      key: "given",
      label: columns.given,
      isNumber: true,
      cell: ({ givenCents }) => formatEuro(givenCents, language),
    },
    { key: "note", label: columns.note, isWide: true, cell: ({ note }) => note },
    {
      key: "state",
      label: columns.state,
      cell: ({ state }) => <StatusDot tone={tones[state]}>{words.states[state]}</StatusDot>,
    },
  ];
}

function usesText({ uses, maxUses }: ListedCoupon, language: Language): string {
  const words = adminCouponsWords(language);
  return words.usesOf(uses, maxUses === null ? words.unlimited : String(maxUses));
}

function datesText(from: LocalDate | null, to: LocalDate | null, language: Language): string {
  const words = adminCouponsWords(language);
  const [first, last] = [from, to].map((date) => date && formatInputDate(date, language));
  if (first && last) return `${first} – ${last}`;
  if (first) return words.from(first);
  return last ? words.until(last) : words.anyTime;
}

/** The discount of a coupon as text: `10%`, `€15`. */
export function discountText(
  { kind, value }: Pick<Coupon, "kind" | "value">,
  language: Language,
): string {
  return kind === "percent" ? formatPercent(value, language) : formatEuroShort(value, language);
}
