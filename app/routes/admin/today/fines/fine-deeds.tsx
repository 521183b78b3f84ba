import {
  fineActions,
  isOpenFine,
  stateAfter,
  type FineAction,
} from "../../../../domain/fines/fine.ts";
import type { Language } from "../../../../domain/language.ts";
import { finesWords } from "../../../../i18n/admin-fines/en.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { ConfirmButton } from "../../../../ui/admin/form/confirm-button.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import styles from "./fines.module.css";
import type { ShownFine } from "./shown-fine.ts";

const paperKinds = ["fine-letter", "fine-statement"] as const;

type Props = {
  language: Language;
  fine: ShownFine;
  sendingKey: string;
};

/** What may be written about a fine: to its customer by e-mail, and the papers that are issued. */
export function FineLetters({ language, fine, sendingKey }: Props) {
  const words = finesWords(language).deeds;
  return (
    <div className={styles.deeds}>
      {isOpenFine(fine.state) && (
        <ConfirmButton
          label={words.letter}
          title={words.letter}
          text={words.letterText}
          name="intent"
          value="letter"
        >
          <Hidden {...{ fine, sendingKey }} />
        </ConfirmButton>
      )}
      {paperKinds.map((kind) => (
        <ConfirmButton
          key={kind}
          label={words.papers[kind]}
          title={words.papers[kind]}
          text={words.paperTexts[kind]}
          name="intent"
          value={kind}
        >
          <Hidden {...{ fine, sendingKey }} />
        </ConfirmButton>
      ))}
    </div>
  );
}

/** `handlingCents`: the agency's fee for a fine. */
type DeedProps = Props & { handlingCents: number };

/** What may be done about a fine now, each asked once more. */
export function FineDeeds({ language, fine, handlingCents, sendingKey }: DeedProps) {
  const words = finesWords(language).deeds;
  const may = fineActions.filter((action) => stateAfter(action, fine) !== undefined);
  const handling = formatEuro(handlingCents, language);
  const titleOf = (action: FineAction) =>
    action === "charge" ? words.chargeTitle(fine.amount, handling) : words.actions[action];
  return (
    <Panel title={words.title}>
      {may.length === 0 && <p className={styles.quiet}>{words.over}</p>}
      <div className={styles.deeds}>
        {may.map((action) => (
          <ConfirmButton
            key={action}
            kind={action === "withdraw" ? "quiet" : "line"}
            label={words.actions[action]}
            title={titleOf(action)}
            text={words.texts[action]}
            name="intent"
            value={action}
          >
            <Hidden {...{ fine, sendingKey }} />
            {action === "withdraw" && (
              <Field label={words.reason} name="reason" maxLength={200} required />
            )}
          </ConfirmButton>
        ))}
      </div>
    </Panel>
  );
}

function Hidden({ fine, sendingKey }: Omit<Props, "language">) {
  return (
    <>
      <input type="hidden" name="version" value={fine.version} />
      <input type="hidden" name="key" value={sendingKey} />
    </>
  );
}
