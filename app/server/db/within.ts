/**
 * The result of `work` when it comes within some milliseconds. Throws otherwise: the database is slow to answer. The work itself
 * goes on.
 */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the database is slow to answer")), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
