/** What two transactions that meet do to each other: serialisation, deadlock, overlap, a key that both wrote. */
const transient = new Set(["40001", "40P01", "23P01", "23505"]);

/** The result of `work`; `met` when the database says that it met another transaction and may be tried again. */
export async function unlessMet<Result>(work: () => Promise<Result>): Promise<Result | "met"> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (typeof code === "string" && transient.has(code)) return "met";
    throw error;
  }
}
