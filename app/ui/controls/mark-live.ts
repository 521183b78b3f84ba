/** The `ref` of a part that says when its scripts answer for it: from then on it has `data-live`. */
export function markLive(part: HTMLElement | null): void {
  part?.setAttribute("data-live", "");
}
