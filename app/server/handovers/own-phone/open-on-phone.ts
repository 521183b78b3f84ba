/** What the customer's phone does with a pass: opens it, says something of the sheet, and signs it. */
import type { PoolClient } from "pg";
import type { Fuel } from "../../../domain/cars/car.ts";
import type { SignedShown } from "../../../domain/handovers/own-phone/phone-pass.ts";
import { isWhole, type Shown } from "../../../domain/handovers/own-phone/shown.ts";
import { markName, maxTold, type Told } from "../../../domain/handovers/own-phone/told.ts";
import { checkSignature } from "../../../domain/handovers/signature.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import {
  findPass,
  hashShown,
  holdPass,
  refusalOf,
  sha256Of,
  shownNow,
  type PassRefused,
  type PassRow,
} from "./pass-rows.ts";
import { listPassShas } from "./put-pass-photo.ts";

type World = Pick<Deps, "pool" | "clock">;
/** The secret of the address, and what the phone keeps in its cookie. */
type Holder = { secret: string; device: string | undefined };

export type OnPhone = {
  ok: true;
  /** Its number. */
  pass: number;
  token: string;
  reservationId: number;
  shown: Shown;
  /** Of what is shown: what is signed. */
  sha256: string;
  version: number;
  expiresAt: Date;
  signed: SignedShown | null;
  wasSigned: boolean;
};

/** What a pass shows to the phone that holds it, now. */
export async function readOnPhone(
  { pool, clock }: World,
  holder: Holder,
): Promise<OnPhone | PassRefused> {
  const row = await findPass(pool, holder.secret);
  const refusal = refusalOf(row, holder.device, clock.now());
  if (refusal) return refusal;
  const shown = row && shownNow(row);
  if (!row || !shown) return { ok: false, reason: "over" };
  const { token, reservationId, version, expiresAt, signed, wasSigned } = row;
  const about = { token, reservationId, version, expiresAt, signed, wasSigned };
  return { ok: true, pass: row.id, shown, sha256: hashShown(shown), ...about };
}

/** Opens a pass on the phone that keeps `device`: the first one to do so holds it, every other is refused. */
export async function openOnPhone(
  { pool, clock }: World,
  { secret, device }: { secret: string; device: string },
): Promise<{ ok: true } | PassRefused> {
  const values = [sha256Of(secret), sha256Of(device), new Date(clock.now())];
  await pool.query(
    `update handover_pass set device_sha256 = $2
     where secret_sha256 = $1 and device_sha256 is null and ended is null and expires_at > $3`,
    values,
  );
  const refusal = refusalOf(await findPass(pool, secret), device, clock.now());
  return refusal ?? { ok: true };
}

/**
 * `full`: so much has been said already. `gone`: the mark that was answered to is no longer there, or there is one on this spot.
 * `photos`: one that it names was not sent on this pass.
 */
export type TellAnswer =
  | { ok: true }
  | PassRefused
  | { ok: false; reason: "full" | "gone" | "photos" };

/** Keeps what the customer said of the sheet, once however often it is sent. Whoever signed before signs again: the sheet is another one now. */
export function tellFromPhone(
  world: World,
  { told, ...holder }: Holder & { told: Told },
): Promise<TellAnswer> {
  return onRow<TellAnswer>(world, holder, async (client, row, shown) => {
    if (told.key !== undefined && row.told.some(({ key }) => key === told.key)) return { ok: true };
    if (row.told.length >= maxTold) return { ok: false, reason: "full" };
    const names = shown.sheet.marks.map(markName);
    const isThere = names.includes(told.kind === "mark" ? markName(told.mark) : told.of);
    if (isThere === (told.kind === "mark")) return { ok: false, reason: "gone" };
    if (told.kind === "answer" && shown.sheet.direction === "out")
      return { ok: false, reason: "gone" };
    if (told.kind === "mark" && told.mark.photos.length > 0) {
      const here = new Set(await listPassShas(client, row.id));
      if (!told.mark.photos.every((sha256) => here.has(sha256)))
        return { ok: false, reason: "photos" };
    }
    await client.query(
      `update handover_pass
       set told = told || $2::jsonb, was_signed = was_signed or signed is not null, signed = null where id = $1`,
      [row.id, JSON.stringify([told])],
    );
    return { ok: true };
  });
}

export type SignAsk = Holder & {
  drawing: SignedShown["drawing"];
  name: string;
  language: SignedShown["language"];
  /** Of what the phone showed. */
  sha256: string;
  deviceAt: number;
  fuel: Fuel;
};

export type SignAnswer =
  | { ok: true }
  | PassRefused
  /** `changed`: something else is shown now. `unready`: kilometres or fuel are missing. */
  | { ok: false; reason: "changed" | "unready" | "no-name" | "no-ink" };

const maxName = 120;

/** Keeps a signature of exactly what the phone showed. */
export function signOnPhone(
  world: World,
  { secret, device, fuel, ...ask }: SignAsk,
): Promise<SignAnswer> {
  const { drawing, sha256, language, deviceAt } = ask;
  const name = ask.name.trim().replace(/\s+/g, " ");
  return onRow<SignAnswer>(world, { secret, device }, async (client, row, shown) => {
    if (hashShown(shown) !== sha256) return { ok: false, reason: "changed" };
    if (!isWhole(shown, fuel)) return { ok: false, reason: "unready" };
    if (name === "" || name.length > maxName) return { ok: false, reason: "no-name" };
    if (checkSignature(drawing)) return { ok: false, reason: "no-ink" };
    const receivedAt = world.clock.now();
    const signed: SignedShown = { drawing, name, language, sha256, deviceAt, receivedAt };
    await client.query("update handover_pass set signed = $2, was_signed = false where id = $1", [
      row.id,
      JSON.stringify(signed),
    ]);
    return { ok: true };
  });
}

/** Does something to a pass that its holder may use now, while nobody else does. */
function onRow<Answer extends object>(
  { pool, clock }: World,
  { secret, device }: Holder,
  work: (client: PoolClient, row: PassRow, shown: Shown) => Promise<Answer>,
): Promise<Answer | PassRefused> {
  return inTransaction(pool, async (client) => {
    const held = await holdPass(client, { secret, device, now: clock.now() });
    if (!held.ok) return held;
    const shown = shownNow(held.row);
    return shown ? work(client, held.row, shown) : { ok: false, reason: "over" };
  });
}
