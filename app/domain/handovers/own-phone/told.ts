/** What a customer says on a phone of their own. It is kept in order, and each word is part of the sheet once the member's phone has it. */
import type { DamageMark, RenterAnswer } from "../marks.ts";
import type { FoundMark } from "../sheet.ts";

export type Told =
  | { kind: "mark"; mark: DamageMark }
  /** `of` is the name of the mark that is answered to. */
  | { kind: "answer"; of: string; answer: RenterAnswer };

/** So much can be said on one phone. */
export const maxTold = 60;

/** The name of a mark: nobody marks two damages on one spot. */
export function markName({ view, x, y }: Pick<DamageMark, "view" | "x" | "y">): string {
  return `${view} ${x} ${y}`;
}

/** The marks of a sheet with what was said about them. What was said of a mark that is gone is left out. */
export function withTold(marks: readonly FoundMark[], told: readonly Told[]): FoundMark[] {
  let now = [...marks];
  for (const one of told) {
    if (one.kind === "mark") now.push(one.mark);
    else
      now = now.map((mark) => (markName(mark) === one.of ? { ...mark, answer: one.answer } : mark));
  }
  return now;
}
