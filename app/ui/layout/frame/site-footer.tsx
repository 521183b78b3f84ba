import { Link, useLocation } from "react-router";
import { legalKinds } from "../../../domain/facts.ts";
import { inLanguage, type Bilingual, type Language } from "../../../domain/language.ts";
import { vatPercent } from "../../../domain/money.ts";
import { formatAddress, formatNumber, formatPercent, range } from "../../../i18n/format.ts";
import { formatWeek } from "../../../i18n/hours.ts";
import { footerWords } from "../../../i18n/footer/en.ts";
import { pageWords } from "../../../i18n/pages/en.ts";
import { pathTo } from "../../../i18n/paths.ts";
import { formatPhone, telLink } from "../../../i18n/phone.ts";
import { newsletterWords } from "../../../i18n/newsletter/en.ts";
import { siteWords } from "../../../i18n/site/en.ts";
import { ConsentLink } from "../consent/consent-link.tsx";
import { Logo } from "./logo.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";
import type { SiteFacts } from "./site-facts.ts";
import { List } from "../../controls/list.tsx";
import styles from "./site-footer.module.css";

type Props = {
  language: Language;
  facts: SiteFacts;
  locations: readonly { id: string; name: Bilingual; slug: Bilingual }[];
  year: number;
};

/** The rate of the currency board, fixed by law: 1 EUR = 1.95583 BAM. */
const kmPerEuro = 1.95583;

export function SiteFooter({ language, facts, locations, year }: Props) {
  const words = footerWords(language);
  const pages = siteWords(language);
  const rental = [
    { to: pathTo("vehicles", language), label: pages.vehicles },
    { to: pathTo("modify", language), label: pages.modify },
    { to: `${pathTo("contact", language)}#faq`, label: words.questions },
    { to: pathTo("contact", language), label: pages.contact },
  ];
  const places = locations.map(({ id, name, slug }) => ({
    to: pathTo("location", language, { slug: inLanguage(slug, language) }),
    label: inLanguage(name, language),
    key: id,
  }));
  const rate = formatNumber(kmPerEuro, language, 5);
  return (
    <footer className={styles.foot}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.us}>
            <Logo to={pathTo("home", language)} />
            <p className={styles.plain}>
              {formatAddress(facts)}
              <br />
              {inLanguage(facts.region, language)}, {words.country}
            </p>
            <p className={styles.plain}>
              <a href={telLink(facts.phone)}>{formatPhone(facts.phone)}</a>
              {words.phoneAndChat}
              {formatWeek(facts.phoneHours, language).map(({ days, hours }) => (
                <span key={days}>
                  {days} {hours}
                </span>
              ))}
            </p>
            <p className={styles.plain}>
              <a href={`mailto:${facts.email}`}>{facts.email}</a>
            </p>
          </div>
          <LinkColumn title={words.places} links={places} />
          <LinkColumn title={words.rental} links={rental} />
          <News language={language} />
        </div>
        <LegalLinks language={language} />
        <p className={styles.end}>
          <span>
            © {range(facts.founded, year)} {facts.name}
          </span>
          <span>{words.vatInside(formatPercent(vatPercent, language))}</span>
          <span className="nowrap">1 € = {rate} KM</span>
          <ConsentLink language={language} />
        </p>
      </div>
    </footer>
  );
}

/** Hidden on the newsletter's own page, which has the form already. */
function News({ language }: { language: Language }) {
  if (useLocation().pathname === pathTo("newsletter", language)) return undefined;
  return (
    <section className={styles.news}>
      <h2>{newsletterWords(language).title}</h2>
      <NewsletterForm language={language} />
    </section>
  );
}

function LegalLinks({ language }: { language: Language }) {
  const { title, kinds } = pageWords(language).legal;
  return (
    <nav aria-label={title}>
      <List className={styles.legal}>
        {legalKinds.map((kind) => (
          <li key={kind}>
            <Link to={`${pathTo("legal", language)}#${kind}`}>{kinds[kind]}</Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

function LinkColumn({ title, links }: { title: string; links: { to: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <List>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
