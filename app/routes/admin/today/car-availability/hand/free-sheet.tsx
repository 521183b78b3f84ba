import { Plus, Wrench } from "lucide-react";
import { useEffect, useState } from "react";
import { type LocalDate, type LocalTime, parseLocalDate } from "../../../../../domain/calendar.ts";
import type { Language } from "../../../../../domain/language.ts";
import { may } from "../../../../../domain/staff/rights.ts";
import type { StaffRole } from "../../../../../domain/staff/roles.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { plannerWords } from "../../../../../i18n/admin-planner/en.ts";
import { relocationWords } from "../../../../../i18n/admin-relocation/en.ts";
import { formatLongDate } from "../../../../../i18n/format.ts";
import { DateInput } from "../../../../../ui/admin/form/date-input.tsx";
import { ButtonLink } from "../../../../../ui/controls/button.tsx";
import { Sheet } from "../../../../../ui/controls/sheet.tsx";
import type { CellAnswer } from "../cell.ts";
import styles from "./card.module.css";

/** A time of a vehicle on which nothing stands; without a time of the clock it is the day. */
export type FreeDay = { vehicleId: number; plate: string; date: LocalDate; time?: LocalTime };

type Props = {
  language: Language;
  role: StaffRole;
  day: FreeDay | undefined;
  /** Other rows that are selected with this one. */
  others: readonly number[];
  onDay: (day: FreeDay) => void;
  onClose: () => void;
};

/** What a free time answers: whether the vehicle can go out then, why not, and what can be done with it: a booking, or a block. */
export function FreeSheet({ language, role, day, others, onDay, onClose }: Props) {
  const words = relocationWords(language);
  const answer = useCell(language, day);
  return (
    <Sheet
      open={day !== undefined}
      onClose={onClose}
      side="right"
      title={day ? `${day.plate} · ${formatLongDate(day.date, language)} ${day.time ?? ""}` : ""}
      closeLabel={words.close}
    >
      {day && (
        <div className={styles.card}>
          <div role="status" className={styles.says}>
            {(answer?.says ?? [answer === null ? words.failed : words.looking]).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <div className={styles.acts}>
            {may(role, "steer-reservations") && answer?.booking && (
              <ButtonLink
                kind="go"
                icon={Plus}
                to={`${adminPath("reservations", language, "new")}?${answer.booking}`}
              >
                {plannerWords(language).newReservation}
              </ButtonLink>
            )}
            {may(role, "edit-cars") && (
              <ButtonLink
                icon={Wrench}
                to={blockAddress([day.vehicleId, ...others], day, language)}
              >
                {others.length > 0
                  ? plannerWords(language).blocks.openMany(others.length + 1)
                  : plannerWords(language).blocks.open}
              </ButtonLink>
            )}
          </div>
          <OtherDay {...{ language, day, onDay }} />
        </div>
      )}
    </Sheet>
  );
}

/** The same of another day: whoever has no mouse asks any day of the vehicle here. */
function OtherDay({ language, day, onDay }: Pick<Props, "language" | "onDay"> & { day: FreeDay }) {
  const { vehicleId, plate, date } = day;
  return (
    <DateInput
      key={date}
      name="day"
      label={relocationWords(language).day}
      defaultValue={date}
      onChange={(typed) => {
        const next = parseLocalDate(typed);
        if (next && next !== date) onDay({ vehicleId, plate, date: next });
      }}
    />
  );
}

/** The answer of the product; undefined while it is asked, null when none came. */
function useCell(language: Language, day: FreeDay | undefined): CellAnswer | null | undefined {
  const [read, setRead] = useState<{ key: string; answer: CellAnswer | null }>();
  const key = day && cellAddress(day, language);
  useEffect(() => {
    if (key === undefined) return;
    let isAsked = true;
    void askCell(key).then((answer) => isAsked && setRead({ key, answer }));
    return () => {
      isAsked = false;
    };
  }, [key]);
  return read?.key === key ? read?.answer : undefined;
}

async function askCell(address: string): Promise<CellAnswer | null> {
  const answer = await fetch(address).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as CellAnswer) : null;
}

function cellAddress({ vehicleId, date, time }: FreeDay, language: Language): string {
  const query = new URLSearchParams({ vehicle: String(vehicleId), date, ...(time && { time }) });
  return `${adminPath("car-availability", language, "cell")}?${query}`;
}

/** The form that blocks these vehicles, filled with them and the day. */
export function blockAddress(
  vehicleIds: readonly number[],
  { date }: Pick<FreeDay, "date">,
  language: Language,
): string {
  const query = new URLSearchParams(vehicleIds.map((id) => ["vehicle", String(id)]));
  query.set("from", date);
  return `${adminPath("car-availability", language, "block")}?${query}`;
}
