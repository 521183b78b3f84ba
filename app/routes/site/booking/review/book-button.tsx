import { useNavigation } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import type { ReviewProps } from "./review-booking.tsx";
import { useOnline } from "../../../../ui/browser/use-online.ts";

type Props = {
  language: Language;
  label: string;
  formId?: string;
  className?: string;
  /** The question whether a second car is meant was asked. */
  isMeantTwice?: boolean;
};

/**
 * The button that books. While the answer is pending it says so and cannot be pressed again. Without a connection it waits: a
 * form that is sent then would lose everything typed.
 */
export function BookButton({ language, label, formId, className, isMeantTwice }: Props) {
  const { formData, state } = useNavigation();
  const isOnline = useOnline();
  const words = bookingWords(language).review;
  const isBooking = state !== "idle" && String(formData?.get("intent")).startsWith("book");
  return (
    <Button
      kind="go"
      type="submit"
      name="intent"
      value={isMeantTwice ? "book-again" : "book"}
      form={formId}
      className={className}
      disabled={!isOnline}
      busy={isBooking}
      busyLabel={words.processing}
    >
      {isOnline ? label : words.offline}
    </Button>
  );
}

/** Was the visitor asked whether a second car is meant? The next press of the button is the answer. */
export function isMeantTwice({ form, told }: Pick<ReviewProps, "form" | "told">): boolean {
  return form.isAgain || told?.refusal?.kind === "twice";
}
