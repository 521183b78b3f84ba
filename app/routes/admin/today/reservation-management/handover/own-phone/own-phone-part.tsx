import { Smartphone } from "lucide-react";
import { useState } from "react";
import { timeOf } from "../../../../../../domain/calendar.ts";
import { strokePath } from "../../../../../../domain/handovers/signature.ts";
import type { Language } from "../../../../../../domain/language.ts";
import { toLocal } from "../../../../../../domain/sarajevo.ts";
import { ownPhoneWords } from "../../../../../../i18n/admin-own-phone/en.ts";
import { Panel } from "../../../../../../ui/admin/page/panel.tsx";
import { Button } from "../../../../../../ui/controls/button.tsx";
import { Note } from "../../../../../../ui/controls/states/note.tsx";
import type { Typed } from "../typed.ts";
import type { Scan } from "./phone-answer.ts";
import type { OwnPhoneHand } from "./use-own-phone.ts";
import styles from "./own-phone-part.module.css";

type Props = { language: Language; phone: OwnPhoneHand };

const timeText = (at: number) => timeOf(toLocal(at));

/** The way to sign on the customer's own phone: a code to scan, an address to send, and how far the customer is. */
export function OwnPhonePart({ language, phone }: Props) {
  const words = ownPhoneWords(language);
  const { state, scan, isLive, isBusy, isCleared, fault } = phone;
  return (
    <>
      {isCleared && <Note tone="bad">{words.cleared}</Note>}
      {fault && <Note tone="bad">{words.failed[fault]}</Note>}
      {isLive && state ? (
        <Panel
          title={words.title}
          lead={scan && !state.isOpened ? words.lead : undefined}
          actions={
            <Button kind="quiet" onClick={phone.end}>
              {words.takeBack}
            </Button>
          }
        >
          {scan && !state.isOpened && <ScanPart {...{ language, scan }} />}
          <p className={styles.state} role="status">
            {state.isOpened ? words.opened : scan ? words.waiting : words.again}{" "}
            {words.until(timeText(state.expiresAt))}
          </p>
          {!scan && !state.isOpened && (
            <Button onClick={phone.open} busy={isBusy} busyLabel={words.opening}>
              {words.renew}
            </Button>
          )}
        </Panel>
      ) : (
        <div>
          <Button icon={Smartphone} onClick={phone.open} busy={isBusy} busyLabel={words.opening}>
            {words.open}
          </Button>
        </div>
      )}
    </>
  );
}

function ScanPart({ language, scan }: { language: Language; scan: Scan }) {
  const words = ownPhoneWords(language);
  const [isCopied, setCopied] = useState(false);
  const { address, side, path } = scan;
  // Drawn by a browser only, after a tap. Not every one can share.
  const canShare = typeof navigator.share === "function";
  const share = () =>
    canShare
      ? navigator.share({ url: address }).catch(() => undefined)
      : navigator.clipboard.writeText(address).then(
          () => setCopied(true),
          () => undefined,
        );
  return (
    <div className={styles.scan}>
      <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={words.code}>
        <rect className={styles.paper} width={side} height={side} />
        <path d={path} />
      </svg>
      <p className={styles.address}>
        <span>{words.address}</span>
        <code>{address}</code>
        <Button onClick={() => void share()}>
          {canShare ? words.share : isCopied ? words.copied : words.copy}
        </Button>
      </p>
    </div>
  );
}

type SignedProps = Props & { typed: Typed };

/** The customer's signature as it came from the own phone. */
export function SignedThere({ language, phone, typed }: SignedProps) {
  const words = ownPhoneWords(language);
  const { signed } = typed.ownPhone ?? {};
  if (!signed) return null;
  return (
    <>
      <p className={styles.state}>
        {words.signed(typed.customerName, timeText(signed.receivedAt))}
      </p>
      <svg className={styles.ink} viewBox="0 0 1000 400" aria-hidden="true">
        <path d={typed.customer.map(strokePath).join("")} />
      </svg>
      <div>
        <Button kind="quiet" onClick={phone.end}>
          {words.signHere}
        </Button>
      </div>
    </>
  );
}
