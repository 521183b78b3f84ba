/** The reason why the program cannot go on, in one sentence for its operator, with what to do. */
export type Refusal = { ok: false; sentence: string };

/** A refusal with this sentence. */
export function refuse(sentence: string): Refusal {
  return { ok: false, sentence };
}
