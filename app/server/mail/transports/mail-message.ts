/** A letter as it is sent, by any transport. */
export type Attachment = {
  /** Plain letters, digits, dots and dashes. */
  filename: string;
  contentType: string;
  content: Buffer;
};

export type MailMessage = {
  to: string;
  /** The sender; the agency's own address unless the transport has another. */
  from: { name: string; address: string };
  replyTo?: string;
  /** One line, as in every header. */
  subject: string;
  html: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
  attachments: readonly Attachment[];
  /** The data for the edge function, for the kinds that it sends itself. */
  edge?: { name: "send-reservation-email" | "email-service"; body: string };
};
