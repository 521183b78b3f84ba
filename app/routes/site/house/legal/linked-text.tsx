/** Mail addresses and phone numbers as they stand in a sentence. */
const reachable = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ]{6,}\d/g;

/** A sentence in which addresses and numbers can be tapped. */
export function LinkedText({ text }: { text: string }) {
  return partsOf(text).map(({ at, part, to }) =>
    to ? (
      <a key={at} className={to.startsWith("tel") ? "link nowrap" : "link"} href={to}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

function partsOf(text: string): { at: number; part: string; to?: string }[] {
  let end = 0;
  const parts = [...text.matchAll(reachable)].flatMap(({ 0: part, index: at }) => {
    const before = { at: end, part: text.slice(end, at) };
    end = at + part.length;
    const to = part.includes("@") ? `mailto:${part}` : `tel:${part.replaceAll(" ", "")}`;
    return [before, { at, part, to }];
  });
  return [...parts, { at: end, part: text.slice(end) }];
}
