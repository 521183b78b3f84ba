import type { ComponentProps } from "react";
import { useNavigation } from "react-router";
import type { Intent, ReservationAnswer } from "../answers/request.ts";
import type { Loaded } from "../load-page.ts";
import { Button } from "../../../../../ui/controls/button.tsx";

type Props = {
  intent: Intent;
  head: Loaded["head"];
  /** The key of this sending, for forms that add something. */
  sendingKey?: string;
};

/** The hidden fields of every form of the page: its intent, and the version and event that the member saw. */
export function FormFields({ intent, head, sendingKey }: Props) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={head.version} />
      <input type="hidden" name="event" value={head.lastEvent} />
      {sendingKey && <input type="hidden" name="key" value={sendingKey} />}
    </>
  );
}

/** The typed texts and the faults of a form that was refused; `faults` are for its head, and `id` names its fields there. */
export function typedFor(answer: ReservationAnswer | undefined, ...intents: [Intent, ...Intent[]]) {
  const mine = answer?.intent && intents.includes(answer.intent) ? answer : undefined;
  const id = (name: string) => `${intents[0]}-${name}`;
  const wrong = Object.entries(mine?.faults ?? {});
  return {
    id,
    faults: wrong.map(([name, message]) => ({ fieldId: id(name), message })),
    fault: (name: string) => mine?.faults?.[name],
    text: (name: string) => mine?.typed?.find(([one]) => one === name)?.[1],
    all: mine?.typed,
  };
}

type SendButtonProps = Omit<ComponentProps<typeof Button>, "type" | "busy" | "children"> & {
  /** The intent of the button's form. */
  intent: Intent;
  label: string;
};

/** A button that sends a form of the page, and is busy while that form is under way. */
export function SendButton({ intent, label, busyLabel = label, ...button }: SendButtonProps) {
  const isBusy = useNavigation().formData?.get("intent") === intent;
  return (
    <Button {...button} type="submit" busy={isBusy} busyLabel={busyLabel}>
      {label}
    </Button>
  );
}
