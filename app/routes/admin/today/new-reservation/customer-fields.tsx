import { useState, type RefObject } from "react";
import { UserCheck } from "lucide-react";
import { languages } from "../../../../domain/language.ts";
import { leastDriverAge } from "../../../../domain/reservations/person/driver-age.ts";
import type { PersonalField } from "../../../../domain/reservations/person/personal-details.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { detailFaultText } from "../../../../i18n/booking/faults.ts";
import { formatDate } from "../../../../i18n/format.ts";
import type { KnownCustomer } from "../../../../server/finding/find-customer.ts";
import { DateInput } from "../../../../ui/admin/form/date-input.tsx";
import { FieldRow } from "../../../../ui/admin/form/field-row.tsx";
import { tellFilled } from "../../../../ui/controls/date/use-typed-date.ts";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { PhoneField } from "../../../../ui/booking/own/phone-field.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { Fault } from "../../../../ui/controls/faults/fault.tsx";
import { Field, SelectField, TextArea } from "../../../../ui/controls/field.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { Tick } from "../../../../ui/controls/tick.tsx";
import type { FormProps } from "./booking-form.tsx";
import { SourceFields } from "../source-fields.tsx";
import styles from "./new-reservation.module.css";
import type { ShownOffer } from "./offer.ts";

type Props = FormProps & {
  offer: ShownOffer | undefined;
  box: RefObject<HTMLFormElement | null>;
  ask: () => void;
};

/** The fields about the driver. The phone number comes first: by it a customer is recognised. */
export function CustomerFields(props: Props) {
  const { language, form } = props;
  const words = adminReservationsWords(language).book;
  const field = (name: PersonalField) => ({ id: name, name, fault: faultAt(props, name) });
  return (
    <Panel title={words.customer}>
      <FieldRow>
        <PhoneField
          language={language}
          {...form.phoneCountries}
          country="BA"
          number=""
          help={words.phoneHelp}
          fault={faultAt(props, "phone") ?? faultAt(props, "phoneCountry")}
        />
        <Field {...field("email")} label={words.email} help={words.emailHelp} type="email" />
      </FieldRow>
      <Known {...props} />
      <FieldRow>
        <Field {...field("firstName")} label={words.firstName} autoComplete="off" required />
        <Field {...field("lastName")} label={words.lastName} autoComplete="off" required />
      </FieldRow>
      <BirthAndLanguage {...props} />
      <FieldRow>
        <Field {...field("flightNumber")} label={words.flight} autoComplete="off" />
        <Field {...field("couponCode")} label={words.coupon} autoComplete="off" />
      </FieldRow>
      <SourceFields
        language={language}
        partnerId="partner"
        partners={form.partners}
        fault={props.answer?.faults?.people?.partner && words.faultPartner}
      />
      <TextArea
        id="staffNote"
        name="staffNote"
        label={words.note}
        help={words.noteHelp}
        rows={2}
        maxLength={1000}
        fault={props.answer?.faults?.people?.staffNote && words.faultNote}
      />
      <Agreed {...props} />
    </Panel>
  );
}

function BirthAndLanguage(props: Props) {
  const { language } = props;
  const { book: words, filters } = adminReservationsWords(language);
  return (
    <FieldRow>
      <DateInput
        id="dateOfBirth"
        name="dateOfBirth"
        fault={faultAt(props, "dateOfBirth")}
        label={words.dateOfBirth}
        leans="back"
        required
      />
      <SelectField
        name="customerLanguage"
        label={words.language}
        help={words.languageHelp}
        defaultValue={language}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {filters.languages[one]}
          </option>
        ))}
      </SelectField>
    </FieldRow>
  );
}

function Agreed({ language, answer }: Props) {
  const words = adminReservationsWords(language).book;
  const fault = answer?.faults?.people?.readOut && words.faultReadOut;
  return (
    <div>
      <Tick
        id="readOut"
        name="readOut"
        value="on"
        required
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && "readOut-said"}
      >
        {words.readOut}
      </Tick>
      {fault && <Fault id="readOut-said">{fault}</Fault>}
      <Tick name="marketingConsent" value="on">
        {words.marketing}
      </Tick>
    </div>
  );
}

/** A note about a customer who booked before, with a button that fills in the known details. */
function Known({ language, offer, box, ask }: Props) {
  const words = adminReservationsWords(language).book;
  const [filled, setFilled] = useState<KnownCustomer>();
  const known = offer?.customer;
  if (!known) return undefined;
  const name = `${known.firstName} ${known.lastName}`.trim();
  const isFilled = filled?.firstName === known.firstName && filled.lastName === known.lastName;
  const fill = () => {
    if (box.current) fillIn(box.current, known);
    setFilled(known);
    ask();
  };
  return (
    <Note icon={UserCheck} role="status" className={styles.known}>
      <span>{words.known(name, known.reservations, formatDate(known.lastPickup, language))}</span>
      {isFilled ? (
        <span className={styles.filled}>{words.filled}</span>
      ) : (
        <Button onClick={fill}>{words.fillIn}</Button>
      )}
    </Note>
  );
}

/** Fills in the known details; fields that are not empty stay. */
function fillIn(form: HTMLFormElement, known: KnownCustomer): void {
  const values: Record<string, string> = {
    firstName: known.firstName,
    lastName: known.lastName,
    email: known.email,
    ...(known.dateOfBirth && { dateOfBirth: known.dateOfBirth }),
    phone: known.phone.number,
  };
  for (const [name, value] of Object.entries(values)) {
    const field = form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!field || field.value.trim() !== "") continue;
    field.value = value;
    tellFilled(field);
  }
  const language = form.elements.namedItem("customerLanguage");
  if (language instanceof HTMLSelectElement) language.value = known.language;
}

function faultAt({ language, answer, offer }: Props, name: PersonalField): string | undefined {
  const fault = answer?.faults?.people?.[name];
  if (!fault) return undefined;
  const chosen = offer?.chosen;
  const minDriverAge = chosen ? leastDriverAge(chosen.list.rules, chosen.car) : 0;
  if (fault.code === "too-young")
    return adminReservationsWords(language).book.refused.young(minDriverAge);
  return detailFaultText(name, fault, { typed: "", minDriverAge, phone: "" }, language);
}
