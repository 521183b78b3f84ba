import type { Location } from "../../../../domain/locations/location.ts";
import type { Guide } from "../../../../i18n/place-guides/place-guide.ts";
import { isOnMap, PlaceMap } from "../../../../ui/booking/map/place-map.tsx";
import styles from "./local-info.module.css";

type Props = Pick<Guide, "local"> & { place: Pick<Location, "lat" | "lng">; name: string };

/** What a local would tell somebody who has just arrived, beside the map of the country around Tuzla for places there. */
export function LocalInfo({ local, place, name }: Props) {
  const hasMap = isOnMap(place);
  return (
    <section className={hasMap ? `${styles.box} ${styles.withMap}` : styles.box}>
      <h2>{local.title}</h2>
      <ul>
        {local.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {hasMap && (
        <div className={styles.map}>
          <PlaceMap lat={place.lat} lng={place.lng} name={name} label={name} />
        </div>
      )}
    </section>
  );
}
