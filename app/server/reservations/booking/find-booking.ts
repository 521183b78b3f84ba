import type { Deps } from "../../deps.ts";
import { findAnswer, hashBody, type KeptAnswer } from "./submissions.ts";

/**
 * What the very same form was answered when it booked before; `undefined` when it did not, or its key came with something
 * else. Asked after a refusal, since its own booking may be what used up the coupon, the extra or the car.
 */
export async function findBooking(
  { pool }: Pick<Deps, "pool">,
  { submissionKey, sent }: { submissionKey: string; sent: object },
): Promise<KeptAnswer | undefined> {
  const kept = await findAnswer(pool, { key: submissionKey, bodyHash: hashBody(sent) });
  return kept === "key-reused" ? undefined : kept;
}
