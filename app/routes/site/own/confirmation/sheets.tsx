import { FileDown } from "lucide-react";
import type { Language } from "../../../../domain/language.ts";
import { changeWords } from "../../../../i18n/change/en.ts";
import { confirmationWords } from "../../../../i18n/confirmation/en.ts";
import { ButtonOut } from "../../../../ui/controls/button.tsx";
import type { BookedView } from "./confirmation.tsx";
import styles from "./your-trip.module.css";

/** The sheets of the vehicle, each with its direction and time; nothing before the first. */
export function Sheets({ language, booked }: { language: Language; booked: BookedView }) {
  const { sheets, links } = booked;
  const { sheet: words } = changeWords(language).papers;
  if (sheets.length === 0) return undefined;
  return (
    <section>
      <h2 className={styles.title}>{confirmationWords(language).sheets}</h2>
      <div className={styles.acts}>
        {sheets.map(({ id, direction, isCorrection, when }) => (
          // A full page load, because the link opens a session on its way.
          <ButtonOut key={id} icon={FileDown} href={`${links.change}?sheet=${id}`}>
            {words[isCorrection ? "correction" : direction](when)}
          </ButtonOut>
        ))}
      </div>
    </section>
  );
}
