import { useId, useRef, type ReactNode } from "react";
import { Form } from "react-router";
import { Button, type ButtonKind } from "../../controls/button.tsx";
import type { IconShape } from "../../controls/icon.tsx";
import { useFrameWords } from "../page/admin-language.ts";
import styles from "./confirm-button.module.css";

type Props = {
  label: string;
  icon?: IconShape;
  kind?: ButtonKind;
  disabled?: boolean;
  "aria-describedby"?: string;
  title: string;
  text?: ReactNode;
  /** What the dialog's own button says, where it is not the same. */
  confirmLabel?: string;
  /** Where it posts; the page itself when absent. */
  action?: string;
  /** What the button says in the form. */
  name: string;
  value: string;
  /** Further fields of the form: hidden ones, or a reason to be typed. */
  children?: ReactNode;
};

/** A deed that is asked about first: the dialog names it, and only its own button does it. */
export function ConfirmButton(props: Props) {
  const { label, icon, kind = "line", disabled, title, text, action } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const words = useFrameWords().form;
  const close = () => dialog.current?.close();
  return (
    <>
      <Button
        kind={kind}
        icon={icon}
        disabled={disabled}
        aria-describedby={props["aria-describedby"]}
        onClick={() => dialog.current?.showModal()}
      >
        {label}
      </Button>
      <dialog ref={dialog} className={`floating ${styles.dialog}`} aria-labelledby={titleId}>
        <Form method="post" action={action} preventScrollReset onSubmit={close}>
          <h2 id={titleId}>{title}</h2>
          {text && <div className={styles.text}>{text}</div>}
          {props.children}
          <div className={styles.acts}>
            <Button onClick={close}>{words.cancel}</Button>
            <Button type="submit" kind="pick" name={props.name} value={props.value}>
              {props.confirmLabel ?? label}
            </Button>
          </div>
        </Form>
      </dialog>
    </>
  );
}
