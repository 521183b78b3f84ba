import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import { inLanguage } from "../../../domain/language.ts";
import { formatInputDate } from "../../../i18n/format.ts";
import { pageWords } from "../../../i18n/pages/words.ts";
import { languageOf } from "../../../i18n/paths.ts";
import { anonymousMark } from "../../../server/http/page-cache.ts";
import { PageHead } from "../../../ui/layout/page-head.tsx";
import { page } from "../../page-context.ts";
import { useSite } from "../../use-site.ts";
import styles from "./legal.module.css";

export async function loader({ context }: LoaderFunctionArgs) {
  const { legal } = await context.get(page).deps.catalogue.get();
  return { documents: legal };
}

export function headers() {
  return { [anonymousMark]: "1" };
}

export function meta({ location }: MetaArgs<typeof loader>) {
  return [{ title: pageWords(languageOf(location.pathname)).legal.metaTitle }];
}

/** The legal texts in force, one under the other; `#terms` and `#privacy` lead to them. */
export default function Legal() {
  const { documents } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const words = pageWords(language).legal;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead language={language} title={words.title} />
      <div className={styles.columns}>
        <nav aria-label={words.contents} className={styles.contents}>
          <h2>{words.contents}</h2>
          <ul>
            {documents.map(({ kind, title }) => (
              <li key={kind}>
                <a href={`#${kind}`}>{inLanguage(title, language)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {documents.map(({ kind, title, body, version, publishedOn }) => (
            <article key={kind} id={kind} className={styles.document}>
              <h2>{inLanguage(title, language)}</h2>
              <p className={styles.force}>
                {words.inForce(formatInputDate(publishedOn, language), version)}
              </p>
              <LegalText body={inLanguage(body, language)} />
            </article>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Paragraphs and `## ` headings, parted by blank lines. */
function LegalText({ body }: { body: string }) {
  return body
    .split(/\n{2,}/)
    .map((block) =>
      block.startsWith("## ") ? <h3 key={block}>{block.slice(3)}</h3> : <p key={block}>{block}</p>,
    );
}
