/** A status, or `unreached`: data or scripts of a page did not come to the browser. */
export type ErrorKind = number | "unreached";

/** What browsers say when a request of theirs gets no answer, or a script of the page cannot be had. */
const noAnswer = /fetch|network|load|import/i;

/** What an error of a page is to its visitor. `answered` is the status, where the error is an answer. */
export function errorKind(error: unknown, answered: number | undefined): ErrorKind {
  if (answered !== undefined) return answered;
  const isLost = error instanceof TypeError && noAnswer.test(error.message);
  // The server reads its files from the disk: what it cannot reach is a failure of ours.
  return isLost && typeof document !== "undefined" ? "unreached" : 500;
}
