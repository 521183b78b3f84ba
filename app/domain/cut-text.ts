/** A text in two parts: what is shown at first, and the rest that a reader may open. Together they are the text. */
export type CutText = { head: string; rest: string };

/**
 * Cuts a text so that at most `max` characters (UTF-16 units) come first, at the end of a word; a word that is longer than
 * that is cut inside, never between the two halves of one sign. `undefined` when the whole text fits.
 */
export function cutText(text: string, max: number): CutText | undefined {
  const whole = text.trim();
  if (whole.length <= max) return undefined;
  const end = wordEnd(whole, max) ?? signEnd(whole, max);
  return { head: whole.slice(0, end), rest: whole.slice(end) };
}

/** Where the last word that fits ends, without a comma or dash that would hang before the ellipsis. */
function wordEnd(text: string, max: number): number | undefined {
  const fits = text.slice(0, max + 1);
  const blank = fits.search(/\s\S*$/u);
  const end = fits.slice(0, Math.max(blank, 0)).replace(/[\s,;:–—-]+$/u, "").length;
  return end > 0 ? end : undefined;
}

function signEnd(text: string, max: number): number {
  return /[\uD800-\uDBFF]/.test(text.charAt(max - 1)) ? max - 1 : max;
}
