import type { Deps } from "../../app/server/deps.ts";

/** The dependencies while the database is away: every query fails immediately, and changes cannot be heard. */
export function withoutDatabase(deps: Deps, wanted = { isDown: true }): Deps {
  const gone = () => Promise.reject(new Error("connect ECONNREFUSED"));
  const unless =
    <Arguments extends unknown[], Result>(ask: (...all: Arguments) => Result) =>
    (...all: Arguments) =>
      wanted.isDown ? gone() : ask(...all);
  const { pool, catalogue } = deps;
  return {
    ...deps,
    pool: Object.assign(Object.create(pool), {
      query: unless(pool.query.bind(pool)),
      connect: unless(pool.connect.bind(pool)),
    }),
    catalogue: {
      ...catalogue,
      get: unless(catalogue.get),
      refresh: unless(catalogue.refresh),
      currentVersion: () => (wanted.isDown ? -1 : catalogue.currentVersion()),
    },
  };
}
