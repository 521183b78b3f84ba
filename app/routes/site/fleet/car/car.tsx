import { Suspense } from "react";
import {
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useLoaderData,
} from "react-router";
import type { Car } from "../../../../domain/cars/car.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import { startingPrices } from "../../../../domain/pricing/starting-prices.ts";
import {
  minRentalDaysFor,
  searchFieldNames,
} from "../../../../domain/reservations/trip/check-trip.ts";
import { draftOf } from "../../../request/draft-of.ts";
import { searchContext } from "../../../../domain/reservations/trip/search-context.ts";
import { readSearchFields } from "../../../../domain/reservations/trip/search-params.ts";
import { carKind, carWords } from "../../../../i18n/booking/car-words.ts";
import { carPageWords } from "../../../../i18n/car/en.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { languageOf, pathTo } from "../../../../i18n/paths.ts";
import { fittingText, seoTexts } from "../../../../i18n/seo-texts.ts";
import { siteWords } from "../../../../i18n/site/en.ts";
import { page } from "../../../request/page-context.ts";
import { useSite } from "../../../request/use-site.ts";
import { CarData } from "./car-data.tsx";
import { CarTop } from "./car-top.tsx";
import { includedFacts, plansInShort, priceView } from "./car-view.ts";
import { FreeDays } from "./free-days.tsx";
import { PriceTable } from "./price-table.tsx";
import { Terms } from "./terms.tsx";
import { carCalendar } from "../../../../server/availability/car-calendar.ts";
import { listCarColours } from "../../../../server/cars/list-car-colours.ts";
import { firstPhoto } from "../../../../ui/booking/car/car-brief.ts";
import { CarPicture } from "../../../../ui/booking/car/car-picture.tsx";
import { SearchForm } from "../../../../ui/booking/search/search-form-later.ts";
import { PageHead } from "../../../../ui/layout/page-head.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./car.module.css";

const maxOthers = 3;

/**
 * Loads a car on offer. Another category in the address is corrected by a redirect; an unknown or withdrawn car is a 404. The
 * calendar is live, so the answer is not cached for everybody (no anonymous mark).
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { deps, language, now, today } = context.get(page);
  const catalogue = await deps.catalogue.get();
  const { cars, priceList } = catalogue;
  const car = cars.find(({ id }) => String(id) === params.id);
  if (!car) throw data(undefined, { status: 404 });
  const { search, searchParams } = new URL(request.url);
  if (car.category !== params.category) {
    throw redirect(pathTo("car", language, { category: car.category, id: car.id }) + search, 302);
  }
  const asked = readSearchFields(searchParams);
  const { byCar } = startingPrices(priceList, cars, today);
  const [place] = priceList.locations;
  return {
    car,
    fromCents: byCar[car.id],
    colours: await listCarColours(deps, car),
    search: { ...searchContext(priceList, now), draft: draftOf(request, priceList, now) },
    /** Dates from the address, e.g. of a day in the calendar. */
    fields: Object.keys(asked).length > 0 ? asked : undefined,
    calendar: await carCalendar(deps, catalogue, car.id, now),
    place: place && inLanguage(place.name, language),
    minRentalDays: minRentalDaysFor(today, priceList.rules, priceList.seasons),
    prices: priceView(car, { priceList, now, language }),
    plans: plansInShort(car, priceList, language),
    included: includedFacts(priceList, language),
    others: cars
      .filter(({ id, category }) => category === car.category && id !== car.id)
      .slice(0, maxOthers)
      .map((other) => ({ ...other, ...firstPhoto(other), fromCents: byCar[other.id] })),
  };
}

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const language = languageOf(location.pathname);
  const words = carPageWords(language);
  const { car, fromCents } = loaderData;
  const plain = [words.metaTitlePlain(car.name), car.name];
  const titles =
    fromCents === undefined
      ? plain
      : [words.metaTitle(car.name, formatEuro(fromCents, language)), ...plain];
  const kind = carKind({ ...car, orSimilar: false }, language);
  const descriptions = [words.description(car.name, kind), words.descriptionShort(car.name)];
  return [
    { title: fittingText(titles, seoTexts.maxTitle) },
    { name: "description", content: fittingText(descriptions, seoTexts.maxDescription) },
  ];
}

/** One car: its pictures, its data, its free days, its prices with their lines, and the link to book it. */
export default function CarPage() {
  const { car, fromCents, colours, calendar, place, minRentalDays, search, ...rest } =
    useLoaderData<typeof loader>();
  const { language, rules } = useSite();
  const vehicles = { to: pathTo("vehicles", language), label: siteWords(language).vehicles };
  const category = {
    to: `${vehicles.to}?category=${car.category}`,
    label: carWords(language).category[car.category],
  };
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        language={language}
        title={car.name}
        lead={inLanguage(car.description, language)}
        above={[vehicles, category]}
      />
      <CarTop {...{ language, car, colours, fromCents }} />
      <Book carId={car.id} search={search} fields={rest.fields} />
      <FreeDays
        {...{ language, calendar, place, minRentalDays, now: search.now }}
        chosen={rest.fields?.pickupDate}
      />
      <PriceTable language={language} prices={rest.prices} />
      <Terms {...{ language, car, rules, plans: rest.plans, included: rest.included }} />
      <CarData language={language} car={car} />
      <OtherCars language={language} cars={rest.others} />
    </div>
  );
}

type BookProps = Pick<ReturnType<typeof useLoaderData<typeof loader>>, "search" | "fields"> & {
  carId: number;
};

function Book({ carId, search, fields }: BookProps) {
  const { language } = useSite();
  const words = carPageWords(language);
  return (
    <section id="book" className={styles.book} aria-labelledby="book-title">
      <h2 id="book-title">{words.bookTitle}</h2>
      <p>{words.bookLead}</p>
      <Suspense>
        <SearchForm
          // Another day of the calendar starts a new form.
          key={searchFieldNames.map((name) => fields?.[name]).join(" ")}
          language={language}
          context={search}
          fields={fields}
          carried={[["car", String(carId)]]}
          label={words.bookTitle}
          next={{ page: "extras", label: words.continue }}
        />
      </Suspense>
    </section>
  );
}

type Props = { language: Language; cars: readonly (Car & { fromCents?: number })[] };

/** Links to other cars of the same category. */
function OtherCars({ language, cars }: Props) {
  const words = carPageWords(language);
  if (cars.length === 0) return undefined;
  return (
    <section className={styles.others} aria-labelledby="others-title">
      <h2 id="others-title">{words.othersTitle}</h2>
      <List>
        {cars.map((car) => (
          <li key={car.id}>
            <Link to={pathTo("car", language, { category: car.category, id: car.id })}>
              <CarPicture car={car} alt="" />
              <h3>{car.name}</h3>
              <p>{carKind({ ...car, orSimilar: false }, language)}</p>
              {car.fromCents !== undefined && (
                <p>
                  {words.from} <b>{formatEuro(car.fromCents, language)}</b> {words.aDay}
                </p>
              )}
            </Link>
          </li>
        ))}
      </List>
    </section>
  );
}
