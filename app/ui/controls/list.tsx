import { createElement, type ComponentProps } from "react";

type Props = ComponentProps<"ul"> & { ordered?: boolean };

/**
 * A list. Its role is written out because WebKit takes a list that shows no bullets or numbers for layout, and VoiceOver then
 * does not say that it is one, nor how long (webkit.org/b/170179). `list-style-type: ""` would not do: WebKit looks at it only
 * where an item's `display` is still `list-item`.
 */
export function List({ ordered = false, ...list }: Props) {
  return createElement(ordered ? "ol" : "ul", { ...list, role: "list" });
}
