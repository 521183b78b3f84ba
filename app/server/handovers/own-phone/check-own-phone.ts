import type { PoolClient } from "pg";
import type { SheetProblem } from "../../../domain/handovers/check-sheet.ts";
import type { SignedShown } from "../../../domain/handovers/own-phone/phone-pass.ts";
import { sharedOf, type Shown, type ShownLine } from "../../../domain/handovers/own-phone/shown.ts";
import {
  canonicalJson,
  type HandoverSheet,
  type Signatures,
} from "../../../domain/handovers/sheet.ts";
import { hashShown } from "./pass-rows.ts";

type Sent = {
  reservationId: number;
  sheet: HandoverSheet;
  signatures: Signatures;
  /** What was decided about the lines of a return. */
  lines?: readonly Pick<ShownLine, "name" | "amountCents">[];
};

/**
 * What stands against a signature from the customer's own phone: it has to be the one that was drawn there, of this very sheet, under
 * this name and in this language. Nothing when the customer signed elsewhere.
 */
export async function checkOwnPhone(
  client: PoolClient,
  { reservationId, sheet, signatures, lines = [] }: Sent,
): Promise<SheetProblem[]> {
  const { ownPhone, direction, customerName, language } = sheet;
  if (!ownPhone) return [];
  // Held, so that nothing more is told on that phone before the handover ends its pass.
  const { rows } = await client.query<{ signed: SignedShown; shown: Shown | null }>(
    `select signed, shown from handover_pass
     where reservation_id = $1 and direction = $2 and signed ->> 'sha256' = $3 and ended is null
     for update`,
    [reservationId, direction, ownPhone.sha256],
  );
  const [row] = rows;
  if (!row?.shown) return [{ code: "not-as-signed" }];
  const { drawing, name, sha256, deviceAt, receivedAt, ...signed } = row.signed;
  const { lines: seen } = row.shown;
  const isTheirs =
    canonicalJson(drawing) === canonicalJson(signatures.customer ?? null) &&
    name === customerName &&
    signed.language === language &&
    deviceAt === ownPhone.deviceAt &&
    receivedAt === ownPhone.receivedAt;
  const isSame =
    hashShown({ sheet: sharedOf(sheet), lines: seen }) === sha256 &&
    amountsOf(seen) === amountsOf(lines);
  return isTheirs && isSame ? [] : [{ code: "not-as-signed" }];
}

function amountsOf(lines: Required<Sent>["lines"]): string {
  return JSON.stringify(lines.map(({ name, amountCents }) => [name, amountCents]));
}
