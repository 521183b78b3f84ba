/** What a reservation agrees on, as the agreement says it. */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { allNames } from "../../../domain/catalogue/all-names.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type {
  AgreedLine,
  AgreementTerms,
  SealedTerms,
} from "../../../domain/documents/contents/agreement.ts";
import { canonicalJson } from "../../../domain/handovers/sheet.ts";
import type { Bilingual, Language } from "../../../domain/language.ts";
import { roundHalfUp } from "../../../domain/money.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { agreementClauses } from "../../../i18n/agreement/clauses.ts";
import { billRows, rowKey, type BillRow } from "../../../i18n/booking/bill-rows.ts";
import { plainRanges } from "../../../i18n/booking/held-ranges.ts";
import { lineNames } from "../../../i18n/booking/line-names.ts";
import { lineQuantity } from "../../../i18n/paper/line-quantity.ts";
import type { Deps } from "../../deps.ts";
import { paperAgency } from "../paper-agency.ts";

/** The terms of a reservation as it stands now. Euro cents, VAT inside. */
export function agreementTerms(view: Reservation, catalogue: Catalogue): AgreementTerms {
  const { customer, trip, rentalDays, totalCents, netCents, vatCents, depositCents } = view;
  const { legalFacts, legal, priceList, retention } = catalogue;
  const { responsiblePerson: representative } = legalFacts;
  const general = legal.find(({ kind }) => kind === "terms");
  const list = allNames(catalogue);
  const placeOf = (id: string): Bilingual =>
    list.locations.find((place) => place.id === id)?.name ?? { en: id, bs: id };
  const said: Omit<AgreementTerms, "clauses"> = {
    form: 1,
    code: view.code,
    agency: { ...paperAgency(catalogue), ...(representative !== undefined && { representative }) },
    renter: {
      name: `${customer.firstName} ${customer.lastName}`.trim(),
      email: customer.email,
      phone: customer.phone,
    },
    car: view.car.name,
    from: { at: trip.pickupAt, place: placeOf(trip.pickupLocationId) },
    to: { at: trip.dropoffAt, place: placeOf(trip.dropoffLocationId) },
    rentalDays,
    lines: agreedLines(view, catalogue),
    perDayCents: roundHalfUp(totalCents / Math.max(1, rentalDays)),
    totalCents,
    netCents,
    vatCents,
    plan: agreedPlan(view, catalogue),
    depositCents,
    extras: list.extras.flatMap(({ code, name }) => {
      const pieces = view.extras[code] ?? 0;
      return pieces > 0 ? [{ name, pieces }] : [];
    }),
    countries: list.countries.flatMap(({ code, name, document }) =>
      view.countries.includes(code) ? [{ code, name, document }] : [],
    ),
    ...(general && {
      general: {
        version: general.version,
        publishedOn: general.publishedOn,
        title: general.title,
        body: general.body,
      },
    }),
  };
  const { graceMinutes } = priceList.rules;
  const { contractYears, positionDays } = retention;
  const clauses = agreementClauses(said, { graceMinutes, contractYears, positionDays });
  return { ...said, clauses };
}

function agreedLines(view: Reservation, catalogue: Catalogue): AgreedLine[] {
  const rows = { en: rowsOf(view, catalogue, "en-us"), bs: rowsOf(view, catalogue, "ba") };
  const amounts = Map.groupBy(view.lines, rowKey);
  return rows.en.map((row, index) => {
    const bosnian = rows.bs[index] ?? row;
    const lines = amounts.get(row.key) ?? [];
    return {
      label: { en: row.label, bs: bosnian.label },
      quantity: { en: row.quantity, bs: bosnian.quantity },
      amountCents: lines.reduce((sum, line) => sum + line.amountCents, 0),
    };
  });
}

function rowsOf(
  { car, lines, rentalDays, trip }: Reservation,
  catalogue: Catalogue,
  language: Language,
): (BillRow & { quantity: string })[] {
  const names = lineNames(car, allNames(catalogue), language);
  const byKey = Map.groupBy(lines, rowKey);
  const price = { lines: [...lines], rentalDays };
  return billRows(price, { names, pickupAt: trip.pickupAt }, language).map((row) => {
    const [line, another] = byKey.get(row.key) ?? [];
    const quantity = line && !another ? lineQuantity(line, language) : "";
    return { ...row, label: plainRanges(row.label), quantity };
  });
}

/** The plan with the excess that its line was sold with. */
function agreedPlan(
  { planCode, lines }: Reservation,
  catalogue: Catalogue,
): AgreementTerms["plan"] {
  const plan = allNames(catalogue).plans.find(({ code }) => code === planCode);
  const sold = lines.find((line) => line.code === "protection");
  return {
    name: plan?.name ?? { en: planCode, bs: planCode },
    excessCents: sold?.reason.excessCents ?? plan?.excessCents ?? 0,
    safetyFeeCents: plan?.safetyFeeCents ?? 0,
  };
}

/** The SHA-256 of terms as they are signed, in small hexadecimal digits. */
export function hashTerms(terms: AgreementTerms): string {
  return createHash("sha256").update(canonicalJson(terms)).digest("hex");
}

type Keys = Pick<Deps, "signingKey">;

function sealOf({ signingKey }: Keys, sha256: string): string {
  // A key for one purpose: nothing else that the house signs is a seal.
  const key = createHmac("sha256", signingKey).update("agreement-terms").digest();
  return createHmac("sha256", key).update(sha256).digest("base64url");
}

/** Terms with the seal that says that this house made them: a phone without a connection keeps both. */
export function sealTerms(keys: Keys, terms: AgreementTerms): SealedTerms {
  const sha256 = hashTerms(terms);
  return { terms, sha256, seal: sealOf(keys, sha256) };
}

/** Are these terms that this house has shown, to the letter? */
export function isSealed(keys: Keys, { terms, sha256, seal }: SealedTerms): boolean {
  const [made, sent] = [Buffer.from(sealOf(keys, sha256)), Buffer.from(seal)];
  return hashTerms(terms) === sha256 && made.length === sent.length && timingSafeEqual(made, sent);
}
