import { useState } from "react";
import type { Language } from "../../../../../domain/language.ts";
import { relocationWords } from "../../../../../i18n/admin-relocation/en.ts";
import { PassingToast } from "../../../../../ui/admin/form/toasts/passing-toast.tsx";
import { Refused } from "../../../../../ui/admin/form/refused.tsx";
import type { RelocationAnswer } from "../answer-relocation.ts";
import { askMove } from "./ask-card.ts";
import styles from "../planner.module.css";

export type Told = { code: string; done: NonNullable<RelocationAnswer["done"]> };

type Props = {
  language: Language;
  told: Told | undefined;
  onUndone: (code: string, done: Told["done"]) => void;
};

const undoMs = 20_000;

/** That a reservation was moved, with the way back for twenty seconds; what cannot be undone says why. */
export function MovedToast({ language, told, onUndone }: Props) {
  const words = relocationWords(language);
  const [failed, setFailed] = useState<{ told: Told; why: string }>();
  const back = told?.done.back;
  const undo = async () => {
    if (!told || !back) return;
    const { spot, version, price, totalCents } = back;
    const ask = { intent: "undo", spot, version, price, seenTotalCents: totalCents } as const;
    const answer = await askMove(language, told.code, ask);
    if (answer.done) onUndone(told.code, answer.done);
    else setFailed({ told, why: answer.refused ?? words.failed });
  };
  return (
    <>
      {failed && failed.told === told && <Refused className={styles.told}>{failed.why}</Refused>}
      <PassingToast
        told={told}
        ms={undoMs}
        undoLabel={words.undo}
        onUndo={back ? () => void undo() : undefined}
      >
        {told?.done.sentence}
      </PassingToast>
    </>
  );
}
