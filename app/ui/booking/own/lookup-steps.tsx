import type { Language } from "../../../domain/language.ts";
import { lookupWords } from "../../../i18n/lookup/en.ts";
import { pathTo } from "../../../i18n/paths.ts";
import { Steps } from "../flow/steps.tsx";

/** Where the way to a change stands: the code, the first name, the reservation itself. */
export function LookupSteps({ language, current }: { language: Language; current: 0 | 1 | 2 }) {
  const { label, code, name, details } = lookupWords(language).steps;
  const codeStep =
    current === 1 ? { label: code, to: pathTo("modify", language) } : { label: code };
  return (
    <Steps
      label={label}
      steps={[codeStep, { label: name }, { label: details }]}
      current={current}
    />
  );
}
