import { Bubble, type BubbleProps } from "./bubble.tsx";

/** Viber: a square bubble with its tail at the left, a handset and two sound waves. */
export function ViberIcon(props: BubbleProps) {
  return (
    <Bubble {...props}>
      <path d="M8 18.2c-3.300-.6-4.700-2.500-4.700-7.200 0-5.600 2-7.700 8.700-7.700s8.700 2.100 8.700 7.700-2 7.700-8.700 7.700h-.4L8.600 21.600a.4.4 0 0 1-.6-.3z" />
      <path d="M8.100 7.700c-.8 2.700 3 7.100 6 7.200.9 0 1.500-.6 1.600-1.400l-2-1.200-.8.8c-1-.4-1.900-1.400-2.300-2.400l.8-.8-.9-2c-.8-.3-2.200-.8-2.400-.2z" />
      <path d="M12.800 6.600a3.800 3.800 0 0 1 3.800 3.800" />
      <path d="M12.900 8.900a1.600 1.600 0 0 1 1.500 1.500" />
    </Bubble>
  );
}
