import { useState, type FormEvent } from "react";
import { ChevronDown, SlidersHorizontal } from "lucide-react";
import { Link } from "react-router";
import { carCategories, transmissions } from "../../../../domain/cars/car.ts";
import {
  seatSteps,
  writeCarFilters,
  type CarFilters,
} from "../../../../domain/cars/car-filters.ts";
import type { Language } from "../../../../domain/language.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { counted } from "../../../../i18n/booking/counted.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { vehiclesWords } from "../../../../i18n/vehicles/en.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { SelectField } from "../../../../ui/controls/field.tsx";
import { ChipFold } from "../../../../ui/controls/chip.tsx";
import { Icon } from "../../../../ui/controls/icon.tsx";
import type { FleetCar } from "./fleet-card.tsx";
import { PriceRange } from "./price-range.tsx";
import styles from "./fleet-filter.module.css";

type Props = {
  language: Language;
  cars: readonly FleetCar[];
  filters: CarFilters;
  /** The number of cars that pass the filters. */
  shown: number;
  onChange: (edited: Partial<CarFilters>) => void;
};

/** The filters of the fleet: a form that takes effect immediately, or by its button without scripts. */
export function FleetFilter({ language, cars, filters, shown, onChange }: Props) {
  const words = vehiclesWords(language);
  const here = pathTo("vehicles", language);
  return (
    <form
      method="get"
      action={here}
      aria-label={words.filter}
      className={styles.filter}
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      <div className={styles.bar}>
        <p role="status">
          <b>{counted(shown, "car", language)}</b>
        </p>
        <CategoryField {...{ language, cars, filters, onChange }} />
        <noscript>
          <Button type="submit">{words.apply}</Button>
        </noscript>
      </div>
      <Panel {...{ language, filters, onChange }} />
    </form>
  );
}

type FieldProps = Pick<Props, "language" | "filters" | "onChange">;

function CategoryField({ language, cars, filters, onChange }: FieldProps & Pick<Props, "cars">) {
  const words = vehiclesWords(language);
  const names = carWords(language).category;
  return (
    <SelectField
      className={styles.category}
      label={words.category}
      name="category"
      value={filters.category ?? ""}
      onChange={({ currentTarget }) =>
        onChange({ category: carCategories.find((one) => one === currentTarget.value) })
      }
    >
      <option value="">
        {words.allCategories} ({cars.length})
      </option>
      {carCategories.map((category) => (
        <option key={category} value={category}>
          {names[category]} ({cars.filter((car) => car.category === category).length})
        </option>
      ))}
    </SelectField>
  );
}

/** All filters but the category; open from the start when one of them is active. */
function Panel({ language, filters, onChange }: FieldProps) {
  const words = vehiclesWords(language);
  const chosen = writeCarFilters({ ...filters, category: undefined }).length;
  const [startsOpen] = useState(chosen > 0);
  const isFiltered = writeCarFilters(filters).length > 0;
  return (
    <details className={styles.panel} open={startsOpen}>
      <ChipFold>
        <Icon of={SlidersHorizontal} size={18} />
        {chosen > 0 ? words.filtersOn(chosen) : words.filters}
        <Icon of={ChevronDown} size={16} />
      </ChipFold>
      <div className={styles.inside}>
        <GearboxField {...{ language, filters, onChange }} />
        <SeatsField {...{ language, filters, onChange }} />
        <PriceRange language={language} min={filters.min} max={filters.max} onChange={onChange} />
        <noscript>
          <Button type="submit">{words.apply}</Button>
        </noscript>
        {isFiltered && (
          <Link className="link" to={pathTo("vehicles", language)} preventScrollReset>
            {words.clear}
          </Link>
        )}
      </div>
    </details>
  );
}

function GearboxField({ language, filters, onChange }: FieldProps) {
  const words = vehiclesWords(language);
  const names = carWords(language).transmission;
  return (
    <SelectField
      label={words.transmission}
      name="transmission"
      value={filters.transmission ?? ""}
      onChange={({ currentTarget }) =>
        onChange({ transmission: transmissions.find((one) => one === currentTarget.value) })
      }
    >
      <option value="">{words.any}</option>
      {[...transmissions].reverse().map((transmission) => (
        <option key={transmission} value={transmission}>
          {names[transmission]}
        </option>
      ))}
    </SelectField>
  );
}

function SeatsField({ language, filters, onChange }: FieldProps) {
  const words = vehiclesWords(language);
  return (
    <SelectField
      label={words.seats}
      name="seats"
      value={filters.seats ?? ""}
      onChange={({ currentTarget }) =>
        onChange({ seats: seatSteps.find((one) => String(one) === currentTarget.value) })
      }
    >
      <option value="">{words.any}</option>
      {seatSteps.map((seats) => (
        <option key={seats} value={seats}>
          {words.atLeast(seats)}
        </option>
      ))}
    </SelectField>
  );
}
