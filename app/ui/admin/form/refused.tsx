import type { ComponentProps } from "react";
import { Note } from "../../controls/states/note.tsx";

type Props = Pick<ComponentProps<typeof Note>, "className" | "children">;

/**
 * The reason why an action refused a form, and the way out. It takes the focus and comes into view: without scripts by itself,
 * with scripts by `RefusalInView`.
 */
export function Refused(props: Props) {
  return <Note {...props} tone="bad" role="alert" takesFocus />;
}
