import { useEffect } from "react";
import { useActionData, useNavigation, useSubmit } from "react-router";
import type { Told } from "./answer-phone.ts";
import { useKeptWords } from "./kept-words.ts";

const how = { method: "post", replace: true, preventScrollReset: true } as const;
const pauseMs = 1000;

/**
 * Posts a form of this page: `refused` is the reason of the last answer about it. The page stays where it is, and what gets no answer
 * is kept.
 */
export function usePost(about: Told["about"]) {
  const submit = useSubmit();
  const answer = useActionData<Told>();
  const isBusy = useNavigation().state !== "idle";
  const isMine = !isBusy && answer?.about === about && answer.refused !== "offline";
  return {
    isBusy,
    refused: isMine ? answer.refused : undefined,
    post: (form: Record<string, string>) => void submit({ key: crypto.randomUUID(), ...form }, how),
  };
}

/** Sends what was kept as soon as there is a connection again, one after the other. */
export function useKeptSent(path: string, isOn: boolean): void {
  const [first] = useKeptWords(path);
  const submit = useSubmit();
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    if (!first || !isOn || !isIdle) return;
    const timer = setTimeout(() => void submit(first, how), pauseMs);
    return () => clearTimeout(timer);
  }, [first, isIdle, isOn, submit]);
}
