import type { DriverPapers } from "../../../domain/handovers/driver-papers.ts";
import type { Bilingual } from "../../../domain/language.ts";
import { formatPhone } from "../../../i18n/phone.ts";
import type { Column } from "../column.ts";
import { drawHeading, drawRows, type Row } from "../handover/both.ts";
import type { Sheet } from "../sheet.ts";
import { agreed, type Agreement } from "./agreement-words.ts";
import { same } from "./issued.ts";
import { dayIn } from "./day-text.ts";

/** Draws who agrees, and who else drives. */
export function drawParties(sheet: Sheet, column: Column, { terms, drivers }: Agreement): void {
  const { agency, renter } = terms;
  const [own, ...others] = drivers;
  const heading = (text: Bilingual) => drawHeading(sheet, column, text);
  heading(agreed((words) => words.lessor));
  const rows: [Row["label"], string | undefined][] = [
    [agreed((words) => words.name), agency.name],
    [agreed((words) => words.address), agency.address],
    [agreed((words) => words.jib), agency.jib],
    [agreed((words) => words.vatNumber), agency.vatNumber],
    [agreed((words) => words.representative), agency.representative],
  ];
  drawRows(
    sheet,
    column,
    rows.flatMap(([label, text]) => (text === undefined ? [] : { label, value: same(text) })),
  );
  heading(agreed((words) => words.renter));
  drawRows(sheet, column, [
    {
      label: agreed((words) => words.name),
      value: same(own?.name ?? renter.name),
      strong: true,
    },
    ...paperRows(own),
    { label: agreed((words) => words.phone), value: same(formatPhone(renter.phone)) },
    { label: agreed((words) => words.email), value: same(renter.email || "–") },
  ]);
  heading(agreed((words) => words.additional));
  if (others.length === 0) {
    const value = agreed((words) => words.noAdditional);
    drawRows(sheet, column, [{ label: agreed((words) => words.name), value }]);
  }
  for (const driver of others) {
    const name = { label: agreed((words) => words.name), value: same(driver.name), strong: true };
    drawRows(sheet, column, [name, ...paperRows(driver)]);
  }
}

function paperRows(papers: DriverPapers | undefined): Row[] {
  if (!papers) {
    const value = agreed((words) => words.noPapers);
    return [
      { label: agreed((words) => words.address), value },
      { label: agreed((words) => words.identity.passport), value },
      { label: agreed((words) => words.licence), value },
    ];
  }
  const { address, identityKind, identityNumber, identityExpires } = papers;
  const { licenceCountry, licenceNumber, licenceIssued, licenceExpires } = papers;
  return [
    { label: agreed((words) => words.address), value: same(address) },
    {
      label: agreed((words) => words.identity[identityKind]),
      value: agreed((words, language) =>
        words.until(identityNumber, dayIn(identityExpires, language)),
      ),
    },
    {
      label: agreed((words) => words.licence),
      value: agreed((words, language) =>
        words.licenceText(
          licenceCountry,
          licenceNumber,
          dayIn(licenceIssued, language),
          dayIn(licenceExpires, language),
        ),
      ),
    },
  ];
}
