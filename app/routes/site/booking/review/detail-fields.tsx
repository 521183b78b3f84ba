import type { ChangeEvent } from "react";
import { addMinutesWall } from "../../../../domain/calendar.ts";
import type { PersonalField } from "../../../../domain/reservations/person/personal-details.ts";
import { counted } from "../../../../i18n/booking/counted.ts";
import { formatUntil } from "../../../../i18n/booking/until.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { PhoneField } from "../../../../ui/booking/own/phone-field.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { useSite } from "../../../request/use-site.ts";
import { Acceptance } from "./acceptance.tsx";
import { BookButton } from "./book-button.tsx";
import { CouponField } from "./coupon-field.tsx";
import { fieldFault } from "./field-fault.ts";
import type { ReviewProps } from "./review-booking.tsx";
import type { ReviewPrice } from "./use-review-price.ts";
import styles from "./review.module.css";

type Props = ReviewProps & { review: ReviewPrice };

/** Who drives: the fewest fields that a booking needs. */
export function DetailFields(props: Props) {
  const { language, form, told, review } = props;
  const words = bookingWords(language).review;
  const field = (name: PersonalField) => ({
    id: name,
    name,
    defaultValue: told?.values[name],
    fault: fieldFault(props, name),
  });
  return (
    <div className={styles.fields}>
      <div className={styles.row}>
        <Field {...field("firstName")} label={words.firstName} autoComplete="given-name" required />
        <Field {...field("lastName")} label={words.lastName} autoComplete="family-name" required />
      </div>
      <div className={styles.row}>
        <BirthField {...props} />
        <Field
          {...field("email")}
          label={words.email}
          help={words.emailWhy}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          required
        />
      </div>
      <div className={styles.row}>
        <PhoneField
          language={language}
          {...form.phoneCountries}
          country={told?.values.phoneCountry || "BA"}
          number={told?.values.phone ?? ""}
          fault={fieldFault(props, "phone") ?? fieldFault(props, "phoneCountry")}
        />
        <Field
          {...field("flightNumber")}
          label={words.flight}
          help={words.flightWhy}
          autoCapitalize="characters"
          autoComplete="off"
        />
      </div>
      <CouponField {...props} price={review.price} />
      <Acceptance {...props} />
      <Finish {...props} />
    </div>
  );
}

function BirthField(props: Props) {
  const { language, told, review } = props;
  const words = bookingWords(language).review;
  const edit = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    // The number pad of a phone has no slash: eight digits are a whole date.
    const digits = /^(\d\d)(\d\d)(\d{4})$/.exec(input.value);
    if (digits) input.value = digits.slice(1).join("/");
    review.setDateOfBirth(input.value);
  };
  return (
    <Field
      id="dateOfBirth"
      name="dateOfBirth"
      label={words.dateOfBirth}
      fault={birthFault(props)}
      help={birthHelp(props)}
      defaultValue={told?.values.dateOfBirth}
      inputMode="numeric"
      autoComplete="bday"
      required
      onChange={edit}
    />
  );
}

/** That the driver is too young is said at once; what else is wrong, when the form was sent. */
function birthFault(props: Props): string | undefined {
  const { review } = props;
  if (!review.driver?.isTooYoung)
    return review.driver ? undefined : fieldFault(props, "dateOfBirth");
  return fieldFault(props, "dateOfBirth", "too-young");
}

function birthHelp({ language, review }: Props): string | undefined {
  const words = bookingWords(language).review;
  if (!review.driver) return undefined;
  const { age, surcharge } = review.driver;
  const years = counted(age, "year", language);
  return surcharge
    ? words.surcharge(years, formatEuro(surcharge.amountCents, language))
    : words.noSurcharge(years);
}

/** The button, and what it means. */
function Finish({ language, booking, told, review }: Props) {
  const words = bookingWords(language).review;
  const { today } = useSite();
  if (booking.ways || told?.refusal?.kind === "taken") return undefined;
  const total = formatEuro(review.price.totalCents, language);
  const { freeCancellationHours } = booking.list.rules;
  const until = addMinutesWall(booking.trip.pickupAt, -freeCancellationHours * 60);
  const isAsked = told?.refusal?.kind === "price-changed";
  return (
    <div className={styles.finish}>
      <BookButton
        language={language}
        label={isAsked ? words.confirmPrice(total) : words.bookFor(total)}
      />
      <p>{until > today ? words.promise(formatUntil(until, language)) : words.promiseLate}</p>
    </div>
  );
}
