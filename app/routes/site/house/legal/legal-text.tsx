import type { Block, Section } from "../../../../domain/legal-sections.ts";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./legal-text.module.css";

type Props = {
  /** Prefix of the sections' anchors: the same in both languages. */
  anchor: string;
  sections: readonly Section[];
  /** The level of the headings of its sections. */
  level: 2 | 3;
};

/** The text of a legal document, section by section, with numbers that can be quoted. */
export function LegalText({ anchor, sections, level }: Props) {
  const Heading = `h${level}` as const;
  return withNumbers(sections).map(({ section: { heading, blocks }, number }) => {
    const Part = heading ? "section" : "div";
    return (
      <Part key={number} id={number > 0 ? `${anchor}-${number}` : undefined}>
        {heading && (
          <Heading className={styles.heading}>
            {number}. {heading}
          </Heading>
        )}
        {blocks.map((block) => (
          <TextBlock key={keyOf(block)} block={block} />
        ))}
      </Part>
    );
  });
}

/** Returns the sections that have a heading, counted from one. */
export function withNumbers(sections: readonly Section[]): { section: Section; number: number }[] {
  const offset = sections[0] && !sections[0].heading ? 0 : 1;
  return sections.map((section, index) => ({ section, number: index + offset }));
}

function TextBlock({ block }: { block: Block }) {
  if (block.kind === "table") return <TextRows {...block} />;
  if (block.kind === "paragraph")
    return (
      <p className={styles.paragraph}>
        <LinkedText text={block.text} />
      </p>
    );
  return (
    <List className={styles.list}>
      {block.items.map((item) => (
        <li key={item}>
          <LinkedText text={item} />
        </li>
      ))}
    </List>
  );
}

/** A table with much text per cell: each row becomes its name, with every column's heading above its text. */
function TextRows({ head, rows }: Extract<Block, { kind: "table" }>) {
  return (
    <List className={styles.rows}>
      {rows.map(([name, ...cells]) => (
        <li key={name}>
          <p className={styles.name}>{name}</p>
          <dl>
            {cells.map((cell, index) => (
              <div key={head[index + 1]}>
                <dt>{head[index + 1]}</dt>
                <dd>{cell}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </List>
  );
}

function keyOf(block: Block): string {
  if (block.kind === "paragraph") return block.text;
  return block.kind === "list" ? block.items.join() : block.head.join();
}

/** Mail addresses and phone numbers inside a sentence. */
const reachable = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ]{6,}\d/g;

/** A sentence whose addresses and numbers are links. */
function LinkedText({ text }: { text: string }) {
  return partsOf(text).map(({ at, part, to }) =>
    to ? (
      <a key={at} className={to.startsWith("tel") ? "link nowrap" : "link"} href={to}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

function partsOf(text: string): { at: number; part: string; to?: string }[] {
  let end = 0;
  const parts = [...text.matchAll(reachable)].flatMap(({ 0: part, index: at }) => {
    const before = { at: end, part: text.slice(end, at) };
    end = at + part.length;
    const to = part.includes("@") ? `mailto:${part}` : `tel:${part.replaceAll(" ", "")}`;
    return [before, { at, part, to }];
  });
  return [...parts, { at: end, part: text.slice(end) }];
}
