import { Phone } from "lucide-react";
import type { Language } from "../../../../domain/language.ts";
import { contactWords } from "../../../../i18n/contact/en.ts";
import { telLink, viberLink, whatsAppLink } from "../../../../i18n/phone.ts";
import { ButtonOut } from "../../../../ui/controls/button.tsx";
import { ViberIcon, WhatsAppIcon } from "../../../../ui/controls/messenger-icons.tsx";
import type { SiteFacts } from "../../../../ui/layout/frame/site-facts.ts";
import styles from "./contact-links.module.css";

/** Call, WhatsApp, Viber; the chats open with the first words in them. */
export function ContactLinks({ facts, language }: { facts: SiteFacts; language: Language }) {
  const { callNow, hello } = contactWords(language);
  return (
    <div className={styles.ways}>
      <ButtonOut kind="go" icon={Phone} href={telLink(facts.phone)}>
        {callNow}
      </ButtonOut>
      <ButtonOut
        kind="onlake"
        icon={WhatsAppIcon}
        href={whatsAppLink(facts.whatsapp, hello)}
        target="_blank"
        rel="noreferrer"
      >
        WhatsApp
      </ButtonOut>
      <ButtonOut kind="onlake" icon={ViberIcon} href={viberLink(facts.viber, hello)}>
        Viber
      </ButtonOut>
    </div>
  );
}
