import {
  data,
  useLoaderData,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { searchFieldNames } from "../../../../domain/reservations/trip/check-trip.ts";
import { isRepeat } from "../../../../domain/reservations/trip/repeat.ts";
import { readSelection } from "../../../../domain/reservations/trip/search-params.ts";
import { languageOf } from "../../../../i18n/paths.ts";
import { resultsWords } from "../../../../i18n/results/en.ts";
import { searchCars } from "../../../../server/availability/search-cars.ts";
import { TripNeeded } from "../../../../ui/booking/search/trip-needed.tsx";
import { page } from "../../../request/page-context.ts";
import { isCounted } from "../../../../server/visits/is-counted.ts";
import { noteRefused } from "./note-refused.ts";
import { readTrip, statusOf } from "../read-trip.ts";
import { useSite } from "../../../request/use-site.ts";
import { choiceOf, resultsOf, tripFacts } from "./results-view.ts";
import { Results } from "./results.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { deps, language, now } = context.get(page);
  const catalogue = await deps.catalogue.get();
  const params = new URL(request.url).searchParams;
  const asked = readTrip(params, catalogue, now);
  if (asked.kind === "no-trip") {
    await noteRefused(request, asked, { deps, language, now });
    return data(asked, { status: statusOf(asked) });
  }
  const { trip } = asked;
  const { offers } = await searchCars(deps, { trip, language, now, byStaff: !isCounted(request) });
  const { priceList } = catalogue;
  return data({
    ...asked,
    isAgain: isRepeat(params),
    results: resultsOf(offers, {
      trip,
      language,
      priceList,
      choiceFor: choiceOf(readSelection(params), asked.rentalDays, priceList),
    }),
    facts: tripFacts(trip, priceList, now),
  });
}

/** Filters and sorting use the data that is here already; only another trip runs the loader again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSame = [...searchFieldNames, "car"].every(
    (name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name),
  );
  return currentUrl.pathname === nextUrl.pathname && isSame ? false : defaultShouldRevalidate;
}

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const words = resultsWords(languageOf(location.pathname));
  const title = loaderData?.kind === "no-trip" ? words.metaTitle : `${words.title} · Eternal Pro`;
  return [{ title }, { name: "description", content: words.description }];
}

export default function Search() {
  const found = useLoaderData<typeof loader>();
  const { language, locations } = useSite();
  if (found.kind === "no-trip") {
    return <TripNeeded language={language} context={found.search} {...found} />;
  }
  return <Results language={language} locations={locations} found={found} />;
}
