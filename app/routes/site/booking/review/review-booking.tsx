import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { ageOn, dateOf, parseDayMonthYear, type LocalDate } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import type { LineOf, Quote } from "../../../../domain/pricing/quote-line.ts";
import { quote } from "../../../../domain/pricing/quote.ts";
import { isTooYoung, leastDriverAge } from "../../../../domain/reservations/person/driver-age.ts";
import { billRows } from "../../../../i18n/booking/bill-rows.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { lineNames } from "../../../../i18n/booking/line-names.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { PriceBreakdown } from "../../../../ui/booking/bill/price-breakdown.tsx";
import { BottomBar, PriceSide } from "../../../../ui/booking/bill/price-side.tsx";
import { CarTaken } from "../../../../ui/booking/car/car-missing.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { WrongChoices } from "../../../../ui/booking/choices/wrong-choices.tsx";
import type { PhoneCountry } from "../../../../ui/booking/own/phone-field.tsx";
import type { Booking } from "../open-booking.ts";
import type { ReviewAnswer } from "./answer-form.ts";
import { BookButton, isMeantTwice } from "./book-button.tsx";
import { DetailFields } from "./detail-fields.tsx";
import { FaultSummary } from "./form-faults.tsx";
import { RefusalNotice } from "./refusal-notice.tsx";
import { choiceText, writeSeenRows } from "./seen-price.ts";
import { WaitsNote } from "./waits-note.tsx";
import { useKeptTyping } from "./use-kept-typing.ts";

export type ReviewProps = {
  language: Language;
  booking: Booking;
  form: {
    submissionKey: string;
    phoneCountries: { usual: readonly PhoneCountry[]; all: readonly PhoneCountry[] };
    /** What was typed before cannot be brought back to this browser. */
    isLost: boolean;
    /** The visitor came to book the same once more. */
    isAgain: boolean;
  };
  told: ReviewAnswer | undefined;
  /** Addresses where the extras and the car can be changed. */
  extras: string;
  cars: string;
  phone: string;
};

const formId = "details";

/** The last step: the driver, the coupon, the whole price, and the booking itself. */
export function ReviewBooking(props: ReviewProps) {
  const { language, booking, told } = props;
  const words = bookingWords(language);
  const { car, trip, list } = booking;
  const review = useReviewPrice(booking, told);
  const { price } = review;
  const terms = { names: lineNames(car, list, language), pickupAt: trip.pickupAt };
  useKeptTyping(formId);
  const isTaken = booking.alternatives !== undefined || told?.refusal?.kind === "taken";
  const total = formatEuro(price.totalCents, language);
  const forward = isTaken ? undefined : (
    <BookButton
      language={language}
      formId={formId}
      isMeantTwice={isMeantTwice(props)}
      label={isMeantTwice(props) ? words.review.bookSecond : words.review.book}
    />
  );
  return (
    <>
      <PriceSide
        language={language}
        on="end"
        main={
          <>
            <h1>{words.review.title}</h1>
            <DetailsForm
              {...props}
              review={review}
              rows={writeSeenRows(billRows(price, terms, language))}
            />
          </>
        }
      >
        <PriceBreakdown
          {...{ language, car, trip, price, terms, forward }}
          openKey={review.driver?.surcharge && "young-driver"}
        />
      </PriceSide>
      <BottomBar
        language={language}
        on="end"
        totalCents={price.totalCents}
        rentalDays={price.rentalDays}
      >
        {forward}
      </BottomBar>
      <p className="visually-hidden" role="status">
        {review.driver ? words.bill.updated(total) : ""}
      </p>
    </>
  );
}

type FormProps = ReviewProps & { review: ReturnType<typeof useReviewPrice>; rows: string };

function DetailsForm(props: FormProps) {
  const { language, booking, form, told, cars, review, rows } = props;
  const { price } = review;
  const submissionKey = told?.submissionKey ?? form.submissionKey;
  const isTaken = told?.refusal?.kind === "taken";
  return (
    <Form id={formId} method="post" noValidate preventScrollReset>
      <DefaultButton intent={isMeantTwice(props) ? "book-again" : "book"} />
      <input type="hidden" name="submissionKey" value={submissionKey} />
      <input type="hidden" name="seenTotalCents" value={price.totalCents} />
      <input type="hidden" name="seenRows" value={rows} />
      <input type="hidden" name="seenChoice" value={choiceText(booking.selection)} />
      {booking.faults.length > 0 && <WrongChoices language={language} faults={booking.faults} />}
      {booking.alternatives && !isTaken && (
        <CarTaken language={language} alternatives={booking.alternatives} all={cars} as="submit" />
      )}
      {told?.refusal && <RefusalNotice {...props} refusal={told.refusal} price={price} />}
      {form.isLost && !told && <Note role="status">{bookingWords(language).review.typedLost}</Note>}
      <WaitsNote {...{ language, price }} rules={booking.list.rules} />
      <FaultSummary {...props} />
      <DetailFields {...props} />
    </Form>
  );
}

/** The form's first button, which Enter in a field presses: it has to be the one that books. */
function DefaultButton({ intent }: { intent: string }) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
      disabled={isBusy}
    />
  );
}

export type ReviewPrice = {
  price: Quote;
  /** Consequences of the date of birth, once it is a full date. */
  driver?: { age: number; isTooYoung: boolean; surcharge?: LineOf<"young-driver"> };
  setDateOfBirth: (typed: string) => void;
};

/** Returns the price with every known factor: the coupon, and the driver's age as soon as it is typed. */
function useReviewPrice(booking: Booking, told: ReviewAnswer | undefined): ReviewPrice {
  const { car, trip, list, selection } = booking;
  const [dateOfBirth, setDateOfBirth] = useState(() => readBirth(told?.values.dateOfBirth ?? ""));
  const request = { ...selection, trip, car, dateOfBirth, coupon: told?.coupon };
  const priced = quote(request, list);
  if (!priced.ok) throw new Error(`a kept selection has no price: ${priced.reason}`);
  const pickupDate = dateOf(trip.pickupAt);
  const leastAge = leastDriverAge(list.rules, car);
  return {
    price: priced.quote,
    driver:
      dateOfBirth === undefined
        ? undefined
        : {
            age: ageOn(dateOfBirth, pickupDate),
            isTooYoung: isTooYoung(dateOfBirth, pickupDate, leastAge),
            surcharge: priced.quote.lines.find((line) => line.code === "young-driver"),
          },
    setDateOfBirth: (typed) => setDateOfBirth(readBirth(typed)),
  };
}

/** Returns a full date of birth of a living person; `undefined` while the year is half typed. */
function readBirth(typed: string): LocalDate | undefined {
  const date = parseDayMonthYear(typed);
  return date !== undefined && date > "1900" ? date : undefined;
}
