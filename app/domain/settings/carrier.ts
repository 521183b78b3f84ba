/** What takes ordinary letters out of the house. */
export type Carrier = "smtp" | "resend" | "mailbox";
