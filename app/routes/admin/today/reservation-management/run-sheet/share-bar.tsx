import { Copy, Printer } from "lucide-react";
import { useState } from "react";
import type { Language } from "../../../../../domain/language.ts";
import { runSheetWords } from "../../../../../i18n/admin-run-sheet/en.ts";
import { useHydrated } from "../../../../../ui/browser/use-hydrated.ts";
import { Button, ButtonOut } from "../../../../../ui/controls/button.tsx";
import { TextArea } from "../../../../../ui/controls/field.tsx";
import { Fold } from "../../../../../ui/controls/fold.tsx";
import { ViberIcon } from "../../../../../ui/controls/messengers/viber-icon.tsx";
import { WhatsAppIcon } from "../../../../../ui/controls/messengers/whats-app-icon.tsx";
import styles from "./run-sheet.module.css";

/** The sheet leaves the page: on paper, or as a message to whomever the messenger's own list offers. */
export function ShareBar({ language, text }: { language: Language; text: string }) {
  const words = runSheetWords(language);
  const isHydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const message = encodeURIComponent(text);
  return (
    <div className={styles.share} role="group" aria-label={words.share}>
      {isHydrated && (
        <Button icon={Printer} onClick={() => window.print()}>
          {words.print}
        </Button>
      )}
      <ButtonOut
        icon={WhatsAppIcon}
        href={`https://wa.me/?text=${message}`}
        target="_blank"
        rel="noreferrer"
      >
        WhatsApp
      </ButtonOut>
      <ButtonOut icon={ViberIcon} href={`viber://forward?text=${message}`}>
        Viber
      </ButtonOut>
      {isHydrated && (
        <Button icon={Copy} onClick={copy} aria-live="polite">
          {isCopied ? words.copied : words.copy}
        </Button>
      )}
      <Fold className={styles.text} title={words.asText}>
        <TextArea label={words.asText} readOnly rows={12} value={text} />
      </Fold>
    </div>
  );
}
