import type { ComponentProps } from "react";
import { useNavigation } from "react-router";
import { Button } from "../../controls/button.tsx";

type Props = Omit<ComponentProps<typeof Button>, "type" | "busy"> & {
  /** The field that the button adds to its form. */
  name: string;
  value: string;
  busyLabel: string;
};

/** A button that sends its form for one deed, and is busy while that deed is under way. */
export function DeedButton({ name, value, ...button }: Props) {
  const isBusy = useNavigation().formData?.get(name) === value;
  return <Button type="submit" {...{ name, value }} {...button} busy={isBusy} />;
}
