import { useState } from "react";
import type { Language } from "../../../domain/language.ts";
import { readCents } from "../../../domain/read-money.ts";
import { formatNumber } from "../../../i18n/format.ts";

/** Prices by the name of their cell (`cellName`), euro cents; undefined for an empty cell. */
export type GridValues = Readonly<Record<string, number | undefined>>;
export type GridTexts = Readonly<Record<string, string>>;

/** The text of a cell with this price. */
export function cellText(cents: number | undefined, language: Language): string {
  return cents === undefined ? "" : formatNumber(cents / 100, language, 2);
}

/**
 * The texts of a grid's cells while it is edited: the saved prices, and over them what was typed. `changed` names the
 * cells whose price would change; a text that is not a price counts as changed. When `saved` becomes newer, only the
 * cells in `typed` keep their text.
 */
export function useGridTexts(saved: GridValues, language: Language, kept: GridTexts = {}) {
  const [typed, setTyped] = useState(kept);
  const texts: Record<string, string> = {};
  for (const [name, cents] of Object.entries(saved)) texts[name] = cellText(cents, language);
  Object.assign(texts, typed);
  return {
    texts,
    typed,
    changed: Object.entries(typed)
      .filter(([name, text]) => !means(text, saved[name]))
      .map(([name]) => name),
    change: (more: GridTexts) => setTyped((before) => ({ ...before, ...more })),
    /** Drops what was typed into these cells, or into all. */
    forget: (names?: readonly string[]) =>
      setTyped((before) =>
        names
          ? Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name)))
          : {},
      ),
  };
}

function means(text: string, cents: number | undefined): boolean {
  return text.trim() === ""
    ? cents === undefined
    : readCents(text) === cents && cents !== undefined;
}
