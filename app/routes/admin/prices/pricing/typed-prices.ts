/** The state of a price form: the texts typed over the saved prices, and the newest saved prices. */
import type { PriceEdit } from "../../../../domain/pricing/editing/change-prices.ts";
import type { PriceAnswer } from "./answer-change.ts";
import type { PriceBase } from "./read-view.ts";

/** The text of each cell that was typed into, by the cell's key. */
export type Typed = Readonly<Record<string, string>>;

export type TypedPrices = {
  typed: Typed;
  base: PriceBase;
  /** A number that changes whenever fields are filled with something that was not typed into them. */
  refills: number;
  /** The last change that was sent, and all texts typed by then. */
  sent?: { edits: readonly PriceEdit[]; typed: Typed };
  /** The answer that is out of date: something was typed after it. */
  settled?: PriceAnswer;
  /** The last data of the page and the last answer of the action; each is applied once. */
  loaded: PriceBase;
  answer?: PriceAnswer;
};

export type TypedEvent =
  | { type: "heard"; loaded: PriceBase; answer: PriceAnswer | undefined }
  /** `instead` names cells whose earlier text is dropped. */
  | { type: "typed"; more: Typed; instead: readonly string[] }
  /** Drops the texts of `cells`, or of all cells. */
  | { type: "forgotten"; cells?: readonly string[] }
  | { type: "settled" }
  | { type: "sent"; edits: readonly PriceEdit[]; typed: Typed };

export function startTyping(loaded: PriceBase): TypedPrices {
  return { typed: {}, base: loaded, refills: 0, loaded };
}

export function nextTyped(state: TypedPrices, event: TypedEvent): TypedPrices {
  switch (event.type) {
    case "heard":
      return heard(state, event.loaded, event.answer);
    case "typed": {
      const typed = { ...without(state.typed, event.instead), ...event.more };
      return { ...state, typed, settled: state.answer };
    }
    case "forgotten": {
      const typed = event.cells ? without(state.typed, event.cells) : {};
      return { ...state, typed, settled: state.answer, refills: state.refills + 1 };
    }
    case "settled":
      return { ...state, settled: state.answer };
    case "sent":
      return { ...state, typed: event.typed, sent: { edits: event.edits, typed: event.typed } };
  }
}

/** Applies new data or a new answer: saved texts are dropped, texts typed meanwhile stay. */
function heard(
  state: TypedPrices,
  loaded: PriceBase,
  answer: PriceAnswer | undefined,
): TypedPrices {
  const next = { ...state, loaded, answer, base: loaded === state.loaded ? state.base : loaded };
  if (answer === undefined || answer === state.answer) return next;
  const { base } = answer.saved ?? answer.shown ?? next;
  if (!answer.saved) return { ...next, base };
  const saved = new Map(state.sent?.edits.map(({ cell, now }) => [cell, now]));
  const left = Object.entries(state.typed).filter(([cell, now]) => saved.get(cell) !== now);
  return { ...next, base, typed: Object.fromEntries(left), refills: state.refills + 1 };
}

function without(typed: Typed, cells: readonly string[]): Typed {
  return Object.fromEntries(Object.entries(typed).filter(([cell]) => !cells.includes(cell)));
}
