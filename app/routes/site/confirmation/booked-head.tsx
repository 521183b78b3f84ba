import { Printer } from "lucide-react";
import type { Language } from "../../../domain/language.ts";
import { confirmationWords } from "../../../i18n/confirmation/words.ts";
import { whatsAppLink } from "../../../i18n/phone.ts";
import { Button, ButtonOut } from "../../../ui/controls/button.tsx";
import { WhatsAppIcon } from "../../../ui/controls/messenger-icons.tsx";
import { useHydrated } from "../../../ui/controls/use-hydrated.ts";
import type { BookedView } from "./confirmation.tsx";
import styles from "./booked-head.module.css";

type Props = { language: Language; booked: BookedView; whatsapp: string };

/** The code in the largest type, on the water. */
export function BookedHead({ language, booked, whatsapp }: Props) {
  const words = confirmationWords(language);
  const { code, customer } = booked;
  const canPrint = useHydrated();
  return (
    <div className={styles.booked}>
      <div className="wrap">
        <div className={styles.words}>
          <h1>
            {headline(booked, language)} <span className={styles.code}>{code}</span>
          </h1>
          <p>
            {booked.isOpen && words.mailOnWay(customer.email)} {words.openAgain}
          </p>
        </div>
        <div className={styles.acts}>
          <ButtonOut
            kind="onlake"
            icon={WhatsAppIcon}
            href={whatsAppLink(whatsapp, words.message(code, customer.firstName))}
            target="_blank"
            rel="noreferrer"
          >
            WhatsApp
            <span className="hush"> ({words.newTab})</span>
          </ButtonOut>
          {canPrint && (
            <Button kind="onlake" icon={Printer} onClick={() => window.print()}>
              {words.print}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function headline({ status, customer: { firstName } }: BookedView, language: Language): string {
  const words = confirmationWords(language);
  const says: Record<BookedView["status"], (name: string) => string> = {
    pending: words.requested,
    confirmed: words.booked,
    on_rent: words.booked,
    returned: words.over,
    completed: words.over,
    cancelled: words.cancelled,
    no_show: words.over,
  };
  return says[status](firstName);
}
