import type { Language } from "../../../../domain/language.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import { currencyText } from "../../../../i18n/admin-account/cash-text.ts";
import { finesWords } from "../../../../i18n/admin-fines/en.ts";
import { formatDate } from "../../../../i18n/format.ts";
import type { Fine } from "../../../../server/fines/fine-rows.ts";
import { shownMoment } from "../../forms/shown-moment.ts";

export type ShownFine = ReturnType<typeof shownFine>;

/** A fine in words, as a list and its page show it. */
export function shownFine(fine: Fine, language: Language) {
  const { id, version, state, plate, at, place, country, authority, reference } = fine;
  const words = finesWords(language);
  const customer = fine.customer ?? words.erased;
  return {
    id,
    version,
    state,
    plate,
    authority,
    reference,
    when: shownMoment(at.getTime(), language),
    place,
    country: words.countries[country] ?? country,
    amount: currencyText(fine.amount, fine.currency, language),
    receivedOn: formatDate(fine.receivedOn, language),
    dueOn: fine.dueOn === null ? undefined : formatDate(fine.dueOn, language),
    hasCustomer: fine.reservationId !== null,
    customer: fine.reservationId === null ? words.ofNobody : customer,
    code: fine.code === null ? undefined : formatCode(fine.code),
    hasPhoto: fine.photoSha256 !== null,
    note: fine.note,
    withdrawnReason: fine.withdrawnReason,
  };
}
