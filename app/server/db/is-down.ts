/** Codes of the system and of PostgreSQL for a server that cannot be reached, or that takes nobody at the moment. */
const codes: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "08000",
  "08001",
  "08003",
  "08004",
  "08006",
  "53300",
  "57P01",
  "57P02",
  "57P03",
]);

/** What the driver says of connections without a code. */
const sentences =
  /\bconnect (ECONNREFUSED|ENOENT)\b|Connection terminated|timeout exceeded when trying to connect|the database is slow to answer/;

/** True for an error that means that the database does not answer, as opposed to one of ours. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  const several = error instanceof AggregateError ? error.errors : [];
  return (
    codes.has(code) ||
    sentences.test(error.message) ||
    [error.cause, ...several].some((inner) => inner !== error && isDatabaseDown(inner))
  );
}
