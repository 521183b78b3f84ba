import { readSections, type Block } from "../../../../../domain/legal-sections.ts";
import type { Language } from "../../../../../domain/language.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { List } from "../../../../../ui/controls/list.tsx";
import styles from "../record/rows.module.css";

/** The saved text with today's facts, in the language of the page. */
export function LegalPreview({
  language,
  title,
  body,
}: {
  language: Language;
  title: string;
  body: string;
}) {
  const words = settingsWords(language).legal;
  return (
    <details className={styles.fold}>
      <summary>{words.preview}</summary>
      <p>{words.previewLead}</p>
      <div className={styles.preview}>
        <h2>{title}</h2>
        {readSections(body).map(({ heading, blocks }, index) => (
          <section key={heading ?? index}>
            {heading && <h3>{heading}</h3>}
            {blocks.map((block) => (
              <PreviewBlock key={keyOf(block)} block={block} />
            ))}
          </section>
        ))}
      </div>
    </details>
  );
}

function PreviewBlock({ block }: { block: Block }) {
  if (block.kind === "paragraph") return <p>{block.text}</p>;
  if (block.kind === "list")
    return (
      <List>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    );
  return (
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row.join("|")}>
              {row.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The React key of a block: no two blocks of a section have the same text. */
function keyOf(block: Block): string {
  if (block.kind === "paragraph") return block.text;
  return block.kind === "list" ? block.items.join() : block.head.join();
}
