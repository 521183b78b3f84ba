/** What the framed map tells the page around it: its first picture came, none can come, or Escape was pressed. */
const mapMessages = ["shown", "failed", "close"] as const;
export type MapMessage = (typeof mapMessages)[number];

/** Runs in the frame. */
export function tellPage(message: MapMessage): void {
  window.parent.postMessage({ streetMap: message }, window.location.origin);
}

/** What this frame of ours said; anything else that a window may send is nothing. */
export function readMapMessage(
  event: Pick<MessageEvent<unknown>, "data" | "origin" | "source">,
  frame: HTMLIFrameElement | null,
): MapMessage | undefined {
  if (event.origin !== window.location.origin || event.source !== frame?.contentWindow)
    return undefined;
  const { data } = event;
  if (typeof data !== "object" || data === null || !("streetMap" in data)) return undefined;
  return mapMessages.find((message) => message === data.streetMap);
}
