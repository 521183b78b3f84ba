/** The result of `work` when it comes within some milliseconds. Throws with `says` otherwise. The work itself goes on. */
export async function within<Result>(
  milliseconds: number,
  work: Promise<Result>,
  says = "the database is slow to answer",
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(says)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
