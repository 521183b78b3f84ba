import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Language } from "../../domain/language.ts";
import { pathTo } from "../../i18n/paths.ts";
import { siteWords } from "../../i18n/site/en.ts";
import { List } from "../controls/list.tsx";
import styles from "./page-head.module.css";

type Props = {
  language: Language;
  title: string;
  lead?: ReactNode;
  /** The pages between home and this one. */
  above?: readonly { to: string; label: string }[];
  /** The short name of this page among the breadcrumbs, when the title is long. */
  label?: string;
};

/** The top of an ordinary page: its breadcrumbs, its title, one sentence. */
export function PageHead({ language, title, lead, above = [], label = title }: Props) {
  const words = siteWords(language);
  const trail = [{ to: pathTo("home", language), label: words.home }, ...above];
  return (
    <div className={styles.head}>
      <nav aria-label={words.breadcrumbs}>
        <List ordered className={styles.trail}>
          {trail.map(({ to, label: name }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
          <li aria-current="page">{label}</li>
        </List>
      </nav>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
