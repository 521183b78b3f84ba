/** What a paper shows of itself to Poppler (`pdftotext -bbox`). */
type Box = { page: number; word: string; left: number; top: number; right: number; bottom: number };

/** Pairs of words whose boxes, without the air above and below the letters, share paper. */
export function overlapsIn(xml: string): string[] {
  let page = 0;
  const boxes: Box[] = [];
  for (const line of xml.split("\n")) {
    if (line.includes("<page ")) page += 1;
    const found = /xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*)<\/word>/;
    const [, left, top, right, bottom, word = ""] = found.exec(line) ?? [];
    if (left === undefined) continue;
    const air = (Number(bottom) - Number(top)) * 0.25;
    boxes.push({
      page,
      word,
      left: Number(left) + 0.2,
      right: Number(right) - 0.2,
      top: Number(top) + air,
      bottom: Number(bottom) - air,
    });
  }
  if (boxes.length < 40) throw new Error("there are hardly any words on this paper");
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          other.page === one.page &&
          other.left < one.right &&
          one.left < other.right &&
          other.top < one.bottom &&
          one.top < other.bottom,
      )
      .map((other) => `${one.word} on ${other.word}`),
  );
}
