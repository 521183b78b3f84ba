import { FileText } from "lucide-react";
import type { Language } from "../../../../domain/language.ts";
import { adminPapersWords } from "../../../../i18n/admin-papers/en.ts";
import { ConfirmButton } from "../../../../ui/admin/form/confirm-button.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { StatusDot } from "../../../../ui/admin/page/status-dot.tsx";
import { ButtonOut } from "../../../../ui/controls/button.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import { ViberIcon } from "../../../../ui/controls/messengers/viber-icon.tsx";
import { WhatsAppIcon } from "../../../../ui/controls/messengers/whats-app-icon.tsx";
import type { PaperRow, PapersPage } from "./load-papers.ts";
import styles from "./papers.module.css";

type Props = { language: Language; papers: PapersPage; sendingKey: string };

/** Every paper that was issued, the newest first, and the sheets of the handovers after them. */
export function PapersList(props: Props) {
  const { rows, sheets } = props.papers;
  const words = adminPapersWords(props.language).list;
  return (
    <>
      <Panel title={words.title}>
        {rows.length === 0 && <p className={styles.quiet}>{words.none}</p>}
        <Rows {...props} rows={rows} />
      </Panel>
      {sheets.length > 0 && (
        <Panel title={words.sheets}>
          <Rows {...props} rows={sheets} />
        </Panel>
      )}
    </>
  );
}

function Rows({ rows, ...props }: Props & { rows: readonly PaperRow[] }) {
  return (
    <List className={styles.papers}>
      {rows.map((row) => (
        <li key={row.key} className={row.isEnded ? styles.ended : undefined}>
          <span>
            <b>
              {row.name} {row.number}
            </b>
            <small>{row.facts}</small>
            {row.fiscal && (
              <StatusDot tone={row.fiscal.isPrinted ? "good" : "pending"}>
                {row.fiscal.text}
              </StatusDot>
            )}
          </span>
          <Acts {...props} row={row} />
        </li>
      ))}
    </List>
  );
}

type ActsProps = Props & { row: PaperRow };

const out = { kind: "quiet", target: "_blank" } as const;

function Acts({ row, ...about }: ActsProps) {
  const words = adminPapersWords(about.language).list;
  const what = `${row.name} ${row.number}`;
  return (
    <span className={styles.acts}>
      {row.pdf && (
        <ButtonOut
          {...out}
          icon={FileText}
          href={row.pdf}
          aria-label={`${words.open}: ${what} (${words.newTab})`}
        >
          {words.open}
        </ButtonOut>
      )}
      {row.share && <Ways {...about} row={row} share={row.share} />}
      {about.papers.mayIssue && row.fiscal && <FiscalButton {...about} row={row} />}
      {row.canEnd && (
        <ConfirmButton
          kind="quiet"
          label={words.credit}
          title={words.creditTitle(row.number)}
          text={words.creditText}
          confirmLabel={words.creditSend}
          name="intent"
          value="credit-note"
        >
          <Hidden {...about} row={row} />
          <Field label={words.creditReason} name="reason" maxLength={200} required />
        </ConfirmButton>
      )}
    </span>
  );
}

type WaysProps = ActsProps & { share: NonNullable<PaperRow["share"]> };

/** The ways in which a paper reaches its customer. */
function Ways({ share, row, ...about }: WaysProps) {
  const words = adminPapersWords(about.language).list;
  const { email } = about.papers;
  const what = `${row.name} ${row.number}`;
  return (
    <>
      {share.whatsApp && (
        <ButtonOut
          {...out}
          icon={WhatsAppIcon}
          href={share.whatsApp}
          aria-label={`WhatsApp: ${what}`}
        >
          WhatsApp
        </ButtonOut>
      )}
      {share.viber && (
        <ButtonOut kind="quiet" icon={ViberIcon} href={share.viber} aria-label={`Viber: ${what}`}>
          Viber
        </ButtonOut>
      )}
      {share.mailTo && (
        <ButtonOut kind="quiet" href={share.mailTo} aria-label={`${words.mail}: ${what}`}>
          {words.mail}
        </ButtonOut>
      )}
      {email !== "" && !share.mailTo && (
        <ConfirmButton
          kind="quiet"
          label={words.mail}
          title={words.mailTitle(what)}
          text={words.mailText(email)}
          name="intent"
          value="mail"
        >
          <Hidden {...about} row={row} />
        </ConfirmButton>
      )}
      <ButtonOut
        {...out}
        href={share.link}
        aria-label={`${share.mailTo ? words.linkOut : words.link}: ${what}`}
      >
        {share.mailTo ? words.linkOut : words.link}
      </ButtonOut>
    </>
  );
}

function FiscalButton({ row, ...about }: ActsProps) {
  const words = adminPapersWords(about.language).list;
  return (
    <ConfirmButton
      kind="quiet"
      label={words.typeFiscal}
      title={words.fiscalTitle(`${row.name} ${row.number}`)}
      confirmLabel={words.fiscalSave}
      name="intent"
      value="fiscal"
    >
      <Hidden {...about} row={row} />
      <Field label={words.fiscalNumber} name="number" maxLength={40} required />
      <Field label={words.fiscalDevice} name="device" maxLength={40} required />
      <Field label={words.fiscalAt} name="at" type="datetime-local" required />
    </ConfirmButton>
  );
}

function Hidden({ papers, row, sendingKey }: ActsProps) {
  return (
    <>
      <input type="hidden" name="version" value={papers.version} />
      <input type="hidden" name="key" value={sendingKey} />
      <input type="hidden" name={row.sent.name} value={row.sent.id} />
    </>
  );
}
