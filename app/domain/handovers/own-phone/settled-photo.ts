/** Answers to a photo that stay what they are, however often it is sent. */
const refusals: ReadonlySet<number> = new Set([403, 404, 409, 410, 413, 422]);

/** Was a photo that was sent taken, or refused for good? A server that is down has done neither. */
export function isSettled({ ok, status }: { ok: boolean; status: number }): boolean {
  return ok || refusals.has(status);
}
