import { useId, useState } from "react";
import { cutText } from "../../domain/cut-text.ts";
import { classNames } from "./class-names.ts";
import styles from "./folded-text.module.css";

type Props = {
  text: string;
  /** Number of characters that are shown at first. */
  max: number;
  moreLabel: string;
  lessLabel: string;
  /** The subject of the text, for readers who hear the button out of context. */
  about: string;
};

/** A long text that unfolds; without scripts it is shown whole. */
export function FoldedText({ text, max, moreLabel, lessLabel, about }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const cut = cutText(text, max);
  if (!cut) return <p>{text}</p>;
  return (
    <div className={classNames(styles.folded, open && styles.open)}>
      <p id={id}>
        {cut.head}
        <span className={styles.cut}>…</span>
        <span className={styles.rest}>{cut.rest}</span>
      </p>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? lessLabel : moreLabel}
        <span className="visually-hidden">: {about}</span>
      </button>
    </div>
  );
}
