import type { ReactNode } from "react";
import { Phone } from "lucide-react";
import { formatPhone, telLink, viberLink, whatsAppLink } from "../../../i18n/phone.ts";
import { ButtonOut } from "../../controls/button.tsx";
import { ViberIcon } from "../../controls/messengers/viber-icon.tsx";
import { WhatsAppIcon } from "../../controls/messengers/whats-app-icon.tsx";
import type { SiteFacts } from "../frame/site-facts.ts";
import { TownView } from "../frame/town-view.tsx";
import styles from "./ask-band.module.css";

type Props = {
  title: string;
  text: (phone: string) => string;
  callLabel: string;
  facts: Pick<SiteFacts, "phone" | "whatsapp" | "viber">;
  /** A car that stands on the shore. */
  car?: ReactNode;
};

/** The band with ways to contact a person: one number, three ways to use it. */
export function AskBand({ title, text, callLabel, facts, car }: Props) {
  return (
    <section className={styles.ask}>
      <div className={styles.scene}>
        <TownView />
        {car && <div className={styles.car}>{car}</div>}
      </div>
      <div className={`wrap ${styles.row}`}>
        <div>
          <h2>{title}</h2>
          <p>{text(formatPhone(facts.phone))}</p>
        </div>
        <div className={styles.ways}>
          <ButtonOut kind="onlake" icon={Phone} href={telLink(facts.phone)}>
            {callLabel}
          </ButtonOut>
          <ButtonOut
            kind="onlake"
            icon={WhatsAppIcon}
            href={whatsAppLink(facts.whatsapp)}
            target="_blank"
            rel="noreferrer"
          >
            WhatsApp
          </ButtonOut>
          <ButtonOut kind="onlake" icon={ViberIcon} href={viberLink(facts.viber)}>
            Viber
          </ButtonOut>
        </div>
      </div>
    </section>
  );
}
