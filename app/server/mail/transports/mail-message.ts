/** A letter as it goes over the wire, whatever carries it. */
export type Attachment = {
  /** Plain letters, digits, dots and dashes. */
  filename: string;
  contentType: string;
  content: Buffer;
};

export type MailMessage = {
  to: string;
  /** The agency's own address when the transport is told no other. */
  from: { name: string; address: string };
  replyTo?: string;
  /** One line, as every header. */
  subject: string;
  html: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
  attachments: readonly Attachment[];
  /** What the edge function is sent instead of the letter, for the kinds that it knows. */
  edge?: { name: "send-reservation-email" | "email-service"; body: string };
};
