import { useSearchParams } from "react-router";
import type { Bilingual, Language } from "../../../../domain/language.ts";
import type { SearchFields } from "../../../../domain/reservations/trip/check-trip.ts";
import type { SearchContext } from "../../../../domain/reservations/trip/search-context.ts";
import type { Trip } from "../../../../domain/reservations/trip/trip.ts";
import { formatUntilShort } from "../../../../i18n/booking/until.ts";
import { formatEuroShort } from "../../../../i18n/format.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { resultsWords } from "../../../../i18n/results/en.ts";
import {
  bySize,
  facets,
  type Filters,
  passes,
  readFilters,
  readSort,
  type Sort,
} from "./filter-cars.ts";
import { FilterForm } from "./filter-form.tsx";
import { ResultsTop } from "./results-top.tsx";
import type { Result, TripFacts } from "./results-view.ts";
import { AlternativeList } from "../../../../ui/booking/car/alternatives.tsx";
import { CarCard, TakenCard } from "../../../../ui/booking/car/car-card.tsx";
import { BookingPage } from "../../../../ui/booking/flow/booking-page.tsx";
import { SearchForm } from "../../../../ui/booking/search/search-form.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import styles from "./results.module.css";

type Found = {
  trip: Trip;
  rentalDays: number;
  search: SearchContext;
  fields: SearchFields;
  /** Entries that travel with a changed trip. */
  carried: readonly (readonly [string, string])[];
  /** True when the search repeats an earlier reservation. */
  isAgain: boolean;
  results: readonly Result[];
  facts: TripFacts;
};

type Props = {
  language: Language;
  locations: readonly { id: string; name: Bilingual }[];
  found: Found;
};

/** The cars for a trip, filtered and sorted by the address. */
export function Results({ language, locations, found }: Props) {
  const words = resultsWords(language);
  const [params] = useSearchParams();
  const { trip, rentalDays, search, fields, carried, isAgain, results, facts } = found;
  const [filters, sort] = [readFilters(params), readSort(params)];
  const wished = params.get("car") ?? "";
  const shown = ordered(results, filters, sort, wished);
  const isGone = wished !== "" && !results.some(({ car }) => String(car.id) === wished);
  const cars = results.map(({ car }) => car);
  return (
    <BookingPage
      {...{ language, trip, rentalDays, locations }}
      form={<SearchForm {...{ language, fields, carried }} context={search} />}
      step={0}
      back={[]}
    >
      <h1>{words.title}</h1>
      <div className={styles.grid}>
        <FilterForm {...{ language, cars, filters }} shown={shown.length} />
        <div>
          <ResultsTop
            {...{ language, filters, sort }}
            free={shown.filter(({ alternatives }) => !alternatives).length}
            all={shown.length}
          />
          {isGone && (
            <Note role="status" className={styles.note}>
              {words.carGone}
            </Note>
          )}
          {shown.length === 0 && <NothingFits language={language} all={results.length} />}
          {shown.length > 0 && shown.every(({ alternatives }) => alternatives) && (
            <Note role="status" className={styles.note}>
              <b>{words.noneTitle}.</b> {words.noneLead}
            </Note>
          )}
          <List className={styles.cars}>
            {shown.map((result, index) => (
              <One
                key={result.car.id}
                {...{ language, result, rentalDays, facts }}
                tag={tagOf(result, results, { wished, isAgain, language })}
                isFirst={index < 2}
              />
            ))}
          </List>
        </div>
      </div>
    </BookingPage>
  );
}

type OneProps = {
  language: Language;
  result: Result;
  rentalDays: number;
  facts: TripFacts;
  tag?: string;
  isFirst: boolean;
};

function One({ language, result, rentalDays, facts, tag, isFirst }: OneProps) {
  const { car, totalCents, to, about, alternatives } = result;
  if (alternatives) {
    return (
      <TakenCard {...{ language, car, about }}>
        <AlternativeList language={language} alternatives={alternatives} />
      </TakenCard>
    );
  }
  const included = includedFacts(result, facts, language);
  return (
    <CarCard
      {...{ language, car, totalCents, rentalDays, to, about, included, tag }}
      priority={isFirst}
    />
  );
}

function includedFacts(result: Result, facts: TripFacts, language: Language): string[] {
  const words = resultsWords(language);
  return [
    words.unlimitedKm,
    words.deposit(formatEuroShort(result.depositCents, language)),
    facts.hasFreeExtras ? words.freeExtras : "",
    facts.freeUntil ? words.freeUntil(formatUntilShort(facts.freeUntil, language)) : "",
  ].filter(Boolean);
}

function ordered(
  results: readonly Result[],
  filters: Filters,
  sort: Sort,
  wished: string,
): Result[] {
  const passing = results.filter(({ car }) => String(car.id) === wished || passes(car, filters));
  const sorted = sort === "size" ? [...passing].sort((a, b) => bySize(a.car, b.car)) : passing;
  const rank = ({ car, alternatives }: Result) =>
    String(car.id) === wished ? 0 : alternatives ? 2 : 1;
  return [...sorted].sort((a, b) => rank(a) - rank(b));
}

type Wish = { wished: string; isAgain: boolean; language: Language };

function tagOf(result: Result, all: readonly Result[], { wished, isAgain, language }: Wish) {
  const words = resultsWords(language);
  if (String(result.car.id) === wished) return isAgain ? words.lastTime : words.yourChoice;
  const cheapest = all.find(({ alternatives }) => !alternatives);
  return result === cheapest ? words.lowest : undefined;
}

/** The empty list: because of the filters, or because no car is listed. */
function NothingFits({ language, all }: { language: Language; all: number }) {
  const words = resultsWords(language);
  const [params] = useSearchParams();
  if (all === 0) {
    return (
      <EmptyState heading="h2" title={words.noCarsTitle} text={words.noCarsLead}>
        <ButtonLink to={pathTo("contact", language)}>{words.contact}</ButtonLink>
      </EmptyState>
    );
  }
  const bare = new URLSearchParams(params);
  for (const facet of facets) bare.delete(facet);
  return (
    <EmptyState heading="h2" title={words.emptyTitle} text={words.emptyLead(all)}>
      <ButtonLink to={`?${bare}`} replace preventScrollReset>
        {words.clear}
      </ButtonLink>
    </EmptyState>
  );
}
