/** Values that a legal text may name in braces, by name, in one language; a fact that is not set is `undefined`. */
export type LegalTexts = Readonly<Record<string, string | undefined>>;

const braces = /\{(\w+)\}/g;

/**
 * Returns a legal text with its braces filled in. Blank lines separate blocks: `## ` begins a section, `- ` a list
 * item, `| ` a row of a table whose first row is its head; other lines of a block form one paragraph. A line that names an unset
 * fact is left out, and so is a section that becomes empty. An unknown name in braces stays as it is.
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
