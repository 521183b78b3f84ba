import type { ChangeEvent } from "react";
import { Form, useSearchParams, useSubmit } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { resultsWords } from "../../../../i18n/results/en.ts";
import { countFacet, type Facet, facets, type Filters } from "./filter-cars.ts";
import { SideSheet } from "../../../../ui/booking/bill/side-sheet.tsx";
import type { CarBrief } from "../../../../ui/booking/car/car-brief.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Tick } from "../../../../ui/controls/tick.tsx";
import styles from "./filter-form.module.css";

/** The id of the filters' form (also of sorting), and of its sheet on a phone. */
export const filterFormId = "filter-form";
export const filterSheetId = "filters";

type Props = {
  language: Language;
  cars: readonly CarBrief[];
  filters: Filters;
  /** The number of cars that pass the filters. */
  shown: number;
};

/** The filters with their counts: a form that submits itself, or by its button without scripts. */
export function FilterForm({ language, cars, filters, shown }: Props) {
  const words = resultsWords(language);
  const send = useSendFilters();
  return (
    <SideSheet
      id={filterSheetId}
      label={words.filters}
      closeLabel={words.close}
      className={styles.filters}
    >
      <Form
        id={filterFormId}
        method="get"
        action={pathTo("search", language)}
        onChange={(event: ChangeEvent<HTMLFormElement>) => send(event.currentTarget)}
      >
        <TripInputs />
        <p className={styles.title} aria-hidden="true">
          {words.filters}
        </p>
        {facets.map((facet) => (
          <fieldset key={facet}>
            <legend>{words[facet]}</legend>
            <FacetTicks {...{ language, cars, filters, facet }} />
          </fieldset>
        ))}
        <noscript>
          <Button type="submit" wide>
            {words.apply}
          </Button>
        </noscript>
        <div className={styles.show}>
          <Button kind="pick" wide popoverTarget={filterSheetId} popoverTargetAction="hide">
            {words.show(shown)}
          </Button>
        </div>
      </Form>
    </SideSheet>
  );
}

/** Submits the filters and replaces the current address. */
export function useSendFilters() {
  const submit = useSubmit();
  return (form: HTMLFormElement | null) => {
    if (form) void submit(form, { replace: true, preventScrollReset: true });
  };
}

/** Hidden fields that carry the trip along with the filters. */
function TripInputs() {
  const [params] = useSearchParams();
  const own = new Set<string>([...facets, "sort"]);
  return [...params]
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />);
}

type TicksProps = Pick<Props, "language" | "cars" | "filters"> & { facet: Facet };

function FacetTicks({ language, cars, filters, facet }: TicksProps) {
  return countFacet(cars, filters, facet).map(({ value, count, chosen }) => (
    <Tick
      key={`${value} ${chosen}`}
      name={facet}
      value={value}
      defaultChecked={chosen}
      disabled={count === 0 && !chosen}
      end={count}
    >
      {facetLabel(facet, value, language)}
    </Tick>
  ));
}

/** Returns the name of a facet's value in the list of filters. */
function facetLabel(facet: Facet, value: string, language: Language): string {
  if (facet === "seats") return resultsWords(language).seatsAtLeast(Number(value));
  const { category, transmission, fuel } = carWords(language);
  const names: Record<string, string> = { category, gearbox: transmission, fuel }[facet];
  return names[value] ?? value;
}

/** Returns the name of a facet's value on a chip, where it has no heading. */
export function chipLabel(facet: Facet, value: string, language: Language): string {
  return facet === "seats"
    ? resultsWords(language).seatsChip(Number(value))
    : facetLabel(facet, value, language);
}
