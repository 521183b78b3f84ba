import { ExternalLink, Keyboard, MoveRight, Phone, Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { type BarPart, barParts } from "../../../../../domain/availability/planner/step-spot.ts";
import type { Language } from "../../../../../domain/language.ts";
import { parseCode } from "../../../../../domain/reservations/code.ts";
import type { Spot } from "../../../../../domain/reservations/relocation.ts";
import { relocationWords } from "../../../../../i18n/admin-relocation/en.ts";
import { Refused } from "../../../../../ui/admin/form/refused.tsx";
import { Button, ButtonLink, ButtonOut } from "../../../../../ui/controls/button.tsx";
import { classNames } from "../../../../../ui/controls/class-names.ts";
import { ViberIcon } from "../../../../../ui/controls/messengers/viber-icon.tsx";
import { WhatsAppIcon } from "../../../../../ui/controls/messengers/whats-app-icon.tsx";
import { Sheet } from "../../../../../ui/controls/sheet.tsx";
import type { RelocationAnswer } from "../answer-relocation.ts";
import { askCard, askMove } from "./ask-card.ts";
import type { Card } from "../load-card.ts";
import { MoveForm } from "./move-form.tsx";
import styles from "./card.module.css";

type Props = {
  language: Language;
  /** The reservation that is shown; nothing while it is closed. */
  opened: Opened | undefined;
  onClose: () => void;
  onDone: (code: string, done: NonNullable<RelocationAnswer["done"]>) => void;
  /** A part of the bar is to be taken by keys. */
  onTake: (taking: Taking) => void;
};

export type Taking = { code: string; part: BarPart };

export type Opened = {
  code: string;
  /** Where it was put down, with what that would do; absent when only its card was asked for. */
  dropped?: { spot: Spot; answer: RelocationAnswer };
};

/** The card of a bar: whom to call, what it is about, the next deed, and the ways to bring it elsewhere. */
export function BarSheet({ language, opened, onClose, onDone, onTake }: Props) {
  const words = relocationWords(language);
  const [read, setRead] = useState<{ code: string; card: Card | undefined }>();
  const code = opened?.code;
  useEffect(() => {
    if (code === undefined) return;
    let isAsked = true;
    void askCard(language, code).then((card) => {
      if (isAsked) setRead({ code, card });
    });
    return () => {
      isAsked = false;
      setRead(undefined);
    };
  }, [language, code]);
  const card = read?.code === code ? read?.card : undefined;
  const isMissing = read !== undefined && read.code === code && !read.card;
  return (
    <Sheet
      open={opened !== undefined}
      onClose={onClose}
      side="right"
      title={card?.name || card?.code || words.loading}
      closeLabel={words.close}
    >
      {card && opened ? (
        <Shown key={card.code} {...{ language, card, opened, onDone, onTake }} />
      ) : (
        <p role="status">{isMissing ? words.failed : words.loading}</p>
      )}
    </Sheet>
  );
}

type ShownProps = Pick<Props, "language" | "onDone" | "onTake"> & { card: Card; opened: Opened };

function Shown({ language, card, opened, onDone, onTake }: ShownProps) {
  const words = relocationWords(language);
  const [isMoving, setMoving] = useState(opened.dropped !== undefined);
  const { reach, next, trip } = card;
  return (
    <div className={styles.card}>
      <p className={styles.state}>
        <b>{card.code}</b> {card.state}
      </p>
      {trip.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{card.price}</p>
      {reach && <Ways reach={reach} />}
      <div className={styles.acts}>
        {next && (
          <ButtonLink kind={isMoving ? "line" : "go"} to={next.to}>
            {next.label}
          </ButtonLink>
        )}
        <ButtonLink icon={ExternalLink} to={card.open}>
          {words.open}
        </ButtonLink>
        {card.mayMove && !isMoving && (
          <Button icon={MoveRight} onClick={() => setMoving(true)}>
            {words.move}
          </Button>
        )}
      </div>
      {card.mayMove && !isMoving && (
        <ByKeys
          {...{ language, card }}
          onTake={(part) => onTake({ code: parseCode(card.code) ?? "", part })}
        />
      )}
      {card.back && !isMoving && (
        <TakeBack
          {...{ language, card, back: card.back }}
          onDone={(done) => onDone(card.code, done)}
        />
      )}
      {isMoving && card.spot && (
        <MoveForm
          {...{ language, card, spot: card.spot, dropped: opened.dropped }}
          onDone={(done) => onDone(card.code, done)}
        />
      )}
    </div>
  );
}

type ByKeysProps = { language: Language; card: Card; onTake: (part: BarPart) => void };

/** The bar into the hand by keys; of what is out its end alone. Where there are no keys, nothing. */
function ByKeys({ language, card, onTake }: ByKeysProps) {
  const { byKeys } = relocationWords(language);
  const parts = barParts.filter((part) => part === "end" || card.landings.length > 0);
  return (
    <div className={classNames(styles.acts, styles.byKeys)}>
      {parts.map((part) => (
        <Button key={part} icon={Keyboard} onClick={() => onTake(part)}>
          {byKeys[part]}
        </Button>
      ))}
    </div>
  );
}

type TakeBackProps = {
  language: Language;
  card: Card;
  back: NonNullable<Card["back"]>;
  onDone: (done: NonNullable<RelocationAnswer["done"]>) => void;
};

/** The last move of its history taken back, or why it is not. */
function TakeBack({ language, card, back, onDone }: TakeBackProps) {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const takeBack = async () => {
    setBusy(true);
    const { spot, price, totalCents } = back;
    const { version } = card;
    const ask = { intent: "undo", spot, version, price, seenTotalCents: totalCents } as const;
    const answer = await askMove(language, card.code, ask);
    setBusy(false);
    if (answer.done) onDone(answer.done);
    else setRefused(answer.refused ?? relocationWords(language).failed);
  };
  return (
    <>
      <Button icon={Undo2} busy={isBusy} onClick={() => void takeBack()}>
        {back.label}
      </Button>
      {refused && <Refused>{refused}</Refused>}
    </>
  );
}

/** How the customer is reached. */
function Ways({ reach }: { reach: NonNullable<Card["reach"]> }) {
  return (
    <div className={styles.acts}>
      <ButtonOut icon={Phone} href={reach.tel}>
        {reach.phone}
      </ButtonOut>
      <ButtonOut icon={WhatsAppIcon} href={reach.whatsApp} target="_blank" rel="noreferrer">
        WhatsApp
      </ButtonOut>
      <ButtonOut icon={ViberIcon} href={reach.viber}>
        Viber
      </ButtonOut>
    </div>
  );
}
