import { useState } from "react";
import type { Language } from "../../../../../domain/language.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { viberLink, whatsAppLink } from "../../../../../i18n/phone.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { ButtonOut } from "../../../../../ui/controls/button.tsx";
import { TextArea } from "../../../../../ui/controls/field.tsx";
import { ViberIcon, WhatsAppIcon } from "../../../../../ui/controls/messenger-icons.tsx";
import type { Loaded } from "../load-page.ts";
import styles from "../reservation.module.css";

type Props = { language: Language; loaded: Pick<Loaded, "customer">; text: string };

/** A first message to the customer in their language, for WhatsApp and Viber. */
export function MessagesPart({ language, loaded, text }: Props) {
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
