import { lazy, Suspense, useSyncExternalStore } from "react";
import type { Language } from "../../../domain/language.ts";
import { isAnythingHere, onChange } from "./phone-mark.ts";

type Props = { language: Language; memberId: string };

/** Its scripts come only where something lies; without a connection they are asked for again when it is back. */
const OnThisPhone = lazy(async () => {
  const { OnThisPhone: Line } = await loadLine().catch(async () => {
    await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    return loadLine();
  });
  return { default: Line };
});
const loadLine = () => import("./on-this-phone.tsx");

/** The line of what lies on this phone alone. */
export function PhoneLine(props: Props) {
  const isAnything = useSyncExternalStore(onChange, isAnythingHere, () => false);
  return isAnything ? (
    <Suspense>
      <OnThisPhone {...props} />
    </Suspense>
  ) : null;
}
