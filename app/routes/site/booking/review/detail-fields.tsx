import type { ChangeEvent, ReactNode } from "react";
import type { Language } from "../../../../domain/language.ts";
import type { PersonalField } from "../../../../domain/reservations/person/personal-details.ts";
import { freeTimeOf } from "../../../../domain/reservations/trip/free-time.ts";
import { counted } from "../../../../i18n/booking/counted.ts";
import { bookingWords, type Words } from "../../../../i18n/booking/en.ts";
import { bookingTimeText } from "../../../../i18n/cancellation/free-time-text.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { PhoneField } from "../../../../ui/booking/own/phone-field.tsx";
import { Fault } from "../../../../ui/controls/faults/fault.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { Tick } from "../../../../ui/controls/tick.tsx";
import { BookButton, isMeantTwice } from "./book-button.tsx";
import { CouponField } from "./coupon-field.tsx";
import { fieldFault } from "./form-faults.tsx";
import type { ReviewProps, ReviewPrice } from "./review-booking.tsx";
import styles from "./review.module.css";

type Props = ReviewProps & { review: ReviewPrice };

/** The driver's details: as few fields as a booking needs. */
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

/** Returns the fault of the date of birth: "too young" immediately, any other only after the form was sent. */
function birthFault(props: Props): string | undefined {
  const { review } = props;
  if (!review.driver?.isTooYoung)
    return review.driver ? undefined : fieldFault(props, "dateOfBirth");
  return fieldFault(props, "dateOfBirth", { code: "too-young" });
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

/** The button, with the consequences of pressing it. */
function Finish({ language, booking, form, told, review }: Props) {
  const words = bookingWords(language).review;
  if (booking.alternatives || told?.refusal?.kind === "taken") return undefined;
  const total = formatEuro(review.price.totalCents, language);
  const { rules } = booking.list;
  const { now } = booking.search;
  const booked = { trip: booking.trip, createdAt: now, lines: review.price.lines };
  const cancelling = bookingTimeText(freeTimeOf(booked, rules, now), rules, language);
  const isAsked = told?.refusal?.kind === "price-changed";
  const isTwice = isMeantTwice({ form, told });
  return (
    <div className={styles.finish}>
      <p>
        {words.payLater} {cancelling}
      </p>
      <BookButton
        language={language}
        isMeantTwice={isTwice}
        label={labelOf({ isAsked, isTwice }, total, words)}
      />
    </div>
  );
}

type Asked = { isAsked: boolean; isTwice: boolean };

function labelOf({ isAsked, isTwice }: Asked, total: string, words: Words["review"]): string {
  if (isTwice) return words.bookSecondFor(total);
  return isAsked ? words.confirmPrice(total) : words.bookFor(total);
}

/** Privacy and terms have to be accepted; the newsletter is optional, and never ticked in advance. */
function Acceptance(props: ReviewProps) {
  const { language } = props;
  const words = bookingWords(language).review;
  const legal = pathTo("legal", language);
  return (
    <div className={styles.checks}>
      <Box {...props} name="privacyAccepted">
        <Reading language={language} words={words.privacy} to={`${legal}#privacy`} />
      </Box>
      <Box {...props} name="termsAccepted">
        <Reading language={language} words={words.terms} to={`${legal}#terms`} />
      </Box>
      <Box {...props} name="marketingConsent">
        {words.marketing}
      </Box>
    </div>
  );
}

type BoxProps = ReviewProps & {
  name: "privacyAccepted" | "termsAccepted" | "marketingConsent";
  children: ReactNode;
};

function Box({ name, children, ...props }: BoxProps) {
  const fault = fieldFault(props, name);
  const saidId = `${name}-said`;
  return (
    <div className={styles.box}>
      <Tick
        id={name}
        name={name}
        value="on"
        defaultChecked={props.told?.values[name] === "on"}
        required={name !== "marketingConsent"}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && saidId}
      >
        {children}
      </Tick>
      {fault && <Fault id={saidId}>{fault}</Fault>}
    </div>
  );
}

type ReadingProps = {
  language: Language;
  words: { before: string; link: string; after: string };
  to: string;
};

/** Links to the accepted texts, opened beside the form, which stays as it is. */
function Reading({ language, words, to }: ReadingProps) {
  return (
    <>
      {words.before}
      <a className="link" href={to} target="_blank" rel="noreferrer">
        {words.link}
        <span className="visually-hidden"> ({bookingWords(language).newTab})</span>
      </a>
      {words.after}
    </>
  );
}
