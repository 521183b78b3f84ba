/** The files attached to letters. Their names contain nothing but the code. */
import { makeCalendarFile } from "../calendar/make-calendar-file.ts";
import type { HandoverLetter } from "../mail/letter.ts";
import type { Attachment } from "../mail/transports/mail-message.ts";
import { makeReservationPdf } from "../pdf/make-reservation-pdf.ts";
import type { Reservation } from "../../domain/reservations/reservation.ts";
import type { About } from "./letter-content.ts";

/** The reservation as a PDF in the letter's language. */
export async function reservationPaper(
  reservation: Reservation,
  { language, world: { catalogue, siteUrl } }: About,
): Promise<Attachment> {
  return {
    filename: `${fileName(reservation)}.pdf`,
    contentType: "application/pdf",
    content: await makeReservationPdf({ reservation, language, catalogue, siteUrl }),
  };
}

/** Pick-up and return as a calendar file, or their removal; the same bytes at every attempt. */
export function calendarPaper(
  reservation: Reservation,
  { language, queuedAt, world: { catalogue, siteUrl } }: About,
): Attachment {
  const file = makeCalendarFile({ reservation, language, catalogue, siteUrl, now: queuedAt });
  return {
    filename: `${fileName(reservation)}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${file.method}`,
    content: Buffer.from(file.text, "utf8"),
  };
}

/** The sheets of a handover; a letter that is only looked at carries none. Throws when one is gone: the letter waits then. */
export async function sheetPapers(
  { reservation, sheets }: HandoverLetter,
  { world: { findSheet } }: About,
): Promise<Attachment[]> {
  if (!findSheet) return [];
  const files: Attachment[] = [];
  for (const [index, id] of sheets.entries()) {
    const content = await findSheet(id);
    if (!content) throw new Error(`the sheet of handover ${id} is gone`);
    const filename = `${fileName(reservation)}${index === 0 ? "" : `-${index + 1}`}.pdf`;
    files.push({ filename, contentType: "application/pdf", content });
  }
  return files;
}

function fileName({ code }: Reservation): string {
  return code.replace(/[^A-Z0-9-]/gu, "");
}
