import type { ReactNode } from "react";
import { CircleCheck } from "lucide-react";
import { Form, Link, useNavigation } from "react-router";
import type { ContactField, ContactFaults } from "../../../../domain/contact/contact-message.ts";
import type { Language } from "../../../../domain/language.ts";
import { contactFaultText, contactWords, type Words } from "../../../../i18n/contact/en.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { formatPhone, telLink } from "../../../../i18n/phone.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { ErrorSummary } from "../../../../ui/controls/faults/error-summary.tsx";
import { Field, TextArea } from "../../../../ui/controls/field.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { type ContactTold, useContactForm } from "./use-contact-form.ts";
import styles from "./contact-form.module.css";

type Props = { language: Language; phone: string; told: ContactTold | undefined };

/** The anchor where the page opens again after a form without scripts. */
const formId = "write";

/** The form for a message to the agency. */
export function ContactForm({ language, phone, told }: Props) {
  const words = contactWords(language);
  const { form, listed, notice, onSubmit, ...fields } = useContactForm(told);
  return (
    <section className={`raised ${styles.card}`} id={formId}>
      <h2>{words.form.title}</h2>
      <p className={styles.lead}>{words.form.lead}</p>
      <Form
        ref={form}
        method="post"
        action={`${pathTo("contact", language)}#${formId}`}
        className={styles.form}
        noValidate
        replace
        preventScrollReset
        onSubmit={onSubmit}
      >
        <Summary words={words} faults={listed} />
        <Fields {...fields} words={words} />
        <Send words={words} privacy={`${pathTo("legal", language)}#privacy`}>
          <Answer words={words} phone={phone} notice={notice} />
        </Send>
      </Form>
    </section>
  );
}

type FieldsProps = { words: Words } & Pick<
  ReturnType<typeof useContactForm>,
  "faults" | "typed" | "onFocus" | "onBlur" | "onChange"
>;

function Fields({ words, faults, typed, ...hands }: FieldsProps) {
  const { fields, optional, phoneWhy } = words.form;
  const field = (name: ContactField) => {
    const fault = faults[name];
    return {
      id: name,
      name,
      label: fields[name],
      fault: fault && contactFaultText(name, fault, words),
      defaultValue: typed(name),
      ...hands,
    };
  };
  return (
    <>
      <div className={styles.row}>
        <Field {...field("name")} autoComplete="name" required />
        <Field
          {...field("email")}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          required
        />
      </div>
      <Field
        {...field("phone")}
        label={`${fields.phone} (${optional})`}
        help={phoneWhy}
        type="tel"
        autoComplete="tel"
      />
      <TextArea {...field("message")} rows={6} required />
    </>
  );
}

type SendProps = { words: Words; privacy: string; children: ReactNode };

/** The button, the answer, and the privacy note. */
function Send({ words, privacy, children }: SendProps) {
  const says = words.form;
  const isBusy = useNavigation().state === "submitting";
  return (
    <div className={styles.end}>
      <Button kind="pick" type="submit" busy={isBusy} busyLabel={says.sending}>
        {says.send}
      </Button>
      <div role="status" className={styles.said}>
        {children}
      </div>
      <p>
        {says.privacy}{" "}
        <Link className="link" to={privacy}>
          {says.privacyLink}
        </Link>
      </p>
    </div>
  );
}

// The form's reader is loaded late, and the names of its fields stand in it.
const fieldOrder: readonly ContactField[] = ["name", "email", "phone", "message"];

/** The list of the form's faults; each links to its field. */
function Summary({ words, faults }: { words: Words; faults: ContactFaults }) {
  const list = fieldOrder.flatMap((fieldId) => {
    const fault = faults[fieldId];
    return fault ? [{ fieldId, message: contactFaultText(fieldId, fault, words) }] : [];
  });
  if (list.length === 0) return undefined;
  const { faultOne, faultMany, kept } = words.form;
  const title = list.length === 1 ? faultOne : faultMany(list.length);
  return <ErrorSummary title={title} faults={list} kept={kept} />;
}

type AnswerProps = { words: Words; phone: string; notice: ContactTold | undefined };

/** The notice that the message was sent, or that it failed and what to do then. */
function Answer({ words, phone, notice }: AnswerProps) {
  const says = words.form;
  if (!notice) return undefined;
  if (notice.ok) {
    return (
      <Note icon={CircleCheck} className={styles.sent}>
        <b>{says.sent}</b>
      </Note>
    );
  }
  if (notice.reason === "invalid") return undefined;
  const texts = { "too-many-tries": says.tooMany, "not-sent": says.notSent, failed: says.failed };
  return (
    <Note tone="bad" className={styles.failed}>
      <b>{texts[notice.reason]}</b>
      <p>
        {says.stillHere}{" "}
        <a className="link nowrap" href={telLink(phone)}>
          {formatPhone(phone)}
        </a>
      </p>
    </Note>
  );
}
