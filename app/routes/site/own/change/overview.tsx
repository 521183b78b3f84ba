import { CalendarPlus, CarFront, Clock, FileDown, Hourglass, ReceiptText } from "lucide-react";
import { Form } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import type { ReservationStatus } from "../../../../domain/reservations/states/status.ts";
import { changeWords } from "../../../../i18n/change/en.ts";
import { waitingWords } from "../../../../i18n/waiting/en.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { ReservationBrief } from "../../../../ui/booking/own/reservation-brief.tsx";
import { Button, ButtonLink, ButtonOut } from "../../../../ui/controls/button.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { Tag } from "../../../../ui/controls/marks/tag.tsx";
import type { OpenChange } from "./open-change.ts";
import { PayNow } from "../pay-now.tsx";
import styles from "./change.module.css";

type Props = { language: Language; open: OpenChange };

/** The reservation at a glance, and the end of its free time. */
export function Overview({ language, open }: Props) {
  const { car, trip, places, rentalDays, free, waits } = open;
  const words = waitingWords(language);
  const totalCents = open.isOff ? undefined : open.totalCents;
  return (
    <div className={styles.brief}>
      <ReservationBrief
        {...{ language, car, trip, rentalDays, totalCents }}
        pickupPlace={places.pickup}
        dropoffPlace={places.dropoff}
      >
        {waits && (
          <Note icon={Hourglass} className={styles.free}>
            {words.after[waits]} {words.held}
          </Note>
        )}
        {free && (
          <Note icon={Clock} className={styles.free}>
            {free.text}
          </Note>
        )}
        <PayNow
          language={language}
          token={open.token}
          status={open.status}
          cents={open.payableCents}
        />
      </ReservationBrief>
    </div>
  );
}

/** The documents to take along, and links to other reservations. */
export function Papers({
  language,
  open: { token, repeat, options, late, isOff, sheets, issued },
}: Props) {
  const words = changeWords(language).papers;
  const isOver = !options && !late;
  return (
    <div className={styles.papers}>
      <ButtonLink kind={isOver ? "go" : "line"} icon={CarFront} to={repeat}>
        {words.repeat}
      </ButtonLink>
      {!isOff && (
        <>
          <ButtonOut icon={FileDown} href={pathTo("reservation-pdf", language, { token })} download>
            {words.pdf}
          </ButtonOut>
          <ButtonOut
            icon={CalendarPlus}
            href={pathTo("reservation-calendar", language, { token })}
            download
          >
            {words.calendar}
          </ButtonOut>
        </>
      )}
      {sheets.map(({ id, direction, isCorrection, when }) => (
        <ButtonOut key={id} icon={FileDown} href={pathTo("own-sheet", language, { sheet: id })}>
          {words.sheet[isCorrection ? "correction" : direction](when)}
        </ButtonOut>
      ))}
      {issued.map(({ name, href }) => (
        <ButtonOut key={href} icon={FileDown} href={href}>
          {name}
        </ButtonOut>
      ))}
      <ButtonLink icon={ReceiptText} to={pathTo("reservation-review", language)}>
        {words.whole}
      </ButtonLink>
      <Form method="post" action={pathTo("modify", language)}>
        <Button kind="quiet" type="submit" name="intent" value="leave">
          {words.other}
        </Button>
      </Form>
    </div>
  );
}

const tones = {
  pending: "warn",
  confirmed: "ok",
  on_rent: "info",
  returned: "mute",
  completed: "mute",
  cancelled: "bad",
  no_show: "bad",
} as const satisfies Record<ReservationStatus, string>;

/** The status of a reservation, in one word. */
export function StateTag({ language, status }: { language: Language; status: ReservationStatus }) {
  return <Tag tone={tones[status]}>{changeWords(language).status[status]}</Tag>;
}
