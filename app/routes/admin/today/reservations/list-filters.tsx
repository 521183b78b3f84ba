import { Form } from "react-router";
import type { LocalDate } from "../../../../domain/calendar.ts";
import { inLanguage, type Language, languages } from "../../../../domain/language.ts";
import {
  inView,
  type ListFilter,
  sortsOf,
  writeListFilter,
} from "../../../../domain/reservations/states/list-filter.ts";
import { reservationStatuses } from "../../../../domain/reservations/states/status.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import type { ShownList } from "./list-view.ts";
import { shortDay } from "./row-words.ts";
import { FilterBar, FilterChip } from "../../../../ui/admin/list/filter-chip.tsx";
import { SearchBox } from "../../../../ui/admin/list/search-box.tsx";
import { SelectField } from "../../../../ui/controls/field.tsx";
import { DateInput } from "../../../../ui/admin/form/date-input.tsx";
import styles from "./list.module.css";

type Props = {
  language: Language;
  today: LocalDate;
  list: Pick<ShownList, "filter" | "places" | "cars">;
};

/** The search and the filters of the list. The search looks through all reservations; the filters combine. */
export function ListFilters(props: Props) {
  const { language, list } = props;
  const { filter } = list;
  const words = adminReservationsWords(language);
  return (
    <FilterBar end={<SortChip {...props} />}>
      <Form method="get" action={adminPath("reservations", language)}>
        <SearchBox
          label={words.search}
          value={filter.search}
          clearHref={listAddress(language, filter, { search: "" })}
        />
      </Form>
      <PickupChip {...props} />
      <Choice {...props} of="place" label={words.filters.place} help={words.filters.placeHelp} />
      <Choice {...props} of="carId" label={words.filters.car} />
      <Choice {...props} of="status" label={words.filters.status} />
      <Choice {...props} of="language" label={words.filters.language} />
    </FilterBar>
  );
}

function PickupChip({ language, today, list: { filter } }: Props) {
  const words = adminReservationsWords(language).filters;
  const { from, to } = filter;
  return (
    <FilterChip
      label={words.pickup}
      value={rangeText({ from, to }, today, language)}
      clearHref={listAddress(language, filter, { from: undefined, to: undefined })}
      kept={keptOf(filter, ["from", "to"])}
    >
      <div className={styles.pair}>
        <DateInput name="from" label={words.from} defaultValue={from} />
        <DateInput name="to" label={words.to} startName="from" defaultValue={to} />
      </div>
    </FilterChip>
  );
}

function rangeText(
  { from, to }: Pick<ListFilter, "from" | "to">,
  today: LocalDate,
  language: Language,
): string | undefined {
  const words = adminReservationsWords(language).filters;
  const day = (date: LocalDate) => shortDay(date, today, language);
  if (from && to) return from === to ? day(from) : `${day(from)} – ${day(to)}`;
  if (from) return words.since(day(from));
  return to ? words.until(day(to)) : undefined;
}

type ChoiceProps = Props & {
  of: "place" | "carId" | "status" | "language";
  label: string;
  help?: string;
};

/** A filter with one value of several. */
function Choice({ of, label, help, ...props }: ChoiceProps) {
  const { language, list } = props;
  const { filter } = list;
  const words = adminReservationsWords(language).filters;
  const options = optionsOf(of, props);
  const chosen = String(filter[of] ?? "");
  const value = options.find(([key]) => key === chosen)?.[1] ?? (chosen || undefined);
  return (
    <FilterChip
      label={label}
      {...(value && { value })}
      clearHref={listAddress(language, filter, { [of]: undefined })}
      kept={keptOf(filter, [of])}
    >
      <SelectField
        name={of === "carId" ? "car" : of}
        label={label}
        help={help}
        defaultValue={chosen}
      >
        <option value="">{words.any}</option>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </SelectField>
    </FilterChip>
  );
}

function optionsOf(of: ChoiceProps["of"], { language, list }: Props): [string, string][] {
  const words = adminReservationsWords(language);
  switch (of) {
    case "place":
      return list.places.map(({ id, name }) => [id, inLanguage(name, language)]);
    case "carId":
      return list.cars.map(({ id, name }) => [String(id), name]);
    case "status":
      return reservationStatuses.map((status) => [status, words.statuses[status]]);
    case "language":
      return languages.map((one) => [one, words.filters.languages[one]]);
  }
}

/** The order of the list, also for a phone, where the table has no head. */
function SortChip({ language, list: { filter } }: Props) {
  const words = adminReservationsWords(language);
  const { columns, filters } = words;
  const { sort, direction } = inView(filter, filter.view);
  const isOwn = sort === filter.sort && direction === filter.direction;
  const value = isOwn ? {} : { value: columns[filter.sort].toLowerCase() };
  return (
    <FilterChip
      label={filters.sort}
      {...value}
      clearHref={listAddress(language, filter, { sort, direction })}
      kept={keptOf(filter, []).filter(([name]) => name !== "sort" && name !== "dir")}
    >
      <SelectField name="sort" label={filters.sort} defaultValue={filter.sort}>
        {sortsOf(filter.view).map((sort) => (
          <option key={sort} value={sort}>
            {columns[sort]}
          </option>
        ))}
      </SelectField>
      <SelectField name="dir" label={filters.direction} defaultValue={filter.direction}>
        <option value="up">{filters.up}</option>
        <option value="down">{filters.down}</option>
      </SelectField>
    </FilterChip>
  );
}

/** The address of the list under a filter; it begins at the first page unless the change names a page. */
export function listAddress(
  language: Language,
  filter: ListFilter,
  change: Partial<ListFilter> = {},
): string {
  const query = writeListFilter(withChange(filter, change)).toString();
  const path = adminPath("reservations", language);
  return query === "" ? path : `${path}?${query}`;
}

/** The entries of the address that a form keeps beside its own fields. */
function keptOf(
  filter: ListFilter,
  own: readonly (keyof ListFilter)[],
): (readonly [string, string])[] {
  const without = Object.fromEntries(own.map((name) => [name, undefined]));
  return [...writeListFilter(withChange(filter, without))];
}

function withChange(filter: ListFilter, change: Partial<ListFilter>): ListFilter {
  return { ...filter, after: undefined, before: undefined, ...change };
}
