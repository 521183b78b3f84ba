/** How often a check repeats what goes wrong now and then, if at all. */

/** `npm run test:all`, which is run before an issue is closed, spares nothing. */
export const isWhole = process.env.CHECKS === "all";

/** The number of repetitions: all of them, or with every push a quarter. */
export const howOften = (all: number): number => (isWhole ? all : Math.ceil(all / 4));

/** The numbers of the rounds, from 1. */
export const rounds = (all: number): number[] =>
  Array.from({ length: howOften(all) }, (_, round) => round + 1);
