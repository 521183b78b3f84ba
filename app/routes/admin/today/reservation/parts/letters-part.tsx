import { useState } from "react";
import { Form, useNavigation } from "react-router";
import type { Language } from "../../../../../domain/language.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { viberLink, whatsAppLink } from "../../../../../i18n/phone.ts";
import type { Loaded } from "../load-page.ts";
import type { LetterRow } from "./letter-rows.ts";
import { FormFields } from "../tasks/form-fields.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { StatusDot } from "../../../../../ui/admin/page/status-dot.tsx";
import { Button, ButtonLink, ButtonOut } from "../../../../../ui/controls/button.tsx";
import { TextArea } from "../../../../../ui/controls/field.tsx";
import { ViberIcon } from "../../../../../ui/controls/messengers/viber-icon.tsx";
import { WhatsAppIcon } from "../../../../../ui/controls/messengers/whats-app-icon.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import styles from "../reservation.module.css";

type Shown = Pick<Loaded, "letters" | "head"> & { key: string };
type Props = { language: Language; loaded: Shown; mayNot: string | undefined };

/** The letters about the reservation: the state of each, a link to its text, and a button that sends it again. */
export function LettersPart({ language, loaded, mayNot }: Props) {
  const words = adminReservationWords(language).letters;
  return (
    <Panel title={words.title}>
      {loaded.letters.length === 0 && <p className={styles.quiet}>{words.none}</p>}
      <List className={styles.letters}>
        {loaded.letters.map((letter) => (
          <Letter key={letter.id} {...{ language, loaded, letter, mayNot }} />
        ))}
      </List>
    </Panel>
  );
}

function Letter({ language, loaded, letter, mayNot }: Props & { letter: LetterRow }) {
  const words = adminReservationWords(language).letters;
  const { head, key } = loaded;
  const { id, kind, to, when, tone, state, tries, error, canResend } = letter;
  const sending = useNavigation().formData;
  const isBusy = sending?.get("intent") === "resend" && sending.get("letter") === String(id);
  return (
    <li>
      <b>{kind}</b>
      <small>
        {to} · {when}
      </small>
      <span>
        <StatusDot tone={tone}>{[state, tries].filter(Boolean).join(", ")}</StatusDot>
      </span>
      {error && <small className={styles.error}>{error}</small>}
      <span className={styles.acts}>
        <ButtonLink
          kind="quiet"
          aria-label={`${words.look}: ${kind}`}
          to={adminPath("reservations", language, head.code, "letters", id)}
        >
          {words.look}
        </ButtonLink>
        {canResend && !mayNot && (
          <Form method="post" preventScrollReset>
            <FormFields intent="resend" head={head} sendingKey={key} />
            <input type="hidden" name="letter" value={id} />
            <Button
              type="submit"
              kind="quiet"
              aria-label={`${words.resend}: ${kind}`}
              busy={isBusy}
              busyLabel={words.resend}
            >
              {words.resend}
            </Button>
          </Form>
        )}
      </span>
    </li>
  );
}

type MessagesPartProps = { language: Language; loaded: Pick<Loaded, "customer">; text: string };

/** A first message to the customer in the customer's language, for WhatsApp and Viber; absent without a phone number. */
export function MessagesPart({ language, loaded, text }: MessagesPartProps) {
  const { phone, language: theirs } = loaded.customer;
  const words = adminReservationWords(language).messages;
  const [typed, setTyped] = useState<string>();
  const said = typed ?? text;
  if (!phone) return undefined;
  return (
    <Panel title={words.title} lead={words.lead(words.languages[theirs])}>
      <TextArea
        label={words.label}
        rows={5}
        lang={theirs === "ba" ? "bs" : "en"}
        value={said}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={styles.ways}>
        <ButtonOut icon={WhatsAppIcon} href={whatsAppLink(phone, said)} target="_blank">
          WhatsApp
        </ButtonOut>
        <ButtonOut icon={ViberIcon} href={viberLink(phone, said)}>
          Viber
        </ButtonOut>
      </div>
    </Panel>
  );
}
