/** The way from the home page to a booking: who and what came how far, and at which fields forms were refused. */
import { percentages } from "../../../../domain/visits/percentages.ts";
import { reached, stepOf } from "../../../../domain/visits/reached.ts";
import { addVisits, noVisits, type VisitSum } from "../../../../domain/visits/visit-sum.ts";
import { visitSteps } from "../../../../domain/visits/visit-steps.ts";
import { adminAnalyticsWords } from "../../../../i18n/admin-analytics/en.ts";
import { formatEuro, formatNumber } from "../../../../i18n/format.ts";
import { pageName, type Named } from "./name-values.ts";
import { mostFirst, shareText } from "./share-groups.ts";

/** So many last pages are named of those who left at a step. */
const mostExits = 3;

/** The steps in people, trips and euro; without the euro for who may not see money. */
export function funnelTable(
  sums: readonly VisitSum[],
  { seesMoney, ...named }: Named & { seesMoney: boolean },
) {
  const { language } = named;
  const words = adminAnalyticsWords(language).funnel;
  const furthest = sums.filter(({ dimension }) => dimension === "furthest");
  const people = reached(furthest);
  const number = (count: number) => formatNumber(count, language);
  const all = addVisits(furthest).visits;
  const { step, people: ofPeople, kept, trips, worth, left } = words.columns;
  const rows = visitSteps.map((name, at) => {
    const before = at === 0 ? all : people[visitSteps[at - 1] ?? "home"];
    const trip =
      sums.find(({ dimension, value }) => dimension === "trip" && value === name) ?? noVisits;
    const share = before === 0 ? 0 : (people[name] / before) * 100;
    return {
      key: name,
      name: words.steps[name],
      share: all === 0 ? 0 : (people[name] / all) * 100,
      texts: [
        number(people[name]),
        before === 0 ? "–" : shareText(share, language),
        ...(name === "home" ? ["–"] : [number(trip.hits)]),
        ...(seesMoney ? [name === "home" ? "–" : formatEuro(trip.cents, language)] : []),
        name === "booked" ? "–" : exitsOf(furthest, at + 1, named),
      ],
    };
  });
  return {
    title: words.title,
    lead: words.lead(number(all)),
    columns: [step, ofPeople, kept, trips, ...(seesMoney ? [worth] : []), left] as [
      string,
      ...string[],
    ],
    rows: all === 0 && rows.every(({ texts }) => texts[2] === "–" || texts[2] === "0") ? [] : rows,
  };
}

/** The last pages of visits whose furthest step was this one, with their shares. */
function exitsOf(furthest: readonly VisitSum[], step: number, named: Named): string {
  const here = furthest
    .filter(({ value, visits }) => stepOf(value) === step && visits > 0)
    .toSorted(mostFirst);
  const shares = percentages(here.map(({ visits }) => visits));
  const texts = here
    .slice(0, mostExits)
    .map(
      ({ value }, at) =>
        `${pageName(value.slice(value.indexOf("|") + 1), named)} ${shareText(shares[at] ?? 0, named.language)}`,
    );
  return texts.join(", ") || "–";
}

/** What kept forms from going on, by step, field and error. */
export function faultTable(sums: readonly VisitSum[], { language }: Named) {
  const { faults: words, funnel } = adminAnalyticsWords(language);
  const own = sums
    .filter(({ dimension }) => dimension === "fault")
    .toSorted((a, b) => b.hits - a.hits || mostFirst(a, b));
  const all = addVisits(own).hits;
  const shares = percentages(own.map(({ hits }) => hits));
  const steps: Readonly<Record<string, string>> = funnel.steps;
  return {
    title: words.title,
    lead: words.lead(all, formatNumber(all, language)),
    columns: words.columns as [string, ...string[]],
    rows: own.slice(0, 20).map(({ value, hits }, at) => {
      const [step = "", field = "", code = ""] = value.split("/");
      const named = field === "" ? words.form : (words.fields[field] ?? field);
      return {
        key: value,
        name: `${steps[step] ?? step}: ${named} – ${words.codes[code] ?? code}`,
        share: shares[at] ?? 0,
        texts: [formatNumber(hits, language), shareText(shares[at] ?? 0, language)],
      };
    }),
  };
}
