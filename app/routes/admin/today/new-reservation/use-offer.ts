import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { Language } from "../../../../domain/language.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import type { ShownOffer } from "./show-offer.ts";

const patienceMs = 200;

/** What the form can have as it stands, asked for whenever the typing rests; only the newest answer counts. */
export function useOffer(
  form: RefObject<HTMLFormElement | null>,
  language: Language,
): { offer: ShownOffer | undefined; ask: () => void } {
  const [offer, setOffer] = useState<ShownOffer>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const under = useRef<AbortController>(undefined);
  const ask = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      under.current?.abort();
      const asked = new AbortController();
      under.current = asked;
      if (!form.current) return;
      const body = new FormData(form.current);
      fetchOffer(adminPath("reservations", language, "new", "offer"), body, asked.signal)
        .then(setOffer)
        // Broken off for a newer one, or without a connection: what is shown stays.
        .catch(() => undefined);
    }, patienceMs);
  }, [form, language]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      under.current?.abort();
    },
    [],
  );
  return { offer, ask };
}

async function fetchOffer(path: string, body: FormData, signal: AbortSignal): Promise<ShownOffer> {
  const answer = await fetch(path, { method: "POST", body, signal });
  if (!answer.ok) throw new Error(`the offer was answered with ${answer.status}`);
  return (await answer.json()) as ShownOffer;
}
