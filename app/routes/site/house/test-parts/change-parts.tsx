import { useState } from "react";
import { CarFront, CircleX } from "lucide-react";
import type { Language } from "../../../../domain/language.ts";
import type { SearchContext } from "../../../../domain/reservations/trip/search-context.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import type { CarBrief } from "../../../../ui/booking/car/car-brief.ts";
import { CarChoice } from "../../../../ui/booking/car/car-choice.tsx";
import { PriceChange } from "../../../../ui/booking/bill/price-change.tsx";
import { ReservationBrief } from "../../../../ui/booking/own/reservation-brief.tsx";
import { Task } from "../../../../ui/booking/own/task.tsx";
import { TripEdit } from "../../../../ui/booking/search/trip-edit.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import styles from "./change-parts.module.css";
import { Part } from "./part.tsx";

type Props = { language: Language; cars: readonly CarBrief[]; search: SearchContext };

const trip = { pickupAt: "2026-07-03T10:00", dropoffAt: "2026-07-07T10:00" };
const place = "Autobuska stanica Živinice";
const fields = {
  pickupLocation: "airport-tuzla",
  dropoffLocation: "bus-station-zivinice",
  pickupDate: "2026-07-03",
  pickupTime: "10:00",
  dropoffDate: "2026-07-07",
  dropoffTime: "10:00",
};

/** The pieces of the page on which a reservation is changed. */
export function ChangeParts({ language, cars, search }: Props) {
  const [chosen, choose] = useState(cars[0]?.id ?? 0);
  const offers = cars.slice(0, 4).map((car, index) => ({
    car,
    isYours: index === 0,
    isFree: index < 3,
    differenceCents: [0, 1200, -950, 4300][index] ?? 0,
  }));
  return (
    <>
      <Part title="A reservation, its tasks, its cars">
        <div className={styles.side}>
          {cars[0] && (
            <ReservationBrief
              {...{ language, trip }}
              car={cars[0]}
              pickupPlace={place}
              dropoffPlace={place}
              rentalDays={4}
              totalCents={123_450}
            />
          )}
        </div>
        <div className={styles.main}>
          <Task id="part-car" icon={CarFront} title="Car" now="Volkswagen Polo" tag="changed" open>
            <CarChoice language={language} offers={offers} chosen={chosen} onChoose={choose} />
          </Task>
          <Task id="part-cancel" icon={CircleX} title="Cancel the reservation" open={false}>
            <Button>Cancel</Button>
          </Task>
        </div>
      </Part>
      <Part title="A trip to be changed, with a fault">
        <div className={styles.main}>
          <TripEdit
            {...{ language, fields }}
            context={search}
            idPrefix="part"
            agreed={fields}
            faultOf={(...names) =>
              names.includes("dropoffDate") ? "Minimum rental period is 3 days" : undefined
            }
            onChange={() => {}}
          />
        </div>
      </Part>
      <Part title="Old beside new">
        <div className={styles.main}>
          <Change language={language} />
        </div>
      </Part>
    </>
  );
}

/** Every kind of line: unchanged, dearer, new, removed. */
function Change({ language }: { language: Language }) {
  const euro = (cents: number) => formatEuro(cents, language);
  return (
    <PriceChange
      language={language}
      title="Your change"
      lead="Nothing changes until you accept."
      alert="It has changed since you last looked."
      change={{
        facts: [{ label: "Return", was: `7 Jul 10:00 · ${place}`, is: `9 Jul 10:00 · ${place}` }],
        rows: [
          {
            key: "car",
            label: "Škoda Octavia Combi, 6 days",
            wasLabel: "Škoda Octavia Combi, 4 days",
            was: euro(100_000),
            is: euro(150_000),
            mark: "changed",
          },
          { key: "plan", label: "Basic", was: "included", is: "included", mark: "same" },
          { key: "wifi", label: "Wi-Fi", is: euro(1800), mark: "added" },
          { key: "gps", label: "GPS", was: euro(1000), mark: "removed" },
        ],
        before: { totalCents: 101_000, depositCents: 20_000 },
        now: { totalCents: 151_800, vatCents: 22_056, depositCents: 40_000 },
        warnings: ["The time for free changes is over."],
      }}
    >
      <Button kind="go">Accept</Button>
      <Button>{bookingWords(language).change}</Button>
    </PriceChange>
  );
}
