/** The local mailbox, as the staff read it. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

export type BoxedLetter = {
  /** The name of its folder: the row of the outbox and the kind. */
  name: string;
  kind: string;
  to: string;
  subject: string;
  /** ISO 8601. */
  sentAt: string;
  files: string[];
};

const max = 50;
const named = /^\d{8,10}-([a-z-]{1,40})$/;

/** Kinds with links that open an account: only members with the right over staff may read them. */
const secretKinds: ReadonlySet<string> = new Set(["staff-invitation", "staff-password"]);

const headers = z.object({
  to: z.string(),
  subject: z.string(),
  sentAt: z.string(),
  attachments: z.array(z.object({ filename: z.string() })),
});

/** The newest letters, the newest first. `all`: also those with which accounts are opened. */
export async function listMailbox(
  folder: string,
  { all }: { all: boolean },
): Promise<BoxedLetter[]> {
  const names = await readdir(folder).catch(() => []);
  const shown = names
    .filter((name) => isShown(name, all))
    .sort()
    .toReversed()
    .slice(0, max);
  const letters = await Promise.all(shown.map((name) => readHeaders(folder, name)));
  return letters.filter((letter) => letter !== undefined);
}

/** One letter with its text; `undefined` when there is none, or the reader may not see it. */
export async function findBoxedLetter(
  folder: string,
  name: string,
  { all }: { all: boolean },
): Promise<(BoxedLetter & { text: string }) | undefined> {
  if (!isShown(name, all)) return undefined;
  const letter = await readHeaders(folder, name);
  const text = await readFile(join(folder, name, "message.txt"), "utf8").catch(() => undefined);
  return letter && text !== undefined ? { ...letter, text } : undefined;
}

/** True for a name that the reader may see, with nothing in it that could lead out of the folder. */
function isShown(name: string, all: boolean): boolean {
  const kind = named.exec(name)?.[1];
  return kind !== undefined && (all || !secretKinds.has(kind));
}

async function readHeaders(folder: string, name: string): Promise<BoxedLetter | undefined> {
  try {
    const text = await readFile(join(folder, name, "headers.json"), "utf8");
    const { to, subject, sentAt, attachments } = headers.parse(JSON.parse(text));
    const files = attachments.map(({ filename }) => filename);
    return { name, kind: named.exec(name)?.[1] ?? "", to, subject, sentAt, files };
  } catch {
    // The letter is still being written, or was removed by hand.
    return undefined;
  }
}
