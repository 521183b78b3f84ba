import { useCallback, useEffect, useRef, useState } from "react";
import type { LocalDateTime } from "../../../../../domain/calendar.ts";
import type { Language } from "../../../../../domain/language.ts";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { keepDraft, keepVersion, readDraft, type KeptHere } from "../../../phone/draft.ts";
import type { HandoverFacts } from "./facts.ts";
import { nothingTyped, readTyped, type Typed } from "./typed.ts";

/** What the server keeps of a handover that somebody began. */
export type Begun = { version: number; body: unknown; at: LocalDateTime };

type Asked = {
  language: Language;
  phoneKey: string;
  /** The page is drawn by a browser, which may have kept something; it does not change while the page lives. */
  isHere: boolean;
  begun: Begun | undefined;
};

/** Changes some of what was typed; asked of the newest state by what comes later than a tap, as a photo does. */
export type Change = (some: Partial<Typed> | ((before: Typed) => Partial<Typed>)) => void;

const pauseMs = 1500;

/**
 * What was typed. It stays on this phone across a reload and a flat battery, and goes to the server as soon as there is a connection, so
 * that anybody of the desk can go on. `keptAt`: since then it lies on the server too; absent while this phone alone has it. `newer`:
 * somebody else kept another version meanwhile, which `take` goes on with.
 */
export function useDraft(facts: HandoverFacts, { language, phoneKey, isHere, begun }: Asked) {
  const { code, direction } = facts;
  const [first] = useState(() => firstOf(facts, { phoneKey, isHere, begun }));
  const [typed, setTyped] = useState(first.typed);
  const [keptAt, setKeptAt] = useState<LocalDateTime | undefined>(
    first.isDirty ? undefined : begun?.at,
  );
  const [newer, setNewer] = useState<Newer | "unseen" | undefined>(first.newer);
  const known = useRef({ version: first.version, sent: first.isDirty ? undefined : first.typed });
  // One after the other: the next one names the version that the one before has made.
  const line = useRef(Promise.resolve());
  useEffect(() => {
    if (!isHere || typed === known.current.sent) return;
    let isOver = false;
    const here = (isDirty: boolean) => ({ typed, isDirty, version: known.current.version });
    keepDraft(code, direction, here(true));
    const sendNow = async () => {
      if (isOver || typed === known.current.sent) return;
      const version = await sendDraft(
        adminPath("reservation-management", language, code, direction, "draft"),
        {
          typed,
          version: known.current.version,
        },
      );
      if (version === undefined) return;
      if (version === "stale") return setNewer((before) => before ?? "unseen");
      known.current = { version, sent: typed };
      // Something newer was typed meanwhile, or the handover is done: the text of this answer must not come back.
      if (isOver) return keepVersion(code, direction, version);
      keepDraft(code, direction, here(false));
      setKeptAt(toLocal(Date.now()));
    };
    const send = () => {
      line.current = line.current.then(sendNow);
    };
    const timer = setTimeout(send, pauseMs);
    window.addEventListener("online", send);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener("online", send);
    };
  }, [code, direction, isHere, language, typed]);
  const change: Change = useCallback((some) => {
    setKeptAt(undefined);
    setTyped((before) => ({ ...before, ...(typeof some === "function" ? some(before) : some) }));
  }, []);
  const take = () => {
    if (newer === undefined || newer === "unseen") return;
    known.current = { version: newer.version, sent: newer.typed };
    setTyped(newer.typed);
    setKeptAt(newer.at);
    setNewer(undefined);
  };
  const isUntouched = typed === first.typed && !first.isDirty;
  return { typed, change, keptAt, isUntouched, newer, take };
}

type Newer = { typed: Typed; version: number; at: LocalDateTime };
type First = KeptHere<Typed> & { newer?: Newer };

/** What lies on this phone goes on, unless it is all on the server; a newer version of the server is offered beside it. */
function firstOf(
  facts: HandoverFacts,
  { phoneKey, isHere, begun }: Omit<Asked, "language">,
): First {
  const fresh = nothingTyped(facts, phoneKey);
  const read = begun && readTyped(begun.body, fresh);
  // A key belongs to one phone: the draft of another one brings its own along.
  const theirs = read && { ...read, phoneKey };
  const kept = isHere ? readDraft(facts.code, facts.direction) : undefined;
  const mine = kept && readTyped(kept.typed, fresh);
  if (!mine || !kept?.isDirty)
    return { typed: theirs ?? mine ?? fresh, isDirty: false, version: begun?.version ?? 0 };
  const isNewer = begun !== undefined && begun.version > kept.version;
  if (!isNewer || !theirs) return { typed: mine, isDirty: true, version: kept.version };
  const newer = { typed: theirs, version: begun.version, at: begun.at };
  return { typed: mine, isDirty: true, version: begun.version, newer };
}

/** The version that the draft has now; `stale` when somebody else kept another one, undefined without an answer. */
async function sendDraft(
  address: string,
  { typed, version }: { typed: Typed; version: number },
): Promise<number | "stale" | undefined> {
  const body = new URLSearchParams({ draft: JSON.stringify(typed), version: String(version) });
  const answer = await fetch(address, { method: "POST", body }).catch(() => undefined);
  if (answer?.status === 409) return "stale";
  if (!answer?.ok) return undefined;
  const said: unknown = await answer.json().catch(() => undefined);
  const isKept = typeof said === "object" && said !== null && "version" in said;
  return isKept && typeof said.version === "number" ? said.version : undefined;
}
