import { useNavigation } from "react-router";
import { lookupWords } from "../../../../i18n/lookup/en.ts";
import {
  CodeField,
  LookupButton,
  TooManyTries,
} from "../../../../ui/booking/own/lookup-fields.tsx";
import { StepForm, type StepProps } from "./step-form.tsx";

/** Step one: which reservation. */
export function CodeStep({ language, told, phone }: StepProps) {
  const words = lookupWords(language);
  const busy = useNavigation().state !== "idle";
  return (
    <StepForm language={language}>
      <h2>{words.codeTitle}</h2>
      <TooManyTries language={language} told={told} phone={phone} />
      <CodeField language={language} told={told} />
      <LookupButton language={language} label={words.next} intent="code" busy={busy} />
    </StepForm>
  );
}
