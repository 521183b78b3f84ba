import { CreditCard } from "lucide-react";
import type { Language } from "../../../domain/language.ts";
import { isAhead } from "../../../domain/reservations/states/states.ts";
import type { ReservationStatus } from "../../../domain/reservations/states/status.ts";
import { formatEuro } from "../../../i18n/format.ts";
import { onlineWords } from "../../../i18n/online-payment/en.ts";
import { pathTo } from "../../../i18n/paths.ts";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import styles from "./pay-now.module.css";

/** `cents`: what may be paid online; undefined while no provider is set, and when nothing is due. */
type Props = {
  language: Language;
  token: string;
  status: ReservationStatus;
  cents: number | undefined;
};

/** What is to pay of a reservation, with the way to pay it online; nothing of it while it cannot be. */
export function PayNow({ language, token, status, cents }: Props) {
  if (cents === undefined) return null;
  const words = onlineWords(language);
  return (
    <div className={styles.pay}>
      <p>
        {words.toPay}: <b>{formatEuro(cents, language)}</b>
        <small>{isAhead(status) ? words.offer : words.offerNow}</small>
      </p>
      <ButtonLink icon={CreditCard} to={pathTo("online-payment", language, { token })}>
        {words.now}
      </ButtonLink>
    </div>
  );
}
