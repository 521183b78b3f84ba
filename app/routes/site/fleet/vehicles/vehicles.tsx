import { Suspense, use } from "react";
import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { startingPrices } from "../../../../domain/pricing/starting-prices.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { languageOf } from "../../../../i18n/paths.ts";
import { siteWords } from "../../../../i18n/site/en.ts";
import { vehiclesWords } from "../../../../i18n/vehicles/en.ts";
import { anonymousMark } from "../../../../server/http/cache/page-cache.ts";
import { firstPhoto } from "../../../../ui/booking/car/car-brief.ts";
import { Skeleton } from "../../../../ui/controls/states/skeleton.tsx";
import { PageHead } from "../../../../ui/layout/page-head.tsx";
import { page } from "../../../request/page-context.ts";
import { useSite } from "../../../request/use-site.ts";
import { FleetBrowser } from "./fleet-browser.tsx";
import type { FleetCar } from "./fleet-card.tsx";
import { FleetSkeleton } from "./fleet-skeleton.tsx";
import styles from "./vehicles.module.css";

/** A promise when the visitor comes from another page of ours; a page from the server comes with its cars. */
type Loaded = { cars: readonly FleetCar[] | Promise<readonly FleetCar[]>; fromCents?: number };

export async function loader({ context }: LoaderFunctionArgs) {
  const { deps, today } = context.get(page);
  const { cars, priceList } = await deps.catalogue.get();
  const { byCar } = startingPrices(priceList, cars, today);
  const listed: readonly FleetCar[] = cars.map((car) => ({
    ...car,
    ...firstPhoto(car),
    fromCents: byCar[car.id],
  }));
  return { cars: listed, fromCents: lowest(listed) };
}

/** Shows the page immediately, with placeholders for the cars. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Loaded {
  return { cars: serverLoader<typeof loader>().then(({ cars }) => cars) };
}

/** Filters use the data that is here already. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export function headers() {
  return { [anonymousMark]: "1" };
}

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const language = languageOf(location.pathname);
  const words = vehiclesWords(language);
  const fromCents = loaderData?.fromCents;
  const title = { title: words.metaTitle };
  if (fromCents === undefined) return [title];
  const content = words.description(formatEuro(fromCents, language));
  return [title, { name: "description", content }];
}

/** Every car with its main facts and its starting day price; the dates follow on the next page. */
export default function Vehicles() {
  const { cars } = useLoaderData<Loaded>();
  return (
    <div className={`wrap ${styles.page}`}>
      {cars instanceof Promise ? (
        <Suspense fallback={<Loading />}>
          <FleetToCome cars={cars} />
        </Suspense>
      ) : (
        <Fleet cars={cars} />
      )}
    </div>
  );
}

function FleetToCome({ cars }: { cars: Promise<readonly FleetCar[]> }) {
  return <Fleet cars={use(cars)} />;
}

function Fleet({ cars }: { cars: readonly FleetCar[] }) {
  const { language } = useSite();
  const words = vehiclesWords(language);
  const fromCents = lowest(cars);
  return (
    <>
      <PageHead
        language={language}
        title={words.title}
        label={siteWords(language).vehicles}
        lead={fromCents !== undefined && words.lead(formatEuro(fromCents, language))}
      />
      <FleetBrowser language={language} cars={cars} />
    </>
  );
}

function Loading() {
  const { language } = useSite();
  const words = vehiclesWords(language);
  return (
    <>
      <PageHead
        language={language}
        title={words.title}
        label={siteWords(language).vehicles}
        lead={<Skeleton width="36ch" height="1.5em" />}
      />
      <FleetSkeleton language={language} />
    </>
  );
}

function lowest(cars: readonly FleetCar[]): number | undefined {
  const prices = cars.flatMap(({ fromCents }) => fromCents ?? []);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
