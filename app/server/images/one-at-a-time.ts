let last: Promise<unknown> = Promise.resolve();

/** Runs heavy work one piece after the other in this process, in the order of the calls. */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
