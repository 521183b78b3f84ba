/** The maximum wait for a turn; after it the page is made beside the others. */
const patienceMs = 30_000;

export type PageTurns = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/**
 * Lets at most `max` pages be made at once; the others wait in the order in which they came. Rendering a page blocks
 * the process, so in a rush pages that have all asked for a database connection would be told that they have waited
 * too long, although connections are free. A page that waits here has not asked yet.
 */
export function pageTurns(max: number, patience = patienceMs): PageTurns {
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
    if (busy < max) busy += 1;
    else await turn();
    try {
      return await work();
    } finally {
      busy -= 1;
      const [next] = waiting;
      if (busy < max) next?.();
    }
  };
}
