import { lazy, Suspense } from "react";
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { startingPrices } from "../../../../domain/pricing/starting-prices.ts";
import { draftOf } from "../../../request/draft-of.ts";
import { searchContext } from "../../../../domain/reservations/trip/search-context.ts";
import {
  readSearchFields,
  readSelection,
} from "../../../../domain/reservations/trip/search-params.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { heroWords } from "../../../../i18n/hero/en.ts";
import { languageOf } from "../../../../i18n/paths.ts";
import { anonymousMark } from "../../../../server/http/cache/page-cache.ts";
import { SearchForm } from "../../../../ui/booking/search/search-form-later.ts";
import { afterTouch } from "../../../../ui/browser/first-touch.ts";
import { page } from "../../../request/page-context.ts";
import { useSite } from "../../../request/use-site.ts";
import { carKinds, offerOf } from "./home-view.ts";
import { Hero } from "./hero.tsx";
import styles from "./home.module.css";
// Styles of the parts that load later: the page is drawn whole before that.
import "../../../../ui/controls/folded-text.module.css";
import "../../../../ui/controls/marks/stars.module.css";
import "../../../../ui/controls/swipe/swipe-strip.module.css";
import "../../../../ui/controls/marks/tag.module.css";
import "../../../../ui/layout/consent/ask-band.module.css";
import "../../../../ui/layout/message-banner.module.css";
import "../../../../ui/layout/questions.module.css";
import "./band.module.css";
import "./car-range.module.css";
import "./questions.module.css";
import "./reasons.module.css";
import "./reviews.module.css";

/** Everything below the search card can be read and followed without scripts. */
const HomeBelow = lazy(() => afterTouch(() => import("./home-below.tsx")));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { deps, now, today, language } = context.get(page);
  const { priceList, cars, reviews, faq } = await deps.catalogue.get();
  const { searchParams } = new URL(request.url);
  const { carId } = readSelection(searchParams);
  const asked = readSearchFields(searchParams);
  const chosen = cars.find((car) => car.id === carId);
  const kinds = carKinds(cars, startingPrices(priceList, cars, today));
  return {
    search: { ...searchContext(priceList, now), draft: draftOf(request, priceList, now) },
    /** A trip from the address, to be changed. */
    fields: Object.keys(asked).length > 0 ? asked : undefined,
    kinds,
    from: lowest(kinds, language),
    chosen: chosen && {
      id: chosen.id,
      name: chosen.name,
      body: chosen.body,
      colour: chosen.colour,
    },
    reviews: reviews.slice(0, 3),
    questions: faq.filter(({ topic }) => topic === "general").slice(0, 5),
    offer: offerOf(priceList),
  };
}

/** The page is the same for everybody. */
export function headers() {
  return { [anonymousMark]: "1" };
}

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const language = languageOf(location.pathname);
  const words = heroWords(language);
  return [
    { title: words.title },
    { name: "description", content: words.description(loaderData?.from?.text) },
  ];
}

export default function Home() {
  const { search, fields, kinds, from, chosen, reviews, questions, offer } =
    useLoaderData<typeof loader>();
  const { language } = useSite();
  const shown = chosen ?? kinds.find(({ category }) => category === "compact")?.car;
  const { minRentalDays } = search.rules;
  return (
    <>
      <Hero {...{ language, fromPrice: from?.text, offer, car: shown }}>
        <Suspense>
          <SearchForm
            language={language}
            context={search}
            fields={fields}
            carried={chosen && [["car", String(chosen.id)]]}
          >
            {chosen && (
              <p className={styles.chosen}>{heroWords(language).carChosen(chosen.name)}</p>
            )}
          </SearchForm>
        </Suspense>
      </Hero>
      <Suspense>
        <HomeBelow
          {...{ language, kinds, minRentalDays, offer, reviews, questions }}
          fromCents={from?.cents}
        />
      </Suspense>
    </>
  );
}

/** Written by the server, so that a browser draws the top of the page without the rules of amounts and dates. */
function lowest(kinds: readonly { fromCents: number }[], language: Language) {
  if (kinds.length === 0) return undefined;
  const cents = Math.min(...kinds.map(({ fromCents }) => fromCents));
  return { cents, text: formatEuro(cents, language) };
}
