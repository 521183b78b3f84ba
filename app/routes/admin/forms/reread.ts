import { useState } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * Reads a page anew after a refusal too: it named a version that is over. Not while there is no server, nor after a form that was posted
 * elsewhere, as that of the look is.
 */
export function rereadUnlessDown({
  actionStatus,
  formAction,
  currentUrl,
}: Pick<ShouldRevalidateFunctionArgs, "actionStatus" | "formAction" | "currentUrl">): boolean {
  if (formAction && new URL(formAction, currentUrl).pathname !== currentUrl.pathname) return false;
  return actionStatus !== 503;
}

/** The key of a form that is emptied by a new one: that of the page, which stays as it was while a refusal is shown. */
export function useFormKey(key: string, isRefused: boolean): string {
  const [kept, setKept] = useState(key);
  if (isRefused || kept === key) return kept;
  setKept(key);
  return key;
}
