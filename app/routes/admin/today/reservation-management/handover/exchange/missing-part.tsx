import { exchangeWords } from "../../../../../../i18n/admin-exchange/en.ts";
import { handoverWords } from "../../../../../../i18n/admin-handover/en.ts";
import { Refused } from "../../../../../../ui/admin/form/refused.tsx";
import { Button } from "../../../../../../ui/controls/button.tsx";
import { List } from "../../../../../../ui/controls/list.tsx";
import { Note } from "../../../../../../ui/controls/states/note.tsx";
import handover from "../handover.module.css";
import { problemText, warningText } from "../said.ts";
import type { ChangeSheet } from "./typed-exchange.ts";
import type { ExchangeAnswer } from "./exchange.tsx";
import { placeOf, stepsFor, type ExchangeStep } from "./exchange-steps.ts";
import type { ExchangeState } from "./step-body.tsx";

type Props = ExchangeState & {
  changeSheet: ChangeSheet;
  onGo: (step: ExchangeStep) => void;
};

/** What is missing on the two sheets and beside them, with the way to it, and what has to be said to be known. */
export function MissingPart({
  language,
  facts,
  typed,
  checked,
  missing,
  changeSheet,
  onGo,
}: Props) {
  const [words, exchange] = [handoverWords(language), exchangeWords(language)];
  const missed = stepsFor(facts).flatMap((step): { step: ExchangeStep; text: string }[] => {
    const place = placeOf(step);
    if (!place) return missing.map((one) => ({ step, text: exchange.missing[one] }));
    const { of } = place;
    const { byStep, decisions } = checked[of];
    const about = { facts: facts[of], typed: typed[of], language };
    const problems = byStep[place.step].map((problem) => ({
      step,
      text: problemText(problem, about),
    }));
    const isOpen = place.step === "money" && decisions.length > 0;
    return isOpen ? [...problems, { step, text: words.problems.lines }] : problems;
  });
  return (
    <>
      {missed.length > 0 && (
        <Note>
          <b>{words.problemsTitle}</b>
          <List className={handover.missing}>
            {missed.map(({ step, text }) => (
              <li key={`${step} ${text}`}>
                <button type="button" className={handover.link} onClick={() => onGo(step)}>
                  {exchange.steps[step]}: {text}
                </button>
              </li>
            ))}
          </List>
        </Note>
      )}
      <OpenPart {...{ language, typed, checked, changeSheet }} />
    </>
  );
}

type OpenProps = Pick<Props, "language" | "typed" | "checked" | "changeSheet">;

/** What is asked about on either sheet: whoever signs says that they know. */
function OpenPart({ language, typed, checked, changeSheet }: OpenProps) {
  const words = handoverWords(language);
  const open = (["back", "out"] as const).flatMap((of) =>
    checked[of].open.map((warning) => ({ of, warning })),
  );
  if (open.length === 0) return null;
  return (
    <Note tone="bad">
      <b>{words.warningsTitle}</b>
      <List className={handover.missing}>
        {open.map(({ of, warning }) => (
          <li key={`${of} ${warningText(warning, language)}`}>
            {warningText(warning, language)}
            <Button
              onClick={() =>
                changeSheet(of, { acknowledged: [...typed[of].acknowledged, warning.code] })
              }
            >
              {words.known}
            </Button>
          </li>
        ))}
      </List>
    </Note>
  );
}

/** Why the exchange was refused, and what is wrong on which sheet. */
export function RefusedPart({
  language,
  facts,
  typed,
  answer,
}: ExchangeState & { answer: ExchangeAnswer }) {
  const [words, exchange] = [handoverWords(language), exchangeWords(language)];
  const { refused = "", faults } = answer;
  const of = faults?.of ?? "out";
  const about = { facts: facts[of], typed: typed[of], language };
  const texts = [
    ...(faults?.problems ?? []).map((one) => problemText(one, about)),
    ...(faults?.open ?? []).map((one) => warningText(one, language)),
  ];
  return (
    <div className={handover.told}>
      <Refused>
        {exchange.refused[refused] ?? words.refused[refused] ?? words.refused.form}
        {texts.length > 0 && (
          <List>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </List>
        )}
      </Refused>
    </div>
  );
}
