import type { Language } from "../../../../domain/language.ts";
import { siteWords } from "../../../../i18n/site/en.ts";
import { Skeleton } from "../../../../ui/controls/states/skeleton.tsx";
import styles from "./locations.module.css";

const six = [1, 2, 3, 4, 5, 6];

/** Six cards of their final size, while the places are on their way. */
export function PlacesSkeleton({ language }: { language: Language }) {
  return (
    <div role="status">
      <span className="hush">{siteWords(language).loading}</span>
      <div className={styles.filter} aria-hidden="true">
        {["5rem", "7rem", "8rem", "10rem"].map((width) => (
          <Skeleton key={width} width={width} height="44px" />
        ))}
      </div>
      <div className={styles.columns} aria-hidden="true">
        <div className={`${styles.map} ${styles.mapComing}`} />
        <ul className={styles.places}>
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
        </ul>
      </div>
    </div>
  );
}
