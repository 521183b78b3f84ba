import { useState } from "react";
import { useNavigation } from "react-router";
import { carCategories } from "../../../../domain/cars/car.ts";
import type { Language } from "../../../../domain/language.ts";
import {
  planCell,
  type PlanPrice,
  readBands,
} from "../../../../domain/protection/read-plan-prices.ts";
import { readCents } from "../../../../domain/read-money.ts";
import { gridWords } from "../../../../i18n/admin-grid/en.ts";
import type { PlanPricesAnswer } from "./plan-prices.tsx";
import {
  cellText,
  type GridTexts,
  type GridValues,
  useGridTexts,
} from "../../../../ui/admin/grid/use-grid-texts.ts";

export type Prices = { stamp: string; values: GridValues };
/** The texts and columns of the form when it was sent. */
type Sent = { typed: GridTexts; bands: readonly number[] };
type Given = {
  language: Language;
  codes: readonly string[];
  loaded: Prices;
  answer: PlanPricesAnswer | undefined;
};

/**
 * The state of the grid while it is edited. Prices that somebody else saved meanwhile stand below what was typed, and
 * are noted at the cells that both changed.
 */
export function usePlanGrid({ language, codes, loaded, answer }: Given) {
  // The answer to a save comes before its prices are loaded: until then the saved texts stand in for them.
  const [ahead, setAhead] = useState<GridValues>({});
  const isLoaded = useNavigation().state === "idle";
  if (isLoaded && Object.keys(ahead).length > 0) setAhead({});
  const last = answer?.stale ?? loaded;
  const now = { ...last, values: { ...last.values, ...ahead } };
  const { bands: sentBands, ...sentCells } = answer?.typed ?? {};
  const grid = useGridTexts(now.values, language, sentCells);
  const [added, setAdded] = useState<number[]>(readBands(sentBands) ?? []);
  const [removed, setRemoved] = useState<number[]>([]);
  const bands = [...new Set([...bandsOf(now.values), ...added])]
    .filter((days) => !removed.includes(days))
    .toSorted((a, b) => a - b);
  const { forget } = grid;
  const reset = () => {
    forget();
    setAdded([]);
    setRemoved([]);
  };
  const [sent, setSent] = useState<Sent>();
  const { saved } = answer ?? {};
  const [settled, setSettled] = useState<typeof saved>();
  if (saved && saved !== settled) {
    setSettled(saved);
    setSent(undefined);
    if (sent && !isLoaded) setAhead(pricesIn(sent.typed));
    // The texts typed while the save was under way stay over the saved prices.
    if (sent) {
      forget(Object.keys(sent.typed).filter((name) => sent.typed[name] === grid.typed[name]));
      setAdded(added.filter((days) => !sent.bands.includes(days)));
      setRemoved(removed.filter((days) => sent.bands.includes(days)));
    }
  }
  const cellsAt = (days: number) =>
    codes.flatMap((code) => carCategories.map((category) => planCell(code, category, days)));
  return {
    ...grid,
    now,
    bands,
    reset,
    send: () => setSent({ typed: grid.typed, bands }),
    notes: answer?.stale ? notesOf(loaded, answer.stale, { ...grid, language }) : {},
    addBand: (days: number) => {
      setAdded([...added, days]);
      setRemoved(removed.filter((one) => one !== days));
      forget(cellsAt(days));
    },
    removeBand: (days: number) => {
      setAdded(added.filter((one) => one !== days));
      setRemoved([...removed, days]);
      grid.change(Object.fromEntries(cellsAt(days).map((name) => [name, ""])));
    },
    /** The price that an empty cell inherits: that of the nearest band before it. */
    inherited: (row: string, column: string) => {
      const before = bands.filter((days) => days < Number(column)).toReversed();
      return firstPrice(before.map((days) => grid.texts[`${row}.${days}`] ?? ""));
    },
  };
}

function firstPrice(texts: readonly string[]): number | undefined {
  const text = texts.find((one) => one.trim() !== "");
  return text === undefined ? undefined : readCents(text);
}

function pricesIn(typed: GridTexts): GridValues {
  return Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, readCents(text)]));
}

type Typed = {
  changed: readonly string[];
  language: Language;
};

function notesOf(loaded: Prices, theirs: Prices, { changed, language }: Typed) {
  const words = gridWords(language);
  // A page that was loaded together with the answer knows the newest prices only, so it notes every cell that differs.
  const isRedrawn = loaded.stamp === theirs.stamp;
  const both = changed.filter((name) => isRedrawn || loaded.values[name] !== theirs.values[name]);
  return Object.fromEntries(
    both.map((name) => [
      name,
      words.theirs(cellText(theirs.values[name], language) || words.empty),
    ]),
  );
}

/** Prices by the names of their cells. */
export function cellsOf(prices: readonly PlanPrice[]): GridValues {
  return Object.fromEntries(
    prices.map(({ planCode, category, fromDays, perDayCents }) => [
      planCell(planCode, category, fromDays),
      perDayCents,
    ]),
  );
}

/** The bands that have a price in any cell, by their first day, ascending; a band from day 1 is always among them. */
export function bandsOf(values: GridValues): number[] {
  const days = Object.entries(values).flatMap(([name, cents]) =>
    cents === undefined ? [] : [Number(name.slice(name.lastIndexOf(".") + 1))],
  );
  return [...new Set([1, ...days])].toSorted((a, b) => a - b);
}
