import type { ComponentProps } from "react";
import { useNavigation } from "react-router";
import { Button } from "../../../../../ui/controls/button.tsx";
import type { Intent } from "../answers/told.ts";

type Props = Omit<ComponentProps<typeof Button>, "type" | "busy" | "children"> & {
  /** What its form wants. */
  intent: Intent;
  label: string;
};

/** Sends a form of the page, and is busy while that is under way. */
export function SendButton({ intent, label, busyLabel = label, ...button }: Props) {
  const isBusy = useNavigation().formData?.get("intent") === intent;
  return (
    <Button {...button} type="submit" busy={isBusy} busyLabel={busyLabel}>
      {label}
    </Button>
  );
}
