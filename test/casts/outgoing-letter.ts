/** Letters for the tests of transports. */
import type { MailMessage } from "../../app/server/mail/transports/mail-message.ts";
import type { OutgoingLetter } from "../../app/server/mail/transports/transport.ts";

/** A letter to Emina, with the fields that a test changes. */
export function outgoingLetter(
  message: Partial<MailMessage> = {},
  more: Partial<Omit<OutgoingLetter, "message">> = {},
): OutgoingLetter {
  return {
    id: 17,
    kind: "booking-confirmed",
    messageId: "<outbox-17.0123456789abcdef0123@eternal-pro.test>",
    onceKey: "outbox-17.0123456789abcdef0123",
    at: Date.parse("2026-06-01T10:00:00+02:00"),
    ...more,
    message: {
      to: "emina@example.com",
      from: { name: "Eternal Pro", address: "rent@eternal-pro.test" },
      subject: "Your car is booked",
      html: "<p>Vidimo se u Živinicama, Đulić!</p>",
      text: "Vidimo se u Živinicama, Đulić!",
      attachments: [],
      ...message,
    },
  };
}

export const paper = {
  filename: "EP-12345-67890.pdf",
  contentType: "application/pdf",
  content: Buffer.from("%PDF-1.7 made for a test"),
};
