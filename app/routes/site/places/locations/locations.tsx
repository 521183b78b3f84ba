import { Suspense, use } from "react";
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "react-router";
import type { LocalDate } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import type { Location } from "../../../../domain/locations/location.ts";
import { languageOf } from "../../../../i18n/paths.ts";
import { placesWords } from "../../../../i18n/places/en.ts";
import { siteWords } from "../../../../i18n/site/en.ts";
import { page } from "../../../request/page-context.ts";
import { useSite } from "../../../request/use-site.ts";
import { PlaceBrowser } from "./place-browser.tsx";
import { anonymousMark } from "../../../../server/http/cache/page-cache.ts";
import { List } from "../../../../ui/controls/list.tsx";
import { Skeleton } from "../../../../ui/controls/states/skeleton.tsx";
import { PageHead } from "../../../../ui/layout/page-head.tsx";
import styles from "./locations.module.css";

type View = { today: LocalDate; places: readonly Location[]; hasStreetMap: boolean };
/** A promise when the visitor comes from another page of ours; a page from the server comes with its places. */
type Loaded = { view: View | Promise<View> };

export async function loader({ context }: LoaderFunctionArgs) {
  const { deps, today } = context.get(page);
  const { priceList, facts } = await deps.catalogue.get();
  const hasStreetMap = facts.mapTiles !== undefined;
  const view: View = { today, places: priceList.locations, hasStreetMap };
  return { view };
}

/** Shows the page immediately, with placeholders for the places. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Loaded {
  return { view: serverLoader<typeof loader>().then(({ view }) => view) };
}

/** The filter uses the data that is here already. */
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

export function meta({ location }: MetaArgs<typeof loader>) {
  const words = placesWords(languageOf(location.pathname)).list;
  return [{ title: words.metaTitle }, { name: "description", content: words.description }];
}

/** All pick-up and return places, on the map and as cards. */
export default function Locations() {
  const { view } = useLoaderData<Loaded>();
  const { language } = useSite();
  const words = placesWords(language).list;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        language={language}
        title={words.title}
        lead={words.lead}
        label={siteWords(language).locations}
      />
      <Suspense fallback={<PlacesSkeleton language={language} />}>
        <Places view={view} />
      </Suspense>
    </div>
  );
}

/** The places: rendered on the server, awaited by a visitor who comes from another page of ours. */
function Places({ view }: Loaded) {
  const { language } = useSite();
  const shown = view instanceof Promise ? use(view) : view;
  return <PlaceBrowser {...shown} language={language} />;
}

const six = [1, 2, 3, 4, 5, 6];

/** Six cards in their final size, while the places are loading. */
function PlacesSkeleton({ language }: { language: Language }) {
  return (
    <div role="status">
      <span className="visually-hidden">{siteWords(language).loading}</span>
      <div className={styles.filter} aria-hidden="true">
        {["5rem", "7rem", "8rem", "10rem"].map((width) => (
          <Skeleton key={width} width={width} height="44px" />
        ))}
      </div>
      <div className={styles.columns} aria-hidden="true">
        <div className={`${styles.map} ${styles.mapComing}`} />
        <List className={styles.places}>
          {six.map((card) => (
            <li key={card} className={styles.coming}>
              <Skeleton width="70%" height="28px" />
              <Skeleton width="45%" height="20px" />
              <Skeleton width="100%" height="44px" />
              <Skeleton width="80%" height="20px" />
              <Skeleton width="60%" height="20px" />
              <Skeleton width="75%" height="20px" />
            </li>
          ))}
        </List>
      </div>
    </div>
  );
}
