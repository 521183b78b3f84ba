import { Smartphone } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { dateOf, timeOf } from "../../../domain/calendar.ts";
import { countOnlyHere, hasSheet, type UnsentDraft } from "../../../domain/handovers/outbox.ts";
import type { Language } from "../../../domain/language.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { phoneWords } from "../../../i18n/admin-phone/en.ts";
import { formatDayTime } from "../../../i18n/format.ts";
import { useOnline } from "../../../ui/browser/use-online.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/controls/icon.tsx";
import styles from "./on-this-phone.module.css";
import { listUnsentDrafts } from "./draft.ts";
import { onChange } from "./phone-mark.ts";
import { type KeptPhoto, type KeptSheet, readOutbox, writePhoto } from "./phone-store.ts";
import { sendOutbox } from "./send-outbox.ts";

type Props = { language: Language; memberId: string };

const everyMs = 15_000;

/** The line that counts what lies on this phone alone. As long as it stands, everything is sent as soon as it can be. */
export function OnThisPhone({ language, memberId }: Props) {
  const words = phoneWords(language).only;
  const here = useOutbox();
  const isOnline = useOnline();
  useSending({ language, memberId });
  const counted = countOnlyHere(here, here.drafts);
  if (!counted) return null;
  const isSendable = here.sheets.length > 0 || here.photos.some((photo) => photo.isExpected);
  const refused = here.photos.find((photo) => photo.isRefused);
  return (
    <aside className={styles.line} aria-label={words.label}>
      <Icon of={Smartphone} size={16} />
      <p role="status">
        {words.line({ ...counted, since: momentText(counted.since, language) })}{" "}
        {isSendable && !isOnline && words.offline} {refused?.fault}
      </p>
      {refused && <DropRefused {...{ language, here }} />}
      <NextHandover language={language} here={here} />
      {isSendable && isOnline && <SendNow language={language} />}
    </aside>
  );
}

function momentText(at: number, language: Language): string {
  const [moment, now] = [toLocal(at), toLocal(Date.now())];
  return dateOf(moment) === dateOf(now) ? timeOf(moment) : formatDayTime(moment, language);
}

/** The way to what waits for a person, or to what was begun; none on its own page. */
function NextHandover({ language, here }: { language: Language; here: Here }) {
  const words = phoneWords(language).only;
  const { pathname } = useLocation();
  const { sheets, photos, drafts } = here;
  const stuck = sheets.find(({ state }) => state !== "waiting");
  const begun = drafts[0] ?? photos.find((photo) => !photo.isExpected && !hasSheet(photo, sheets));
  const next = stuck ?? begun;
  if (!next) return null;
  const to = adminPath("reservation-management", language, next.code, next.direction);
  return to === pathname ? null : <Link to={to}>{stuck ? words.stuck : words.begun}</Link>;
}

/** The server will never take these: without a way to remove them nobody could sign out here any more. */
function DropRefused({ language, here }: { language: Language; here: Here }) {
  const drop = async () => {
    for (const photo of here.photos)
      if (photo.isRefused) await writePhoto(photo.sha256, undefined).catch(() => undefined);
  };
  return <Button onClick={() => void drop()}>{phoneWords(language).only.dropRefused}</Button>;
}

function SendNow({ language }: { language: Language }) {
  const words = phoneWords(language).only;
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await sendOutbox({ language, isAtOnce: true }).catch(() => undefined);
    setBusy(false);
  };
  return (
    <Button busy={isBusy} busyLabel={words.sending} onClick={() => void send()}>
      {words.send}
    </Button>
  );
}

type Here = { sheets: KeptSheet[]; photos: KeptPhoto[]; drafts: UnsentDraft[] };

/** What lies here, followed as it changes. */
function useOutbox(): Here {
  const [here, setHere] = useState<Here>({ sheets: [], photos: [], drafts: [] });
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const found = await readOutbox().catch(() => undefined);
      if (!isOver) setHere({ sheets: [], photos: [], ...found, drafts: listUnsentDrafts() });
    };
    void read();
    const stop = onChange(() => void read());
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return here;
}

/** Sends at once, when the connection is back, when the page comes into sight, and every now and then. */
function useSending({ language, memberId }: Props): void {
  useEffect(() => {
    const send = (isAtOnce: boolean) => {
      if (!navigator.onLine) return;
      void sendOutbox({ language, memberId, isAtOnce }).catch(() => undefined);
    };
    const back = () => send(true);
    const seen = () => document.visibilityState === "visible" && send(false);
    send(true);
    const timer = setInterval(send, everyMs, false);
    window.addEventListener("online", back);
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", back);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [language, memberId]);
}
