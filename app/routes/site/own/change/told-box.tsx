import { useRef, type ReactNode } from "react";
import { useWhenNew } from "../../../../ui/browser/use-when-new.ts";
import styles from "./change.module.css";

type Props = {
  /** The answer that is shown: with every new one the focus comes here. */
  about: object;
  children: ReactNode;
};

/** Where the answer to a form stands; without scripts the address of the form leads here. */
export function ToldBox({ about, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useWhenNew(about, () => box.current?.focus());
  return (
    <div ref={box} id="answer" tabIndex={-1} className={styles.told}>
      {children}
    </div>
  );
}
