import { Mail, Phone } from "lucide-react";
import type { Bilingual, Language } from "../../domain/language.ts";
import { maintenanceWords } from "../../i18n/maintenance/en.ts";
import { pathTo } from "../../i18n/paths.ts";
import { formatPhone, telLink, whatsAppLink } from "../../i18n/phone.ts";
import { ButtonOut } from "../controls/button.tsx";
import { List } from "../controls/list.tsx";
import { WhatsAppIcon } from "../controls/messengers/whats-app-icon.tsx";
import { fontPreloads } from "../styles/font-preloads.ts";
import { LanguageSwitch } from "./frame/language-switch.tsx";
import { Logo } from "./frame/logo.tsx";
// The bar's styles too: the screen has no scripts, and the build drops styles that no script imports.
import styles from "./maintenance.module.css";
import type { SiteFacts } from "./frame/site-facts.ts";

type Props = {
  language: Language;
  /** Path and query of the requested page. */
  path: string;
  facts: Pick<SiteFacts, "phone" | "whatsapp" | "email">;
  locations: readonly { slug: Bilingual }[];
  /** The addresses of the stylesheets. */
  sheets: readonly string[];
};

/** The screen while the site is closed: a complete page that works without scripts. */
export function MaintenanceScreen({ language, path, facts, locations, sheets }: Props) {
  const words = maintenanceWords(language);
  const { phone, whatsapp, email } = facts;
  return (
    <html lang={language === "ba" ? "bs" : "en"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{`${words.title} · Eternal Pro`}</title>
        <meta name="description" content={words.description} />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Looks language={language} sheets={sheets} />
      </head>
      <body className={styles.page}>
        <header className={styles.top}>
          <Logo to={pathTo("home", language)} />
          <LanguageSwitch language={language} path={path} locations={locations} />
        </header>
        <main id="main" className={styles.main}>
          <Road />
          <h1>{words.title}</h1>
          <p className={styles.lead}>{words.lead}</p>
          <p>{words.contact}</p>
          <List className={styles.ways}>
            <li>
              <ButtonOut kind="go" icon={Phone} href={telLink(phone)}>
                {words.call(formatPhone(phone))}
              </ButtonOut>
            </li>
            <li>
              <ButtonOut
                icon={WhatsAppIcon}
                href={whatsAppLink(whatsapp, words.hello)}
                target="_blank"
                rel="noreferrer"
              >
                WhatsApp
              </ButtonOut>
            </li>
            <li>
              <ButtonOut icon={Mail} href={`mailto:${email}`}>
                {words.write(email)}
              </ButtonOut>
            </li>
          </List>
        </main>
      </body>
    </html>
  );
}

/** A road with a gap under repair. */
function Road() {
  return (
    <svg
      className={styles.road}
      viewBox="0 0 240 24"
      width="240"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="12" cy="12" r="8.5" />
      <path d="M21 12h66" />
      <path d="M99 12h54" strokeDasharray="6 8" />
      <path d="M165 12h52" />
      <circle cx="228" cy="12" r="10" fill="currentColor" stroke="none" />
    </svg>
  );
}

/** Preloads the fonts: a page that waits for none of them would show the fallback. */
function Looks({ language, sheets }: Pick<Props, "language" | "sheets">) {
  const font = { rel: "preload", as: "font", type: "font/woff2" };
  return (
    <>
      {fontPreloads(language).map((href) => (
        <link key={href} {...font} crossOrigin="anonymous" href={href} />
      ))}
      {sheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </>
  );
}
