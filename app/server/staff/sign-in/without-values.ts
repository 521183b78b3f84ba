import { DrizzleQueryError } from "drizzle-orm/errors";

/** The error without the values that the query builder writes into it: a session token may be one of them. */
export function withoutValues(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}
