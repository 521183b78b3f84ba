/** The last check before a letter leaves: nothing that a visitor typed becomes a header, a recipient or a path. */
import type { Sender } from "../../env.server.ts";
import { isMailAddress } from "./mail-address.ts";
import type { Attachment, MailMessage } from "./mail-message.ts";
import { oneLine } from "./one-line.ts";

/** Headers of sender, recipient and format: they are made from the letter, never taken from it. */
const reserved =
  /^(to|cc|bcc|from|sender|reply-to|return-path|subject|date|message-id|mime-version|content-.*|resent-.*|received|dkim-.*)$/i;

/**
 * Returns the message without control characters in its headers, sent by `from` when the operator has set it. An
 * invalid recipient is a permanent refusal; an invalid reply address is left out. Throws on our own mistakes: an
 * invalid sender, or a header that a letter may not set.
 */
export function safeMessage(
  message: MailMessage,
  from: Sender = message.from,
): { ok: true; message: MailMessage } | { ok: false; error: string } {
  if (!isMailAddress(message.to)) return { ok: false, error: "The address is no mail address" };
  if (!isMailAddress(from.address)) throw new Error("The sender's address is no mail address");
  const headers = Object.entries(message.headers ?? {});
  const wrong = headers.find(([name]) => !/^[a-z][a-z0-9-]*$/i.test(name) || reserved.test(name));
  if (wrong) throw new Error(`A letter may not set the header ${oneLine(wrong[0])}`);
  const { replyTo } = message;
  return {
    ok: true,
    message: {
      ...message,
      from: { name: oneLine(from.name), address: from.address },
      replyTo: replyTo !== undefined && isMailAddress(replyTo) ? replyTo : undefined,
      subject: oneLine(message.subject),
      headers: Object.fromEntries(headers.map(([name, value]) => [name, oneLine(value)])),
      attachments: message.attachments.map(safeAttachment),
    },
  };
}

function safeAttachment({ filename, contentType, content }: Attachment): Attachment {
  const plain = filename.replaceAll(/[^\w.-]+/g, "-").replace(/^[.-]+/, "");
  return { filename: plain || "attachment", contentType: oneLine(contentType), content };
}
