import type { Language } from "../../../../domain/language.ts";
import { adminPapersWords } from "../../../../i18n/admin-papers/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { ConfirmButton } from "../../../../ui/admin/form/confirm-button.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import type { PapersPage } from "./load-papers.ts";
import styles from "./papers.module.css";

type Props = { language: Language; papers: PapersPage; sendingKey: string };

/** What can be issued now. */
export function IssuePart({ language, papers, sendingKey }: Props) {
  const { ways, code, version } = papers;
  const words = adminPapersWords(language).issue;
  if (!ways) return null;
  const { bill, slip, receipts } = ways;
  const hidden = (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="key" value={sendingKey} />
    </>
  );
  return (
    <Panel title={words.title}>
      {!bill && !slip && receipts.length === 0 && <p className={styles.quiet}>{words.none}</p>}
      <div className={styles.acts}>
        {bill && (
          <ButtonLink to={adminPath("reservations", language, code, "papers", bill)}>
            {words[bill]}
          </ButtonLink>
        )}
        {slip && (
          <ConfirmButton
            label={words.slip}
            title={words.slip}
            text={words.slipText(slip)}
            confirmLabel={words.slipSend}
            name="intent"
            value="slip"
          >
            {hidden}
          </ConfirmButton>
        )}
        {receipts.map(({ id, what }) => (
          <ConfirmButton
            key={id}
            label={words.receipt(what)}
            title={words.receipt(what)}
            confirmLabel={words.receiptSend}
            name="intent"
            value="receipt"
          >
            {hidden}
            <input type="hidden" name="payment" value={id} />
            <Field label={words.payer} name="payer" maxLength={120} autoComplete="off" />
          </ConfirmButton>
        ))}
      </div>
    </Panel>
  );
}
