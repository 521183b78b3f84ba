import { Phone, RotateCw } from "lucide-react";
import { useEffect } from "react";
import { Link, useLocation, useRouteLoaderData } from "react-router";
import type { Language } from "../../domain/language.ts";
import { errorWords } from "../../i18n/errors/en.ts";
import { offlineWords } from "../../i18n/offline/en.ts";
import { languageOf, pathTo } from "../../i18n/paths.ts";
import { formatPhone, telLink } from "../../i18n/phone.ts";
import { siteWords } from "../../i18n/site/en.ts";
import type { loader } from "../../root.tsx";
import { ButtonLink, ButtonOut } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/controls/icon.tsx";
import { List } from "../../ui/controls/list.tsx";
import { useOnline } from "../../ui/browser/use-online.ts";
import { useReloadOnline } from "../../ui/browser/use-reload-online.ts";
import { SiteFrame } from "../../ui/layout/frame/site-frame.tsx";
import type { ErrorKind } from "./error-kind.ts";
import styles from "./error-page.module.css";

type Props = { kind: ErrorKind };

/**
 * The page in place of one that does not exist (404), could not read its input (other 4xx), failed (5xx), or whose data or
 * scripts did not load, in the language of the path. It shows the frame when the site's facts could be read.
 */
export function ErrorPage({ kind }: Props) {
  const { pathname, search, hash } = useLocation();
  const site = useRouteLoaderData<typeof loader>("root");
  const language = languageOf(pathname);
  const isOffline = !useOnline();
  useEffect(() => {
    // The site was closed after this page was opened: its screen comes from the server.
    if (kind === 503) location.reload();
  }, [kind]);
  useReloadOnline(kind === "unreached");
  const { title, lead } = saysOf(kind, language, isOffline);
  const isOurs = kind === "unreached" || kind >= 500;
  const body = (
    <div className={`wrap ${styles.page}`}>
      <title>{`${title} · Eternal Pro`}</title>
      <meta name="robots" content="noindex" />
      {kind !== "unreached" && <p className={styles.status}>{kind}</p>}
      <h1>{title}</h1>
      <p>{lead}</p>
      <List className={styles.ways}>
        {isOurs ? (
          <AgainOrCall language={language} phone={site?.facts.phone} />
        ) : (
          <Near language={language} pathname={pathname} />
        )}
      </List>
    </div>
  );
  if (!site) return <main id="main">{body}</main>;
  return (
    <SiteFrame language={language} path={pathname + search + hash} {...site}>
      {body}
    </SiteFrame>
  );
}

function saysOf(kind: ErrorKind, language: Language, isOffline: boolean) {
  const words = errorWords(language);
  if (kind === "unreached") return isOffline ? offlineWords(language) : words.unreached;
  if (kind === 404) return words.notFound;
  return kind < 500 ? words.refused : words.failure;
}

/** A reload from the server, the phone number, and links that need nothing of the failed page. */
function AgainOrCall({ language, phone }: { language: Language; phone: string | undefined }) {
  const words = errorWords(language);
  return (
    <>
      <li>
        <ButtonOut kind="go" icon={RotateCw} href="">
          {words.again}
        </ButtonOut>
      </li>
      {phone && (
        <li>
          <a className="link" href={telLink(phone)}>
            <Icon of={Phone} size={18} /> {words.call}: {formatPhone(phone)}
          </a>
        </li>
      )}
      {(["home", "contact"] as const).map((name) => (
        <li key={name}>
          {/* A full page load: the failure may lie in the scripts of this page. */}
          <Link className="link" reloadDocument to={pathTo(name, language)}>
            {siteWords(language)[name]}
          </Link>
        </li>
      ))}
    </>
  );
}

const near = ["vehicles", "locations", "contact"] as const;

/** Links to pages that the visitor may have meant; an address among the cars or the places leads to their list first. */
function Near({ language, pathname }: { language: Language; pathname: string }) {
  const words = errorWords(language);
  const list = listOf(pathname, language);
  const main = list ?? { name: "home" as const, label: words.search };
  return (
    <>
      <li>
        <ButtonLink kind="go" to={pathTo(main.name, language)}>
          {main.label}
        </ButtonLink>
      </li>
      {list && (
        <li>
          <Link className="link" to={pathTo("home", language)}>
            {words.search}
          </Link>
        </li>
      )}
      {near
        .filter((name) => name !== list?.name)
        .map((name) => (
          <li key={name}>
            <Link className="link" to={pathTo(name, language)}>
              {siteWords(language)[name]}
            </Link>
          </li>
        ))}
    </>
  );
}

function listOf(pathname: string, language: Language) {
  const words = errorWords(language);
  const [, folder] = /^(?:\/ba)?\/(cars|vehicles|locations)(?:\/|$)/.exec(pathname) ?? [];
  if (folder === "locations") return { name: "locations" as const, label: words.allPlaces };
  return folder ? { name: "vehicles" as const, label: words.allCars } : undefined;
}
