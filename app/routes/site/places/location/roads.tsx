import { Link } from "react-router";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import { formatDriveTime } from "../../../../i18n/place-texts.ts";
import { formatEuroShort } from "../../../../i18n/format.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { placesWords } from "../../../../i18n/places/en.ts";
import type { OtherPlace } from "./place-hero.tsx";
import styles from "./roads.module.css";

type Props = {
  roads: readonly { id: string; minutes?: number; feeCents: number }[];
  places: readonly OtherPlace[];
  language: Language;
};

/** The other places: their distance by road, and the fee for returning there. */
export function Roads({ roads, places, language }: Props) {
  const words = placesWords(language).place;
  const rows = roads.flatMap((road) => {
    const place = places.find(({ id }) => id === road.id);
    return place ? [{ ...road, place }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{words.waysTitle}</h2>
      <p className={styles.lead}>{words.waysLead}</p>
      <table className={styles.ways}>
        <thead>
          <tr>
            <th scope="col">{words.wayPlace}</th>
            <th scope="col">{words.wayDrive}</th>
            <th scope="col">{words.wayFee}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, minutes, feeCents }) => (
            <tr key={place.id}>
              <th scope="row">
                <Link to={pathTo("location", language, { slug: inLanguage(place.slug, language) })}>
                  {inLanguage(place.name, language)}
                </Link>
              </th>
              <td>
                {minutes === undefined ? words.unknownDrive : formatDriveTime(minutes, language)}
              </td>
              <td>{feeCents === 0 ? words.noFee : formatEuroShort(feeCents, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
