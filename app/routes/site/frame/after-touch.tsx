import { useEffect, useRef, useState } from "react";
import { visitedPage } from "../../../domain/visits/visited-page.ts";
import { useSite } from "../../request/use-site.ts";
import { isTagLoaded, loadTag } from "./load-tag.ts";
import { mayStartHere, startAnew, tellConsent } from "./tag-consent.ts";
import { sendVisit, tellRefused, watchView, endSession, loadedAddress } from "./visits.ts";
import { hearRefused } from "../../../ui/browser/refused-search.ts";
import { useHydrated } from "../../../ui/browser/use-hydrated.ts";
import { ConsentBanner } from "../../../ui/layout/consent/consent-banner.tsx";
import {
  hasAgreed,
  type ConsentAsked,
  useConsent,
} from "../../../ui/layout/consent/use-consent.ts";

/** Background work of a page after the first touch. The server renders nothing of it. */
export default function AfterTouch() {
  useEffect(registerWorker, []);
  return useHydrated() ? <Visit /> : undefined;
}

/** Pages where somebody looks for a car, is booking or reads their reservation: the consent question appears there only on request. */
const atWork = /^\/($|search|extras|review|modify-reservation|reservation)/;

/** Records the visit, as far as its owner has consented. */
function Visit() {
  const site = useSite();
  const { language, path: address, analyticsTag, tagHasHosts } = site;
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
  useEffect(
    () => tellConsent(mayRecord, { analyticsTag, tagHasHosts }),
    [mayRecord, analyticsTag, tagHasHosts],
  );
  // A path that ends in a token opens a reservation: no analytics of another company starts there.
  const mayTag = mayRecord && path !== undefined && !path.endsWith("/:token") && mayStartHere(site);
  useEffect(
    () => (mayTag && analyticsTag ? loadTag(analyticsTag) : undefined),
    [mayTag, analyticsTag],
  );
  useEffect(() => hearRefused((fields) => tellRefused(fields, language)), [language]);
  const isSecondPage = useSecondPage(path);
  const refusal = useRefusal();
  const agree = () => {
    choose("yes");
    startAnew(site);
  };
  const refuse = () => {
    const wasRecorded = refusal.end();
    choose("no");
    return wasRecorded;
  };
  const close = () => {
    consent.close();
    // Only a new document stops a script that another company has started.
    if (isTagLoaded() && !hasAgreed()) location.reload();
  };
  return (
    <ConsentBanner
      language={language}
      asked={askedHere(consent.asked, path, isSecondPage)}
      choice={consent.choice}
      saysNo={consent.saysNo}
      withTag={analyticsTag !== undefined}
      onAgree={agree}
      onRefuse={refuse}
      onForget={refusal.forget}
      onClose={close}
    />
  );
}

/** True once the visitor has gone from the page that this browser loaded to another one: what is new there moves nothing. */
function useSecondPage(path: string | undefined): boolean {
  const [first] = useState(() => visitedPage(loadedAddress().pathname)?.path);
  const [isSecond, setSecond] = useState(false);
  if (path !== first && !isSecond) setSecond(true);
  return isSecond;
}

/** Returns `undefined` where an unrequested question would interrupt; a requested one is always shown. */
function askedHere(
  asked: ConsentAsked | undefined,
  path: string | undefined,
  isSecondPage: boolean,
): ConsentAsked | undefined {
  const isInTheWay = !isSecondPage || path === undefined || atWork.test(path);
  return asked === "first" && isInTheWay ? undefined : asked;
}

/** Ends the visit immediately; its records can be deleted while its id is known here. */
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
 * Registers the worker that answers without a connection, once the browser is idle. Not in development, and not for visitors who
 * save data. A failure is ignored: the site works without it.
 */
function registerWorker(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator) || savesData()) return;
  const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(register, { timeout: 4_000 });
  else setTimeout(register, 2_000);
}

/** True when the visitor saves data; not every browser says so. */
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
