import { useState, type ReactNode } from "react";
import { Mail, Menu, Phone } from "lucide-react";
import type { Language } from "../../../domain/language.ts";
import { formatPhone, telLink, whatsAppLink } from "../../../i18n/phone.ts";
import { siteWords } from "../../../i18n/site/en.ts";
import { classNames } from "../../controls/class-names.ts";
import { Icon } from "../../controls/icon.tsx";
import { WhatsAppIcon } from "../../controls/messengers/whats-app-icon.tsx";
import { Sheet } from "../../controls/sheet.tsx";
import { SquareButton } from "../../controls/square-button.tsx";
import square from "../../controls/square-button.module.css";
import { useHydrated } from "../../browser/use-hydrated.ts";
import type { SiteFacts } from "./site-facts.ts";
import { SiteLinks } from "./site-links.tsx";
import styles from "./site-menu.module.css";

type Props = { language: Language; facts: Pick<SiteFacts, "phone" | "whatsapp" | "email"> };

/** The menu of phones and tablets: a sheet from the right; without scripts a plain list below its button. */
export function SiteMenu(props: Props) {
  const [open, setOpen] = useState(false);
  const words = siteWords(props.language);
  const close = () => setOpen(false);
  if (!useHydrated()) {
    return (
      <details className={styles.plain}>
        <summary className={classNames(square.square, styles.opener)} aria-label={words.menu}>
          <Icon of={Menu} />
        </summary>
        <div>
          <MenuLinks {...props} />
        </div>
      </details>
    );
  }
  return (
    <div className={styles.menu}>
      <SquareButton
        icon={Menu}
        aria-label={words.menu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={close} title={words.menu} closeLabel={words.close} side="right">
        <MenuLinks {...props} onFollow={close} />
      </Sheet>
    </div>
  );
}

function MenuLinks({ language, facts, onFollow }: Props & { onFollow?: () => void }): ReactNode {
  const words = siteWords(language);
  return (
    <>
      <nav aria-label={words.menu} className={styles.links}>
        <SiteLinks language={language} onFollow={onFollow} />
      </nav>
      <div className={styles.reach}>
        <a href={telLink(facts.phone)}>
          <Icon of={Phone} />
          {formatPhone(facts.phone)}
        </a>
        <a href={whatsAppLink(facts.whatsapp)} target="_blank" rel="noreferrer">
          <Icon of={WhatsAppIcon} />
          WhatsApp
        </a>
        <a href={`mailto:${facts.email}`}>
          <Icon of={Mail} />
          {facts.email}
        </a>
      </div>
    </>
  );
}
