import type { ReactNode } from "react";
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
  const { bill, slip, receipts, depositReceipts } = ways;
  const isNothing = !bill && !slip && receipts.length + depositReceipts.length === 0;
  const hidden = (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="key" value={sendingKey} />
    </>
  );
  return (
    <Panel title={words.title}>
      {isNothing && <p className={styles.quiet}>{words.none}</p>}
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
        {receipts.map(({ id, what, payer }) => (
          <ReceiptButton
            key={id}
            {...{ language, id, payer }}
            intent="receipt"
            label={words.receipt(what)}
          >
            {hidden}
          </ReceiptButton>
        ))}
        {depositReceipts.map(({ id, what }) => (
          <ReceiptButton
            key={`deposit ${id}`}
            {...{ language, id }}
            intent="deposit-receipt"
            label={words.depositReceipt(what)}
          >
            {hidden}
          </ReceiptButton>
        ))}
      </div>
    </Panel>
  );
}

const namesOf = { receipt: "payment", "deposit-receipt": "deposit" } as const;

type ReceiptProps = {
  language: Language;
  intent: keyof typeof namesOf;
  /** Of the payment or the hold. */
  id: number;
  label: string;
  /** Who paid, as it was entered with the payment. */
  payer?: string;
  children: ReactNode;
};

function ReceiptButton({ language, intent, id, label, payer = "", children }: ReceiptProps) {
  const words = adminPapersWords(language).issue;
  return (
    <ConfirmButton
      label={label}
      title={label}
      confirmLabel={words.receiptSend}
      name="intent"
      value={intent}
    >
      {children}
      <input type="hidden" name={namesOf[intent]} value={id} />
      <Field
        label={words.payer}
        name="payer"
        defaultValue={payer}
        maxLength={120}
        autoComplete="off"
      />
    </ConfirmButton>
  );
}
