import { useState } from "react";
import { useRevalidator } from "react-router";
import { dateOf } from "../../../../../domain/calendar.ts";
import type { WaitingSheet } from "../../../../../domain/handovers/outbox.ts";
import type { Language } from "../../../../../domain/language.ts";
import { handoverWords } from "../../../../../i18n/admin-handover/en.ts";
import { phoneWords } from "../../../../../i18n/admin-phone/en.ts";
import { Button } from "../../../../../ui/controls/button.tsx";
import { Tick } from "../../../../../ui/controls/tick.tsx";
import { keepSheet, type KeptSheet, readOutbox } from "../../../phone/phone-store.ts";
import { sendOutbox } from "../../../phone/send-outbox.ts";
import type { HandoverFacts } from "./facts.ts";
import styles from "./handover.module.css";
import type { Checked } from "./steps.ts";
import { sentOf, sheetOf, type Typed } from "./typed.ts";

type Props = {
  language: Language;
  facts: HandoverFacts;
  typed: Typed;
  checked: Checked;
  memberId: string;
  /** What was finished here before, and refused: this one takes its place. */
  own: KeptSheet | undefined;
};

const untried = { tries: 0, nextTryAt: 0 } satisfies Partial<WaitingSheet>;

/** An older sheet may have met that there is no connection: this one waits as well, and its page says so. */
async function markTried(phoneKey: string): Promise<void> {
  const { sheets } = await readOutbox();
  const left = sheets.find((sheet) => sheet.phoneKey === phoneKey);
  if (left?.state === "waiting" && left.tries === 0) await keepSheet({ ...left, tries: 1 });
}

/** The deed itself: what stands on the sheet at this moment is kept on the phone, and sent as soon as there is a connection. */
export function Finish({ language, facts, typed, checked, memberId, own }: Props) {
  const words = handoverWords(language);
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [isUnkept, setUnkept] = useState(false);
  const isEarly = facts.direction === "out" && dateOf(facts.now) < dateOf(facts.trip.pickupAt);
  const isReady =
    checked.problems.length === 0 && checked.open.length === 0 && checked.decisions.length === 0;
  const finish = async () => {
    setBusy(true);
    const now = Date.now();
    const { code, direction, version, customerName } = facts;
    const about = { code, direction, memberId, customerName, seenVersion: version, isEarly };
    const phoneKey = own?.phoneKey ?? typed.phoneKey;
    const sheet = sheetOf(typed, facts, now);
    const sent = { ...sentOf(typed, sheet, now, facts.agreement), phoneKey };
    try {
      await keepSheet({ ...about, ...untried, phoneKey, sent, finishedAt: now, state: "waiting" });
      await sendOutbox({ language, memberId });
      await markTried(phoneKey);
      // What it was refused for may be news: the facts are read anew.
      await revalidate();
    } catch {
      setUnkept(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.finish}
      onSubmit={(event) => {
        event.preventDefault();
        void finish();
      }}
    >
      {isUnkept && <p role="alert">{phoneWords(language).waiting.unkept}</p>}
      {isEarly && (
        <Tick name="early" value="yes" required>
          {words.early}
        </Tick>
      )}
      <Button type="submit" kind="go" busy={isBusy} busyLabel={words.finishing} disabled={!isReady}>
        {words.finish[facts.direction]}
      </Button>
    </form>
  );
}
