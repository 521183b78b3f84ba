import { TypedDate, type TypedDateProps } from "../../controls/date/typed-date.tsx";
import { useAdminLanguage, useFrameWords } from "../page/admin-language.ts";

/** A date in a form of the back office, in the language of its page. */
export function DateInput(props: Omit<TypedDateProps, "language" | "words">) {
  return <TypedDate {...props} language={useAdminLanguage()} words={useFrameWords().date} />;
}
