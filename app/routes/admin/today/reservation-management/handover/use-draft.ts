import { useCallback, useEffect, useState } from "react";
import { keepDraft, readDraft } from "../draft.ts";
import type { HandoverFacts } from "./facts.ts";
import { nothingTyped, readTyped, type Typed } from "./typed.ts";

/**
 * What was typed, kept on this phone across a reload and a flat battery until the handover is done. `isHere`: the page is drawn by a
 * browser, which may have kept something; it does not change while the page lives.
 */
export function useDraft(
  facts: HandoverFacts,
  { phoneKey, isHere }: { phoneKey: string; isHere: boolean },
) {
  const { code, direction } = facts;
  const [typed, setTyped] = useState(() => {
    const fresh = nothingTyped(facts, phoneKey);
    return (isHere ? readTyped(readDraft(code, direction), fresh) : undefined) ?? fresh;
  });
  useEffect(() => {
    if (isHere) keepDraft(code, direction, typed);
  }, [code, direction, typed, isHere]);
  const change = useCallback((some: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...some }));
  }, []);
  return { typed, change };
}
