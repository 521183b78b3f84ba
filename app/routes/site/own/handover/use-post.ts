import { useActionData, useNavigation, useSubmit } from "react-router";
import type { Told } from "./answer-phone.ts";

/** Posts a form of this page: `refused` is the reason of the last answer about it. The page stays where it is. */
export function usePost(about: Told["about"]) {
  const submit = useSubmit();
  const answer = useActionData<Told>();
  const isBusy = useNavigation().state !== "idle";
  const isMine = !isBusy && answer?.about === about;
  return {
    isBusy,
    refused: isMine ? answer.refused : undefined,
    post: (form: Record<string, string>) =>
      void submit(form, { method: "post", replace: true, preventScrollReset: true }),
  };
}
