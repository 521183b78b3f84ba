import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

type Told = { title: string; text: string };

/** Local knowledge about a place. It holds no fee, hour or distance: those come from the settings. */
export type Guide = {
  /** The reason to start at this place. */
  reason: Told;
  /** Advice for choosing the time. */
  time: string;
  local: { title: string; items: readonly [Told, Told, Told] };
};

export type GuidedPlace = keyof typeof en;

/** Returns the guide of a place; `undefined` for a place that staff added later. */
export function placeGuide(id: string, language: Language): Guide | undefined {
  const guides: Record<GuidedPlace, Guide> = language === "ba" ? bs : en;
  return Object.entries(guides).find(([key]) => key === id)?.[1];
}
