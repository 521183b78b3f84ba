import { CalendarPlus, ExternalLink, FileText, KeyRound } from "lucide-react";
import type { Language } from "../../../../../domain/language.ts";
import { adminPapersWords } from "../../../../../i18n/admin-papers/en.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { ButtonLink, ButtonOut } from "../../../../../ui/controls/button.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import type { Loaded } from "../load-page.ts";
import styles from "../reservation.module.css";

type Props = { language: Language; loaded: Pick<Loaded, "links" | "issued" | "head"> };

/** The papers of the reservation: what is printed at any time, what was issued, and a link to its customer's page. */
export function PapersPart({ language, loaded }: Props) {
  const { links, issued, head } = loaded;
  const words = adminReservationWords(language).papers;
  if (!links && !issued) return null;
  return (
    <Panel title={words.title}>
      {links && <Links {...{ language, links }} />}
      {issued && (
        <>
          <List className={styles.letters}>
            {issued.map(({ id, name, href }) => (
              <li key={id}>
                <a className="link" href={href} target="_blank" rel="noreferrer">
                  {name}
                  <span className="visually-hidden"> ({words.newTab})</span>
                </a>
              </li>
            ))}
          </List>
          <ButtonLink to={adminPath("reservations", language, head.code, "papers")}>
            {adminPapersWords(language).all}
          </ButtonLink>
        </>
      )}
      {links && <ButtonLink to={links.rental}>{words.rental}</ButtonLink>}
    </Panel>
  );
}

type LinksProps = { language: Language; links: NonNullable<Loaded["links"]> };

function Links({ language, links }: LinksProps) {
  const words = adminReservationWords(language).papers;
  const hint = <span className="visually-hidden"> ({words.newTab})</span>;
  return (
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
      {links.keyBox && (
        <ButtonOut icon={KeyRound} href={links.keyBox} target="_blank">
          {words.keyBox}
          {hint}
        </ButtonOut>
      )}
    </div>
  );
}
