import { useState } from "react";
import type { Language } from "../../../../domain/language.ts";
import type { SearchContext } from "../../../../domain/reservations/trip/search-context.ts";
import { adminFrameWords } from "../../../../i18n/admin-frame/en.ts";
import { TripCalendar } from "../../../../ui/booking/search/trip-calendar.tsx";
import { PaperDate } from "../../../../ui/controls/date/paper-date.tsx";
import { TypedDate, type TypedDateProps } from "../../../../ui/controls/date/typed-date.tsx";
import styles from "./control-parts.module.css";
import { Part } from "./part.tsx";

type Props = { language: Language; search: SearchContext };

/** The date fields: both ends of a trip in one calendar, and the one that is typed. */
export function DateParts({ language, search }: Props) {
  const [fields, setFields] = useState({
    pickupLocation: "airport-tuzla",
    dropoffLocation: "airport-tuzla",
    sameReturnLocation: "true",
    pickupDate: "",
    pickupTime: "10:00",
    dropoffDate: "",
    dropoffTime: "10:00",
  });
  const typed = { language, words: adminFrameWords(language).date };
  return (
    <>
      <Part title="Both days of a trip, open">
        <TripCalendar
          {...{ language, context: search, fields }}
          start="pickup"
          months={1}
          onChange={(changed) => setFields({ ...fields, ...changed })}
          onDone={() => undefined}
        />
      </Part>
      <Part title="A date that is typed">
        <div className={styles.field}>
          <TypedDate {...typed} label="Empty" name="part-empty" />
        </div>
        <div className={styles.field}>
          <TypedDate {...typed} label="From" name="part-from" defaultValue="2026-11-26" />
        </div>
        <div className={styles.field}>
          <TypedDate {...typed} label="To" name="part-to" startName="part-from" help="With help" />
        </div>
        <div className={styles.field}>
          <TypedDate
            {...typed}
            label="Refused"
            name="part-refused"
            defaultValue="31.2."
            fault={typed.words.noSuchDay}
          />
        </div>
        <div className={styles.field}>
          <TypedDate {...typed} label="Off" name="part-off" defaultValue="2026-11-26" disabled />
        </div>
      </Part>
      <PaperPart {...typed} />
    </>
  );
}

/** The field without a calendar. */
function PaperPart(typed: Pick<TypedDateProps, "language" | "words">) {
  return (
    <Part title="A date off a document">
      <div className={styles.field}>
        <PaperDate {...typed} label="Expires" name="part-expires" defaultValue="2036-03-01" />
      </div>
      <div className={styles.field}>
        <PaperDate
          {...typed}
          label="Expires, refused"
          name="part-expired"
          defaultValue="31.2."
          fault={typed.words.noSuchDay}
        />
      </div>
    </Part>
  );
}
