import { bodies } from "../../../../domain/cars/car.ts";
import type { Language } from "../../../../domain/language.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { CarPicture } from "../../../../ui/booking/car/car-picture.tsx";
import { PlaceMap } from "../../../../ui/booking/map/place-map.tsx";
import { Road } from "../../../../ui/booking/map/road.tsx";
import { Steps } from "../../../../ui/booking/flow/steps.tsx";
import { StreetMap } from "../../../../ui/booking/map/street-map.tsx";
import { TripBar } from "../../../../ui/booking/search/trip-bar.tsx";
import { Part } from "./part.tsx";
import styles from "./booking-parts.module.css";

const trip = { pickupAt: "2026-07-03T10:00", dropoffAt: "2026-07-07T10:00" };
const place = "Autobuska stanica Živinice";

type Props = {
  language: Language;
  /** Body colours are data: these are the colours of the fleet. */
  colours: readonly string[];
};

export function BookingParts({ language, colours }: Props) {
  return (
    <>
      <Part title="Road, steps, trip">
        <div className={styles.road}>
          <Road>4 days</Road>
          <Road quiet />
        </div>
        <Steps
          label="Steps"
          steps={[{ label: "Car", to: "#" }, { label: "Extras" }, { label: "Your details" }]}
          current={1}
        />
        <div className={styles.full}>
          <TripBar
            {...{ language, trip }}
            pickupPlace={place}
            dropoffPlace={place}
            days="4 days"
            changeLabel="Change"
            changeTo="#"
          />
          <TripBar
            {...{ language, trip }}
            pickupPlace="Tuzla airport"
            dropoffPlace={place}
            days="4 dana"
            changeLabel="Izmijenite"
            form={<p>The search form.</p>}
          />
        </div>
      </Part>
      <Part title="A drawing that makes room for the streets">
        <StreetMap
          src={pathTo("street-map", language)}
          place={place}
          language={language}
          className={styles.full}
        >
          <PlaceMap lat={44.449} lng={18.649} name={place} label={place} />
        </StreetMap>
      </Part>
      <Part title="Cars, any colour">
        {bodies.map((body, index) => (
          <div key={body} className={styles.car}>
            <CarPicture car={{ name: body, body, colour: colours[index % colours.length] ?? "" }} />
          </div>
        ))}
      </Part>
    </>
  );
}
