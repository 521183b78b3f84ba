/** What a legal text may name in braces: by its name, the words of one language; `undefined` is a fact that is not set. */
export type LegalTexts = Readonly<Record<string, string | undefined>>;

const braces = /\{(\w+)\}/g;

/**
 * A legal text with its braces filled in. Blank lines part blocks: `## ` begins a section, `- ` a line of a list, `| ` a row of
 * a table whose first row is its head; other lines of a block are one paragraph. A line that names a fact that is not set is
 * left out, a section that has nothing left with it. A name in braces that is none of ours stays as it is.
 */
export function fillLegal(text: string, texts: LegalTexts): string {
  const blocks = text
    .split(/\n{2,}/)
    .map((block) =>
      block
        .split("\n")
        .filter((line) => !namesAbsent(line, texts))
        .map((line) => line.replace(braces, (whole, name: string) => ownText(texts, name) ?? whole))
        .join("\n"),
    )
    .filter((block) => block !== "");
  return blocks.filter((block, index) => !isEmptySection(block, blocks[index + 1])).join("\n\n");
}

function namesAbsent(line: string, texts: LegalTexts): boolean {
  return [...line.matchAll(braces)].some(
    ([, name = ""]) => Object.hasOwn(texts, name) && texts[name] === undefined,
  );
}

function isEmptySection(block: string, next: string | undefined): boolean {
  return block.startsWith("## ") && (next === undefined || next.startsWith("## "));
}

function ownText(texts: LegalTexts, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}
