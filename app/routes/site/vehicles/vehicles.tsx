import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import { carCategories } from "../../../domain/cars/car.ts";
import { startingPrices } from "../../../domain/pricing/starting-prices.ts";
import { carWords } from "../../../i18n/booking/car-words.ts";
import { formatEuro } from "../../../i18n/format.ts";
import { pageWords } from "../../../i18n/pages/words.ts";
import { languageOf, pathTo } from "../../../i18n/paths.ts";
import { siteWords } from "../../../i18n/site/words.ts";
import { anonymousMark } from "../../../server/http/page-cache.ts";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { ChipLink, ChipNote } from "../../../ui/controls/chip.tsx";
import { PageHead } from "../../../ui/layout/page-head.tsx";
import { page } from "../../page-context.ts";
import { useSite } from "../../use-site.ts";
import { FleetCard } from "./fleet-card.tsx";
import styles from "./vehicles.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { deps, today } = context.get(page);
  const { cars, priceList } = await deps.catalogue.get();
  const asked = new URL(request.url).searchParams.get("category");
  const { byCar } = startingPrices(priceList, cars, today);
  return {
    category: carCategories.find((category) => category === asked),
    cars: cars.map((car) => ({ ...car, fromCents: byCar[car.id] })),
  };
}

export function headers() {
  return { [anonymousMark]: "1" };
}

export function meta({ location }: MetaArgs<typeof loader>) {
  return [{ title: pageWords(languageOf(location.pathname)).vehicles.metaTitle }];
}

/** Every car with what it is and what its days start at; dates come next. */
export default function Vehicles() {
  const { cars, category } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const words = pageWords(language).vehicles;
  const shown = cars.filter((car) => category === undefined || car.category === category);
  const prices = cars.flatMap((car) => car.fromCents ?? []);
  const here = pathTo("vehicles", language);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        language={language}
        title={words.title}
        label={siteWords(language).vehicles}
        lead={prices.length > 0 && words.lead(formatEuro(Math.min(...prices), language))}
      />
      <nav aria-label={words.filter} className={styles.filter}>
        <ChipLink to={here} on={!category} aria-current={!category || undefined} preventScrollReset>
          {words.all} <ChipNote>{cars.length}</ChipNote>
        </ChipLink>
        {carCategories.map((each) => (
          <ChipLink
            key={each}
            to={`${here}?category=${each}`}
            on={category === each}
            aria-current={category === each || undefined}
            preventScrollReset
          >
            {carWords(language).category[each]}{" "}
            <ChipNote>{cars.filter((car) => car.category === each).length}</ChipNote>
          </ChipLink>
        ))}
      </nav>
      {shown.length === 0 && (
        <p className={styles.none}>
          {words.none} <ButtonLink to={here}>{words.showAll}</ButtonLink>
        </p>
      )}
      <ul className={styles.fleet}>
        {shown.map((car, index) => (
          <li key={car.id}>
            <FleetCard car={car} language={language} priority={index < 4} />
          </li>
        ))}
      </ul>
      <p className={styles.after}>{words.otherPrice}</p>
    </div>
  );
}
