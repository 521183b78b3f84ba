import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import { startingPrices } from "../../../domain/pricing/starting-prices.ts";
import { searchContext } from "../../../domain/reservations/search-context.ts";
import { readSearchFields, readSelection } from "../../../domain/reservations/search-params.ts";
import { formatEuro } from "../../../i18n/format.ts";
import { homeWords } from "../../../i18n/home/words.ts";
import { languageOf } from "../../../i18n/paths.ts";
import { searchWords } from "../../../i18n/search/words.ts";
import { siteWords } from "../../../i18n/site/words.ts";
import { anonymousMark } from "../../../server/http/page-cache.ts";
import { SearchForm } from "../../../ui/booking/search-form.tsx";
import { AskBand } from "../../../ui/layout/ask-band.tsx";
import { page } from "../../page-context.ts";
import { useSite } from "../../use-site.ts";
import { carKinds } from "./car-kinds.ts";
import { CarRange } from "./car-range.tsx";
import { Hero } from "./hero.tsx";
import { Questions } from "./questions.tsx";
import { Reasons } from "./reasons.tsx";
import { Reviews } from "./reviews.tsx";
import styles from "./home.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { deps, now, today } = context.get(page);
  const { priceList, cars, reviews, faq } = await deps.catalogue.get();
  const { searchParams } = new URL(request.url);
  const { carId } = readSelection(searchParams);
  const asked = readSearchFields(searchParams);
  const chosen = cars.find((car) => car.id === carId);
  return {
    search: searchContext(priceList, now),
    /** A trip that came along in the address, to be changed. */
    fields: Object.keys(asked).length > 0 ? asked : undefined,
    kinds: carKinds(cars, startingPrices(priceList, cars, today)),
    chosen: chosen && {
      id: chosen.id,
      name: chosen.name,
      body: chosen.body,
      colour: chosen.colour,
    },
    reviews: reviews.slice(0, 3),
    questions: faq.filter(({ topic }) => topic === "general").slice(0, 5),
    freeCancellationHours: priceList.rules.freeCancellationHours,
  };
}

/** The page is the same for everybody. */
export function headers() {
  return { [anonymousMark]: "1" };
}

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const language = languageOf(location.pathname);
  const words = homeWords(language);
  const price = lowest(loaderData?.kinds ?? []);
  return [
    { title: words.title },
    ...(price === undefined
      ? []
      : [{ name: "description", content: words.description(formatEuro(price, language)) }]),
  ];
}

export default function Home() {
  const { search, fields, kinds, chosen, reviews, questions, freeCancellationHours } =
    useLoaderData<typeof loader>();
  const { language, facts } = useSite();
  const words = homeWords(language);
  const shown = chosen ?? kinds.find(({ category }) => category === "compact")?.car;
  return (
    <>
      <Hero
        language={language}
        fromCents={lowest(kinds)}
        freeCancellationHours={freeCancellationHours}
        car={shown}
      >
        <SearchForm
          language={language}
          context={search}
          fields={fields}
          carried={chosen && [["car", String(chosen.id)]]}
        >
          {chosen && (
            <p className={styles.chosen}>{searchWords(language).carChosen(chosen.name)}</p>
          )}
        </SearchForm>
      </Hero>
      <CarRange language={language} kinds={kinds} minRentalDays={search.rules.minRentalDays} />
      <Reasons
        language={language}
        customers={facts.customers}
        founded={facts.founded}
        freeCancellationHours={freeCancellationHours}
      />
      <Reviews
        language={language}
        rating={facts.rating}
        reviewCount={facts.reviewCount}
        reviews={reviews}
      />
      <Questions
        language={language}
        freeCancellationHours={freeCancellationHours}
        questions={questions}
      />
      <AskBand
        title={words.askTitle}
        text={words.askText}
        callLabel={siteWords(language).call}
        facts={facts}
      />
    </>
  );
}

function lowest(kinds: readonly { fromCents: number }[]): number | undefined {
  return kinds.length > 0 ? Math.min(...kinds.map(({ fromCents }) => fromCents)) : undefined;
}
