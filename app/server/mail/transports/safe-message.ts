/** The last door before a letter leaves: nothing that a visitor typed becomes a header, an addressee or a path. */
import type { Sender } from "../../env.server.ts";
import { isMailAddress } from "./mail-address.ts";
import type { Attachment, MailMessage } from "./mail-message.ts";
import { oneLine } from "./one-line.ts";

/** Headers that say who sends, who receives or how to read it: they are made from the letter, never taken from it. */
const reserved =
  /^(to|cc|bcc|from|sender|reply-to|return-path|subject|date|message-id|mime-version|content-.*|resent-.*|received|dkim-.*)$/i;

/**
 * The message with control characters taken out of its headers, from `from` when the operator has named somebody. An
 * address that is none is a refusal for good; a bad answer address is left away. Throws when it is we who are wrong: a sender
 * that is none, a header that is not the letter's to set.
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
