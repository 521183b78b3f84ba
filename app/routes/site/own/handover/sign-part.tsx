import { useState } from "react";
import { Link } from "react-router";
import { isWhole } from "../../../../domain/handovers/own-phone/shown.ts";
import type { Drawing } from "../../../../domain/handovers/signature.ts";
import type { Language } from "../../../../domain/language.ts";
import { agreementWords } from "../../../../i18n/agreement/en.ts";
import { ownHandoverWords } from "../../../../i18n/own-handover/en.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { useBroughtIntoSight } from "../../../../ui/browser/use-brought-into-sight.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { AgreementText } from "../../../../ui/handover/agreement-text.tsx";
import { SignaturePad } from "../../../../ui/handover/signature-pad.tsx";
import styles from "./handover.module.css";
import type { ShownView } from "./load-shown.ts";
import { readKeptDrawing, useKeptWords } from "./kept-words.ts";
import { usePost } from "./use-post.ts";

type Props = { language: Language; view: ShownView };
type SignProps = Props & {
  /** The address under which a signature is kept that could not be sent. */
  path: string;
};

/** The signature, or that it is there. What was drawn stays here while the sheet changes, and so does the name. */
export function SignPart({ language, view, path }: SignProps) {
  const { sign: words } = ownHandoverWords(language);
  const hand = useHand(view, path);
  const [wasOpen] = useState(view.signedBy === undefined);
  if (view.signedBy !== undefined)
    return <Signed {...{ language }} name={view.signedBy} isNew={wasOpen} />;
  return (
    <section className={`raised ${styles.part}`}>
      <h2>{words.title}</h2>
      <div aria-live="polite">
        {view.wasSigned && <Note tone="bad">{words.cleared}</Note>}
        {hand.isKept && <Note>{words.kept}</Note>}
        {hand.isMoved && <Note tone="bad">{words.moved}</Note>}
      </div>
      <AgreementPart {...{ language, view }} />
      <Agreed {...{ language, view }} />
      <SignFields {...{ language, view, hand }} />
    </section>
  );
}

type SignedProps = { language: Language; name: string; isNew: boolean };

function Signed({ language, name, isNew }: SignedProps) {
  const { sign: words } = ownHandoverWords(language);
  return (
    <section className={`raised ${styles.part}`} {...useBroughtIntoSight<HTMLElement>(isNew)}>
      <h2>{words.signed(name)}</h2>
      <p>{words.waiting}</p>
    </section>
  );
}

/** What is typed and drawn, and the way to send it. */
function useHand({ customerName, sha256, wasSigned }: ShownView, path: string) {
  const [name, setName] = useState(customerName);
  const [drawing, setDrawing] = useState<Drawing>([]);
  const [seen, setSeen] = useState(sha256);
  const { post, isBusy, refused } = usePost("signed");
  const kept = useKeptWords(path).find(({ intent }) => intent === "sign");
  // Drawn before the page was loaded anew.
  const [isTaken, setTaken] = useState(false);
  if (kept && !isTaken && drawing.length === 0) {
    setTaken(true);
    setName(kept.name ?? customerName);
    setDrawing(readKeptDrawing(kept.drawing));
  }
  return {
    isKept: kept !== undefined,
    name,
    setName,
    drawing,
    draw: (next: Drawing) => {
      setTaken(true);
      if (drawing.length === 0) setSeen(sha256);
      setDrawing(next);
    },
    /** The sheet is not the one that was there when the drawing was begun. */
    isMoved: drawing.length > 0 && seen !== sha256 && !wasSigned,
    isBusy,
    refused,
    send: () => {
      const said = { intent: "sign", name, sha256, drawing: JSON.stringify(drawing) };
      post({ ...said, deviceAt: String(Date.now()) });
      setSeen(sha256);
    },
  };
}

/** The agreement that the signature holds for as well. */
function AgreementPart({ language, view: { agreement } }: Props) {
  const { onScreen } = agreementWords(language);
  if (!agreement) return null;
  if (agreement === "changed") return <Note tone="bad">{onScreen.changed}</Note>;
  return (
    <>
      <h3>{onScreen.title}</h3>
      <AgreementText terms={agreement} language={language} />
    </>
  );
}

/** What a signature means, and the terms. */
function Agreed({ language, view }: Props) {
  const { sign: words } = ownHandoverWords(language);
  const { textVersion: version } = view.shown.sheet;
  return (
    <p className={styles.small}>
      {words.agree}{" "}
      {version !== undefined && (
        <Link
          to={pathTo("legal-version", language, { kind: "terms", version })}
          target="_blank"
          rel="noreferrer"
        >
          {words.terms}
        </Link>
      )}
    </p>
  );
}

function SignFields({ language, view, hand }: Props & { hand: ReturnType<typeof useHand> }) {
  const { sign: words } = ownHandoverWords(language);
  const isReady = isWhole(view.shown, view.fuel) && view.agreement !== "changed";
  return (
    <>
      <Field
        label={words.name}
        name="name"
        autoComplete="name"
        maxLength={120}
        value={hand.name}
        onChange={({ target }) => hand.setName(target.value)}
      />
      <SignaturePad
        label={words.label}
        value={hand.drawing}
        onChange={hand.draw}
        clearLabel={words.clear}
        hint={words.hint}
      />
      {hand.refused && (
        <Note tone="bad" role="alert">
          {refusalText(hand.refused, language)}
        </Note>
      )}
      {!isReady && <Note>{words.unready}</Note>}
      <Button
        kind="go"
        wide
        onClick={hand.send}
        disabled={!isReady}
        busy={hand.isBusy}
        busyLabel={words.sending}
      >
        {words.send}
      </Button>
    </>
  );
}

function refusalText(refused: string, language: Language): string {
  const words = ownHandoverWords(language);
  const sentences: Readonly<Record<string, string>> = { ...words.ended, ...words.sign.refused };
  return sentences[refused] ?? words.sign.refused.form;
}
