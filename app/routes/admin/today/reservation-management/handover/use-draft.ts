import { useCallback, useEffect, useState } from "react";
import type { HandoverFacts } from "./facts.ts";
import { keepDraft, readDraft } from "../draft.ts";
import { nothingTyped, readTyped, type Typed } from "./typed.ts";

/** What was typed, kept on this phone across a reload and a flat battery until the handover is done. */
export function useDraft(facts: HandoverFacts, phoneKey: string) {
  const { code, direction } = facts;
  const [typed, setTyped] = useState(() => nothingTyped(facts, phoneKey));
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const kept = readDraft(code, direction);
    if (kept !== undefined) setTyped((fresh) => readTyped(kept, fresh) ?? fresh);
    setRead(true);
  }, [code, direction]);
  useEffect(() => {
    if (isRead) keepDraft(code, direction, typed);
  }, [code, direction, typed, isRead]);
  const change = useCallback((some: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...some }));
  }, []);
  return { typed, change };
}
