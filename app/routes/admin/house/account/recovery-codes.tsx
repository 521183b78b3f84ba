import { Copy, Download, Printer } from "lucide-react";
import { useState } from "react";
import type { Language } from "../../../../domain/language.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { Button, ButtonLink, ButtonOut } from "../../../../ui/controls/button.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { useHydrated } from "../../../../ui/browser/use-hydrated.ts";
import styles from "./account.module.css";

type Props = {
  language: Language;
  codes: readonly string[];
  /** True when the second step was turned on just now. */
  isNew: boolean;
};

/** The recovery codes, shown only this once, to copy, print or save. */
export function RecoveryCodes({ language, codes, isNew }: Props) {
  const words = adminStaffWords(language).twoStep.codes;
  const text = `${codes.join("\n")}\n`;
  return (
    <>
      {isNew && <Note role="status">{words.on}</Note>}
      <Panel title={words.title} lead={words.lead}>
        <List className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </List>
        <div className={styles.acts}>
          <CopyAndPrint language={language} text={text} />
          <ButtonOut
            icon={Download}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={words.file}
          >
            {words.download}
          </ButtonOut>
          <ButtonLink kind="go" to={adminPath("account", language)}>
            {words.done}
          </ButtonLink>
        </div>
      </Panel>
    </>
  );
}

/** The buttons that copy and print; null without scripts, which both need. */
function CopyAndPrint({ language, text }: { language: Language; text: string }) {
  const words = adminStaffWords(language).twoStep.codes;
  const [isCopied, setCopied] = useState(false);
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Button icon={Copy} onClick={copy} aria-live="polite">
        {isCopied ? words.copied : words.copy}
      </Button>
      <Button icon={Printer} onClick={() => window.print()}>
        {words.print}
      </Button>
    </>
  );
}
