import { DrizzleQueryError } from "drizzle-orm/errors";

/** The query builder writes the values of a failed query into its error: a session's token is one of them. */
export function withoutValues(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}
