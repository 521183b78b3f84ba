import { CalendarPlus, Download, Printer, Repeat } from "lucide-react";
import type { Language } from "../../../../domain/language.ts";
import type { ToldReason } from "../../../../domain/reservations/booking/wait-reasons.ts";
import { cancelCost } from "../../../../i18n/cancellation/cancel-cost.ts";
import { chargedText } from "../../../../i18n/charges/charged-text.ts";
import { confirmationWords } from "../../../../i18n/confirmation/en.ts";
import { waitingWords } from "../../../../i18n/waiting/en.ts";
import { whatsAppLink } from "../../../../i18n/phone.ts";
import { CodeHead } from "../../../../ui/booking/own/code-head.tsx";
import { Button, ButtonLink, ButtonOut } from "../../../../ui/controls/button.tsx";
import { classNames } from "../../../../ui/controls/class-names.ts";
import { WhatsAppIcon } from "../../../../ui/controls/messengers/whats-app-icon.tsx";
import { useHydrated } from "../../../../ui/browser/use-hydrated.ts";
import type { BookedView } from "./confirmation.tsx";
import styles from "./booked-head.module.css";

type Props = { language: Language; booked: BookedView; whatsapp: string };

/** The reservation code in the largest type, on the water. */
export function BookedHead(props: Props) {
  const { language, booked } = props;
  const words = confirmationWords(language);
  const { code, charges, cancelCents } = booked;
  const charged = chargedText(charges, language);
  const cost = cancelCents === undefined ? words.openAgain : cancelCost(cancelCents, language);
  return (
    <CodeHead
      title={headline(booked, language)}
      code={code}
      className={styles.booked}
      acts={<Acts {...props} />}
    >
      <p className={styles.said}>
        {booked.waits && waitingText(booked.waits, language)}{" "}
        {booked.isOpen && mailText(booked, language)} {charged || cost}
      </p>
    </CodeHead>
  );
}

/** One way forward, the papers of a rental that is not off, and a person to write to. */
function Acts({ language, booked, whatsapp }: Props) {
  const words = confirmationWords(language);
  const { code, customer, links, isHeld, isOff } = booked;
  const canPrint = useHydrated();
  return (
    <div className={styles.acts}>
      {isHeld ? (
        <ButtonOut kind="go" icon={CalendarPlus} href={links.calendar} className={styles.main}>
          {words.calendar}
        </ButtonOut>
      ) : (
        <ButtonLink kind="go" icon={Repeat} to={links.repeat} className={styles.main}>
          {words.again}
        </ButtonLink>
      )}
      {!isOff && (
        <ButtonOut kind="onlake" icon={Download} href={links.pdf}>
          {words.pdf}
        </ButtonOut>
      )}
      <ButtonOut
        kind="onlake"
        icon={WhatsAppIcon}
        href={whatsAppLink(whatsapp, words.message(code, customer.firstName))}
        target="_blank"
        rel="noreferrer"
      >
        WhatsApp
        <span className="visually-hidden"> ({words.newTab})</span>
      </ButtonOut>
      {!isOff && (
        <Button
          kind="onlake"
          icon={Printer}
          className={classNames(styles.print, canPrint && styles.ready)}
          onClick={() => window.print()}
        >
          {words.print}
        </Button>
      )}
    </div>
  );
}

function waitingText(waits: ToldReason, language: Language): string {
  const words = waitingWords(language);
  return `${words.after[waits]} ${words.held}`;
}

/** What comes by e-mail: nothing is promised while letters stay in the house. */
function mailText({ mail, waits, customer }: BookedView, language: Language): string {
  const words = confirmationWords(language);
  const { email } = customer;
  if (!mail) return "";
  if (mail === "kept") return words.mailNone;
  if (mail === "held") return words.mailLater(email);
  return waits ? waitingWords(language).mail(email) : words.mailOnWay(email);
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
