/** A legal text from draft to publication; a published one is never changed again. */
import type { FieldFaults } from "../../domain/forms/field-fault.ts";
import type { Pool, PoolClient } from "pg";
import type { LegalKind } from "../../domain/facts.ts";
import type { Edit, EditAnswer } from "../../domain/settings/edit-answer.ts";
import {
  checkLegal,
  legalFields,
  writeLegal,
  type LegalEdit,
} from "../../domain/settings/legal-form.ts";
import { mergeFields } from "../../domain/settings/merge-fields.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { listLegalVersions, type LegalVersion } from "./legal-versions.ts";

/** One at a time, so that two members do not both begin the next version. */
const lock = "lock table legal_document in share row exclusive mode";

export type LegalAnswer =
  | EditAnswer
  /** `unknown`: names in braces that do not exist. */
  | { ok: false; reason: "unknown"; unknown: string[]; faults: FieldFaults };

export type LegalChange = Edit & {
  kind: LegalKind;
  /** The names that texts may have in braces. */
  allowed: ReadonlySet<string>;
  by: Doer;
};

/**
 * Saves the draft of the next version: changes the present draft, or begins one with the open points of the newest
 * version. No visitor sees a draft.
 */
export function saveLegalDraft(pool: Pool, change: LegalChange): Promise<LegalAnswer> {
  const { kind, typed, seen, allowed, by } = change;
  return inTransaction(pool, async (client): Promise<LegalAnswer> => {
    await client.query(lock);
    const [newest] = await listLegalVersions(client, kind);
    const before = newest ? writeLegal(newest) : {};
    const merged = mergeFields(legalFields, { seen, typed, current: before });
    if (merged.clashes.length > 0) return { ok: false, reason: "stale", theirs: before };
    const read = checkLegal(merged.fields, allowed);
    if (!read.ok) return refusal(read.unknown, read.faults);
    const after = writeLegal(read.text);
    const touched = legalFields.filter((name) => before[name] !== after[name]);
    if (touched.length === 0) return { ok: true, before, after };
    const documentVersion = await write(client, kind, newest, read.text);
    // Without the texts, which may be long and stand in the table, version by version.
    await writeAuditEntries(client, [
      entry(by, kind, documentVersion, newest?.publishedAt ? "draft" : "edit", { fields: touched }),
    ]);
    return { ok: true, before, after };
  });
}

function refusal(
  unknown: string[],
  faults: Extract<EditAnswer, { reason: "invalid" }>["faults"],
): LegalAnswer {
  if (unknown.length === 0) return { ok: false, reason: "invalid", faults };
  const braces = Object.fromEntries(
    Object.keys(faults).map((name) => [name, { code: "braces" } as const]),
  );
  return { ok: false, reason: "unknown", unknown, faults: braces };
}

const insertText = `
  insert into legal_document (title_en, title_bs, body_en, body_bs, kind, document_version, open_points)
  values ($1, $2, $3, $4, $5, $6, $7)`;
const updateText = `
  update legal_document set title_en = $1, title_bs = $2, body_en = $3, body_bs = $4
  where kind = $5 and document_version = $6 and published_at is null`;

async function write(
  client: PoolClient,
  kind: LegalKind,
  newest: LegalVersion | undefined,
  { title, body }: LegalEdit,
): Promise<number> {
  const texts = [title.en, title.bs, body.en, body.bs];
  if (newest && !newest.publishedAt) {
    await client.query(updateText, [...texts, kind, newest.documentVersion]);
    return newest.documentVersion;
  }
  const next = (newest?.documentVersion ?? 0) + 1;
  const open = newest?.openPoints.filter(({ confirmed }) => !confirmed) ?? [];
  await client.query(insertText, [...texts, kind, next, JSON.stringify(open)]);
  return next;
}

export type DraftDeed = {
  kind: LegalKind;
  /** The version of the draft that the member saw. */
  version: number;
  by: Doer;
};
export type DraftAnswer = { ok: true; documentVersion: number } | { ok: false; reason: "stale" };

/** Puts the draft into force at `now` (epoch milliseconds): from then on bookings accept this version. */
export function publishLegalDraft(
  pool: Pool,
  { kind, version, by, now }: DraftDeed & { now: number },
): Promise<DraftAnswer> {
  return withDraft(pool, { kind, version }, async (client, documentVersion) => {
    await client.query(
      "update legal_document set published_at = $3 where kind = $1 and document_version = $2",
      [kind, documentVersion, new Date(now)],
    );
    await writeAuditEntries(client, [entry(by, kind, documentVersion, "publish", {})]);
  });
}

/** Throws the draft away; the version in force stays as it is. */
export function discardLegalDraft(
  pool: Pool,
  { kind, version, by }: DraftDeed,
): Promise<DraftAnswer> {
  return withDraft(pool, { kind, version }, async (client, documentVersion) => {
    await client.query("delete from legal_document where kind = $1 and document_version = $2", [
      kind,
      documentVersion,
    ]);
    await writeAuditEntries(client, [entry(by, kind, documentVersion, "discard", {})]);
  });
}

function withDraft(
  pool: Pool,
  { kind, version }: Pick<DraftDeed, "kind" | "version">,
  work: (client: PoolClient, documentVersion: number) => Promise<void>,
): Promise<DraftAnswer> {
  return inTransaction(pool, async (client): Promise<DraftAnswer> => {
    await client.query(lock);
    const [newest] = await listLegalVersions(client, kind);
    if (!newest || newest.publishedAt || newest.version !== version)
      return { ok: false, reason: "stale" };
    await work(client, newest.documentVersion);
    return { ok: true, documentVersion: newest.documentVersion };
  });
}

export type PointDeed = {
  kind: LegalKind;
  documentVersion: number;
  /** The index of the point, from 0. */
  point: number;
  confirmed: boolean;
  by: Doer;
  now: number;
};

/** Marks a point as confirmed by a lawyer, or takes that back. `not-found`: there is no such point. */
export function confirmPoint(
  pool: Pool,
  { kind, documentVersion, point, confirmed, by, now }: PointDeed,
): Promise<{ ok: true } | { ok: false; reason: "not-found" }> {
  return inTransaction(pool, async (client) => {
    await client.query(lock);
    const versions = await listLegalVersions(client, kind);
    const kept = versions.find((one) => one.documentVersion === documentVersion);
    const old = kept?.openPoints[point];
    if (!kept || !old) return { ok: false, reason: "not-found" };
    if (Boolean(old.confirmed) === confirmed) return { ok: true };
    const who = by.actor.kind === "staff" ? by.actor.id : by.actor.kind;
    const { en, bs } = old;
    const next = confirmed
      ? { en, bs, confirmed: { by: who, at: new Date(now).toISOString() } }
      : { en, bs };
    const points = kept.openPoints.with(point, next);
    await client.query(
      "update legal_document set open_points = $3 where kind = $1 and document_version = $2",
      [kind, documentVersion, JSON.stringify(points)],
    );
    await writeAuditEntries(client, [
      entry(by, kind, documentVersion, confirmed ? "confirm-point" : "reopen-point", { point: en }),
    ]);
    return { ok: true };
  });
}

function entry(by: Doer, kind: LegalKind, documentVersion: number, deed: string, after: object) {
  return {
    ...by,
    action: `legal.${deed}`,
    subjectKind: "legal",
    subjectId: `${kind} ${documentVersion}`,
    after,
  };
}
