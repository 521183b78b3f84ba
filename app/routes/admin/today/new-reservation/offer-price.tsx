import { useNavigation } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { lineNames } from "../../../../i18n/booking/line-names.ts";
import { couponFaultText } from "../../../../i18n/booking/faults.ts";
import { lackingText } from "../../../../i18n/admin-lacks/en.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { PriceBreakdown } from "../../../../ui/booking/bill/price-breakdown.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import type { BookingAnswer } from "./answer-booking.ts";
import styles from "./new-reservation.module.css";
import type { ShownOffer } from "./offer.ts";

type Props = {
  language: Language;
  offer: ShownOffer | undefined;
  answer: BookingAnswer | undefined;
};

/** The price of the choices so far. */
export function OfferPrice({ language, offer }: Omit<Props, "answer">) {
  const words = adminReservationsWords(language).book;
  const chosen = offer?.chosen;
  return (
    <section className={styles.price} aria-label={words.price}>
      {chosen && offer.trip ? (
        <PriceBreakdown
          language={language}
          car={chosen.car}
          trip={offer.trip}
          price={chosen.quote}
          terms={{
            names: lineNames(chosen.car, chosen.list, language),
            pickupAt: offer.trip.pickupAt,
          }}
        />
      ) : (
        <Note>{words.priceWait}</Note>
      )}
      {chosen?.couponFault && (
        <Note tone="bad">{couponFaultText(chosen.couponFault, language)}</Note>
      )}
      {chosen && !chosen.free && <Note tone="bad">{words.takenThen}</Note>}
      {chosen?.lacking && <Note tone="bad">{lackingText(chosen.lacking, language)}</Note>}
      {chosen && <input type="hidden" name="seenTotalCents" value={chosen.quote.totalCents} />}
    </section>
  );
}

/** The bar with the button that books, in sight as long as the form is. */
export function BookBar({ language, offer, answer }: Props) {
  const words = adminReservationsWords(language).book;
  const isBusy = useNavigation().formMethod === "POST";
  const chosen = offer?.chosen;
  const total = chosen && formatEuro(chosen.quote.totalCents, language);
  const label = !total
    ? words.submitPlain
    : answer?.refused?.reason === "price"
      ? words.confirmPrice(total)
      : words.submit(total);
  return (
    <div className={styles.bar}>
      <Button kind="go" type="submit" busy={isBusy} busyLabel={words.busy}>
        {label}
      </Button>
      <p className="visually-hidden" role="status">
        {total && words.updated(total)}
      </p>
    </div>
  );
}
