import { accountOf } from "../../../../domain/account/account.ts";
import { isBooked } from "../../../../domain/documents/document.ts";
import { formatDocumentNumber } from "../../../../domain/documents/document-number.ts";
import type { Language } from "../../../../domain/language.ts";
import { parseCode } from "../../../../domain/reservations/code.ts";
import { isBack, isCalledOff } from "../../../../domain/reservations/states/states.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { may } from "../../../../domain/staff/rights.ts";
import type { StaffRole } from "../../../../domain/staff/roles.ts";
import { depositDeskWords } from "../../../../i18n/admin-deposit/en.ts";
import { adminPapersWords } from "../../../../i18n/admin-papers/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import { accountWords } from "../../../../i18n/admin-account/en.ts";
import { documentPaperWords } from "../../../../i18n/document-paper/en.ts";
import { formatDayTime, formatEuro } from "../../../../i18n/format.ts";
import { listDocuments, type DocumentEntry } from "../../../../server/documents/list-documents.ts";
import {
  findForStaff,
  type StaffReservation,
} from "../../../../server/reservations/reading/find-for-staff.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { linkedOf, shareOf } from "./share-paper.ts";
import { loadSheetRows } from "./sheet-rows.ts";

type About = Pick<PageContext, "deps" | "language"> & {
  role: StaffRole;
  /** The address of the site, for links that leave it. */
  origin: string;
};

/** The reservation of a code in an address. Throws 404 when there is none. */
export async function openPapers(
  typed: string | undefined,
  { deps }: Pick<About, "deps">,
): Promise<StaffReservation> {
  const code = parseCode(typed ?? "");
  const found = code === undefined ? undefined : await findForStaff(deps, code);
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

export type PapersPage = Awaited<ReturnType<typeof loadPapers>>;
export type PaperRow = PapersPage["rows" | "sheets"][number];

/** Everything that the page shows, in words. */
export async function loadPapers(found: StaffReservation, about: About) {
  const { deps, role } = about;
  const { view, version, isErased } = found;
  const { firstName, lastName, email } = view.customer;
  const all = await listDocuments(deps.pool, found.id);
  const mayIssue = may(role, "issue-papers") && !isErased;
  const shown = all.filter(({ kind }) => isBooked(kind) || may(role, "issue-papers"));
  return {
    code: view.code,
    name: `${firstName} ${lastName}`.trim(),
    email,
    version,
    mayIssue,
    rows: shown.map((entry) => rowOf(entry, all, { ...about, found, mayIssue })),
    /** The sheets of the handovers, which are kept with their reservation and have no number. */
    sheets: mayIssue ? await loadSheetRows(found, about) : [],
    ways: mayIssue ? waysOf(found, all, about) : undefined,
  };
}

function rowOf(
  entry: DocumentEntry,
  all: readonly DocumentEntry[],
  {
    deps,
    language,
    origin,
    found,
    mayIssue,
  }: About & { found: StaffReservation; mayIssue: boolean },
) {
  const { id, kind, isErased } = entry;
  const words = adminPapersWords(language).list;
  const numberOf = (other: number | null) => {
    const one = all.find((each) => each.id === other);
    return one && formatDocumentNumber(one);
  };
  const number = formatDocumentNumber(entry);
  const endedBy = numberOf(entry.endedBy);
  const ends = numberOf(entry.endsId);
  const facts = [
    formatDayTime(toLocal(entry.issuedAt.getTime()), language),
    entry.staff && words.by(entry.staff),
    ends && words.ends(ends),
    endedBy && words.ended(endedBy),
    isErased && words.erased,
  ];
  const canShare = mayIssue && !isErased && entry.revokedAt === null;
  return {
    key: `document ${id}`,
    sent: { name: "document" as const, id },
    number,
    name: documentPaperWords(language).names[kind],
    facts: facts.filter(Boolean).join(" · "),
    isEnded: entry.endedBy !== null,
    canEnd: mayIssue && kind === "invoice" && entry.endedBy === null && !isErased,
    fiscal: fiscalOf(entry, language),
    pdf: isErased ? undefined : adminPath("papers", language, id, "file"),
    share: canShare ? shareOf(linkedOf(entry, found), found, { deps, origin }) : undefined,
  };
}

function fiscalOf(entry: DocumentEntry, language: Language) {
  const { kind, fiscalNumber, fiscalDevice, fiscalAt } = entry;
  if (kind !== "invoice" && kind !== "credit-note") return undefined;
  const words = adminPapersWords(language).list;
  if (fiscalNumber === null || fiscalAt === null) return { isPrinted: false, text: words.waiting };
  const when = formatDayTime(toLocal(fiscalAt.getTime()), language);
  return { isPrinted: true, text: words.fiscal(fiscalNumber, fiscalDevice ?? "", when) };
}

/** What may be issued now. */
function waysOf(found: StaffReservation, all: readonly DocumentEntry[], { language }: About) {
  const { view, payments, charges, deposits } = found;
  const { dueCents } = accountOf(view, payments, [], charges);
  const isOver = isBack(view.status) || isCalledOff(view.status);
  const hasInvoice = all.some(({ kind, endedBy }) => kind === "invoice" && endedBy === null);
  const { methods } = adminReservationWords(language).price;
  const { entries } = accountWords(language);
  return {
    receipts: payments
      .filter(({ isVoided }) => !isVoided)
      .map(({ id, kind, method, amountCents, payer }) => ({
        id,
        payer,
        what: [
          entries[kind],
          methods[method],
          formatEuro(amountCents, language),
          ...(payer === "" ? [] : [entries.payer[kind](payer)]),
        ].join(", "),
      })),
    depositReceipts: deposits.map(({ id, method, amountCents }) => ({
      id,
      what: `${depositDeskWords(language).hold.methods[method]}, ${formatEuro(amountCents, language)}`,
    })),
    slip: dueCents > 0 ? formatEuro(dueCents, language) : undefined,
    bill: isOver ? (hasInvoice ? undefined : ("invoice" as const)) : ("proforma" as const),
  };
}
