import { useEffect, useRef } from "react";
import { visitedPage } from "../../../domain/visits/visited-page.ts";
import { useSite } from "../../request/use-site.ts";
import { isTagLoaded, loadTag } from "./load-tag.ts";
import { sendVisit, watchView, endSession } from "./visits.ts";
import { useHydrated } from "../../../ui/browser/use-hydrated.ts";
import { ConsentBanner } from "../../../ui/layout/consent/consent-banner.tsx";
import {
  hasAgreed,
  type ConsentAsked,
  useConsent,
} from "../../../ui/layout/consent/use-consent.ts";
import { useSearchInSight } from "../../../ui/layout/frame/use-search-in-sight.ts";

/** What a page does behind its own back, once somebody has touched it. The server draws nothing of it. */
export default function AfterTouch() {
  useEffect(registerWorker, []);
  return useHydrated() ? <Visit /> : undefined;
}

/** Where somebody is about to book, or about their reservation: nobody is asked there, unless they ask themselves. */
const atWork = /^\/(search|extras|review|modify-reservation|reservation)/;
/** Pages with a bar at the foot of a phone's screen. */
const withBar = /^\/(vehicles|extras|review|modify-reservation\/details)$/;

/** The visit, as far as its owner has agreed to have it recorded. */
function Visit() {
  const { language, path: address, analyticsTag } = useSite();
  const consent = useConsent();
  const { mayRecord, choose } = consent;
  const path = visitedPage(address)?.path;
  useEffect(() => {
    if (!mayRecord) {
      endSession();
      return undefined;
    }
    return path === undefined ? undefined : watchView({ path, language });
  }, [mayRecord, path, language]);
  // What opens a reservation stands in the address of its page: no other house begins to read there.
  const mayTag = mayRecord && path !== undefined && !path.endsWith("/:token");
  useEffect(
    () => (mayTag && analyticsTag ? loadTag(analyticsTag) : undefined),
    [mayTag, analyticsTag],
  );
  const isSearching = useSearchInSight(address);
  const refusal = useRefusal();
  const refuse = () => {
    const wasRecorded = refusal.end();
    choose("no");
    return wasRecorded;
  };
  const close = () => {
    consent.close();
    // What another house's script has begun ends with the document alone.
    if (isTagLoaded() && !hasAgreed()) location.reload();
  };
  return (
    <ConsentBanner
      language={language}
      asked={askedHere(consent.asked, path, isSearching)}
      choice={consent.choice}
      saysNo={consent.saysNo}
      withTag={analyticsTag !== undefined}
      aboveBar={path !== undefined && withBar.test(path)}
      onAgree={() => choose("yes")}
      onRefuse={refuse}
      onForget={refusal.forget}
      onClose={close}
    />
  );
}

/** Nobody is interrupted at work; whoever asks is always answered. */
function askedHere(
  asked: ConsentAsked | undefined,
  path: string | undefined,
  isSearching: boolean,
): ConsentAsked | undefined {
  const isInTheWay = isSearching || path === undefined || atWork.test(path);
  return asked === "first" && isInTheWay ? undefined : asked;
}

/** Ends the visit at once; what was recorded of it can be deleted as long as its id is known here. */
function useRefusal() {
  const ended = useRef<string>(undefined);
  return {
    end: () => {
      ended.current = endSession();
      return ended.current !== undefined;
    },
    forget: async () => {
      const session = ended.current;
      return session !== undefined && (await sendVisit({ kind: "forget", session })) === "kept";
    },
  };
}

/**
 * Registers the worker that answers without a connection, once the browser has nothing better to do. Not in development, and
 * not for somebody who asked for little traffic. Silent when it fails: the site works without.
 */
function registerWorker(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator) || savesData()) return;
  const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(register, { timeout: 4_000 });
  else setTimeout(register, 2_000);
}

/** Not every browser says so. */
function savesData(): boolean {
  return matchMedia("(prefers-reduced-data: reduce)").matches || connectionSavesData(navigator);
}

function connectionSavesData(known: object): boolean {
  const connection: unknown = "connection" in known ? known.connection : undefined;
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}
