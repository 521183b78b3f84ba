import { CalendarX, Phone } from "lucide-react";
import { useNavigation } from "react-router";
import type { Language } from "../../../../../domain/language.ts";
import { bookingWords } from "../../../../../i18n/booking/en.ts";
import { formatPhone, telLink } from "../../../../../i18n/phone.ts";
import { Button, ButtonOut } from "../../../../../ui/controls/button.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";
import styles from "../change.module.css";
import type { ChangeProps } from "../change-page.tsx";
import { OwnForm } from "../own-form.tsx";

type NoProps = Pick<ChangeProps, "facts"> & { children: React.ReactNode };

/** A refusal, with the phone number of a person who may find a way. */
export function No({ facts, children }: NoProps) {
  return (
    <Note tone="bad" icon={CalendarX} role="alert" className={styles.good}>
      <p>{children}</p>
      <ButtonOut icon={Phone} href={telLink(facts.phone)}>
        {formatPhone(facts.phone)}
      </ButtonOut>
    </Note>
  );
}

type ReportProps = {
  language: Language;
  intent: "late-report" | "early-report";
  at: string;
  /** What the customer saw that it costs or brings back, in cents, and the name of its field. */
  seen: { name: "seenDifferenceCents" | "seenBackCents"; cents: number };
  children: React.ReactNode;
};

/** The button that tells the agency the new time, at the money that the customer saw. */
export function Report({ language, intent, at, seen, children }: ReportProps) {
  const { formData, state } = useNavigation();
  return (
    <OwnForm language={language}>
      <input type="hidden" name="at" value={at} />
      <input type="hidden" name={seen.name} value={seen.cents} />
      <Button
        kind="go"
        type="submit"
        name="intent"
        value={intent}
        wide
        busy={state !== "idle" && formData?.get("intent") === intent}
        busyLabel={bookingWords(language).review.processing}
      >
        {children}
      </Button>
    </OwnForm>
  );
}
