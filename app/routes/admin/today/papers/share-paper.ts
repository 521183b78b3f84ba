import { isInward, type DocumentKind } from "../../../../domain/documents/document.ts";
import { formatDocumentNumber } from "../../../../domain/documents/document-number.ts";
import { adminPapersWords } from "../../../../i18n/admin-papers/en.ts";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import { documentPaperWords } from "../../../../i18n/document-paper/en.ts";
import { viberLink, whatsAppLink } from "../../../../i18n/phone.ts";
import { paperLink, type LinkedPaper } from "../../../../server/documents/paper-link.ts";
import type { StaffReservation } from "../../../../server/reservations/reading/find-for-staff.ts";
import type { PageContext } from "../../../request/page-context.ts";

type Found = Pick<StaffReservation, "view">;

/** A paper as it is shared: what it is called in the language of its reader. */
export type SharedPaper = {
  linked: LinkedPaper;
  name: string;
  /** It is not for the customer: whoever it is for is chosen when it is sent. */
  isInward: boolean;
};

/** An issued paper as it is shared; one for an authority is named in Bosnian. */
export function linkedOf(
  { id, kind, year, number }: { id: number; kind: DocumentKind; year: number; number: number },
  { view }: Found,
): SharedPaper {
  const inward = isInward(kind);
  const name = documentPaperWords(inward ? "ba" : view.language).names[kind];
  const written = formatDocumentNumber({ kind, year, number });
  return { linked: { document: id }, name: `${name} ${written}`, isInward: inward };
}

/** The link to a paper, and the ways on which it is sent. */
export function shareOf(
  { linked, name, isInward: inward }: SharedPaper,
  { view }: Found,
  { deps, origin }: Pick<PageContext, "deps"> & { origin: string },
) {
  const { customer } = view;
  const language = inward ? "ba" : view.language;
  const link = origin + paperLink(deps, linked, language);
  const said = adminPapersWords(language).message(name, link);
  if (inward) {
    const mail = new URLSearchParams({ subject: name, body: said }).toString();
    return { link, text: said, mailTo: `mailto:?${mail.replaceAll("+", "%20")}` };
  }
  const { hello } = adminReservationWords(language).texts;
  const text = `${hello(customer.firstName)} ${said}`;
  const { phone } = customer;
  return {
    link,
    text,
    whatsApp: phone && whatsAppLink(phone, text),
    viber: phone && viberLink(phone, text),
  };
}
