/** Handovers that were begun: anybody of the staff goes on where another one stopped. */
import type { Direction } from "../../domain/handovers/sheet.ts";
import type { Deps } from "../deps.ts";

export type Draft = {
  version: number;
  /** As the page left it. */
  body: unknown;
  /** The member who wrote it last. */
  editedBy: string;
  editedAt: Date;
};

type About = { token: string; direction: Direction };

const findText = `
  select handover_draft.version, body, edited_by as "editedBy", handover_draft.updated_at as "editedAt"
  from handover_draft join reservation on reservation.id = reservation_id
  where token = $1 and direction = $2`;

/** What was begun of a handover; undefined when nobody began. */
export async function findDraft(
  { pool }: Pick<Deps, "pool">,
  { token, direction }: About,
): Promise<Draft | undefined> {
  const values = [token, direction];
  const { rows } = await pool.query<Draft>({ name: "find-draft", text: findText, values });
  return rows[0];
}

/** A page of fields is a few kilobytes; signatures make it some tens. */
const maxBytes = 400_000;

export type DraftAnswer =
  | { ok: true; version: number }
  | { ok: false; reason: "not-found" | "too-big" }
  /** Somebody else wrote it meanwhile. */
  | { ok: false; reason: "stale"; newer: Draft | undefined };

const firstText = `
  insert into handover_draft (reservation_id, direction, body, edited_by)
  select id, $2, $3, $4 from reservation where token = $1 and erased_at is null
  on conflict do nothing
  returning version`;

const nextText = `
  update handover_draft set body = $3, edited_by = $4
  from reservation
  where reservation.id = reservation_id and token = $1 and direction = $2 and handover_draft.version = $5
  returning handover_draft.version`;

/** Keeps what was filled in so far, over the version that was seen (0: none yet). A stale one is shown the newer. */
export async function saveDraft(
  { pool }: Pick<Deps, "pool">,
  asked: About & { body: unknown; seenVersion: number; staffId: string },
): Promise<DraftAnswer> {
  const { token, direction, seenVersion, staffId } = asked;
  const body = JSON.stringify(asked.body ?? null);
  if (body.length > maxBytes) return { ok: false, reason: "too-big" };
  const values = [token, direction, body, staffId];
  const { rows } =
    seenVersion === 0
      ? await pool.query<{ version: number }>({ name: "first-draft", text: firstText, values })
      : await pool.query<{ version: number }>({
          name: "next-draft",
          text: nextText,
          values: [...values, seenVersion],
        });
  const [kept] = rows;
  if (kept) return { ok: true, version: kept.version };
  const newer = await findDraft({ pool }, { token, direction });
  if (!newer && seenVersion === 0) return { ok: false, reason: "not-found" };
  return { ok: false, reason: "stale", newer };
}
