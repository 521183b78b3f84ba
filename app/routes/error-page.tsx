import { Link, useLocation, useRouteLoaderData } from "react-router";
import { languageOf, pathTo } from "../i18n/paths.ts";
import { siteWords } from "../i18n/site/words.ts";
import type { loader } from "../root.tsx";
import { ButtonLink } from "../ui/controls/button.tsx";
import { SiteFrame } from "../ui/layout/site-frame.tsx";
import styles from "./error-page.module.css";

/**
 * What stands in place of a page that is not there (404), that could not read what was sent (other 4xx)
 * or that failed (5xx), in the language of the path. It shows the frame when the site's facts could be read.
 */
export function ErrorPage({ status }: { status: number }) {
  const { pathname, search, hash } = useLocation();
  const site = useRouteLoaderData<typeof loader>("root");
  const language = languageOf(pathname);
  const words = siteWords(language);
  const { title, lead } =
    status === 404 ? words.notFound : status < 500 ? words.refused : words.failure;
  const body = (
    <div className={`wrap ${styles.page}`}>
      <title>{`${title} · Eternal Pro`}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.status}>{status}</p>
      <h1>{title}</h1>
      <p>{lead}</p>
      <ul className={styles.ways}>
        <li>
          <ButtonLink kind="go" to={pathTo("home", language)}>
            {words.notFound.search}
          </ButtonLink>
        </li>
        {(["vehicles", "locations", "contact"] as const).map((name) => (
          <li key={name}>
            <Link className="link" to={pathTo(name, language)}>
              {words[name]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
  if (!site) return <main id="main">{body}</main>;
  return (
    <SiteFrame language={language} path={pathname + search + hash} {...site}>
      {body}
    </SiteFrame>
  );
}
