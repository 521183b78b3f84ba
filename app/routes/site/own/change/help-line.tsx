import { Phone } from "lucide-react";
import type { Language } from "../../../../domain/language.ts";
import { changeWords } from "../../../../i18n/change/en.ts";
import { formatPhone, telLink, whatsAppLink } from "../../../../i18n/phone.ts";
import { ButtonOut } from "../../../../ui/controls/button.tsx";
import { WhatsAppIcon } from "../../../../ui/controls/messenger-icons.tsx";
import type { SiteFacts } from "../../../../ui/layout/frame/site-facts.ts";
import type { OpenChange } from "./open-change.ts";
import styles from "./change.module.css";

type Props = {
  language: Language;
  open: Pick<OpenChange, "code">;
  facts: Pick<SiteFacts, "phone" | "whatsapp">;
  text: string;
};

/** A person who helps: the telephone, and a message that says already what it is about. */
export function HelpLine({ language, open, facts, text }: Props) {
  const words = changeWords(language);
  return (
    <div className={styles.help}>
      <p>{text}</p>
      <div className={styles.ways}>
        <ButtonOut icon={Phone} href={telLink(facts.phone)}>
          {formatPhone(facts.phone)}
        </ButtonOut>
        <ButtonOut
          icon={WhatsAppIcon}
          href={whatsAppLink(facts.whatsapp, words.message(open.code))}
          target="_blank"
          rel="noreferrer"
        >
          WhatsApp
          <span className="hush"> ({words.newTab})</span>
        </ButtonOut>
      </div>
    </div>
  );
}
