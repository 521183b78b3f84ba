import type { ReactNode } from "react";
import type { LegalDocument } from "../../../../domain/facts.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import { readSections, type Section } from "../../../../domain/legal-sections.ts";
import { formatInputDate } from "../../../../i18n/format.ts";
import { pageWords } from "../../../../i18n/pages/en.ts";
import { LegalText, withNumbers } from "./legal-text.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./legal-article.module.css";

type Props = {
  language: Language;
  document: LegalView;
  /** Controls that belong to the text, below it. */
  children?: ReactNode;
};

/** A legal text in force, one of several on the page; `#terms` leads to it, `#terms-3` to its third section. */
export function LegalArticle({ language, document, children }: Props) {
  const { kind, title, version, publishedOn } = document;
  const sections = readSections(document.body);
  const words = pageWords(language).legal;
  return (
    <article id={kind} className={styles.document}>
      <h2>{title}</h2>
      <p className={styles.force}>
        {words.inForce(formatInputDate(publishedOn, language), version)}
      </p>
      <SectionList {...{ language, title, sections, anchor: kind }} />
      <LegalText anchor={kind} sections={sections} level={3} />
      {children}
    </article>
  );
}

type ListProps = {
  language: Language;
  title: string;
  anchor: string;
  sections: readonly Section[];
};

/** Maximum number of sections that needs no list of them. */
const fewSections = 5;

/** Links to the sections of a long text. */
export function SectionList({ language, title, anchor, sections }: ListProps) {
  const words = pageWords(language).legal;
  const listed = withNumbers(sections).filter(({ section }) => section.heading);
  if (listed.length <= fewSections) return null;
  return (
    <nav aria-label={words.sectionsOf(title)}>
      <details className={styles.sections}>
        <summary>{words.sections(listed.length)}</summary>
        <List ordered>
          {listed.map(({ section, number }) => (
            <li key={number}>
              <a href={`#${anchor}-${number}`}>
                {number}. {section.heading}
              </a>
            </li>
          ))}
        </List>
      </details>
    </nav>
  );
}

/** Returns a legal text in the one language of its page. */
export function legalView(document: LegalDocument, language: Language) {
  const { kind, version, publishedOn, title, body } = document;
  return {
    kind,
    version,
    publishedOn,
    title: inLanguage(title, language),
    body: inLanguage(body, language),
  };
}

type LegalView = ReturnType<typeof legalView>;
