import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** A letter as it lies in the local mailbox. */
export type LetterInBox = {
  folder: string;
  subject: string;
  html: string;
  text: string;
  /** The bytes of an attachment, by the end of its name. */
  file: (end: string) => Buffer;
};

/** The letter of one kind about one reservation, once it lies in the mailbox of the site under test. */
export async function letterOf(kind: string, code: string): Promise<LetterInBox> {
  let found: LetterInBox | undefined;
  await expect(() => {
    found = boxed().findLast((one) => one.folder.endsWith(`-${kind}`) && one.text.includes(code));
    expect(found, `no ${kind} about ${code}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  if (!found) throw new Error(`no ${kind} about ${code}`);
  return found;
}

/** How many letters of one kind about one reservation lie there. */
export const countLetters = (kind: string, code: string): number =>
  boxed().filter((one) => one.folder.endsWith(`-${kind}`) && one.text.includes(code)).length;

function boxed(): LetterInBox[] {
  const box = join(process.env.STORY_DATA ?? "data", "mail");
  return readdirSync(box)
    .filter((name) => /^\d+-/.test(name))
    .sort()
    .map((name) => {
      const folder = join(box, name);
      const read = (file: string) => readFileSync(join(folder, file), "utf8");
      const headers: { subject: string } = JSON.parse(read("headers.json"));
      return {
        folder,
        subject: headers.subject,
        html: read("message.html"),
        text: read("message.txt"),
        file: (end) => {
          const name = readdirSync(folder).find((one) => one.endsWith(end));
          if (!name) throw new Error(`${folder} has no ${end}`);
          return readFileSync(join(folder, name));
        },
      };
    });
}
