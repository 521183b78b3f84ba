import type { ComponentType } from "react";

/** An icon of Lucide, or one of ours with the same props. */
export type IconShape = ComponentType<{
  size?: number;
  strokeWidth?: number;
  className?: string;
  "aria-hidden"?: boolean | "true";
  focusable?: boolean | "false";
}>;

type Props = { of: IconShape; size?: 16 | 18 | 20 | 22; strong?: boolean; className?: string };

/** An icon in the site's stroke width. Hidden from screen readers: the text beside it is read. */
export function Icon({ of: Shape, size = 20, strong = false, className = "" }: Props) {
  return (
    <Shape
      size={size}
      strokeWidth={strong ? 2.25 : 1.75}
      className={`icon ${className}`.trim()}
      aria-hidden="true"
      focusable="false"
    />
  );
}
