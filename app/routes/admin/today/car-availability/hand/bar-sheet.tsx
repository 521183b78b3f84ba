import { ExternalLink, MoveRight, Phone } from "lucide-react";
import { useEffect, useState } from "react";
import type { Language } from "../../../../../domain/language.ts";
import type { Spot } from "../../../../../domain/reservations/relocation.ts";
import { relocationWords } from "../../../../../i18n/admin-relocation/en.ts";
import { Button, ButtonLink, ButtonOut } from "../../../../../ui/controls/button.tsx";
import { ViberIcon } from "../../../../../ui/controls/messengers/viber-icon.tsx";
import { WhatsAppIcon } from "../../../../../ui/controls/messengers/whats-app-icon.tsx";
import { Sheet } from "../../../../../ui/controls/sheet.tsx";
import type { RelocationAnswer } from "../answer-relocation.ts";
import { askCard } from "./ask-card.ts";
import type { Card } from "../load-card.ts";
import { MoveForm } from "./move-form.tsx";
import styles from "./card.module.css";

type Props = {
  language: Language;
  /** The reservation that is shown; nothing while it is closed. */
  opened: Opened | undefined;
  onClose: () => void;
  onDone: (code: string, done: NonNullable<RelocationAnswer["done"]>) => void;
};

export type Opened = {
  code: string;
  /** Where it was put down, with what that would do; absent when only its card was asked for. */
  dropped?: { spot: Spot; answer: RelocationAnswer };
};

/** The card of a bar: whom to call, what it is about, the next deed, and the ways to bring it elsewhere. */
export function BarSheet({ language, opened, onClose, onDone }: Props) {
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
        <Shown key={card.code} {...{ language, card, opened, onDone }} />
      ) : (
        <p role="status">{isMissing ? words.failed : words.loading}</p>
      )}
    </Sheet>
  );
}

type ShownProps = Pick<Props, "language" | "onDone"> & { card: Card; opened: Opened };

function Shown({ language, card, opened, onDone }: ShownProps) {
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
      {reach && (
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
      )}
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
      {isMoving && card.spot && (
        <MoveForm
          {...{ language, card, spot: card.spot, dropped: opened.dropped }}
          onDone={(done) => onDone(card.code, done)}
        />
      )}
    </div>
  );
}
