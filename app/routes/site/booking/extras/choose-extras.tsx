import type { FormEvent } from "react";
import { Form, useNavigate } from "react-router";
import { dateOf } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { offeredPlans } from "../../../../domain/protection/offered-plans.ts";
import { writeTrip } from "../../../../domain/reservations/trip/search-params.ts";
import { lineNames } from "../../../../i18n/booking/line-names.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { formatEuro, formatEuroShort } from "../../../../i18n/format.ts";
import { inLanguage } from "../../../../domain/language.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { CountryChips } from "../../../../ui/booking/choices/country-chips.tsx";
import { ExtrasList } from "../../../../ui/booking/choices/extras-list.tsx";
import { PlanTable } from "../../../../ui/booking/choices/plan-table.tsx";
import { PriceBreakdown } from "../../../../ui/booking/bill/price-breakdown.tsx";
import { BottomBar, PriceSide } from "../../../../ui/booking/bill/price-side.tsx";
import { useReservation } from "../../../../ui/booking/own/reservation-state.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { bookingAddress } from "../booking-address.ts";
import type { Booking } from "../open-booking.ts";
import { CarTaken } from "../../../../ui/booking/car/car-missing.tsx";
import { useLivePrice } from "./use-live-price.ts";
import { WrongChoices } from "../../../../ui/booking/choices/wrong-choices.tsx";
import styles from "./choose-extras.module.css";

type Props = { language: Language; booking: Booking };

const formId = "choices";

/** The choice of protection, extras and countries, with the price beside it. */
export function ChooseExtras({ language, booking }: Props) {
  const words = bookingWords(language);
  const { car, trip, list, alternatives, faults } = booking;
  const { selection, price, changed } = useLivePrice(booking, language);
  const names = lineNames(car, list, language);
  const terms = { names, pickupAt: trip.pickupAt };
  const forward = alternatives ? undefined : (
    <Button kind="go" type="submit" form={formId}>
      {words.extras.continue}
    </Button>
  );
  const total = formatEuro(price.totalCents, language);
  return (
    <>
      <PriceSide
        language={language}
        on="sheet"
        main={
          <>
            <h1>{words.extras.title}</h1>
            {alternatives && (
              <CarTaken
                language={language}
                alternatives={alternatives}
                all={bookingAddress("search", language, trip)}
              />
            )}
            {faults.length > 0 && <WrongChoices language={language} faults={faults} />}
            <Choices
              language={language}
              booking={booking}
              address={bookingAddress("review", language, trip, selection)}
            />
            {forward && (
              <div className={styles.end}>
                {forward}
                <p>{words.bill.nothingNow}</p>
              </div>
            )}
          </>
        }
      >
        <PriceBreakdown {...{ language, car, trip, price, terms, forward }} openKey={changed} />
      </PriceSide>
      <BottomBar
        language={language}
        on="sheet"
        totalCents={price.totalCents}
        rentalDays={price.rentalDays}
      >
        {forward}
      </BottomBar>
      <p className="visually-hidden" role="status">
        {changed ? words.bill.updated(total) : ""}
      </p>
    </>
  );
}

type ChoicesProps = Pick<Props, "language" | "booking"> & { address: string };

/** The form: it leads to the review, or without scripts back to this page with the new price. */
function Choices({ language, booking, address }: ChoicesProps) {
  const words = bookingWords(language).extras;
  const navigate = useNavigate();
  const { car, trip, list, rentalDays } = booking;
  const draft = useReservation();
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    void navigate(address, { viewTransition: true });
  };
  return (
    <Form id={formId} method="get" action={pathTo("review", language)} onSubmit={goOn}>
      {[...writeTrip(trip), ["car", String(car.id)] as const].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <section className={styles.section}>
        <h2>{words.protection}</h2>
        <p>{words.protectionLead}</p>
        <PlanTable
          language={language}
          plans={offeredPlans(list.plans, car.category, rentalDays)}
          chosen={draft.selectedProtectionPlan}
          onChoose={draft.selectPlan}
        />
        <SafetyFees language={language} booking={booking} />
      </section>
      <section className={styles.section}>
        <h2>{words.title2}</h2>
        <p>{words.extrasLead}</p>
        <ExtrasList
          language={language}
          extras={list.extras}
          pickupDate={dateOf(trip.pickupAt)}
          rentalDays={rentalDays}
          quantities={draft.selectedExtras}
          onChange={draft.setExtra}
        />
      </section>
      <section className={styles.section}>
        <h2>{words.abroad}</h2>
        <p>{words.abroadLead}</p>
        <CountryChips
          language={language}
          countries={list.countries}
          chosen={draft.selectedCrossBorderFees}
          onToggle={draft.toggleCountry}
        />
      </section>
      <noscript>
        <div className={styles.section}>
          <Button type="submit" formAction={pathTo("extras", language)}>
            {words.update}
          </Button>
        </div>
      </noscript>
    </Form>
  );
}

/** The terms for refunding the safety fee, for plans that have one. */
function SafetyFees({ language, booking }: Pick<Props, "language" | "booking">) {
  const words = bookingWords(language).extras;
  const withFee = offeredPlans(booking.list.plans, booking.car.category, booking.rentalDays).filter(
    ({ plan }) => plan.safetyFeeCents > 0,
  );
  if (withFee.length === 0) return undefined;
  return (
    <Note className={styles.note}>
      {withFee.map(({ plan }) => (
        <p key={plan.code}>
          <b>{inLanguage(plan.name, language)}.</b>{" "}
          {words.safetyFee(formatEuroShort(plan.safetyFeeCents, language))}
        </p>
      ))}
    </Note>
  );
}
