import type { ReactNode } from "react";

export type BubbleProps = { size?: number; strokeWidth?: number; className?: string };

/** The frame that the bubbles of the messengers are drawn in, at the stroke of the other icons. */
export function Bubble({
  size = 20,
  strokeWidth = 1.75,
  children,
  ...rest
}: BubbleProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      strokeWidth={strokeWidth}
      {...rest}
    >
      {children}
    </svg>
  );
}
