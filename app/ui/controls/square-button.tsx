import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";
import styles from "./square-button.module.css";

type Props = Omit<ComponentProps<"button">, "type" | "children"> & {
  icon: IconShape;
  size?: 18;
  "aria-label": string;
};

/** A button with an icon alone, large enough for a finger. */
export function SquareButton({ icon, size, className, ...button }: Props) {
  return (
    <button type="button" {...button} className={classNames(styles.square, className)}>
      <Icon of={icon} size={size} />
    </button>
  );
}
