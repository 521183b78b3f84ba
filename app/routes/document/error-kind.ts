/** An HTTP status, or `unreached` when the browser could not load a page's data or scripts. */
export type ErrorKind = number | "unreached";

/** Parts of the messages that browsers give for an unanswered request or a script that does not load. */
const noAnswer = /fetch|network|load|import/i;

/** Returns the kind of error that a page shows. `answered` is the status, when the error is a response. */
export function errorKind(error: unknown, answered: number | undefined): ErrorKind {
  if (answered !== undefined) return answered;
  const isLost = error instanceof TypeError && noAnswer.test(error.message);
  // The server reads its files from disk: a file that it cannot read is our own failure.
  return isLost && typeof document !== "undefined" ? "unreached" : 500;
}
