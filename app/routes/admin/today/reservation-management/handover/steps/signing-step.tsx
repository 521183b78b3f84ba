import { signedHow } from "../../../../../../domain/handovers/sheet.ts";
import { handoverWords } from "../../../../../../i18n/admin-handover/en.ts";
import { agreementWords } from "../../../../../../i18n/agreement/en.ts";
import { Panel } from "../../../../../../ui/admin/page/panel.tsx";
import { Plate } from "../../../../../../ui/admin/page/plate.tsx";
import { Field } from "../../../../../../ui/controls/field.tsx";
import { Tick } from "../../../../../../ui/controls/tick.tsx";
import { AgreementText } from "../../../../../../ui/handover/agreement-text.tsx";
import { SignaturePad } from "../../../../../../ui/handover/signature-pad.tsx";
import styles from "../handover.module.css";
import { OwnPhonePart, SignedThere } from "../own-phone/own-phone-part.tsx";
import { energyText, kmText } from "../said.ts";
import { MorePhotos } from "./more-photos.tsx";
import type { StepProps } from "./step-props.ts";

/** What is signed, how, and the two signatures. */
export function SigningStep(props: StepProps) {
  const { typed, facts, sheet, language, change, photos, phone } = props;
  const words = handoverWords(language).signing;
  const marks = sheet.marks.length;
  const isSignedThere = sheet.ownPhone !== undefined;
  return (
    <>
      <Panel title={words.summary}>
        <p className={styles.summary}>
          {facts.carName} <Plate>{facts.out?.plate ?? facts.vehicle.plate}</Plate>
          <span>{Number.isNaN(sheet.odometerKm) ? "–" : kmText(sheet.odometerKm, language)}</span>
          <span>{energyText(sheet.energy).replace("NaN", "–")}</span>
          <span>{marks === 0 ? words.noMarks : words.marks(marks)}</span>
        </p>
        <p className={styles.lead}>{words.agree}</p>
        <div className={styles.choices} role="radiogroup" aria-label={words.how}>
          {signedHow.map((how) => (
            <Tick
              key={how}
              type="radio"
              name="signedHow"
              checked={typed.signedHow === how}
              onChange={() => change({ signedHow: how })}
            >
              {words.hows[how]}
            </Tick>
          ))}
        </div>
        <Field
          label={words.name}
          name="customerName"
          value={typed.customerName}
          maxLength={120}
          autoComplete="off"
          readOnly={isSignedThere}
          onChange={({ target }) => change({ customerName: target.value })}
        />
      </Panel>
      {sheet.direction === "out" && (
        <Panel title={agreementWords(language).onScreen.title}>
          {facts.agreement ? (
            <AgreementText terms={facts.agreement.terms} language={language} />
          ) : (
            <p className={styles.lead}>{agreementWords(language).onScreen.missing}</p>
          )}
        </Panel>
      )}
      {typed.signedHow === "paper" && (
        <MorePhotos {...{ language, photos, typed, change }} kind="signed-sheet" />
      )}
      {phone && typed.signedHow === "screen" && <OwnPhonePart {...{ language, phone }} />}
      {typed.signedHow === "screen" && <Pads {...props} isSignedThere={isSignedThere} />}
    </>
  );
}

function Pads({
  typed,
  language,
  change,
  phone,
  isSignedThere,
}: StepProps & { isSignedThere: boolean }) {
  const words = handoverWords(language).signing;
  return (["customer", "staff"] as const).map((side) => (
    <Panel key={side} title={words[side]}>
      {side === "customer" && isSignedThere && phone ? (
        <SignedThere {...{ language, phone, typed }} />
      ) : (
        <SignaturePad
          label={words[side]}
          value={typed[side]}
          onChange={(drawing) => change({ [side]: drawing })}
          clearLabel={words.clear}
          hint={words.hint}
        />
      )}
    </Panel>
  ));
}
