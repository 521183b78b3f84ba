import { ArrowLeft, ArrowRight } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { timeOf } from "../../../../../domain/calendar.ts";
import type { PhoneState } from "../../../../../domain/handovers/own-phone/phone-pass.ts";
import type { Language } from "../../../../../domain/language.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { handoverWords } from "../../../../../i18n/admin-handover/en.ts";
import { Refused } from "../../../../../ui/admin/form/refused.tsx";
import { useWhenNew } from "../../../../../ui/browser/use-when-new.ts";
import { Button } from "../../../../../ui/controls/button.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";
import type { KeptSheet, Refusal } from "../../../phone/phone-store.ts";
import type { HandoverFacts } from "./facts.ts";
import { Finish } from "./finish.tsx";
import styles from "./handover.module.css";
import { useOwnPhone } from "./own-phone/use-own-phone.ts";
import { problemText, unseenText, warningText } from "./said.ts";
import { StepList } from "./steps/step-list.tsx";
import { type Checked, checkTyped, isDone, type Step, stepsOf } from "./steps.ts";
import { DamageStep } from "./steps/damage-step.tsx";
import { MoneyStep } from "./steps/money-step.tsx";
import { PapersStep } from "./steps/papers-step.tsx";
import { PhotosStep } from "./steps/photos-step.tsx";
import { SigningStep } from "./steps/signing-step.tsx";
import type { StepProps } from "./steps/step-props.ts";
import { VehicleStep } from "./steps/vehicle-step.tsx";
import { photosTold } from "./told-here.ts";
import { sheetOf, type Typed } from "./typed.ts";
import { type Begun, useDraft } from "./use-draft.ts";
import { usePhotos } from "./use-photos.ts";

const bodies: Readonly<Record<Step, (props: StepProps) => React.ReactNode>> = {
  papers: PapersStep,
  vehicle: VehicleStep,
  photos: PhotosStep,
  damage: DamageStep,
  money: MoneyStep,
  signing: SigningStep,
};

type Props = {
  language: Language;
  facts: HandoverFacts;
  memberId: string;
  /** The sheet that was finished here and that the server has refused. */
  own: KeptSheet | undefined;
  phoneKey: string;
  /** Drawn by a browser, which may have kept something that was typed. */
  isHere: boolean;
  begun: Begun | undefined;
  /** The customer's own phone when the page was made. */
  phone: PhoneState | undefined;
};

/** The steps of a handover. Each can be left and come back to; what is typed stays on this phone until it is done. */
export function Wizard({ language, facts, memberId, own, phone: first, ...draft }: Props) {
  const words = handoverWords(language);
  const { typed, change, keptAt, isUntouched, newer, take } = useDraft(facts, {
    language,
    ...draft,
  });
  const photos = usePhotos(facts, language, photosTold(typed));
  const steps = stepsOf(facts.direction);
  const [step, setStep] = useState<Step>(steps[0] ?? "vehicle");
  const top = useRef<HTMLDivElement>(null);
  const sheet = sheetOf(typed, facts, Date.parse(`${facts.now}Z`));
  const checked = checkTyped(sheet, typed, facts);
  const phone = useOwnPhone({ language, facts, typed, sheet, first, change });
  const Body = bodies[step];
  const go = (next: Step | undefined) => {
    if (!next) return;
    setStep(next);
    top.current?.scrollIntoView({ block: "start" });
    top.current?.focus({ preventScroll: true });
  };
  const [at, isLast] = [steps.indexOf(step), step === steps.at(-1)];
  return (
    <div className={styles.wizard}>
      <div ref={top} tabIndex={-1} className={styles.top}>
        <StepList
          {...{ steps, step, label: words.stepsLabel, names: words.steps }}
          isDone={(one) => isDone(one, checked)}
          onGo={go}
        />
      </div>
      {own?.refusal && (
        <RefusedPart {...{ language, facts, typed, ...own }} refusal={own.refusal} />
      )}
      <Kept
        {...{ language, keptAt, isUntouched, newer: newer !== undefined }}
        onTake={newer === "unseen" ? undefined : take}
      />
      <div className={styles.body} data-step={step}>
        <Body {...{ language, facts, typed, sheet, checked, change, photos, phone }} />
        {isLast && <Missing {...{ language, facts, typed, checked, change }} onGo={go} />}
      </div>
      <div className={styles.foot}>
        {at > 0 ? (
          <Button icon={ArrowLeft} onClick={() => go(steps[at - 1])}>
            {words.back}
          </Button>
        ) : (
          <Link to={adminPath("reservation-management", language)}>{words.board}</Link>
        )}
        {isLast ? (
          <Finish {...{ language, facts, typed, checked, memberId, own }} />
        ) : (
          <Button kind="go" icon={ArrowRight} onClick={() => go(steps[at + 1])}>
            {words.next}
          </Button>
        )}
      </div>
    </div>
  );
}

type KeptProps = {
  language: Language;
  keptAt: string | undefined;
  /** Nothing was typed yet, so that nothing lies anywhere. */
  isUntouched: boolean;
  newer: boolean;
  /** Absent while the other version has not been read. */
  onTake: (() => void) | undefined;
};

/** Where what was typed lies, in one line. */
function Kept({ language, keptAt, isUntouched, newer, onTake }: KeptProps) {
  const words = handoverWords(language);
  if (newer)
    return (
      <div className={styles.told}>
        <Note tone="bad">
          {words.newer} {onTake && <Button onClick={onTake}>{words.takeNewer}</Button>}
        </Note>
      </div>
    );
  if (keptAt === undefined && isUntouched) return null;
  return (
    <p className={styles.kept} role="status">
      {keptAt === undefined ? words.keptHere : words.kept(timeOf(keptAt))}
    </p>
  );
}

type Said = { language: Language; facts: HandoverFacts; typed: Typed };

type RefusedProps = Said & {
  refusal: Refusal;
  /** Of the sheet that was refused. */
  finishedAt: number;
};

/** Why the last sheet was not taken. The button that sent it stands at the foot, so that this is brought into sight. */
function RefusedPart({ language, facts, typed, refusal, finishedAt }: RefusedProps) {
  const words = handoverWords(language);
  const box = useRef<HTMLDivElement>(null);
  useWhenNew(finishedAt, () => box.current?.scrollIntoView({ block: "start" }));
  const texts = [
    ...refusal.problems.map((one) => problemText(one, { facts, typed, language })),
    ...refusal.open.map((one) => warningText(one, language)),
  ];
  return (
    <div ref={box} className={styles.told}>
      <Refused>
        {words.refused[refusal.reason] ?? words.refused.form}
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

type MissingProps = Said & {
  checked: Checked;
  change: (change: Partial<Typed>) => void;
  onGo: (step: Step) => void;
};

/** What is missing, with the way to it, and what has to be said to be known. */
function Missing({ language, facts, typed, checked, change, onGo }: MissingProps) {
  const words = handoverWords(language);
  const steps = stepsOf(facts.direction).filter((one) => checked.byStep[one].length > 0);
  const { decisions, open } = checked;
  return (
    <>
      <Unseen {...{ language, checked, onGo }} />
      {(steps.length > 0 || decisions.length > 0) && (
        <Note>
          <b>{words.problemsTitle}</b>
          <List className={styles.missing}>
            {steps.flatMap((one) =>
              checked.byStep[one].map((problem) => {
                const text = problemText(problem, { facts, typed, language });
                return (
                  <li key={`${one} ${text}`}>
                    <button type="button" className={styles.link} onClick={() => onGo(one)}>
                      {text}
                    </button>
                  </li>
                );
              }),
            )}
            {decisions.length > 0 && (
              <li>
                <button type="button" className={styles.link} onClick={() => onGo("money")}>
                  {decisions.some(({ code }) => code === "reason")
                    ? words.problems.reason
                    : words.problems.lines}
                </button>
              </li>
            )}
          </List>
        </Note>
      )}
      {open.length > 0 && (
        <Note tone="bad">
          <b>{words.warningsTitle}</b>
          <List className={styles.missing}>
            {open.map((warning) => (
              <li key={warningText(warning, language)}>
                {warningText(warning, language)}
                <Button
                  onClick={() => change({ acknowledged: [...typed.acknowledged, warning.code] })}
                >
                  {words.known}
                </Button>
              </li>
            ))}
          </List>
        </Note>
      )}
    </>
  );
}

/** Angles without a photo: worth a word, and no reason to wait. */
function Unseen({ language, checked, onGo }: Pick<MissingProps, "language" | "checked" | "onGo">) {
  if (checked.unseen.length === 0) return null;
  return (
    <Note>
      <button type="button" className={styles.link} onClick={() => onGo("photos")}>
        {unseenText(checked.unseen, language)}
      </button>
    </Note>
  );
}
