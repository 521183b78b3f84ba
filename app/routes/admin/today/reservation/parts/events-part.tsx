import { Undo2 } from "lucide-react";
import type { Language } from "../../../../../domain/language.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { bookingWords } from "../../../../../i18n/booking/en.ts";
import { formatEuro } from "../../../../../i18n/format.ts";
import { ConfirmButton } from "../../../../../ui/admin/form/confirm-button.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import type { WayBackShown } from "../../relocation/find-way-back.ts";
import type { EventRow } from "./event-rows.ts";
import { List } from "../../../../../ui/controls/list.tsx";
import styles from "../reservation.module.css";

type Props = { language: Language; events: readonly EventRow[] };
type PartProps = Props & {
  /** How the last move is taken back; absent where nobody can, or this member may not. */
  back: WayBackShown | undefined;
  version: number;
};

/** The history of the reservation: each event with its actor, time and channel, and the values before and after. */
export function EventsPart({ language, events, back, version }: PartProps) {
  const { title, undo, undoText } = adminReservationWords(language).events;
  return (
    <Panel title={title}>
      {back && (
        <ConfirmButton
          icon={Undo2}
          label={back.label}
          title={undo}
          text={<p>{undoText(formatEuro(back.totalCents, language))}</p>}
          confirmLabel={undo}
          name="intent"
          value="undo"
        >
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="event" value={back.eventId} />
        </ConfirmButton>
      )}
      <EventList language={language} events={events} />
    </Panel>
  );
}

export function EventList({ language, events }: Props) {
  const words = adminReservationWords(language).events;
  return (
    <List ordered className={styles.events}>
      {events.map(({ id, title, who, when, reason, facts }) => (
        <li key={id}>
          <b>{title}</b>
          <small>
            {when} · {who}
          </small>
          {facts.length > 0 && (
            <List>
              {facts.map((fact) => (
                <FactRow key={fact.label + fact.is} {...{ language, fact }} />
              ))}
            </List>
          )}
          {reason && <p>{words.reason(reason)}</p>}
        </li>
      ))}
    </List>
  );
}

/** A changed fact. A struck-out word is not read out as such, so screen readers get words for before and now. */
function FactRow({ language, fact }: { language: Language; fact: EventRow["facts"][number] }) {
  const { before, now } = bookingWords(language).review;
  const { label, was, is } = fact;
  return (
    <li>
      {label && `${label}: `}
      {was !== undefined && (
        <>
          <s>
            <span className="visually-hidden">{before}: </span>
            {was}
          </s>{" "}
          <span className="visually-hidden">{now}: </span>
        </>
      )}
      {is}
    </li>
  );
}
