import { type ComponentProps, createContext, type ReactNode, use, useRef } from "react";
import { Form } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { useWhenNew } from "../../../../ui/browser/use-when-new.ts";
import styles from "./change.module.css";

/** The code of the reservation that the page shows. */
export const CodeShown = createContext("");

type Props = Omit<ComponentProps<typeof Form>, "method" | "action"> & { language: Language };

/**
 * A form of this page, answered by it. It names the reservation that the visitor saw, because another one may have been opened in
 * another tab since.
 */
export function OwnForm({ language, children, ...props }: Props) {
  return (
    <Form
      method="post"
      action={`${pathTo("change", language)}#answer`}
      preventScrollReset
      {...props}
    >
      <input type="hidden" name="code" value={use(CodeShown)} />
      {children}
    </Form>
  );
}

/** Hidden fields that a form carries along. */
export function Carried({ fields }: { fields: readonly [name: string, value: string][] }) {
  return fields.map(([name, value]) => (
    <input key={name + value} type="hidden" name={name} value={value} />
  ));
}

type ToldBoxProps = {
  /** The answer that is shown: every new one takes the focus. */
  about: object;
  children: ReactNode;
};

/** The place of a form's answer; without scripts the form's address leads here. */
export function ToldBox({ about, children }: ToldBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useWhenNew(about, () => box.current?.focus());
  return (
    <div ref={box} id="answer" tabIndex={-1} className={styles.told}>
      {children}
    </div>
  );
}
