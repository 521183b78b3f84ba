import { useState, type ReactNode } from "react";
import type { Language } from "../../../../domain/language.ts";
import type { Quote } from "../../../../domain/pricing/quote-line.ts";
import {
  couponFaultText,
  detailFaultText,
  quoteFaultText,
} from "../../../../i18n/booking/faults.ts";
import { billRows } from "../../../../i18n/booking/bill-rows.ts";
import { changedRows } from "../../../../i18n/booking/changed-rows.ts";
import { lineNames } from "../../../../i18n/booking/line-names.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { tripFaultText } from "../../../../i18n/search/trip-faults.ts";
import {
  minRentalDaysFor,
  searchFieldNames,
  type SearchField,
} from "../../../../domain/reservations/trip/check-trip.ts";
import type { SearchContext } from "../../../../domain/reservations/trip/search-context.ts";
import { personalFieldNames } from "../../../../domain/reservations/person/personal-details.ts";
import { CompareTable } from "../../../../ui/booking/choices/compare-table.tsx";
import { ErrorSummary } from "../../../../ui/controls/faults/error-summary.tsx";
import { Refused } from "../../../../ui/admin/form/refused.tsx";
import type { BookingAnswer } from "./answer-booking.ts";
import type { ShownOffer } from "./offer.ts";

type Props = {
  language: Language;
  answer: BookingAnswer | undefined;
  offer: ShownOffer | undefined;
  context: SearchContext;
  fields: Readonly<Partial<Record<SearchField, string>>>;
  /** The ways out of a taken car; absent once the form wishes for something else. */
  instead: ReactNode;
};

/** The reason why nothing was booked, at the top of the form, with the way out. */
export function BookingRefused(props: Props) {
  const { answer } = props;
  const seen = useSeenQuote(props);
  if (!answer) return undefined;
  return (
    <>
      <Faults {...props} />
      <Refusal {...props} seen={seen} />
    </>
  );
}

/** The price that the page showed when the form was sent, before the answer. */
function useSeenQuote({ answer, offer }: Props): Quote | undefined {
  const [kept, setKept] = useState<{ answer: typeof answer; shown?: Quote; seen?: Quote }>({
    answer,
  });
  const shown = offer?.chosen?.quote ?? kept.shown;
  const seen = kept.answer === answer ? kept.seen : kept.shown;
  if (kept.answer !== answer || kept.shown !== shown) setKept({ answer, shown, seen });
  return seen;
}

function Faults({ language, answer, context, fields }: Props) {
  const words = adminReservationsWords(language).book;
  const minRentalDays = minRentalDaysFor(fields.pickupDate ?? "", context.rules, context.seasons);
  const limits = { ...context.rules, minRentalDays };
  const about = { typed: "", minDriverAge: 0, phone: "" };
  const faults: { fieldId?: string; message: string }[] = [
    ...new Set(
      searchFieldNames.flatMap((name) => {
        const fault = answer?.faults?.trip?.[name];
        return fault ? tripFaultText(name, fault, limits, language) : [];
      }),
    ),
  ].map((message) => ({ message }));
  if (answer?.faults?.car) faults.push({ fieldId: "cars", message: words.faultCar });
  for (const fault of answer?.faults?.selection ?? [])
    faults.push({ message: quoteFaultText(fault, language) });
  for (const name of personalFieldNames) {
    const fault = answer?.faults?.people?.[name];
    if (fault && fault.code !== "too-young")
      faults.push({ fieldId: name, message: detailFaultText(name, fault, about, language) });
    else if (fault) faults.push({ fieldId: name, message: words.tooYoung });
  }
  if (answer?.faults?.coupon)
    faults.push({
      fieldId: "couponCode",
      message: couponFaultText(answer.faults.coupon, language),
    });
  if (answer?.faults?.people?.partner)
    faults.push({ fieldId: "partner", message: words.faultPartner });
  if (answer?.faults?.people?.staffNote)
    faults.push({ fieldId: "staffNote", message: words.faultNote });
  if (answer?.faults?.people?.readOut)
    faults.push({ fieldId: "readOut", message: words.faultReadOut });
  return faults.length > 0 ? <ErrorSummary title={words.faultTitle} faults={faults} /> : undefined;
}

function Refusal({ language, answer, offer, seen, instead }: Props & { seen: Quote | undefined }) {
  const words = adminReservationsWords(language).book.refused;
  const refusal = answer?.refused;
  if (!refusal || (refusal.reason === "taken" && !instead)) return undefined;
  const chosen = offer?.chosen;
  const names = chosen && lineNames(chosen.car, chosen.list, language);
  const text = () => {
    switch (refusal.reason) {
      case "stock":
        return words.stock(names?.extra(refusal.extra) ?? refusal.extra, refusal.left);
      case "young":
        return words.young(refusal.leastAge);
      default:
        return words[refusal.reason];
    }
  };
  const terms = names && offer?.trip && { names, pickupAt: offer.trip.pickupAt };
  return (
    <Refused>
      <p>{text()}</p>
      {refusal.reason === "taken" && instead}
      {refusal.reason === "price" && seen && terms && (
        <CompareTable
          language={language}
          rows={changedRows(
            billRows(seen, terms, language),
            billRows(refusal.quote, terms, language),
          )}
          wasCents={seen.totalCents}
          isCents={refusal.quote.totalCents}
        />
      )}
    </Refused>
  );
}
