import { Phone } from "lucide-react";
import type { Bilingual, Language } from "../../../domain/language.ts";
import { pathTo } from "../../../i18n/paths.ts";
import { formatPhone, telLink } from "../../../i18n/phone.ts";
import { siteWords } from "../../../i18n/site/en.ts";
import { Icon } from "../../controls/icon.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import type { SiteFacts } from "./site-facts.ts";
import { SiteLinks } from "./site-links.tsx";
import { SiteMenu } from "./site-menu.tsx";
import styles from "./site-header.module.css";

type Props = {
  language: Language;
  /** Path, query and hash of the page, for the language switch. */
  path: string;
  facts: SiteFacts;
  locations: readonly { slug: Bilingual }[];
};

export function SiteHeader({ language, path, facts, locations }: Props) {
  const words = siteWords(language);
  return (
    <header className={styles.top}>
      <div className={`wrap ${styles.row}`}>
        <Logo to={pathTo("home", language)} />
        <nav className={styles.nav} aria-label={words.mainMenu}>
          <SiteLinks language={language} />
        </nav>
        <div className={styles.right}>
          <a className={styles.call} href={telLink(facts.phone)}>
            <Icon of={Phone} size={16} />
            {formatPhone(facts.phone)}
          </a>
          <LanguageSwitch language={language} path={path} locations={locations} />
          <SiteMenu language={language} facts={facts} />
        </div>
      </div>
    </header>
  );
}
