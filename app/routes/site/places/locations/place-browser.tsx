import { useSearchParams } from "react-router";
import type { LocalDate } from "../../../../domain/calendar.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import type { Location, LocationCategory } from "../../../../domain/locations/location.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { placesWords } from "../../../../i18n/places/en.ts";
import { PlaceCard } from "./place-card.tsx";
import { CountryMap } from "../../../../ui/booking/choices/country-map.tsx";
import { StreetMap } from "../../../../ui/booking/map/street-map.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { ChipLink, ChipNote } from "../../../../ui/controls/chip.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./locations.module.css";

type Props = {
  places: readonly Location[];
  today: LocalDate;
  hasStreetMap: boolean;
  language: Language;
};

/** The places of the kind that the address selects. */
export function PlaceBrowser({ places, today, hasStreetMap, language }: Props) {
  const words = placesWords(language).list;
  const [params] = useSearchParams();
  const kind = readKind(params);
  const numbered = places.map((place, index) => ({ place, number: index + 1 }));
  const shown = numbered.filter(({ place }) => !kind || place.category === kind);
  const here = pathTo("locations", language);
  const pins = shown.map(({ place: { id, lat, lng, name }, number }) => ({
    id,
    lat,
    lng,
    number,
    name: inLanguage(name, language),
    to: `#${id}`,
  }));
  return (
    <>
      <KindFilter {...{ places, kind, language }} />
      {shown.length === 0 ? (
        <p className={styles.none}>
          {words.none} <ButtonLink to={here}>{words.showAll}</ButtonLink>
        </p>
      ) : (
        <div className={styles.columns}>
          <StreetMap
            key={kind}
            src={hasStreetMap ? streetMapOf(kind, language) : undefined}
            language={language}
            className={styles.map}
          >
            <CountryMap pins={pins} label={words.map} />
          </StreetMap>
          <List className={styles.places}>
            {shown.map(({ place, number }) => (
              <li key={place.id} id={place.id}>
                <PlaceCard {...{ place, number, today, language }} />
              </li>
            ))}
          </List>
        </div>
      )}
    </>
  );
}

function streetMapOf(kind: string | undefined, language: Language): string {
  return pathTo("street-map", language) + (kind ? `?category=${kind}` : "");
}

type FilterProps = Pick<Props, "places" | "language"> & { kind: ReturnType<typeof readKind> };

function KindFilter({ places, kind, language }: FilterProps) {
  const words = placesWords(language).list;
  const here = pathTo("locations", language);
  return (
    <nav aria-label={words.filter} className={styles.filter}>
      <ChipLink to={here} on={!kind} aria-current={!kind || undefined} preventScrollReset>
        {words.all} <ChipNote>{places.length}</ChipNote>
      </ChipLink>
      {placeKinds.map((each) => (
        <ChipLink
          key={each}
          to={`${here}?category=${each}`}
          on={kind === each}
          aria-current={kind === each || undefined}
          preventScrollReset
        >
          {words[each]}{" "}
          <ChipNote>{places.filter(({ category }) => category === each).length}</ChipNote>
        </ChipLink>
      ))}
    </nav>
  );
}

/** The kinds of place, in the order of the filter's chips. */
export const placeKinds: readonly LocationCategory[] = ["airports", "offices", "bus-stations"];

/** Returns the kind that an address selects; `undefined`, also for an unknown one, shows all places. */
export function readKind(params: URLSearchParams): LocationCategory | undefined {
  const asked = params.get("category");
  return placeKinds.find((kind) => kind === asked);
}
