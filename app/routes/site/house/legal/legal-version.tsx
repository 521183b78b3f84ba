import { data, Link, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import { legalKinds } from "../../../../domain/facts.ts";
import { formatInputDate } from "../../../../i18n/format.ts";
import { pageWords } from "../../../../i18n/pages/en.ts";
import { languageOf, pathTo } from "../../../../i18n/paths.ts";
import { findLegalDocument } from "../../../../server/catalogue/legal-documents.ts";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { PageHead } from "../../../../ui/layout/page-head.tsx";
import { page } from "../../../request/page-context.ts";
import { useSite } from "../../../request/use-site.ts";
import { SectionList, legalView } from "./legal-article.tsx";
import { LegalText } from "./legal-text.tsx";
import { readSections } from "../../../../domain/legal-sections.ts";
import styles from "./legal.module.css";

/** Search engines list only the texts in force. */
const unlisted = { "X-Robots-Tag": "noindex" };

/** Loads a published version, in force or not; any other address is a 404. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { deps, language } = context.get(page);
  const catalogue = await deps.catalogue.get();
  const kind = legalKinds.find((one) => one === params.kind);
  const version = /^[1-9]\d{0,5}$/.test(params.version ?? "") ? Number(params.version) : undefined;
  const found =
    kind && version !== undefined
      ? await findLegalDocument(deps.pool, { kind, version }, catalogue)
      : undefined;
  if (!found) throw data(undefined, { status: 404, headers: unlisted });
  const newest = catalogue.legal.find((document) => document.kind === kind);
  const isInForce = newest?.version === found.version;
  return { document: legalView(found, language), isInForce };
}

export function headers() {
  return unlisted;
}

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const language = languageOf(location.pathname);
  const words = pageWords(language).legal;
  if (!loaderData) return [{ title: words.metaTitle }];
  const { title, version, publishedOn } = loaderData.document;
  const date = formatInputDate(publishedOn, language);
  return [
    { title: words.versionTitle(title, version) },
    { name: "description", content: words.versionDescription(title, version, date) },
  ];
}

/** One version of a legal text, as a customer accepted it. */
export default function LegalVersion() {
  const { document, isInForce } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const { kind, title, version, publishedOn } = document;
  const words = pageWords(language).legal;
  const sections = readSections(document.body);
  const legal = pathTo("legal", language);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        language={language}
        title={title}
        above={[{ to: legal, label: words.title }]}
        lead={words.publishedOn(formatInputDate(publishedOn, language), version)}
      />
      <div className={styles.version}>
        <Note>
          {isInForce ? words.stillInForce : words.older.before}
          {!isInForce && (
            <Link className="link" to={`${legal}#${kind}`}>
              {words.older.link}
            </Link>
          )}
        </Note>
        <SectionList {...{ language, title, sections, anchor: kind }} />
        <LegalText anchor={kind} sections={sections} level={2} />
      </div>
    </div>
  );
}
