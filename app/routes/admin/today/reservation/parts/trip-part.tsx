import type { ReactNode } from "react";
import { Pin } from "lucide-react";
import type { Language } from "../../../../../domain/language.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { phoneWords } from "../../../../../i18n/admin-phone/en.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Plate } from "../../../../../ui/admin/page/plate.tsx";
import { Icon } from "../../../../../ui/controls/icon.tsx";
import type { Loaded } from "../load-page.ts";
import styles from "../reservation.module.css";

/** The trip: places and times of pick-up and return, car and choices. */
export function TripPart({
  language,
  trip,
  photosOnWay,
}: { language: Language } & Pick<Loaded, "trip" | "photosOnWay">) {
  const words = adminReservationWords(language).trip;
  return (
    <Panel title={words.title}>
      <div className={styles.legs}>
        <Leg label={words.pickup} at={trip.pickup} place={trip.pickupPlace} />
        <Leg label={words.dropoff} at={trip.dropoff} place={trip.dropoffPlace} />
      </div>
      <dl className={styles.facts}>
        {trip.expected && (
          <Fact label={words.expected}>
            {trip.expected.at}
            {trip.expected.freesVehicle && <small>{words.freed}</small>}
          </Fact>
        )}
        <Fact label={words.length}>{trip.length}</Fact>
        <Fact label={words.car}>{trip.car}</Fact>
        <Fact label={words.vehicle}>
          <Vehicle language={language} trip={trip} />
          {trip.lacks.map((text) => (
            <small key={text} className={styles.lacks}>
              {text}
            </small>
          ))}
        </Fact>
        <Fact label={words.plan}>{trip.plan}</Fact>
        <Fact label={words.extras}>{trip.extras.join(", ") || words.none}</Fact>
        <Fact label={words.countries}>{trip.countries.join(", ") || words.none}</Fact>
        {photosOnWay.map(({ direction, here, all }) => (
          <Fact key={direction} label={phoneWords(language).photosOf[direction]}>
            {phoneWords(language).here(here, all)}
          </Fact>
        ))}
      </dl>
    </Panel>
  );
}

function Vehicle({ language, trip }: { language: Language; trip: Loaded["trip"] }) {
  const words = adminReservationWords(language).trip;
  const { plate, isHeld, pinned } = trip;
  if (!plate) return words.noVehicle;
  if (!isHeld) return words.had(plate);
  return (
    <span className={styles.vehicle}>
      <Plate>{plate}</Plate>
      {pinned && (
        <span className={styles.promised}>
          <Icon of={Pin} size={16} /> {words.promised}
        </span>
      )}
    </span>
  );
}

function Leg({ label, at, place }: { label: string; at: string; place: string }) {
  return (
    <div className={styles.leg}>
      <span>{label}</span>
      <b>{at}</b>
      <span>{place}</span>
    </div>
  );
}

/** One row of a list of facts. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
