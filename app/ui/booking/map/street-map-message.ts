/** Messages from the framed map to its page: the first picture has loaded, none could be loaded, or Escape was pressed. */
const mapMessages = ["shown", "failed", "close"] as const;
export type MapMessage = (typeof mapMessages)[number];

/** Sends a message from inside the frame. */
export function tellPage(message: MapMessage): void {
  window.parent.postMessage({ streetMap: message }, window.location.origin);
}

/** Returns the message of this frame; `undefined` for anything else that a window may send. */
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
