import type { Pool, PoolClient } from "pg";
import { inwardKinds, type DocumentKind } from "../../domain/documents/document.ts";

export type DocumentEntry = {
  id: number;
  kind: DocumentKind;
  year: number;
  number: number;
  issuedAt: Date;
  /** Of a member who is still known. */
  staff: string | null;
  /** The paper that ended this one. */
  endedBy: number | null;
  /** The paper that this one ends. */
  endsId: number | null;
  fiscalNumber: string | null;
  fiscalAt: Date | null;
  fiscalDevice: string | null;
  version: number;
  revokedAt: Date | null;
  /** The customer was erased: nothing is left of what it said. */
  isErased: boolean;
};

const columns = `
  document.id, kind, year, number, issued_at as "issuedAt", member.name as staff,
  (select later.id from document later where later.ends_id = document.id) as "endedBy", ends_id as "endsId",
  fiscal_number as "fiscalNumber", fiscal_at as "fiscalAt", fiscal_device as "fiscalDevice", document.version,
  revoked_at as "revokedAt", content = '{}' as "isErased"`;

/** The papers of a reservation, the newest first. */
export async function listDocuments(
  db: Pool | PoolClient,
  reservationId: number,
): Promise<DocumentEntry[]> {
  const { rows } = await db.query<DocumentEntry>({
    name: "list-documents",
    text: `
      select ${columns} from document left join "user" member on member.id = issued_by
      where reservation_id = $1 order by issued_at desc, document.id desc`,
    values: [reservationId],
  });
  return rows;
}

/** A paper by its id, and the reservation that it is about; undefined when there is none. */
export async function findDocument(
  db: Pool | PoolClient,
  id: number,
): Promise<(DocumentEntry & { reservationId: number | null }) | undefined> {
  const { rows } = await db.query<DocumentEntry & { reservationId: number | null }>({
    name: "find-document",
    text: `
      select ${columns}, reservation_id as "reservationId"
      from document left join "user" member on member.id = issued_by where document.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** The paper that was issued with a form key; undefined when none was. */
export async function findByFormKey(
  client: PoolClient,
  formKey: string,
): Promise<{ id: number; kind: DocumentKind; year: number; number: number } | undefined> {
  const { rows } = await client.query<{
    id: number;
    kind: DocumentKind;
    year: number;
    number: number;
  }>({
    name: "document-by-form-key",
    text: "select id, kind, year, number from document where form_key = $1",
    values: [formKey],
  });
  return rows[0];
}

export type OwnDocument = { id: number; kind: DocumentKind; year: number; number: number };

/** The papers that the customer of a token may have, the newest first. */
export async function listOwnDocuments(pool: Pool, token: string): Promise<OwnDocument[]> {
  const { rows } = await pool.query<OwnDocument>({
    name: "own-documents",
    text: `
      select document.id, kind, year, number from document join reservation on reservation.id = reservation_id
      where token = $1 and content <> '{}' and revoked_at is null and kind <> all ($2::text[])
      order by issued_at desc, document.id desc`,
    values: [token, inwardKinds],
  });
  return rows;
}
