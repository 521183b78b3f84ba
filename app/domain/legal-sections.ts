/** A piece of a legal text, in the order of the text. */
export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: readonly string[] }
  | { kind: "table"; head: readonly string[]; rows: readonly (readonly string[])[] };

/** A part of a legal text; what stands before the first heading has none. */
export type Section = { heading?: string; blocks: readonly Block[] };

/** A filled-in legal text, written as `i18n/legal/fill-legal.ts` says, as what a page draws. */
export function readSections(body: string): Section[] {
  const sections: { heading?: string; blocks: Block[] }[] = [];
  for (const block of body.split(/\n{2,}/)) {
    if (block.startsWith("## ")) sections.push({ heading: block.slice(3), blocks: [] });
    else if (block.trim() !== "") {
      const last = sections.at(-1);
      if (last) last.blocks.push(readBlock(block));
      else sections.push({ blocks: [readBlock(block)] });
    }
  }
  return sections;
}

function readBlock(block: string): Block {
  const lines = block.split("\n");
  if (lines.every((line) => line.startsWith("- ")))
    return { kind: "list", items: lines.map((line) => line.slice(2)) };
  if (lines.every((line) => line.startsWith("| "))) {
    const [head = [], ...rows] = lines.map((line) => line.slice(2).split(" | "));
    return { kind: "table", head, rows };
  }
  return { kind: "paragraph", text: lines.join(" ") };
}
