import type { AgreementTerms } from "../../domain/documents/contents/agreement.ts";
import { inLanguage, type Language } from "../../domain/language.ts";
import { vatPercent } from "../../domain/money.ts";
import { formatEuro, formatEuroShort, formatList, formatPercent } from "../format.ts";
import { formatPhone } from "../phone.ts";

/** What the clauses of an agreement say in figures and names, in one language. Amounts are formatted. */
export type ClauseFacts = {
  agency: string;
  phone: string;
  email: string;
  city: string;
  car: string;
  total: string;
  perDay: string;
  vat: string;
  deposit: string;
  /** Undefined where the plan leaves nothing to the renter. */
  excess: string | undefined;
  safetyFee: string | undefined;
  plan: string;
  /** Undefined where the vehicle stays in the country. */
  countries: string | undefined;
  graceMinutes: number;
  contractYears: number;
  positionDays: number;
};

type Rules = Pick<ClauseFacts, "graceMinutes" | "contractYears" | "positionDays">;

/** The facts of the clauses, out of what is agreed on. */
export function clauseFacts(
  terms: Omit<AgreementTerms, "clauses">,
  rules: Rules,
  language: Language,
): ClauseFacts {
  const { agency, car, totalCents, perDayCents, depositCents, plan, countries } = terms;
  const some = (cents: number) => (cents > 0 ? formatEuroShort(cents, language) : undefined);
  const names = countries.map(({ name }) => inLanguage(name, language));
  return {
    ...rules,
    agency: agency.name,
    phone: formatPhone(agency.phone),
    email: agency.email,
    city: agency.city,
    car,
    total: formatEuro(totalCents, language),
    perDay: formatEuro(perDayCents, language),
    vat: formatPercent(vatPercent, language),
    deposit: formatEuroShort(depositCents, language),
    excess: some(plan.excessCents),
    safetyFee: some(plan.safetyFeeCents),
    plan: inLanguage(plan.name, language),
    countries: names.length > 0 ? formatList(names, language) : undefined,
  };
}
