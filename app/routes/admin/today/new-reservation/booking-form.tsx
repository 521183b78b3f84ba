import { useEffect, useId, useRef, useState, type RefObject } from "react";
import { Form } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import type { SearchContext } from "../../../../domain/reservations/trip/search-context.ts";
import type { SearchField } from "../../../../domain/reservations/trip/check-trip.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import type { PhoneCountry } from "../../../../ui/booking/own/phone-field.tsx";
import { useSearchFaults } from "../../../../ui/booking/search/search-faults.ts";
import { TripEdit, useTripEdit } from "../../../../ui/booking/search/trip-edit.tsx";
import type { NewAnswer } from "./answer-booking.ts";
import { CarList } from "./car-list.tsx";
import { Choices, noChoice, type Choice } from "./choices.tsx";
import { CustomerFields } from "./customer-fields.tsx";
import { HoursWhy } from "./hours-why.tsx";
import { OfferPrice } from "./offer-price.tsx";
import { Told } from "./told.tsx";
import { useOffer } from "./use-offer.ts";

export type FormProps = {
  language: Language;
  form: {
    submissionKey: string;
    phoneCountries: { usual: readonly PhoneCountry[]; all: readonly PhoneCountry[] };
    search: SearchContext;
  };
  told: NewAnswer | undefined;
};

const usualTime = "10:00";

/** The whole form; its price and the free cars follow what is typed. */
export function BookingForm(props: FormProps) {
  const { language, form, told } = props;
  const words = adminReservationsWords(language).book;
  const box = useRef<HTMLFormElement>(null);
  const { offer, ask } = useOffer(box, language);
  const [choice, setChoice] = useState<Choice>(noChoice);
  const trip = useTripFields(box, props);
  // Whatever stands in controlled fields is asked for when they have it; a refusal means that the world is not what it was.
  useEffect(ask, [trip.fields, choice, told, ask]);
  return (
    <Form
      ref={box}

      method="post"
      noValidate
      preventScrollReset
      onInput={ask}
    >
      <input type="hidden" name="submissionKey" value={told?.submissionKey ?? form.submissionKey} />
      <PageBody side={<OfferPrice {...{ language, offer, told }} />}>
        <Told {...{ language, told, offer, context: form.search, fields: trip.fields }} />
        <Panel title={words.trip}>
          <TripEdit
            {...{ language, idPrefix: trip.idPrefix, fields: trip.fields, faultOf: trip.faultOf }}
            context={form.search}
            agreed={{ pickupTime: usualTime, dropoffTime: usualTime }}
            onChange={trip.change}
          />
          <HoursWhy {...{ language, context: form.search, fields: trip.fields }} />
        </Panel>
        <CarList
          {...{ language, offer }}
          carId={choice.carId}
          isMissing={told?.carMissing ?? false}
          onChoose={(carId) => setChoice((before) => ({ ...before, carId }))}
        />
        <Choices {...{ language, offer, choice, onChange: setChoice }} />
        <CustomerFields {...props} offer={offer} box={box} ask={ask} />
      </PageBody>
    </Form>
  );
}

function useTripFields(
  box: RefObject<HTMLFormElement | null>,
  { language, form, told }: FormProps,
) {
  const idPrefix = useId();
  const context = form.search;
  const first = context.locations[0]?.id ?? "";
  const [fields, change] = useTripEdit(
    box,
    {
      ...{ pickupLocation: first, dropoffLocation: first, pickupDate: "", dropoffDate: "" },
      ...{ pickupTime: usualTime, dropoffTime: usualTime },
    },
    context.locations,
  );
  const whole = { ...fields, sameReturnLocation: "" };
  const faults = useSearchFaults(whole, context, language);
  const faultOf = (...names: SearchField[]) => {
    const live = faults.textFor(...names);
    if (live) return live;
    // A field that is empty is said to be so only after a try.
    return names.some((name) => told?.tripFaults?.[name] === "required" && !whole[name])
      ? adminReservationsWords(language).book.missing
      : undefined;
  };
  return { idPrefix, fields, change, faultOf };
}
