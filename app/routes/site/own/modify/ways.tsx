import { Mail, Phone } from "lucide-react";
import type { Words } from "../../../../i18n/lookup/en.ts";
import { formatPhone, telLink, viberLink, whatsAppLink } from "../../../../i18n/phone.ts";
import { ButtonOut } from "../../../../ui/controls/button.tsx";
import { ViberIcon, WhatsAppIcon } from "../../../../ui/controls/messenger-icons.tsx";
import type { SiteFacts } from "../../../../ui/layout/frame/site-facts.ts";
import styles from "./modify.module.css";

type Props = { words: Words["ways"]; facts: SiteFacts };

/** Call, write a message, write an e-mail; what has to be said is prepared. */
export function Ways({ words, facts }: Props) {
  const [subject, body] = [words.subject, words.message].map(encodeURIComponent);
  return (
    <section className={styles.ways}>
      <h2>{words.title}</h2>
      <h3>{words.byPhone}</h3>
      <p>{words.byPhoneText}</p>
      <ButtonOut icon={Phone} wide href={telLink(facts.phone)}>
        {formatPhone(facts.phone)}
      </ButtonOut>
      <h3>{words.byChat}</h3>
      <p>{words.byChatText}</p>
      <div className={styles.chats}>
        <ButtonOut
          icon={WhatsAppIcon}
          href={whatsAppLink(facts.whatsapp, words.message)}
          target="_blank"
          rel="noreferrer"
        >
          WhatsApp
          <span className="hush"> ({words.newTab})</span>
        </ButtonOut>
        <ButtonOut icon={ViberIcon} href={viberLink(facts.viber)}>
          Viber
        </ButtonOut>
      </div>
      <h3>{words.byEmail}</h3>
      <p>{words.byEmailText}</p>
      <ButtonOut icon={Mail} wide href={`mailto:${facts.email}?subject=${subject}&body=${body}`}>
        {words.send}
      </ButtonOut>
    </section>
  );
}
