/** So long a page waits at most for its turn; then it is made beside the others. */
const patienceMs = 30_000;

export type PageTurns = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/**
 * Lets at most `most` pages be made at once; the others wait in the order in which they came. Drawing a page keeps the process
 * busy, so that in a rush pages which have all asked the database for a connection would be told that they have waited too
 * long, although the connections are free: whoever waits here has not asked yet.
 */
export function pageTurns(most: number, patience = patienceMs): PageTurns {
  let busy = 0;
  const waiting = new Set<() => void>();
  const turn = () =>
    new Promise<void>((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        busy += 1;
        resolve();
      };
      const timer = setTimeout(begin, patience).unref();
      waiting.add(begin);
    });
  return async (work) => {
    if (busy < most) busy += 1;
    else await turn();
    try {
      return await work();
    } finally {
      busy -= 1;
      const [next] = waiting;
      if (busy < most) next?.();
    }
  };
}
