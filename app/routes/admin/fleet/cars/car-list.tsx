import type { ReactNode } from "react";
import { Form } from "react-router";
import {
  writeCarsQuery,
  type CarsQuery,
  type CarsSort,
  type CarsView,
} from "../../../../domain/cars/cars-query.ts";
import { carCategories } from "../../../../domain/cars/car.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminCarsWords } from "../../../../i18n/admin-cars/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { DataTable } from "../../../../ui/admin/list/data-table.tsx";
import { FilterBar, FilterChip } from "../../../../ui/admin/list/filter-chip.tsx";
import { SearchBox } from "../../../../ui/admin/list/search-box.tsx";
import { Views } from "../../../../ui/admin/list/views.tsx";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";
import { SelectField } from "../../../../ui/controls/field.tsx";
import { carCard, carColumns } from "./car-columns.tsx";
import type { ShownCars } from "./show-cars.ts";

type Props = ShownCars & {
  language: Language;
  query: CarsQuery;
  /** True for those who may put the cars into another order. */
  mayOrder: boolean;
  /** Content in place of the table. */
  children?: ReactNode;
};

/** The views of the cars, and the table of the current one. */
export function CarList({ language, query, cars, counts, mayOrder, children }: Props) {
  const words = adminCarsWords(language);
  const { all, shown, hidden } = counts;
  const views: CarsView[] = ["all", "shown", "hidden", ...(mayOrder ? (["order"] as const) : [])];
  const numbers: Record<CarsView, number | undefined> = { all, shown, hidden, order: undefined };
  const hrefOf = (change: Partial<CarsQuery>) => addressOf(language, { ...query, ...change });
  return (
    <>
      <Views
        label={words.views.label}
        views={views.map((view) => ({
          to: hrefOf({ view }),
          label: words.views[view],
          count: numbers[view],
          isCurrent: view === query.view,
        }))}
      />
      {children ?? (
        <>
          <Filters {...{ language, query, hrefOf }} />
          <DataTable
            caption={words.caption}
            columns={carColumns(language)}
            rows={cars}
            keyOf={({ id }) => String(id)}
            nameOf={({ name }) => name}
            hrefOf={({ id }) => adminPath("cars", language, id)}
            sort={{ key: query.sort, direction: query.direction }}
            sortHref={(key, direction) => hrefOf({ sort: key as CarsSort, direction })}
            card={(car) => carCard(car, language)}
            empty={<EmptyState {...words.empty} />}
          />
        </>
      )}
    </>
  );
}

type FilterProps = Pick<Props, "language" | "query"> & {
  hrefOf: (change: Partial<CarsQuery>) => string;
};

function Filters({ language, query, hrefOf }: FilterProps) {
  const words = adminCarsWords(language);
  const { category } = carWords(language);
  const kept = (without: keyof CarsQuery) =>
    writeCarsQuery(query).filter(([name]) => name !== without);
  return (
    <FilterBar>
      <Form method="get">
        {kept("q").map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SearchBox label={words.search} value={query.q} clearHref={hrefOf({ q: "" })} />
      </Form>
      <FilterChip
        label={words.category}
        {...(query.category && { value: category[query.category] })}
        clearHref={hrefOf({ category: undefined })}
        kept={kept("category")}
      >
        <SelectField label={words.category} name="category" defaultValue={query.category ?? ""}>
          <option value="">{words.anyCategory}</option>
          {carCategories.map((one) => (
            <option key={one} value={one}>
              {category[one]}
            </option>
          ))}
        </SelectField>
      </FilterChip>
    </FilterBar>
  );
}

function addressOf(language: Language, query: CarsQuery): string {
  const written = new URLSearchParams(writeCarsQuery(query)).toString();
  return adminPath("cars", language) + (written ? `?${written}` : "");
}
