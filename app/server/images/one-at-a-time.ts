let last: Promise<unknown> = Promise.resolve();

/** Does one piece of heavy work after the other in this process, in the order in which they were asked for. */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
