/** Passes for the customer's own phone as they lie in the database, and what their secrets and sheets are known by. */
import { createHash } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import type {
  PassEnd,
  PassRefusal,
  PhoneState,
  SignedShown,
} from "../../../domain/handovers/own-phone/phone-pass.ts";
import type { Shown } from "../../../domain/handovers/own-phone/shown.ts";
import { type Told, withTold, withToldPhotos } from "../../../domain/handovers/own-phone/told.ts";
import { canonicalJson, type Direction } from "../../../domain/handovers/sheet.ts";

export type PassRow = {
  id: number;
  reservationId: number;
  token: string;
  direction: Direction;
  deviceSha256: string | null;
  expiresAt: Date;
  ended: PassEnd | null;
  shown: Shown | null;
  told: Told[];
  taken: number;
  signed: SignedShown | null;
  wasSigned: boolean;
  version: number;
};

/** The columns of a `PassRow`, and where they come from. */
export const passColumns = `
  handover_pass.id, reservation_id as "reservationId", token, direction, device_sha256 as "deviceSha256",
  expires_at as "expiresAt", ended, shown, told, taken, signed, was_signed as "wasSigned", handover_pass.version
  from handover_pass join reservation on reservation.id = reservation_id`;

const byHandover = `
  select ${passColumns} where token = $1 and direction = $2 order by handover_pass.id desc limit 1`;

/** The newest pass of a handover. */
export async function findNewestPass(
  pool: Pool,
  { token, direction }: { token: string; direction: Direction },
): Promise<PassRow | undefined> {
  const values = [token, direction];
  const { rows } = await pool.query<PassRow>({ name: "newest-pass", text: byHandover, values });
  return rows[0];
}

const bySecret = `select ${passColumns} where secret_sha256 = $1`;

/** The pass of an address. */
export async function findPass(
  db: Pool | PoolClient,
  secret: string,
): Promise<PassRow | undefined> {
  const values = [sha256Of(secret)];
  const { rows } = await db.query<PassRow>({ name: "pass-by-secret", text: bySecret, values });
  return rows[0];
}

export type PassRefused = { ok: false; reason: PassRefusal };

/** A pass that its holder may use now (epoch milliseconds), held until the transaction ends. */
export async function holdPass(
  client: PoolClient,
  { secret, device, now }: { secret: string; device: string | undefined; now: number },
): Promise<{ ok: true; row: PassRow } | PassRefused> {
  const { rows } = await client.query<PassRow>(
    `select ${passColumns} where secret_sha256 = $1 for update of handover_pass`,
    [sha256Of(secret)],
  );
  const [row] = rows;
  return refusalOf(row, device, now) ?? (row ? { ok: true, row } : { ok: false, reason: "over" });
}

/** Why a phone may not use a pass; undefined when it may. */
export function refusalOf(
  row: PassRow | undefined,
  device: string | undefined,
  now: number,
): PassRefused | undefined {
  if (!row) return { ok: false, reason: "unknown" };
  const holds = device !== undefined && row.deviceSha256 === sha256Of(device);
  // Who never held it learns nothing of how it ended.
  if (row.deviceSha256 !== null && !holds) return { ok: false, reason: "elsewhere" };
  if (row.ended) return { ok: false, reason: row.ended };
  if (row.expiresAt.getTime() <= now) return { ok: false, reason: "over" };
  return row.deviceSha256 === null ? { ok: false, reason: "unopened" } : undefined;
}

/** The SHA-256 of a text, in small hexadecimal digits. */
export function sha256Of(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** What both phones show: what the member's phone sent, with what the customer said since. */
export function shownNow({ shown, told, taken }: Pick<PassRow, "shown" | "told" | "taken">) {
  if (!shown) return undefined;
  const since = told.slice(taken);
  const marks = withTold(shown.sheet.marks, since);
  const photos = withToldPhotos(shown.sheet.photos, marks, since);
  return { ...shown, sheet: { ...shown.sheet, marks, photos } };
}

/** The SHA-256 of what is shown: what somebody signs. */
export function hashShown(shown: Shown): string {
  return sha256Of(canonicalJson(shown));
}

/** A pass as the member's phone follows it, at a moment (epoch milliseconds). */
export function stateOf(row: PassRow, now: number): PhoneState {
  const { id: pass, direction, version, told, taken, signed, wasSigned } = row;
  return {
    pass,
    direction,
    version,
    told,
    taken,
    wasSigned,
    expiresAt: row.expiresAt.getTime(),
    isOver: row.ended !== null || row.expiresAt.getTime() <= now,
    isOpened: row.deviceSha256 !== null,
    ...(signed && { signed }),
  };
}
