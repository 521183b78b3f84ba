import { Check, Mail, Printer } from "lucide-react";
import { Form } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { severalDeeds } from "../../../../domain/reservations/chosen.ts";
import { may } from "../../../../domain/staff/rights.ts";
import type { StaffRole } from "../../../../domain/staff/roles.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { severalWords } from "../../../../i18n/admin-several/en.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import styles from "./list.module.css";

/** The id of the form that the ticks of the list belong to. */
export const chosenForm = "chosen";

const icons = { confirm: Check, print: Printer, write: Mail };

type Props = { language: Language; role: StaffRole; chosen: number; onClear: () => void };

/** What can be done with the reservations that are ticked. Styles alone bring it up with the first tick, so no script is needed. */
export function ChosenBar({ language, role, chosen, onClear }: Props) {
  const words = severalWords(language);
  const deeds = severalDeeds.filter((deed) => deed === "print" || may(role, "steer-reservations"));
  return (
    <Form
      id={chosenForm}
      method="get"
      action={adminPath("reservations", language, "several")}
      className={styles.chosen}
      aria-label={words.bar}
    >
      <span role="status">{chosen > 0 ? words.chosen(chosen) : words.bar}</span>
      {deeds.map((deed) => (
        <Button key={deed} type="submit" name="deed" value={deed} icon={icons[deed]} kind="pick">
          {words.deeds[deed]}
        </Button>
      ))}
      {chosen > 0 && (
        <Button kind="quiet" className={styles.clear} onClick={onClear}>
          {words.clear}
        </Button>
      )}
    </Form>
  );
}
