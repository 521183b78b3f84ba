import { useNavigation } from "react-router";
import type { Language } from "../../../domain/language.ts";
import { bookingWords } from "../../../i18n/booking/words.ts";
import { Button } from "../../../ui/controls/button.tsx";

type Props = { language: Language; label: string; formId?: string; className?: string };

/** The button that books; while the answer is under way it says so and cannot be pressed again. */
export function BookButton({ language, label, formId, className }: Props) {
  const { formData, state } = useNavigation();
  const isBooking = state !== "idle" && formData?.get("intent") === "book";
  return (
    <Button
      kind="go"
      type="submit"
      name="intent"
      value="book"
      form={formId}
      className={className}
      busy={isBooking}
      busyLabel={bookingWords(language).review.processing}
    >
      {label}
    </Button>
  );
}
