import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { languages } from "../../../../../domain/language.ts";
import { DateInput } from "../../../../../ui/admin/form/date-input.tsx";
import { FieldRow } from "../../../../../ui/admin/form/field-row.tsx";
import { RecordForm } from "../../../../../ui/admin/form/record-form.tsx";
import { Field, SelectField } from "../../../../../ui/controls/field.tsx";
import { typedFor } from "./form-fields.tsx";
import type { TaskProps } from "./task-part.tsx";

type FieldName = keyof TaskProps<"customer">["task"]["form"];

/** The form of the customer's details; after somebody else's edit it shows both versions side by side. */
export function CustomerTask({ language, head, task, answer }: TaskProps<"customer">) {
  const words = adminReservationWords(language);
  const { text, fault } = typedFor(answer, "customer");
  const { form, countries } = task;
  const labels = labelsOf(words);
  const field = (name: FieldName) => ({
    id: `customer-${name}`,
    name,
    label: labels[name],
    fault: fault(name),
    defaultValue: text(name) ?? form[name],
  });
  const isStale = answer?.intent === "customer" && answer.refused?.since !== undefined;
  const mine = Object.fromEntries((isStale && answer.typed) || []);
  const faults = Object.entries((answer?.intent === "customer" && answer.faults) || {}).map(
    ([name, message]) => ({ fieldId: `customer-${name}`, message }),
  );
  const others = countries.all.filter(
    ({ code }) => !countries.usual.some((usual) => usual.code === code),
  );
  return (
    <RecordForm
      version={head.version}
      stale={isStale ? { version: head.version, theirs: form, mine, labels } : undefined}
      faults={faults}
    >
      <input type="hidden" name="intent" value="customer" />
      <input type="hidden" name="event" value={head.lastEvent} />
      <input type="hidden" name="seen" value={JSON.stringify(form)} />
      <FieldRow>
        <Field {...field("firstName")} required maxLength={80} />
        <Field {...field("lastName")} required maxLength={80} />
        <Field {...field("email")} type="email" required maxLength={254} />
        <DateInput {...field("dateOfBirth")} leans="back" />
        <SelectField {...field("phoneCountry")}>
          {[...countries.usual, ...others].map(({ code, name, dial }) => (
            <option key={code} value={code}>
              {name} {dial}
            </option>
          ))}
        </SelectField>
        <Field {...field("phone")} inputMode="tel" required maxLength={32} />
        <Field {...field("flightNumber")} maxLength={10} />
        <SelectField {...field("language")}>
          {languages.map((one) => (
            <option key={one} value={one}>
              {words.customer.languages[one]}
            </option>
          ))}
        </SelectField>
      </FieldRow>
    </RecordForm>
  );
}

function labelsOf({ edit }: ReturnType<typeof adminReservationWords>): Record<FieldName, string> {
  return {
    firstName: edit.firstName,
    lastName: edit.lastName,
    dateOfBirth: edit.birth,
    email: edit.email,
    phoneCountry: edit.country,
    phone: edit.phone,
    flightNumber: edit.flight,
    language: edit.language,
  };
}
