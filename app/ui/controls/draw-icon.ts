/**
 * Draws an icon of Lucide. The build puts it in the place of Lucide's own drawing code (`vite.config.ts`), which is many times as
 * long and is loaded before anything else of a page: all that our icons vary is size, stroke and class.
 */
import { createElement, type SVGProps } from "react";

type IconData = { name: string; node: readonly [string, Record<string, string>][] };
type Props = SVGProps<SVGSVGElement> & { size?: number | string };

// Lucide's icons import it as their default.
export default function drawIcon({ name, node }: IconData) {
  return function LucideIcon({ size = 24, strokeWidth = 2, className, ...rest }: Props) {
    return createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: `lucide lucide-${name} ${className ?? ""}`.trim(),
        "aria-hidden": "true",
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
