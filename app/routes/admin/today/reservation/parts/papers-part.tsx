import { CalendarPlus, ExternalLink, FileText } from "lucide-react";
import type { Language } from "../../../../../domain/language.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { Guarded } from "../../../../../ui/admin/page/guarded.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Button, ButtonOut } from "../../../../../ui/controls/button.tsx";
import type { Loaded } from "../load-page.ts";
import styles from "../reservation.module.css";

type Props = { language: Language; links: Loaded["links"]; mayNot: string | undefined };

/** The papers of the reservation, and what its customer sees of it. */
export function PapersPart({ language, links, mayNot }: Props) {
  const words = adminReservationWords(language).papers;
  if (!links)
    return (
      <Panel title={words.title}>
        <Guarded reason={mayNot}>
          <Button icon={FileText}>{words.pdf}</Button>
        </Guarded>
      </Panel>
    );
  const hint = <span className="visually-hidden"> ({words.newTab})</span>;
  return (
    <Panel title={words.title}>
      <div className={styles.ways}>
        <ButtonOut icon={FileText} href={links.pdf} target="_blank">
          {words.pdf}
          {hint}
        </ButtonOut>
        <ButtonOut icon={CalendarPlus} href={links.calendar}>
          {words.calendar}
        </ButtonOut>
        <ButtonOut icon={ExternalLink} href={links.page} target="_blank">
          {words.page}
          {hint}
        </ButtonOut>
      </div>
    </Panel>
  );
}
