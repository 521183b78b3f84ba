import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Row,
  Text,
} from "@react-email/components";
import { renderToStaticMarkup } from "react-dom/server";
import { drawBlock } from "./draw-block.tsx";
import type { About, LetterContent } from "../letter-content.ts";
import { letterFoot, type LetterFoot } from "../blocks/letter-foot.ts";
import { edge, head, styles, styleSheet } from "./letter-styles.ts";
import { colours } from "./colours.ts";

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/**
 * The HTML of a letter. It is drawn at once, without streams: a letter waits for nothing, and the streaming renderer that
 * comes with the components brings a code formatter of 12 MB with it.
 */
export function drawLetter(content: LetterContent, about: About): string {
  const html = renderToStaticMarkup(<Letter content={content} about={about} />);
  return doctype + html.replace("</head>", () => `${outlookOnly}${markupScript(content)}</head>`);
}

type Props = { content: LetterContent; about: About };

function Letter({ content, about }: Props) {
  const foot = letterFoot(content, about);
  return (
    <Html lang={about.language === "ba" ? "bs" : "en"}>
      <Head>
        <title>{content.subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{styleSheet}</style>
      </Head>
      <Body className="paper" style={styles.body}>
        <Preview>{content.preview}</Preview>
        <Container className="sheet card" width="600" style={styles.sheet}>
          <Masthead foot={foot} about={about} />
          <Panel content={content} />
          {content.blocks.map((block, place) => drawBlock(block, `${block.is} ${place}`))}
          <Foot foot={foot} footnote={content.footnote} />
        </Container>
      </Body>
    </Html>
  );
}

/** Ring, line, dot: the logo, drawn with cells. Where corners stay square it is still a line with two ends. */
function Masthead({ foot, about }: { foot: LetterFoot; about: About }) {
  const { name } = about.world.catalogue.facts;
  return (
    <Row>
      <Column style={styles.masthead}>
        <table role="presentation" cellPadding="0" cellSpacing="0" border={0}>
          <tbody>
            <tr>
              <td aria-hidden="true" style={{ lineHeight: 0 }}>
                <div className="mark" style={head.ring} />
              </td>
              <td aria-hidden="true" style={{ lineHeight: 0 }}>
                <div className="markline" style={head.line} />
              </td>
              <td aria-hidden="true" style={{ lineHeight: 0 }}>
                <div className="markline" style={head.dot} />
              </td>
              <td className="ink" style={head.name}>
                <Link className="ink" href={foot.pages[0]?.href} style={{ color: colours.ink }}>
                  <b>{name}</b> {foot.sender.slice(name.length).trim()}
                </Link>
              </td>
            </tr>
          </tbody>
        </table>
      </Column>
    </Row>
  );
}

/** What the letter says in one breath, on the water: with the code in the largest type and the one way forward. */
function Panel({ content: { title, code, lead, action, links = [] } }: { content: LetterContent }) {
  return (
    <Row>
      <Column style={styles.panel}>
        <Heading as="h1" style={styles.title}>
          {title}
        </Heading>
        {code && (
          <Text className="code" style={styles.code}>
            {code}
          </Text>
        )}
        {lead && <Text style={styles.lead}>{lead}</Text>}
        {action && (
          <div style={{ paddingTop: 20 }}>
            <Button href={action.href} style={styles.action}>
              {action.label}
            </Button>
          </div>
        )}
        {links.map(({ label, href }) => (
          <div key={label} style={{ paddingTop: 8 }}>
            <Button href={href} style={styles.second}>
              {label}
            </Button>
          </div>
        ))}
      </Column>
    </Row>
  );
}

function Foot({ foot, footnote }: { foot: LetterFoot; footnote: string }) {
  return (
    <Row style={{ marginTop: 32 }}>
      <Column className="salt ink2" style={styles.foot}>
        {foot.ask && <Text style={styles.small}>{foot.ask}</Text>}
        {foot.ways.length > 0 && <Text style={styles.ways}>{drawLinks(foot.ways)}</Text>}
        {foot.phoneHours && <Text style={styles.small}>{foot.phoneHours}</Text>}
        <Text style={{ ...styles.small, paddingTop: foot.ask ? 16 : 0 }}>
          <b>{foot.sender}</b>
          <br />
          {foot.address}
          <br />
          {drawLinks(foot.pages)}
        </Text>
        <Text className="ink3" style={{ ...styles.small, color: colours.ink3, paddingTop: 16 }}>
          {footnote}
        </Text>
      </Column>
    </Row>
  );
}

function drawLinks(links: LetterFoot["ways"]) {
  return links.map(({ label, href }, place) => (
    <span key={label}>
      {place > 0 && " · "}
      <Link className="link" href={href} style={edge.link}>
        {label}
      </Link>
    </span>
  ));
}

/** Outlook on Windows draws with Word: it knows no greatest width, and falls back to Times. */
const outlookOnly =
  "<!--[if mso]><style>.sheet{width:600px !important}*{font-family:'Segoe UI',Arial,sans-serif !important}</style><![endif]-->";

/** No sign of the data can end the script: a "<" is written as its number. */
function markupScript({ markup }: LetterContent): string {
  if (!markup) return "";
  const json = JSON.stringify(markup).replaceAll("<", String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}
