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
  /** The label of the dialog's button, where it is not that of the first one. */
  confirmLabel?: string;
  /** The address that the form posts to; absent for the page itself. */
  action?: string;
  /** The field that the button adds to the form. */
  name: string;
  value: string;
  /** Further fields of the form: hidden ones, or a reason to be typed. */
  children?: ReactNode;
};

/** A button for a deed that needs a yes: a dialog names the deed, and only the dialog's button does it. */
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
