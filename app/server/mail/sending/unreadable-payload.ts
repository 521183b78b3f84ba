/** Thrown for a row of the outbox whose payload is no letter of its kind, which no retry can change. */
export class UnreadablePayload extends Error {}
