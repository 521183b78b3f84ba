import { allNames } from "../../../domain/catalogue/all-names.ts";
import { toKmFeninga } from "../../../domain/money.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { isAhead } from "../../../domain/reservations/states/states.ts";
import { billRows } from "../../../i18n/booking/bill-rows.ts";
import { bookingWords } from "../../../i18n/booking/en.ts";
import { lineNames, type LineNames } from "../../../i18n/booking/line-names.ts";
import { formatEuro, formatKm } from "../../../i18n/format.ts";
import type { About, Bill, Block } from "../letter-content.ts";

/** The kept price, line by line: VAT inside, KM beside the total, the deposit apart; when it is paid, until the car is out. */
export function billBlocks(reservation: Reservation, about: About): Block[] {
  const { status, lines, rentalDays, trip, totalCents, vatCents, depositCents } = reservation;
  const { language } = about;
  const says = bookingWords(language).bill;
  const terms = { names: namesOf(reservation, about), pickupAt: trip.pickupAt };
  const total = formatEuro(totalCents, language);
  const bill: Bill = {
    rows: billRows({ lines: [...lines], rentalDays }, terms, language),
    total: {
      label: says.total,
      amount: total,
      vat: says.vatInside(formatEuro(vatCents, language)),
      km: formatKm(toKmFeninga(totalCents), language),
    },
    due: isAhead(status)
      ? [
          { label: says.payNow, amount: formatEuro(0, language) },
          { label: says.payAtPickup, amount: total },
        ]
      : [],
    deposit: {
      label: says.deposit,
      amount: formatEuro(depositCents, language),
      why: `${says.depositWhy} ${formatKm(toKmFeninga(depositCents), language)}`,
    },
  };
  return [
    { is: "heading", text: says.label },
    { is: "bill", bill },
  ];
}

/** The names of plans, extras, countries and places in the letter's language, also of those no longer offered. */
export function namesOf({ car }: Pick<Reservation, "car">, { language, world }: About): LineNames {
  return lineNames(car, allNames(world.catalogue), language);
}
