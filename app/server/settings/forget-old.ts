import type { Pool } from "pg";
import { unconfirmedDays } from "../../domain/newsletter/unconfirmed-days.ts";
import type { Forgotten } from "../../domain/settings/forgotten.ts";
import { countDocumentPhotos, forgetDocumentPhotos } from "../handovers/forget-documents.ts";
import { forgetPasses } from "../handovers/own-phone/end-passes.ts";
import { forgetMessages } from "../contact/forget-messages.ts";
import { forgetLetters } from "../mail/desk/forget-letters.ts";
import { forgetLeft } from "../newsletter/forget-left.ts";
import { forgetUnconfirmed } from "../newsletter/forget-unconfirmed.ts";
import {
  countReservationsToErase,
  forgetCustomers,
} from "../reservations/reading/erase-reservations.ts";
import { forgetSubmissions } from "../reservations/booking/submissions.ts";
import { forgetLinks } from "../staff/links/forget-links.ts";
import { forgetSessions } from "../staff/sign-in/forget-sessions.ts";
import { forgetVisits } from "../visits/forget-visits.ts";
import { retainedSince } from "./retained-since.ts";

/**
 * Forgets everything whose retention has ended at this moment (epoch milliseconds). To be called about every hour.
 */
export async function forgetOld(pool: Pool, now: number): Promise<Forgotten> {
  await forgetSubmissions(pool, now);
  await forgetLinks(pool, now);
  await forgetPasses(pool, now);
  return {
    unconfirmed: await forgetUnconfirmed(pool, now),
    visits: await forgetVisits(pool, now),
    messages: await forgetMessages(pool, now),
    letters: await forgetLetters(pool, now),
    left: await forgetLeft(pool, now),
    sessions: await forgetSessions(pool, now),
    documents: await forgetDocumentPhotos(pool, now),
    ...(await forgetCustomers(pool, now)),
  };
}

const msPerDay = 86_400_000;

const countText = `
  select
    (select count(*) from contact_message where created_at < $1)::int as messages,
    (select count(*) from outbox where reservation_id is null and created_at < $1
       and (sent_at is not null or failed_at is not null))::int as letters,
    (select count(*) from subscriber where unsubscribed_at < $2)::int as left,
    (select count(*) from subscriber where confirmed_at is null and created_at < $3)::int as unconfirmed,
    (select count(*) from visit where last_seen_at < $4)::int as visits,
    (select count(*) from session where expires_at <= $5)::int as sessions`;

/** Counts what `forgetOld` would forget at this moment. */
export async function countOld(pool: Pool, now: number): Promise<Forgotten> {
  const { rows } = await pool.query<Omit<Forgotten, "unmade" | "contracts" | "documents">>(
    countText,
    [
      await retainedSince(pool, "contactMessageMonths", now),
      await retainedSince(pool, "newsletterProofMonths", now),
      new Date(now - unconfirmedDays * msPerDay),
      await retainedSince(pool, "visitMonths", now),
      new Date(now),
    ],
  );
  if (!rows[0]) throw new Error("A query of counts has no row.");
  const documents = await countDocumentPhotos(pool, now);
  return { ...rows[0], documents, ...(await countReservationsToErase(pool, now)) };
}
