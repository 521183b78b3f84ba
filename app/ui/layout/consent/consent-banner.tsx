import { useEffect, useId, useRef, useState, type RefObject } from "react";
import { createPortal } from "react-dom";
import { X } from "lucide-react";
import type { Language } from "../../../domain/language.ts";
import type { Consent } from "../../../domain/visits/consent.ts";
import { visitWords } from "../../../i18n/visits/en.ts";
import { Button } from "../../controls/button.tsx";
import { classNames } from "../../controls/class-names.ts";
import { ConsentAnswered, ConsentQuestion, ConsentSignal } from "./consent-parts.tsx";
import { questionPlace } from "./question-place.ts";
import type { ConsentAsked } from "./use-consent.ts";
import styles from "./consent-banner.module.css";

export type ConsentStep = "ask" | "ended" | "removed" | "failed";

type Props = {
  language: Language;
  asked: ConsentAsked | undefined;
  choice: Consent | undefined;
  /** True when the browser refuses for its owner. */
  saysNo: boolean;
  /** True when an analytics tag of another company would count as well. */
  withTag: boolean;
  onAgree: () => void;
  /** Ends the recording; true when there are records that can still be deleted. */
  onRefuse: () => boolean;
  /** Deletes the records; false when that failed. */
  onForget: () => Promise<boolean>;
  onClose: () => void;
};

/**
 * The question whether the visit may be recorded. It has a place of its own in the page and lies over nothing: below the header
 * when nobody has asked for it, below the footer, whose link opens it, otherwise. The keyboard is not trapped.
 */
export function ConsentBanner(props: Props) {
  const { language, asked, onClose } = props;
  const words = visitWords(language);
  const [step, setStep] = useState<ConsentStep>("ask");
  const banner = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const isShown = asked !== undefined || step !== "ask";
  const isAgain = asked === "again" || step !== "ask";
  useTakenFocus(title, isAgain && isShown ? step : undefined);
  const close = () => {
    setStep("ask");
    onClose();
    // The pressed button is gone: the keyboard's next step starts at the page.
    if (!isAgain) document.getElementById("main")?.focus({ preventScroll: true });
  };
  useEscape(banner, isAgain ? close : undefined);
  if (!isShown) return undefined;
  const place = isAgain ? undefined : document.getElementById(questionPlace);
  const question = (
    <section
      ref={banner}
      aria-labelledby={titleId}
      className={place ? styles.band : classNames("raised", styles.card)}
    >
      <div className={classNames(styles.head, place ? "wrap" : undefined)}>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {titleOf(words, step, props.saysNo)}
        </h2>
        {isAgain && (
          <Button kind="quiet" square icon={X} aria-label={words.close} onClick={close} />
        )}
      </div>
      <div className={classNames(styles.body, place ? "wrap" : undefined)}>
        <Content {...props} step={step} setStep={setStep} close={close} />
      </div>
    </section>
  );
  return place ? createPortal(question, place) : question;
}

type ContentProps = Props & {
  step: ConsentStep;
  setStep: (step: ConsentStep) => void;
  close: () => void;
};

function Content({ step, setStep, close, ...props }: ContentProps) {
  if (step !== "ask") {
    const forget = async () => setStep((await props.onForget()) ? "removed" : "failed");
    return (
      <ConsentAnswered language={props.language} step={step} onForget={forget} onKeep={close} />
    );
  }
  if (props.saysNo) return <ConsentSignal language={props.language} />;
  const { language, choice, withTag, asked } = props;
  const agree = () => {
    props.onAgree();
    close();
  };
  const refuse = () => {
    if (props.onRefuse()) setStep("ended");
    else close();
  };
  return (
    <ConsentQuestion
      language={language}
      choice={asked === "again" ? choice : undefined}
      withTag={withTag}
      onAgree={agree}
      onRefuse={refuse}
    />
  );
}

type Words = ReturnType<typeof visitWords>;

function titleOf(words: Words, step: ConsentStep, saysNo: boolean): string {
  if (step !== "ask") return words[step].title;
  return saysNo ? words.signal.title : words.title;
}

/** Closes the question with Escape and changes nothing; a question that the visitor did not open stays. */
function useEscape(banner: RefObject<HTMLElement | null>, close: (() => void) | undefined): void {
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === "Escape" && target instanceof Node && banner.current?.contains(target)) close?.();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [banner, close]);
}

/**
 * Moves the focus to a question that the visitor opened, and afterwards back. It stays in place for an unrequested one; `step` is
 * `undefined` then.
 */
function useTakenFocus(title: RefObject<HTMLElement | null>, step: ConsentStep | undefined): void {
  const before = useRef<Element>(null);
  useEffect(() => {
    if (step === undefined) {
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
      before.current = null;
      return;
    }
    before.current ??= document.activeElement;
    title.current?.focus();
  }, [step, title]);
}
