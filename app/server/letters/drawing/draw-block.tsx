/** The pieces of a letter as tables: what Gmail and Outlook draw alike. */
import { Column, Heading, Link, Row, Text } from "@react-email/components";
import { BillTable } from "./draw-bill.tsx";
import { TripTable } from "./draw-trip.tsx";
import { colours } from "./colours.ts";
import type { Block, LetterLink } from "../letter-content.ts";
import { edge } from "./letter-styles.ts";

type BlockOf<Is extends Block["is"]> = Extract<Block, { is: Is }>;

/** One piece of a letter, in a row of its own. */
export function drawBlock(block: Block, key: string) {
  return (
    <Row key={key}>
      <Column style={block.is === "heading" ? edge.headingBlock : edge.block}>
        <Drawn block={block} />
      </Column>
    </Row>
  );
}

function Drawn({ block }: { block: Block }) {
  switch (block.is) {
    case "heading":
      return (
        <Heading as="h2" className="ink" style={edge.heading}>
          {block.text}
        </Heading>
      );
    case "paragraph":
      return (
        <Text className="ink" style={edge.paragraph}>
          {block.text}
        </Text>
      );
    case "note":
      return <Note block={block} />;
    case "links":
      return <Text style={edge.paragraph}>{block.links.map(Linked)}</Text>;
    case "trip":
      return <TripTable trip={block} />;
    case "bill":
      return <BillTable bill={block.bill} />;
    case "things":
      return <Things block={block} />;
    case "rows":
      return <Rows block={block} />;
    case "changes":
      return <Changes block={block} />;
    case "quote":
      return <Quote block={block} />;
  }
}

function Linked({ label, href }: LetterLink) {
  return (
    <span key={label}>
      <Link className="link" href={href} style={{ ...edge.link, fontWeight: 600 }}>
        {label}
      </Link>
      &emsp;
    </span>
  );
}

function Note({ block: { text, tone } }: { block: BlockOf<"note"> }) {
  return (
    <Row>
      <Column className={tone === "calm" ? "salt ink2" : "warn"} style={edge[tone]}>
        {text}
      </Column>
    </Row>
  );
}

function Things({ block: { things } }: { block: BlockOf<"things"> }) {
  return things.map(({ what, why }) => (
    <Row key={what}>
      <Column className="hair" style={edge.cell}>
        <div className="ink" style={edge.strong}>
          {what}
        </div>
        <div className="ink2" style={edge.quiet}>
          {why}
        </div>
      </Column>
    </Row>
  ));
}

function Rows({ block: { rows } }: { block: BlockOf<"rows"> }) {
  return rows.map(({ label, value, href }) => (
    <Row key={label}>
      <Column className="hair ink3" style={{ ...edge.cell, ...edge.caption, width: "34%" }}>
        {label}
      </Column>
      <Column className="hair ink" style={{ ...edge.cell, ...edge.paragraph, paddingLeft: 12 }}>
        {href ? (
          <Link className="link" href={href} style={edge.link}>
            {value}
          </Link>
        ) : (
          value
        )}
      </Column>
    </Row>
  ));
}

/** Old beside new; the old struck out, so that it cannot be taken for the new. */
function Changes({ block: { rows, before, now } }: { block: BlockOf<"changes"> }) {
  const half = { ...edge.cell, width: "50%", paddingTop: 2 } as const;
  return rows.map((row) => (
    <table key={row.label} width="100%" cellPadding="0" cellSpacing="0" border={0}>
      <tbody>
        <tr>
          <th className="ink3" colSpan={2} style={edge.changed}>
            {row.label}
          </th>
        </tr>
        <tr>
          <td className="hair ink2" style={{ ...half, ...edge.quiet, paddingRight: 12 }}>
            <span className="ink3" style={edge.caption}>
              {before}:
            </span>{" "}
            <s>{row.before}</s>
          </td>
          <td className="hair ink" style={{ ...half, ...edge.strong }}>
            <span className="ink3" style={{ ...edge.caption, fontWeight: 400 }}>
              {now}:
            </span>{" "}
            {row.now}
          </td>
        </tr>
      </tbody>
    </table>
  ));
}

function Quote({ block: { text } }: { block: BlockOf<"quote"> }) {
  return (
    <Row>
      <Column className="ink rail" style={{ ...edge.quote, borderLeftColor: colours.lake600 }}>
        {linesOf(text).map(({ at, line }) => (
          <span key={at}>
            {line}
            <br />
          </span>
        ))}
      </Column>
    </Row>
  );
}

/** Each line with where it begins, which is what tells equal lines apart. */
function linesOf(text: string): { at: number; line: string }[] {
  let at = 0;
  return text.split("\n").map((line) => {
    const begins = at;
    at += line.length + 1;
    return { at: begins, line };
  });
}
