import { useEffect, useId, useRef, useState, type RefObject } from "react";
import { X } from "lucide-react";
import type { Language } from "../../../domain/language.ts";
import type { Consent } from "../../../domain/visits/consent.ts";
import { visitWords } from "../../../i18n/visits/en.ts";
import { Button } from "../../controls/button.tsx";
import { classNames } from "../../controls/class-names.ts";
import { ConsentAnswered, ConsentQuestion, ConsentSignal } from "./consent-parts.tsx";
import type { ConsentAsked } from "./use-consent.ts";
import styles from "./consent-banner.module.css";

export type ConsentStep = "ask" | "ended" | "removed" | "failed";

type Props = {
  language: Language;
  asked: ConsentAsked | undefined;
  choice: Consent | undefined;
  /** The browser has said no for its owner. */
  saysNo: boolean;
  /** Another house would count as well. */
  withTag: boolean;
  /** The page has a bar of its own at the foot of a phone's screen. */
  aboveBar: boolean;
  onAgree: () => void;
  /** True when something was recorded that can still be deleted. */
  onRefuse: () => boolean;
  /** Deletes what was recorded; false when that did not work. */
  onForget: () => Promise<boolean>;
  onClose: () => void;
};

/**
 * May the visit be recorded? It stands at the foot of the screen and takes nothing from the page: nothing moves, the keyboard
 * is not caught, and it steps aside while something is being typed.
 */
export function ConsentBanner(props: Props) {
  const { language, asked, onClose, aboveBar } = props;
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
    // The button that was pressed is gone: the next step of the keyboard begins at the page.
    if (!isAgain) document.getElementById("main")?.focus({ preventScroll: true });
  };
  useEscape(banner, isAgain ? close : undefined);
  if (!isShown) return undefined;
  return (
    <section
      ref={banner}
      aria-labelledby={titleId}
      className={classNames("floating", styles.banner, aboveBar && styles.above)}
    >
      <div className={styles.head}>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {titleOf(words, step, props.saysNo)}
        </h2>
        {isAgain && (
          <Button kind="quiet" square icon={X} aria-label={words.close} onClick={close} />
        )}
      </div>
      <Content {...props} step={step} setStep={setStep} close={close} />
    </section>
  );
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

/** Escape inside the question closes it and changes nothing; one that nobody has opened stays. */
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
 * Whoever has opened the question stands in it, and afterwards where they were. Who was asked unbidden is left where they are;
 * `step` is then `undefined`.
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
    title.current?.focus({ preventScroll: true });
  }, [step, title]);
}
