import type { Language } from "../../../../domain/language.ts";
import { carKind } from "../../../../i18n/booking/car-words.ts";
import { counted } from "../../../../i18n/booking/counted.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { Fault } from "../../../../ui/controls/faults/fault.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import { Tick } from "../../../../ui/controls/tick.tsx";
import styles from "./new-reservation.module.css";
import type { ShownOffer } from "./show-offer.ts";

type Props = {
  language: Language;
  offer: ShownOffer | undefined;
  carId: number | undefined;
  isMissing: boolean;
  onChoose: (carId: number) => void;
};

/** The cars of the trip with what each costs; those that are taken stand last and cannot be chosen. */
export function CarList({ language, offer, carId, isMissing, onChoose }: Props) {
  const words = adminReservationsWords(language).book;
  const cars = offer?.cars ?? [];
  const free = cars.filter((one) => one.free).length;
  const lead =
    offer?.rentalDays === undefined
      ? words.carsWait
      : free === 0
        ? words.noCars
        : words.carsLead(free, counted(offer.rentalDays, "day", language));
  return (
    <Panel title={words.cars} lead={<span role="status">{lead}</span>}>
      {isMissing && carId === undefined && <Fault id="car-said">{words.faultCar}</Fault>}
      <List className={styles.cars} id="cars" tabIndex={-1}>
        {cars.map(({ car, totalCents, free: isFree }) => (
          <li key={car.id}>
            <Tick
              type="radio"
              name="car"
              value={car.id}
              checked={car.id === carId}
              // A car that somebody else takes meanwhile stays chosen, so that the form says what became of it.
              disabled={!isFree && car.id !== carId}
              onChange={() => onChoose(car.id)}
              end={isFree ? formatEuro(totalCents, language) : words.taken}
            >
              {car.name} <small>{carKind(car, language)}</small>
            </Tick>
          </li>
        ))}
      </List>
    </Panel>
  );
}
