import { formatDocumentNumber } from "../../../../domain/documents/document-number.ts";
import { annexSubjects } from "../../../../domain/documents/contents/annex.ts";
import type { DocumentKind } from "../../../../domain/documents/document.ts";
import { parseCode } from "../../../../domain/reservations/code.ts";
import { isOverdue } from "../../../../domain/reservations/states/moments.ts";
import { isAhead, isMissed, isOut } from "../../../../domain/reservations/states/states.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { documentPaperWords } from "../../../../i18n/document-paper/en.ts";
import { formatDayTime } from "../../../../i18n/format.ts";
import { hasFoundDamage } from "../../../../server/documents/damage/issue-damage-report.ts";
import { listDocuments } from "../../../../server/documents/list-documents.ts";
import { listPapers } from "../../../../server/handovers/read-handover.ts";
import {
  findForStaff,
  type StaffReservation,
} from "../../../../server/reservations/reading/find-for-staff.ts";
import type { PageContext } from "../../../request/page-context.ts";

type About = Pick<PageContext, "deps" | "language" | "now">;

/** The reservation of a code in an address. Throws 404 when there is none, or nothing is left of it. */
export async function openRental(typed: string | undefined, { deps }: Pick<About, "deps">) {
  const code = parseCode(typed ?? "");
  const found = code === undefined ? undefined : await findForStaff(deps, code);
  if (!found || found.isErased) throw new Response(null, { status: 404 });
  return found;
}

const kinds: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  "agreement",
  "annex",
  "border-pack",
  "damage-report",
  "late-return-letter",
  "no-show-letter",
]);

export type RentalPapers = Awaited<ReturnType<typeof loadRentalPapers>>;

/** The papers of a rental that were issued, and which ones may be issued now. */
export async function loadRentalPapers(
  { id, view, version }: StaffReservation,
  { deps, language, now }: About,
) {
  const { priceList } = await deps.catalogue.get();
  const [documents, drivers, hasDamage] = await Promise.all([
    listDocuments(deps.pool, id),
    listPapers(deps.pool, id),
    hasFoundDamage(deps.pool, id),
  ]);
  const { names } = documentPaperWords(language);
  const issued = documents
    .filter(({ kind, isErased }) => kinds.has(kind) && !isErased)
    .map((one) => ({
      id: one.id,
      name: names[one.kind],
      number: formatDocumentNumber(one),
      when: formatDayTime(toLocal(one.issuedAt.getTime()), language),
      staff: one.staff ?? "",
      isEnded: one.endedBy !== null,
      isRevoked: one.revokedAt !== null,
      isRevocable: one.kind === "border-pack" && one.revokedAt === null,
    }));
  const hasAgreement = documents.some(({ kind, endedBy }) => kind === "agreement" && !endedBy);
  return {
    code: view.code,
    name: `${view.customer.firstName} ${view.customer.lastName}`,
    hasEmail: view.customer.email !== "",
    version,
    issued,
    mayAgree: isAhead(view.status) || isOut(view.status),
    annexes: hasAgreement && isOut(view.status) ? annexSubjects : [],
    mayLeave: isOut(view.status) && view.countries.length > 0,
    /** Those whose passport nobody has seen yet. */
    unseenPassports: drivers.flatMap(({ name, identityKind }, index) =>
      identityKind === "passport" ? [] : [{ name, index }],
    ),
    hasDamage,
    letters: [
      ...(isOverdue(view, now, priceList.rules) ? (["late-return-letter"] as const) : []),
      ...(isMissed(view.status) ? (["no-show-letter"] as const) : []),
    ],
  };
}
