/**
 * The default transport: letters stay in a local folder, a folder of files each, for staff and developers to read.
 */
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { errorLine } from "./one-line.ts";
import { delivered, undelivered, type OutgoingLetter, type Transport } from "./transport.ts";

/** The file `headers.json` of a letter. */
type MailboxHeaders = {
  to: string;
  from: { name: string; address: string };
  replyTo?: string;
  subject: string;
  headers: Readonly<Record<string, string>>;
  messageId: string;
  /** ISO 8601. */
  sentAt: string;
  attachments: { filename: string; contentType: string; bytes: number }[];
};

/** Makes the transport that stores letters under `folder`. The same letter sent again replaces the first. */
export function mailboxTransport(folder: string): Transport {
  return {
    name: "mailbox",
    leavesHouse: false,
    deliver: async (letter) => {
      try {
        await keep(folder, letter);
        return delivered;
      } catch (error) {
        // The disk is full, or we may not write to the folder.
        return undelivered("unreachable", errorLine(error));
      }
    },
    close: () => undefined,
  };
}

/** Row and kind only: what a visitor typed is never part of a path. Eight digits keep letters in their order. */
function folderName({ id, kind }: Pick<OutgoingLetter, "id" | "kind">): string {
  return `${String(id).padStart(8, "0")}-${kind.replaceAll(/[^a-z-]/g, "")}`;
}

async function keep(folder: string, letter: OutgoingLetter): Promise<void> {
  const name = folderName(letter);
  const draft = join(folder, `.${name}`);
  // A killed process may have left an unfinished one.
  await rm(draft, { recursive: true, force: true });
  // Letters give access to reservations: no other user of the machine may read them.
  await mkdir(draft, { recursive: true, mode: 0o700 });
  for (const [file, content] of filesOf(letter)) await writeSafely(join(draft, file), content);
  await syncFolder(draft);
  const place = join(folder, name);
  await rm(place, { recursive: true, force: true });
  await rename(draft, place);
  await syncFolder(folder);
}

function filesOf({ message, messageId, at }: OutgoingLetter): [name: string, string | Buffer][] {
  const { to, from, replyTo, subject, headers = {}, attachments, html, text } = message;
  const facts: MailboxHeaders = {
    to,
    from,
    subject,
    headers,
    messageId,
    ...(replyTo !== undefined && { replyTo }),
    sentAt: new Date(at).toISOString(),
    attachments: attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      bytes: content.length,
    })),
  };
  return [
    ["message.html", html],
    ["message.txt", text],
    ["headers.json", `${JSON.stringify(facts, null, 2)}\n`],
    ...attachments.map(({ filename, content }): [string, Buffer] => [filename, content]),
  ];
}

async function writeSafely(path: string, content: string | Buffer): Promise<void> {
  const file = await open(path, "w");
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes a folder, which makes its new names durable. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
