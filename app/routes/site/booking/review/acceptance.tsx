import type { ReactNode } from "react";
import type { Language } from "../../../../domain/language.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { Fault } from "../../../../ui/controls/faults/fault.tsx";
import { Tick } from "../../../../ui/controls/tick.tsx";
import { fieldFault } from "./field-fault.ts";
import type { ReviewProps } from "./review-booking.tsx";
import styles from "./review.module.css";

/** Privacy and terms have to be accepted; news is a wish of its own, and never ticked before. */
export function Acceptance(props: ReviewProps) {
  const { language } = props;
  const words = bookingWords(language).review;
  const legal = pathTo("legal", language);
  return (
    <div className={styles.checks}>
      <Box {...props} name="privacyAccepted">
        <Reading language={language} words={words.privacy} to={`${legal}#privacy`} />
      </Box>
      <Box {...props} name="termsAccepted">
        <Reading language={language} words={words.terms} to={`${legal}#terms`} />
      </Box>
      <Box {...props} name="marketingConsent">
        {words.marketing}
      </Box>
    </div>
  );
}

type BoxProps = ReviewProps & {
  name: "privacyAccepted" | "termsAccepted" | "marketingConsent";
  children: ReactNode;
};

function Box({ name, children, ...props }: BoxProps) {
  const fault = fieldFault(props, name);
  const saidId = `${name}-said`;
  return (
    <div className={styles.box}>
      <Tick
        id={name}
        name={name}
        value="on"
        defaultChecked={props.told?.values[name] === "on"}
        required={name !== "marketingConsent"}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && saidId}
      >
        {children}
      </Tick>
      {fault && <Fault id={saidId}>{fault}</Fault>}
    </div>
  );
}

type ReadingProps = {
  language: Language;
  words: { before: string; link: string; after: string };
  to: string;
};

/** What is accepted, to be read beside the form, which stays as it is. */
function Reading({ language, words, to }: ReadingProps) {
  return (
    <>
      {words.before}
      <a className="link" href={to} target="_blank" rel="noreferrer">
        {words.link}
        <span className="hush"> ({bookingWords(language).newTab})</span>
      </a>
      {words.after}
    </>
  );
}
