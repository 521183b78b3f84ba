import { euroOnPaper, momentOnPaper } from "../../../i18n/paper/on-paper.ts";
import { inLanguage, type Bilingual, type Language } from "../../../domain/language.ts";
import { vatPercent } from "../../../domain/money.ts";
import { agreementWords, type Words } from "../../../i18n/agreement/en.ts";
import { formatEuro, formatList, formatNumber, formatPercent } from "../../../i18n/format.ts";
import { energyText } from "../../../i18n/handover-paper/energy-text.ts";
import { makeRoom, type Column } from "../column.ts";
import { drawHeading, drawRows, drawSentence, type Row } from "../handover/both.ts";
import { drawTable } from "../handover/table.ts";
import { styles } from "../paper-look.ts";
import type { Sheet } from "../sheet.ts";
import { drawAgreementEnd } from "./agreement-end.ts";
import { drawParties } from "./agreement-parties.ts";
import { agreed, type Agreement } from "./agreement-words.ts";
import { same, type Issued } from "./issued.ts";
import { makeDocument } from "./make-document.ts";

/** Draws the rental agreement with its annexes. */
export function drawAgreement(issued: Issued<Agreement>): Promise<Buffer> {
  const { content } = issued;
  const { terms } = content;
  const frame = { agency: terms.agency, title: agreed((words) => words.title), about: terms.code };
  return makeDocument(issued, frame, async (sheet, column) => {
    drawParties(sheet, column, content);
    drawWhat(sheet, column, content);
    drawPrice(sheet, column, content);
    drawProtection(sheet, column, content);
    drawClauses(sheet, column, content);
    await drawAgreementEnd(sheet, column, issued);
  });
}

function drawWhat(sheet: Sheet, column: Column, { terms, vehicle, handover }: Agreement): void {
  const heading = (text: Bilingual) => drawHeading(sheet, column, text);
  heading(agreed((words) => words.vehicle));
  drawRows(sheet, column, [
    { label: agreed((words) => words.model), value: same(`${vehicle.make} ${vehicle.model}`) },
    { label: agreed((words) => words.plate), value: same(vehicle.plate), strong: true },
    { label: agreed((words) => words.vin), value: same(vehicle.vin || "–") },
    { label: agreed((words) => words.year), value: same(String(vehicle.year)) },
  ]);
  heading(agreed((words) => words.period));
  const end = ({ at, place }: Agreement["terms"]["from"]) => {
    const when = momentOnPaper(at);
    return { bs: `${when.bs}, ${place.bs}`, en: `${when.en}, ${place.en}` };
  };
  drawRows(sheet, column, [
    { label: agreed((words) => words.from), value: end(terms.from), strong: true },
    { label: agreed((words) => words.to), value: end(terms.to), strong: true },
    { label: agreed((words) => words.days), value: same(String(terms.rentalDays)) },
  ]);
  heading(agreed((words) => words.state));
  drawRows(sheet, column, stateRows(handover));
}

function stateRows(handover: Agreement["handover"]): Row[] {
  const value = (text: (found: NonNullable<typeof handover>, language: Language) => string) =>
    agreed((words, language) => (handover ? text(handover, language) : words.notYet));
  return [
    {
      label: agreed((words) => words.handedOver),
      value: value(
        ({ at, place }, language) =>
          `${inLanguage(momentOnPaper(at), language)}, ${inLanguage(place, language)}`,
      ),
    },
    {
      label: agreed((words) => words.odometer),
      value: value(({ odometerKm }, language) => `${formatNumber(odometerKm, language)} km`),
    },
    {
      label: agreed((words) => words.energy),
      value: value(({ energy }, language) => energyText(energy, language)),
    },
  ];
}

function drawPrice(sheet: Sheet, column: Column, { terms }: Agreement): void {
  drawHeading(
    sheet,
    column,
    agreed((words) => words.price),
  );
  drawTable(
    sheet,
    column,
    [
      { title: agreed((words) => words.item), width: 290 },
      { title: agreed((words) => words.quantity), width: 120 },
      { title: agreed((words) => words.amount), width: 89, align: "right" },
    ],
    terms.lines.map(({ label, quantity, amountCents }) => [
      label,
      quantity,
      euroOnPaper(amountCents),
    ]),
  );
  column.y += 4;
  drawRows(sheet, column, [
    { label: agreed((words) => words.net), value: euroOnPaper(terms.netCents) },
    {
      label: agreed((words, language) => words.vat(formatPercent(vatPercent, language))),
      value: euroOnPaper(terms.vatCents),
    },
    { label: agreed((words) => words.total), value: euroOnPaper(terms.totalCents), strong: true },
    { label: agreed((words) => words.perDay), value: euroOnPaper(terms.perDayCents) },
  ]);
}

function drawProtection(sheet: Sheet, column: Column, { terms }: Agreement): void {
  const { plan, depositCents, extras, countries } = terms;
  drawHeading(
    sheet,
    column,
    agreed((words) => words.protection),
  );
  const listed = (texts: (language: Language) => string[], none: (words: Words) => string) =>
    agreed((words, language) => formatList(texts(language), language) || none(words));
  const rows: Row[] = [
    { label: agreed((words) => words.plan), value: plan.name },
    {
      label: agreed((words) => words.excess),
      value: agreed((words, language) =>
        plan.excessCents > 0
          ? words.atMost(formatEuro(plan.excessCents, language))
          : words.noExcess,
      ),
      strong: true,
    },
    ...(plan.safetyFeeCents > 0
      ? [
          {
            label: agreed((words) => words.safetyFee),
            value: euroOnPaper(plan.safetyFeeCents),
          },
        ]
      : []),
    {
      label: agreed((words) => words.deposit),
      value: euroOnPaper(depositCents),
      strong: true,
    },
    {
      label: agreed((words) => words.extras),
      value: listed(
        (language) =>
          extras.map(({ name, pieces }) =>
            pieces > 1 ? `${inLanguage(name, language)} × ${pieces}` : inLanguage(name, language),
          ),
        (words) => words.none,
      ),
    },
    {
      label: agreed((words) => words.countries),
      value: listed(
        (language) =>
          countries.map(({ name, document }) => {
            const paper = agreementWords(language).documents[document];
            const text = inLanguage(name, language);
            return paper === "" ? text : `${text} (${paper})`;
          }),
        (words) => words.noCountries,
      ),
      strong: true,
    },
  ];
  drawRows(sheet, column, rows);
}

function drawClauses(sheet: Sheet, column: Column, { terms }: Agreement): void {
  drawHeading(
    sheet,
    column,
    agreed((words) => words.terms),
  );
  terms.clauses.forEach(({ title, paragraphs }, index) => {
    const numbered = (text: string) => `${index + 1}. ${text}`;
    column.y += 2;
    // A title never stands alone at the end of a page.
    makeRoom(sheet, column, styles.label.leading + 6 * styles.fine.leading);
    const heading = { bs: numbered(title.bs), en: numbered(title.en) };
    drawSentence(sheet, column, heading, styles.label);
    for (const text of paragraphs) drawSentence(sheet, column, text, styles.fine);
  });
}
