import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

const patienceMs = 200;

/** The answer to a form as it is filled in, asked for once the typing rests; only the newest answer counts. */
export function useAskedAnew<Answer>(
  form: RefObject<HTMLFormElement | null>,
  path: string,
): { answer: Answer | undefined; ask: () => void } {
  const [answer, setAnswer] = useState<Answer>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const under = useRef<AbortController>(undefined);
  const ask = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      under.current?.abort();
      const asked = new AbortController();
      under.current = asked;
      if (!form.current) return;
      fetchAnswer<Answer>(path, new FormData(form.current), asked.signal)
        .then(setAnswer)
        // A request that was aborted for a newer one, or had no connection, leaves the shown answer in place.
        .catch(() => undefined);
    }, patienceMs);
  }, [form, path]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      under.current?.abort();
    },
    [],
  );
  return { answer, ask };
}

async function fetchAnswer<Answer>(
  path: string,
  body: FormData,
  signal: AbortSignal,
): Promise<Answer> {
  const answer = await fetch(path, { method: "POST", body, signal });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return (await answer.json()) as Answer;
}
