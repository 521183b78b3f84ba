import { LogOut } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Form } from "react-router";
import type { Language } from "../../../domain/language.ts";
import { adminFrameWords } from "../../../i18n/admin-frame/en.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { adminWords } from "../../../i18n/admin/en.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/controls/icon.tsx";
import { dropKept, listUnsentDrafts } from "../phone/draft.ts";
import { isAnythingHere } from "../phone/phone-mark.ts";
import styles from "./person-menu.module.css";

/** The way out, which waits while something lies on this phone alone; whoever signs in next does not see what was kept here. */
export function SignOutForm({ language }: { language: Language }) {
  const words = adminFrameWords(language).signOut;
  const [isHeld, setHeld] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const leave = (event: FormEvent) => {
    const isOnlyHere = liesHere();
    setHeld(isOnlyHere);
    if (isOnlyHere) return event.preventDefault();
    dropKept();
    void import("../phone/phone-store.ts")
      .then(({ keepAllFacts }) => keepAllFacts([]))
      .catch(() => undefined);
  };
  const send = async () => {
    setBusy(true);
    await import("../phone/send-outbox.ts")
      .then(({ sendOutbox }) => sendOutbox({ language, isAtOnce: true }))
      .catch(() => undefined);
    setBusy(false);
    setHeld(liesHere());
  };
  return (
    <Form
      method="post"
      action={adminPath("sign-out", language)}
      className={styles.out}
      onSubmit={leave}
    >
      {isHeld && (
        <div role="alert" className={styles.held}>
          <p>{words.held}</p>
          <Button busy={isBusy} busyLabel={words.sending} onClick={() => void send()}>
            {words.send}
          </Button>
        </div>
      )}
      <button type="submit" className={styles.line}>
        <Icon of={LogOut} size={18} />
        {adminWords(language).signOut}
      </button>
    </Form>
  );
}

/** Also what was typed a moment ago and is still on its way. */
function liesHere(): boolean {
  return isAnythingHere() || listUnsentDrafts(0).length > 0;
}
