import type { Pool } from "pg";
import type { LocalDate } from "../../domain/calendar.ts";
import { isFailed } from "../mail/desk/mail-state.ts";

/** Open tasks in the sections of the settings, for their overview. */
export type SettingsState = {
  offered: number;
  hidden: number;
  /** The number of special days from today on. */
  specialDays: number;
  questions: number;
  /** The number of published example reviews. */
  samples: number;
  openPoints: number;
  closed: boolean;
  /** The number of letters given up in the last 30 days. */
  failed: number;
};

const text = `
  select
    (select count(*) from location where active)::int as offered,
    (select count(*) from location where not active)::int as hidden,
    (select count(*) from special_hours where date >= $1::date)::int as "specialDays",
    (select count(*) from faq where published)::int as questions,
    (select count(*) from review where published and sample)::int as samples,
    (
      select coalesce(sum(jsonb_array_length(jsonb_path_query_array(open_points, '$[*] ? (!exists(@.confirmed))'))), 0)
      from (
        select distinct on (kind) open_points from legal_document
        where published_at is not null order by kind, document_version desc
      ) as in_force
    )::int as "openPoints",
    coalesce((select value in ('true', '"true"') from setting where key = 'maintenance_mode'), false) as closed,
    (
      select count(*) from outbox
      where failed_at > $1::date - 30 and ${isFailed}
    )::int as failed`;

/** Counts what the overview of the settings shows. */
export async function settingsState(pool: Pool, today: LocalDate): Promise<SettingsState> {
  const { rows } = await pool.query<SettingsState>(text, [today]);
  if (!rows[0]) throw new Error("A query of counts has no row.");
  return rows[0];
}
