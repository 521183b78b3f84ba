import type { ReactNode } from "react";
import { dateOf } from "../../../../domain/calendar.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import { offeredPlans } from "../../../../domain/protection/offered-plans.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { carKind } from "../../../../i18n/booking/car-words.ts";
import { counted } from "../../../../i18n/booking/counted.ts";
import { quoteFaultText } from "../../../../i18n/booking/faults.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import type { ShownOffer } from "./offer.ts";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { CountryChips } from "../../../../ui/booking/choices/country-chips.tsx";
import { ExtrasList } from "../../../../ui/booking/choices/extras-list.tsx";
import { Fault } from "../../../../ui/controls/faults/fault.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { Tick } from "../../../../ui/controls/tick.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./new-reservation.module.css";

/** The choices beside the trip. */
export type Choice = {
  carId: number | undefined;
  planCode: string | undefined;
  extras: Readonly<Record<string, number>>;
  countries: readonly string[];
};

export const noChoice: Choice = {
  carId: undefined,
  planCode: undefined,
  extras: {},
  countries: [],
};

type Props = {
  language: Language;
  offer: ShownOffer | undefined;
  choice: Choice;
  onChange: (choice: Choice) => void;
};

/** Protection, extras and countries of the chosen car. */
export function Choices(props: Props) {
  const { language, offer, choice, onChange } = props;
  const words = adminReservationsWords(language).book;
  const chosen = offer?.chosen;
  if (!chosen || !offer.trip || offer.rentalDays === undefined) return undefined;
  const { list, faults } = chosen;
  const toggle = (code: string) => {
    const { countries } = choice;
    const others = countries.filter((one) => one !== code);
    onChange({
      ...choice,
      countries: others.length < countries.length ? others : [...others, code],
    });
  };
  return (
    <Panel title={words.choices}>
      {faults.map((fault) => (
        <Note key={fault} tone="bad">
          {quoteFaultText(fault, language)}
        </Note>
      ))}
      <Plans {...props} chosen={chosen} rentalDays={offer.rentalDays} />
      <details className={styles.more} open={Object.keys(choice.extras).length > 0 || undefined}>
        <summary>{words.extras}</summary>
        <ExtrasList
          language={language}
          extras={list.extras}
          pickupDate={dateOf(offer.trip.pickupAt)}
          rentalDays={offer.rentalDays}
          quantities={choice.extras}
          onChange={(code, quantity) =>
            onChange({ ...choice, extras: { ...choice.extras, [code]: quantity } })
          }
        />
      </details>
      <details className={styles.more} open={choice.countries.length > 0 || undefined}>
        <summary>{words.countries}</summary>
        <CountryChips
          language={language}
          countries={list.countries}
          chosen={choice.countries}
          onToggle={toggle}
        />
      </details>
    </Panel>
  );
}

type PlansProps = Props & { chosen: NonNullable<ShownOffer["chosen"]>; rentalDays: number };

function Plans({ language, choice, onChange, chosen, rentalDays }: PlansProps) {
  const words = adminReservationsWords(language).book;
  const plans = offeredPlans(chosen.list.plans, chosen.car.category, rentalDays);
  return (
    <fieldset className={styles.plans}>
      <legend>{words.protection}</legend>
      {plans.map(({ plan, perDayCents }) => (
        <Tick
          key={plan.code}
          type="radio"
          name="plan"
          value={plan.code}
          checked={plan.code === (choice.planCode ?? chosen.selection.planCode)}
          onChange={() => onChange({ ...choice, planCode: plan.code })}
          end={perDayCents === 0 ? words.included : words.perDay(formatEuro(perDayCents, language))}
        >
          {inLanguage(plan.name, language)}
        </Tick>
      ))}
    </fieldset>
  );
}

type CarListProps = {
  language: Language;
  offer: ShownOffer | undefined;
  carId: number | undefined;
  isMissing: boolean;
  onChoose: (carId: number) => void;
  /** What there is instead of a chosen car that is taken. */
  children: ReactNode;
};

/** The cars of the trip, each with its price and whether it is available; taken cars come last. */
export function CarList({ language, offer, carId, isMissing, onChoose, children }: CarListProps) {
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
              // A taken car can be wished for: the page then says what there is instead.
              className={isFree ? undefined : styles.taken}
              onChange={() => onChoose(car.id)}
              end={
                <>
                  <small>{isFree ? words.available : words.taken}</small>{" "}
                  {formatEuro(totalCents, language)}
                </>
              }
            >
              {car.name} <small>{carKind(car, language)}</small>
            </Tick>
          </li>
        ))}
      </List>
      {children}
    </Panel>
  );
}
