import { ArrowLeft, ArrowRight } from "lucide-react";
import { useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import type { Language } from "../../../../../../domain/language.ts";
import { exchangeWords } from "../../../../../../i18n/admin-exchange/en.ts";
import { handoverWords } from "../../../../../../i18n/admin-handover/en.ts";
import { adminPath } from "../../../../../../i18n/admin-paths.ts";
import { Button } from "../../../../../../ui/controls/button.tsx";
import handover from "../handover.module.css";
import { StepList } from "../steps/step-list.tsx";
import { sentOf } from "../typed.ts";
import type { ExchangeAnswer } from "./exchange.tsx";
import { isStepDone, missingOf, partOf, stepsFor, type ExchangeStep } from "./exchange-steps.ts";
import { MissingPart, RefusedPart } from "./missing-part.tsx";
import { StepBody } from "./step-body.tsx";
import { checkBoth, sheetsOf, useExchange, type TwoFacts } from "./typed-exchange.ts";

type Props = TwoFacts & {
  language: Language;
  answer: ExchangeAnswer | undefined;
  keys: readonly string[];
  /** Drawn by a browser, which may have kept something that was typed. */
  isHere: boolean;
  places: readonly { id: string; name: string }[];
};

/** The two sheets of an exchange, in steps that can be left and come back to; what is typed stays on this phone until it is done. */
export function ExchangeForm({ language, back, out, answer, keys, isHere, places }: Props) {
  const words = exchangeWords(language);
  const facts = { back, out };
  const { typed, change, changeSheet } = useExchange(facts, { keys, isHere });
  const steps = stepsFor(facts);
  const [step, setStep] = useState<ExchangeStep>("back");
  const top = useRef<HTMLDivElement>(null);
  const sheets = sheetsOf(typed, facts, Date.parse(`${back.now}Z`));
  const checked = checkBoth(sheets, typed, facts);
  const missing = missingOf(typed);
  const at = steps.indexOf(step);
  const isLast = at === steps.length - 1;
  const state = { language, facts, typed, sheets, checked, missing };
  const go = (next: ExchangeStep | undefined) => {
    if (!next) return;
    setStep(next);
    top.current?.scrollIntoView({ block: "start" });
    top.current?.focus({ preventScroll: true });
  };
  const part = partOf(step);
  return (
    <div className={handover.wizard}>
      <div ref={top} tabIndex={-1} className={handover.top}>
        <StepList
          {...{ steps, step }}
          label={words.stepsLabel}
          names={words.steps}
          isDone={(one) => isStepDone(one, state)}
          onGo={go}
        />
      </div>
      {answer?.refused && <RefusedPart {...state} answer={answer} />}
      <div className={handover.body} data-step={step}>
        {part && <p className={handover.lead}>{words.sheets[part]}</p>}
        <StepBody {...state} {...{ step, change, changeSheet, places }} />
        {isLast && <MissingPart {...state} {...{ changeSheet }} onGo={go} />}
      </div>
      <div className={handover.foot}>
        {at > 0 ? (
          <Button icon={ArrowLeft} onClick={() => go(steps[at - 1])}>
            {handoverWords(language).back}
          </Button>
        ) : (
          <Link to={adminPath("reservation-management", language, back.code, "exchange")}>
            {words.other}
          </Link>
        )}
        {isLast ? (
          <Finish {...state} faults={answer?.faults} />
        ) : (
          <Button kind="go" icon={ArrowRight} onClick={() => go(steps[at + 1])}>
            {handoverWords(language).next}
          </Button>
        )}
      </div>
    </div>
  );
}

type FinishProps = {
  language: Language;
  facts: TwoFacts;
  typed: ReturnType<typeof useExchange>["typed"];
  checked: ReturnType<typeof checkBoth>;
  missing: ReturnType<typeof missingOf>;
  /** Those of the last refusal; they stay the same ones while no newer answer comes. */
  faults: ExchangeAnswer["faults"];
};

/** The deed itself: what stands on the two sheets at this moment is sent. */
function Finish({ language, facts, typed, checked, missing, faults }: FinishProps) {
  const words = exchangeWords(language);
  const busy = useNavigation().state === "submitting";
  const backField = useRef<HTMLInputElement>(null);
  const outField = useRef<HTMLInputElement>(null);
  const stamped = useRef<Pick<FinishProps, "typed" | "faults"> & { now: number }>(undefined);
  const isReady =
    missing.length === 0 &&
    [checked.back, checked.out].every(
      ({ problems, open, decisions }) => problems.length + open.length + decisions.length === 0,
    );
  const write = () => {
    // Sent again after a lost answer it is the same exchange, of the same moment: the server knows it by its keys and its text.
    const last = stamped.current;
    const isAgain = last !== undefined && last.typed === typed && last.faults === faults;
    const now = isAgain ? last.now : Date.now();
    stamped.current = { typed, faults, now };
    const sheets = sheetsOf(typed, facts, now);
    const text = (of: "back" | "out") => JSON.stringify(sentOf(typed[of], sheets[of], now));
    if (backField.current) backField.current.value = text("back");
    if (outField.current) outField.current.value = text("out");
  };
  return (
    <Form method="post" preventScrollReset className={handover.finish} onSubmit={write}>
      <input type="hidden" name="version" value={facts.back.version} />
      <input ref={backField} type="hidden" name="back" defaultValue="" />
      <input ref={outField} type="hidden" name="out" defaultValue="" />
      <input type="hidden" name="reason" value={typed.reason} />
      <input
        type="hidden"
        name="repairDays"
        value={typed.isInRepair ? typed.repairDays.trim() : ""}
      />
      <Button
        type="submit"
        kind="go"
        busy={busy}
        busyLabel={handoverWords(language).finishing}
        disabled={!isReady}
      >
        {words.finish}
      </Button>
    </Form>
  );
}
