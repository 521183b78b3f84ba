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
  /** The agency's fee for a fine. */
  handlingCents: number;
  sendingKey: string;
};

/** What may be done about a fine now, each asked once more. */
export function FineDeeds({ language, fine, handlingCents, sendingKey }: Props) {
  const words = finesWords(language).deeds;
  const may = fineActions.filter((action) => stateAfter(action, fine) !== undefined);
  const handling = formatEuro(handlingCents, language);
  const titleOf = (action: FineAction) =>
    action === "charge" ? words.chargeTitle(fine.amount, handling) : words.actions[action];
  const hidden = (
    <>
      <input type="hidden" name="version" value={fine.version} />
      <input type="hidden" name="key" value={sendingKey} />
    </>
  );
  return (
    <Panel title={words.title}>
      {may.length === 0 && <p className={styles.quiet}>{words.over}</p>}
      <div className={styles.deeds}>
        {fine.hasCustomer && isOpenFine(fine.state) && (
          <ConfirmButton
            label={words.letter}
            title={words.letter}
            text={words.letterText}
            name="intent"
            value="letter"
          >
            {hidden}
          </ConfirmButton>
        )}
        {fine.hasCustomer &&
          paperKinds.map((kind) => (
            <ConfirmButton
              key={kind}
              label={words.papers[kind]}
              title={words.papers[kind]}
              text={words.paperTexts[kind]}
              name="intent"
              value={kind}
            >
              {hidden}
            </ConfirmButton>
          ))}
        {may.map((action) => (
          <ConfirmButton
            key={action}
            label={words.actions[action]}
            title={titleOf(action)}
            text={words.texts[action]}
            name="intent"
            value={action}
          >
            {hidden}
            {action === "withdraw" && (
              <Field label={words.reason} name="reason" maxLength={200} required />
            )}
          </ConfirmButton>
        ))}
      </div>
    </Panel>
  );
}
