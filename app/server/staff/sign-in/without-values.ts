import { DrizzleQueryError } from "drizzle-orm/errors";

/** The error without the values that the query builder writes into its text: one of them may be a session token. */
export function withoutValues(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}
