import type { Language } from "../../domain/language.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

type Told = { title: string; text: string };

/** What only a local knows of a place. No fee, hour or distance is written here: those come from the settings. */
export type Guide = {
  /** Why start at this place. */
  reason: Told;
  /** What to say when choosing the time. */
  time: string;
  local: { title: string; items: readonly [Told, Told, Told] };
};

export type GuidedPlace = keyof typeof en;

/** The guide of a place; a place that staff have added since has none. */
export function placeGuide(id: string, language: Language): Guide | undefined {
  const guides: Record<GuidedPlace, Guide> = language === "ba" ? bs : en;
  return Object.entries(guides).find(([key]) => key === id)?.[1];
}
