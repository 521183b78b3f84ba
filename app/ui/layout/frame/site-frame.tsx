import { Suspense, useEffect, useRef, type ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";
import type { Bilingual, Language } from "../../../domain/language.ts";
import { siteWords } from "../../../i18n/site/en.ts";
import { questionPlace } from "../consent/question-place.ts";
import { preloadFonts } from "../../styles/font-preloads.ts";
import type { SiteFacts } from "./site-facts.ts";
import { SiteFooter } from "./site-footer-later.ts";
import { SiteHeader } from "./site-header.tsx";
import styles from "./site-frame.module.css";

type Props = {
  language: Language;
  path: string;
  /** ISO date of today in Sarajevo. */
  today: string;
  facts: SiteFacts;
  locations: readonly { id: string; name: Bilingual; slug: Bilingual }[];
  children: ReactNode;
};

/** Header, page and footer: the frame of every public page. */
export function SiteFrame({ language, path, today, facts, locations, children }: Props) {
  const words = siteWords(language);
  preloadFonts(language);
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <Progress label={words.loading} />
      <SiteHeader language={language} path={path} facts={facts} locations={locations} />
      <div id={questionPlace} />
      <Main>{children}</Main>
      <Suspense>
        <SiteFooter
          language={language}
          facts={facts}
          locations={locations}
          year={Number(today.slice(0, 4))}
        />
      </Suspense>
    </>
  );
}

/** Moves the focus to the new page after navigation, as a full page load would. */
function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Enables the font that arrived too late for the first page.
    document.documentElement.classList.add("moved");
    // It names the page that came from the server, and browsers would share that address.
    document.querySelector("[rel=canonical]")?.remove();
    if (!hash) main.current?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <main id="main" ref={main} tabIndex={-1}>
      {children}
    </main>
  );
}

/** A progress line at the very top while the next page loads; short waits show nothing. */
function Progress({ label }: { label: string }) {
  const loading = useNavigation().state !== "idle";
  return (
    <div className={styles.progress} data-loading={loading || undefined} role="status">
      <span className="visually-hidden">{loading ? label : ""}</span>
    </div>
  );
}
