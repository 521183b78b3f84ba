import type { MouseEvent } from "react";
import { Link } from "react-router";
import type { Language } from "../../../domain/language.ts";
import { pathTo } from "../../../i18n/paths.ts";
import { visitWords } from "../../../i18n/visits/en.ts";
import { openConsent } from "./consent-opener.ts";
import styles from "./consent-link.module.css";

/** Opens the consent question again; without scripts it links to the text about cookies. */
export function ConsentLink({ language }: { language: Language }) {
  const ask = (event: MouseEvent) => {
    if (openConsent()) event.preventDefault();
  };
  return (
    <Link to={`${pathTo("legal", language)}#cookies`} className={styles.link} onClick={ask}>
      {visitWords(language).settings}
    </Link>
  );
}
