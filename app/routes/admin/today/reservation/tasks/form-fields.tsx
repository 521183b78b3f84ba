import type { Loaded } from "../load-page.ts";
import type { Intent, Told } from "../answers/told.ts";

type Props = {
  intent: Intent;
  head: Loaded["head"];
  /** Names this sending; of forms that add something. */
  sendingKey?: string;
};

/** What every form of the page says: what it wants, and what the member saw. */
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

/** What was typed into a form that came back. */
export function typedFor(told: Told | undefined, ...intents: Intent[]) {
  const mine = told && intents.includes(told.intent) ? told : undefined;
  return {
    fault: (name: string) => mine?.faults?.[name],
    text: (name: string) => mine?.typed?.find(([one]) => one === name)?.[1],
    all: mine?.typed,
  };
}
