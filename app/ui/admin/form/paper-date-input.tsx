import type { DayFieldProps } from "../../controls/date/day-field.tsx";
import { PaperDate } from "../../controls/date/paper-date.tsx";
import { useAdminLanguage, useFrameWords } from "../page/admin-language.ts";

/** A date off a document in a form of the back office, in the language of its page. */
export function PaperDateInput(props: Omit<DayFieldProps, "language" | "words">) {
  return <PaperDate {...props} language={useAdminLanguage()} words={useFrameWords().date} />;
}
