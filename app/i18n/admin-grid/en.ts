import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";
import { plural } from "../format.ts";

const en = {
  notAPrice: "Enter a price such as 12.50: no sign, two decimals at most.",
  howTo:
    "Arrows and Tab move, Enter goes down, Esc restores the old value. A block copied from a spreadsheet can be pasted.",
  pasted: (cells: number) => `${cells} ${plural(cells, ["cell", "cells"])} pasted.`,
  didNotFit: (cells: number) =>
    `${cells} ${plural(cells, ["cell", "cells"])} of the block did not fit.`,
  toMend: "To be corrected:",
  theirs: (price: string) => `Somebody else has saved here: ${price}.`,
  empty: "empty",
};

export type Words = typeof en;

/** The words of the grids in which prices are edited. */
export const gridWords = bilingual<Words>(en, bs);
