import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import { locationCategories } from "../../../domain/locations/location.ts";
import { pageWords } from "../../../i18n/pages/words.ts";
import { languageOf } from "../../../i18n/paths.ts";
import { siteWords } from "../../../i18n/site/words.ts";
import { anonymousMark } from "../../../server/http/page-cache.ts";
import { PageHead } from "../../../ui/layout/page-head.tsx";
import { page } from "../../page-context.ts";
import { useSite } from "../../use-site.ts";
import { PlaceCard } from "./place-card.tsx";
import styles from "./locations.module.css";

export async function loader({ context }: LoaderFunctionArgs) {
  const { deps, today } = context.get(page);
  const { priceList } = await deps.catalogue.get();
  return { today, places: priceList.locations };
}

export function headers() {
  return { [anonymousMark]: "1" };
}

export function meta({ location }: MetaArgs<typeof loader>) {
  return [{ title: pageWords(languageOf(location.pathname)).locations.metaTitle }];
}

/** All pick-up and return places by kind. */
export default function Locations() {
  const { places, today } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const words = pageWords(language).locations;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        language={language}
        title={words.title}
        lead={words.lead}
        label={siteWords(language).locations}
      />
      {locationCategories.map((category) => (
        <section key={category} className={styles.kind}>
          <h2>{words[category]}</h2>
          <ul className={styles.places}>
            {places
              .filter((place) => place.category === category)
              .map((place) => (
                <li key={place.id}>
                  <PlaceCard place={place} today={today} language={language} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
