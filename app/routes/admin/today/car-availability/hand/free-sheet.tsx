import { Plus, Wrench } from "lucide-react";
import { addDays, type LocalDate } from "../../../../../domain/calendar.ts";
import type { Language } from "../../../../../domain/language.ts";
import { may } from "../../../../../domain/staff/rights.ts";
import type { StaffRole } from "../../../../../domain/staff/roles.ts";
import { blockWords } from "../../../../../i18n/admin-block/en.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { plannerWords } from "../../../../../i18n/admin-planner/en.ts";
import { relocationWords } from "../../../../../i18n/admin-relocation/en.ts";
import { formatLongDate } from "../../../../../i18n/format.ts";
import { ButtonLink } from "../../../../../ui/controls/button.tsx";
import { Sheet } from "../../../../../ui/controls/sheet.tsx";
import styles from "./card.module.css";

/** A day of a vehicle on which nothing stands. */
export type FreeDay = { vehicleId: number; carId: number; plate: string; date: LocalDate };

type Props = {
  language: Language;
  role: StaffRole;
  day: FreeDay | undefined;
  onClose: () => void;
};

const usualDays = 3;

/** What can be done with free days: a booking by phone with these days and this car, or a block. */
export function FreeSheet({ language, role, day, onClose }: Props) {
  const words = plannerWords(language);
  return (
    <Sheet
      open={day !== undefined}
      onClose={onClose}
      side="right"
      title={day ? `${day.plate} · ${formatLongDate(day.date, language)}` : ""}
      closeLabel={relocationWords(language).close}
    >
      {day && (
        <div className={styles.acts}>
          {may(role, "steer-reservations") && (
            <ButtonLink kind="go" icon={Plus} to={bookingAddress(day, language)}>
              {words.newReservation}
            </ButtonLink>
          )}
          {may(role, "edit-cars") && (
            <ButtonLink icon={Wrench} to={blockAddress(day, language)}>
              {blockWords(language).open}
            </ButtonLink>
          )}
        </div>
      )}
    </Sheet>
  );
}

function bookingAddress({ carId, date }: FreeDay, language: Language): string {
  const until = addDays(date, usualDays);
  const query = new URLSearchParams({ pickupDate: date, dropoffDate: until, car: String(carId) });
  return `${adminPath("reservations", language, "new")}?${query}`;
}

function blockAddress({ vehicleId, date }: FreeDay, language: Language): string {
  const query = new URLSearchParams({ vehicle: String(vehicleId), from: date });
  return `${adminPath("car-availability", language, "block")}?${query}`;
}
