/** The total of the fiscal device at the end of a day, beside the receipts that we know of. */

/** Feninga. */
export type ZReport = {
  typedFeninga: number;
  oursFeninga: number;
  differenceFeninga: number;
  reason: string;
};

/** The typed total compared with ours; `no-reason` when the two differ and nobody said why. */
export function compareZ(
  typedFeninga: number,
  oursFeninga: number,
  reason: string,
): ZReport | "no-reason" {
  const differenceFeninga = typedFeninga - oursFeninga;
  if (differenceFeninga !== 0 && reason === "") return "no-reason";
  return { typedFeninga, oursFeninga, differenceFeninga, reason };
}
