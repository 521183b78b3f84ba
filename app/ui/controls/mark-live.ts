/** A `ref` that sets `data-live` on an element once its scripts respond. */
export function markLive(part: HTMLElement | null): void {
  part?.setAttribute("data-live", "");
}
