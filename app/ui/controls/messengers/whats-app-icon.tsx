import { Bubble, type BubbleProps } from "./bubble.tsx";

/** WhatsApp: a round bubble with a handset. */
export function WhatsAppIcon(props: BubbleProps) {
  return (
    <Bubble {...props}>
      <path d="M12 3a9 9 0 0 0-7.75 13.57L3 21l4.55-1.2A9 9 0 1 0 12 3z" />
      <path d="M8.6 8.1c-.5 2.9 3.4 7.2 6.7 7.2.9 0 1.6-.6 1.7-1.6l-2.3-1.1-1 1.1c-1.1-.4-2.2-1.5-2.7-2.7l1-1-.9-2.3c-1-.1-2.3-.2-2.5.4z" />
    </Bubble>
  );
}
