import { useState } from "react";
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
import { Note } from "../../../../ui/controls/states/note.tsx";
import type { NewAnswer } from "./answer-booking.ts";
import type { ShownOffer } from "./show-offer.ts";

type Props = {
  language: Language;
  told: NewAnswer | undefined;
  offer: ShownOffer | undefined;
  context: SearchContext;
  fields: Readonly<Partial<Record<SearchField, string>>>;
};

/** Why nothing was booked, at the top of the form, with what to do. */
export function Told(props: Props) {
  const { told } = props;
  const seen = useSeenQuote(props);
  if (!told) return undefined;
  return (
    <>
      <Faults {...props} />
      <Refusal {...props} seen={seen} />
    </>
  );
}

/** The price that stood on the page when the form was sent: the one before the answer. */
function useSeenQuote({ told, offer }: Props): Quote | undefined {
  const [kept, setKept] = useState<{ told: typeof told; shown?: Quote; seen?: Quote }>({ told });
  const shown = offer?.chosen?.quote ?? kept.shown;
  const seen = kept.told === told ? kept.seen : kept.shown;
  if (kept.told !== told || kept.shown !== shown) setKept({ told, shown, seen });
  return seen;
}

function Faults({ language, told, context, fields }: Props) {
  const words = adminReservationsWords(language).book;
  const minRentalDays = minRentalDaysFor(fields.pickupDate ?? "", context.rules, context.seasons);
  const limits = { ...context.rules, minRentalDays };
  const about = { typed: "", minDriverAge: 0, phone: "" };
  const faults: { fieldId?: string; message: string }[] = [
    ...new Set(
      searchFieldNames.flatMap((name) => {
        const fault = told?.tripFaults?.[name];
        return fault ? tripFaultText(name, fault, limits, language) : [];
      }),
    ),
  ].map((message) => ({ message }));
  if (told?.carMissing) faults.push({ fieldId: "cars", message: words.faultCar });
  for (const fault of told?.selectionFaults ?? [])
    faults.push({ message: quoteFaultText(fault, language) });
  for (const name of personalFieldNames) {
    const fault = told?.faults?.[name];
    if (fault && fault !== "too-young")
      faults.push({ fieldId: name, message: detailFaultText(name, fault, about, language) });
    else if (fault) faults.push({ fieldId: name, message: words.tooYoung });
  }
  if (told?.couponFault)
    faults.push({ fieldId: "couponCode", message: couponFaultText(told.couponFault, language) });
  if (told?.faults?.staffNote) faults.push({ fieldId: "staffNote", message: words.faultNote });
  if (told?.faults?.readOut) faults.push({ fieldId: "readOut", message: words.faultReadOut });
  return faults.length > 0 ? <ErrorSummary title={words.faultTitle} faults={faults} /> : undefined;
}

function Refusal({ language, told, offer, seen }: Props & { seen: Quote | undefined }) {
  const words = adminReservationsWords(language).book.refused;
  const refusal = told?.refusal;
  if (!refusal) return undefined;
  const chosen = offer?.chosen;
  const names = chosen && lineNames(chosen.car, chosen.list, language);
  const text = () => {
    switch (refusal.kind) {
      case "stock":
        return words.stock(names?.extra(refusal.extra) ?? refusal.extra, refusal.left);
      case "young":
        return words.young(refusal.leastAge);
      default:
        return words[refusal.kind];
    }
  };
  const terms = names && offer?.trip && { names, pickupAt: offer.trip.pickupAt };
  return (
    <Note tone="bad" role="alert">
      <p>{text()}</p>
      {refusal.kind === "price" && seen && terms && (
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
    </Note>
  );
}
