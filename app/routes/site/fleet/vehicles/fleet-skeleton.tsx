import type { Language } from "../../../../domain/language.ts";
import { vehiclesWords } from "../../../../i18n/vehicles/en.ts";
import { List } from "../../../../ui/controls/list.tsx";
import { Skeleton } from "../../../../ui/controls/states/skeleton.tsx";
import card from "./fleet-card.module.css";
import styles from "./vehicles.module.css";

const cards = Array.from({ length: 8 }, (_, index) => index);

/** Placeholders for the cars, in their final size. */
export function FleetSkeleton({ language }: { language: Language }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {vehiclesWords(language).loading}
      </p>
      <div className={styles.bar} aria-hidden="true" />
      <List className={styles.fleet} aria-hidden="true">
        {cards.map((index) => (
          <li key={index}>
            <div className={`raised ${card.card}`}>
              <div className={card.picture}>
                <div className={card.blank} />
              </div>
              <div className={card.body}>
                <Skeleton width="5em" height="13px" />
                <div className={card.lines}>
                  <Skeleton width="80%" height="22px" />
                  <Skeleton width="95%" />
                  <Skeleton width="60%" />
                </div>
              </div>
              <div className={card.cost}>
                <Skeleton width="6em" height="36px" />
                <Skeleton width="8em" height="44px" />
              </div>
            </div>
          </li>
        ))}
      </List>
    </>
  );
}
