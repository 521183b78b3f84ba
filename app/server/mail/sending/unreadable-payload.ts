/** What stands in a row of the outbox is no letter of its kind, and no try will make one of it. */
export class UnreadablePayload extends Error {}
