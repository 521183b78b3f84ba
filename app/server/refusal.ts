/** The program cannot go on, and one sentence says to its operator why and what to do. */
export type Refusal = { ok: false; sentence: string };

/** A refusal with this sentence. */
export function refuse(sentence: string): Refusal {
  return { ok: false, sentence };
}
