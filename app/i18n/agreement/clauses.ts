import type { AgreementTerms, Clause } from "../../domain/documents/contents/agreement.ts";
import { clauseFacts, type ClauseFacts } from "./clause-facts.ts";
import { clausesBs } from "./clauses-bs.ts";
import { clausesEn, type Clauses } from "./clauses-en.ts";

const order = Object.keys(clausesEn) as (keyof Clauses)[];

/** The clauses of an agreement in both languages, in their order. */
export function agreementClauses(
  terms: Omit<AgreementTerms, "clauses">,
  rules: Pick<ClauseFacts, "graceMinutes" | "contractYears" | "positionDays">,
): Clause[] {
  const [en, bs] = [clauseFacts(terms, rules, "en-us"), clauseFacts(terms, rules, "ba")];
  return order.map((name) => {
    const bosnian = clausesBs[name].text(bs);
    return {
      title: { en: clausesEn[name].title, bs: clausesBs[name].title },
      paragraphs: clausesEn[name].text(en).map((text, index) => ({
        en: text,
        bs: bosnian[index] ?? "",
      })),
    };
  });
}
