import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { joinDateTime } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { isTooSoon, leadMinutesAt } from "../../../../domain/locations/lead-time.ts";
import { outOfHoursAt } from "../../../../domain/locations/opening-hours.ts";
import type { SearchField } from "../../../../domain/reservations/trip/check-trip.ts";
import type { SearchContext } from "../../../../domain/reservations/trip/search-context.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { formatDuration } from "../../../../i18n/duration.ts";
import { InsteadList } from "../instead-list.tsx";
import type { Way, WayGroup } from "../instead-ways.ts";
import { useAskedAnew } from "../use-asked-anew.ts";
import type { BookingAnswer } from "./answer-booking.ts";
import { CarList, type Choice, Choices, noChoice } from "./choices.tsx";
import { CustomerFields } from "./customer-fields.tsx";
import { BookBar, OfferPrice } from "./offer-price.tsx";
import type { ShownOffer } from "./offer.ts";
import type { Start } from "./read-start.ts";
import { TripDate } from "./trip-date.tsx";
import { BookingRefused } from "./booking-refused.tsx";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { TypedForm } from "../../../../ui/admin/form/typed-form.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import type { PhoneCountry } from "../../../../ui/booking/own/phone-field.tsx";
import { useSearchFaults } from "../../../../ui/booking/search/search-faults.ts";
import {
  TripEdit,
  type TripEditFields,
  useTripEdit,
} from "../../../../ui/booking/search/trip-edit.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";

export type FormProps = {
  language: Language;
  form: {
    submissionKey: string;
    phoneCountries: { usual: readonly PhoneCountry[]; all: readonly PhoneCountry[] };
    search: SearchContext;
    /** What binds a customer, and the staff only as a hint. */
    terms: SearchContext;
    start: Start;
    /** Who sent customers before. */
    partners: readonly string[];
  };
  answer: BookingAnswer | undefined;
};

const usualTime = "10:00";

/** The whole form; its price and its free cars follow what is typed. */
export function BookingForm(props: FormProps) {
  const { language, form, answer } = props;
  const words = adminReservationsWords(language).book;
  const box = useRef<HTMLFormElement>(null);
  const { answer: offer, ask } = useAskedAnew<ShownOffer>(
    box,
    adminPath("reservations", language, "new", "offer"),
  );
  const [choice, setChoice] = useState<Choice>({
    ...noChoice,
    ...(form.start.carId !== undefined && { carId: form.start.carId }),
  });
  const trip = useTripFields(box, props);
  // The offer is asked for once the controlled fields hold their new values, and after a refusal, because something has
  // changed since.
  useEffect(ask, [trip.fields, choice, answer, ask]);
  const ways = useWays({ answer, offer, choice, trip: trip.fields });
  const startTime = form.start.time ?? usualTime;
  const choose = (carId: number) => setChoice((before) => ({ ...before, carId }));
  const listed = ways && (
    <Ways {...{ language, groups: ways.groups }} onChoose={choose} onMove={trip.change} />
  );
  return (
    <TypedForm ref={box} method="post" noValidate preventScrollReset onInput={ask}>
      <input
        type="hidden"
        name="submissionKey"
        value={answer?.typed?.submissionKey ?? form.submissionKey}
      />
      <PageBody side={<OfferPrice {...{ language, offer }} />}>
        <BookingRefused
          {...{ language, answer, offer, context: form.search, fields: trip.fields }}
          instead={ways?.isRefused && listed}
        />
        <Panel title={words.trip}>
          <TripEdit
            {...{ language, idPrefix: trip.idPrefix, fields: trip.fields, faultOf: trip.faultOf }}
            context={form.search}
            dateField={TripDate}
            agreed={{ pickupTime: startTime, dropoffTime: startTime }}
            onChange={trip.change}
          />
          <SoonNote {...{ language, context: form.terms, fields: trip.fields }} />
          <HoursWhy {...{ language, context: form.search, fields: trip.fields }} />
        </Panel>
        <CarList
          {...{ language, offer }}
          carId={choice.carId}
          isMissing={answer?.faults?.car !== undefined}
          onChoose={choose}
        >
          {ways?.isRefused === false && <Taken language={language}>{listed}</Taken>}
        </CarList>
        <Choices {...{ language, offer, choice, onChange: setChoice }} />
        <CustomerFields {...props} offer={offer} box={box} ask={ask} />
      </PageBody>
      <BookBar {...{ language, offer, answer }} />
    </TypedForm>
  );
}

type WaysProps = {
  language: Language;
  groups: readonly WayGroup[];
  onChoose: (carId: number) => void;
  onMove: (fields: Record<string, string>) => void;
};

/** The ways out of a taken car; a tap fills in its fields and leaves all others as they are. */
function Ways({ language, groups, onChoose, onMove }: WaysProps) {
  const pick = ({ fields: { car, ...moved } }: Way) => {
    if (car) onChoose(Number(car));
    onMove(moved);
    // The button that was pressed is gone.
    document.getElementById("cars")?.focus({ preventScroll: true });
  };
  return <InsteadList {...{ language, groups }} button={(way) => ({ onClick: () => pick(way) })} />;
}

/** The note below the cars that the chosen one is taken. */
function Taken({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <Note tone="bad" role="status">
      <p>{adminReservationsWords(language).book.takenThen}</p>
      {children}
    </Note>
  );
}

type Wish = Pick<FormProps, "answer"> & {
  offer: ShownOffer | undefined;
  choice: Choice;
  trip: TripEditFields;
};

/**
 * The ways out of a taken car: those of the refusal while the form still wishes for what was refused, else those of a chosen car
 * that the offer knows to be taken.
 */
function useWays({ answer, offer, choice, trip }: Wish) {
  const wish = JSON.stringify([trip, choice.carId]);
  const [told, setTold] = useState({ answer, wish });
  if (told.answer !== answer) setTold({ answer, wish });
  const isAsRefused = told.answer !== answer || told.wish === wish;
  if (answer?.refused?.reason === "taken" && isAsRefused)
    return { isRefused: true, groups: answer.refused.instead };
  const { car, instead } = offer?.chosen ?? {};
  return instead && car?.id === choice.carId ? { isRefused: false, groups: instead } : undefined;
}

function useTripFields(
  box: RefObject<HTMLFormElement | null>,
  { language, form, answer }: FormProps,
) {
  const idPrefix = useId();
  const context = form.search;
  const first = context.locations[0]?.id ?? "";
  const [fields, change] = useTripEdit(
    box,
    {
      pickupLocation: first,
      dropoffLocation: first,
      pickupDate: form.start.pickupDate,
      dropoffDate: form.start.dropoffDate,
      pickupTime: form.start.time ?? usualTime,
      dropoffTime: form.start.time ?? usualTime,
    },
    context.locations,
  );
  const whole = { ...fields, sameReturnLocation: "" };
  const faults = useSearchFaults(whole, context, language);
  const faultOf = (...names: SearchField[]) => {
    const live = faults.textFor(...names);
    if (live) return live;
    // An empty field has a fault only after the form was sent.
    return names.some((name) => answer?.faults?.trip?.[name] === "missing" && !whole[name])
      ? adminReservationsWords(language).book.missing
      : undefined;
  };
  return { idPrefix, fields, change, faultOf };
}

type Props = { language: Language; context: SearchContext; fields: TripEditFields };

/** The hint that a customer could no longer book this pick-up: the member decides whether somebody can be there. */
function SoonNote({ language, context, fields }: Props) {
  const place = context.locations.find(({ id }) => id === fields.pickupLocation);
  if (!place || !fields.pickupDate || !fields.pickupTime) return undefined;
  const at = joinDateTime(fields.pickupDate, fields.pickupTime);
  if (!isTooSoon(place, at, context)) return undefined;
  const lead = formatDuration(leadMinutesAt(place, at, context.rules));
  return <Note>{adminReservationsWords(language).book.sooner(lead)}</Note>;
}

/** The reason why somebody comes while the place is closed; shown only then, and stored with the note of the booking. */
function HoursWhy({ language, context, fields }: Props) {
  const words = adminReservationsWords(language).book;
  const isOut = (["pickup", "dropoff"] as const).some((end) => {
    const [id, date, time] = [`${end}Location`, `${end}Date`, `${end}Time`] as const;
    const place = context.locations.find((one) => one.id === fields[id]);
    if (!place || !fields[date] || !fields[time]) return false;
    return outOfHoursAt(place, joinDateTime(fields[date], fields[time])) !== "open";
  });
  if (!isOut) return undefined;
  return (
    <Field
      id="hoursWhy"
      name="hoursWhy"
      label={words.hoursWhy}
      help={words.hoursWhyHelp}
      autoComplete="off"
      maxLength={300}
    />
  );
}
