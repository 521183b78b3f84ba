/** The design of letters as inline styles; only rules that cannot be inline are in the style sheet of the head. */
import { colours, darkColours } from "./colours.ts";

const font = "'Hanken Grotesk','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const side = 24;

/** Names and addresses may be of any length. */
const breakAnywhere = { overflowWrap: "anywhere", wordBreak: "break-word" } as const;

/** The frame of every letter. */
export const styles = {
  body: {
    margin: 0,
    padding: "16px 0",
    backgroundColor: colours.paper,
    color: colours.ink,
    fontFamily: font,
    fontSize: 16,
    lineHeight: "24px",
    WebkitTextSizeAdjust: "100%",
  },
  sheet: {
    width: "100%",
    maxWidth: 600,
    backgroundColor: colours.card,
    border: `1px solid ${colours.hair}`,
    borderRadius: 14,
    borderCollapse: "separate",
    overflow: "hidden",
  },
  masthead: { padding: `16px ${side}px` },
  panel: { padding: `28px ${side}px 32px`, backgroundColor: colours.lake700 },
  title: {
    margin: 0,
    color: colours.onLake,
    fontSize: 20,
    lineHeight: "28px",
    fontWeight: 600,
    ...breakAnywhere,
  },
  code: {
    margin: "8px 0 0",
    color: colours.onLake,
    // Its fourteen signs fit a phone of 360 px in the widest font that a mail program may have.
    fontSize: 26,
    lineHeight: "34px",
    fontWeight: 600,
    letterSpacing: "-0.015em",
    whiteSpace: "nowrap",
  },
  lead: {
    margin: "8px 0 0",
    color: colours.onLake2,
    fontSize: 16,
    lineHeight: "24px",
    ...breakAnywhere,
  },
  action: {
    padding: "15px 24px",
    borderRadius: 8,
    backgroundColor: colours.amber,
    color: colours.amberInk,
    fontSize: 16,
    fontWeight: 600,
  },
  second: {
    padding: "12px 23px",
    border: `1px solid ${colours.onLakeLine}`,
    borderRadius: 8,
    color: colours.onLake,
    fontSize: 16,
    fontWeight: 600,
  },
  foot: {
    padding: `24px ${side}px 28px`,
    backgroundColor: colours.salt50,
    color: colours.ink2,
  },
  small: { margin: 0, fontSize: 14, lineHeight: "22px", ...breakAnywhere },
  ways: { margin: "4px 0", fontSize: 15, lineHeight: "28px", fontWeight: 600, ...breakAnywhere },
} as const satisfies Record<string, React.CSSProperties>;

const markSize = { width: 16, height: 16, borderRadius: 16, fontSize: 0 } as const;

/** The logo and its name. */
export const head = {
  ring: {
    width: 10,
    height: 10,
    border: `3px solid ${colours.lake600}`,
    borderRadius: 16,
    fontSize: 0,
  },
  line: { width: 12, height: 3, backgroundColor: colours.lake600, fontSize: 0 },
  dot: { ...markSize, backgroundColor: colours.lake600 },
  name: { paddingLeft: 10, color: colours.ink, fontSize: 17, lineHeight: "24px" },
} as const satisfies Record<string, React.CSSProperties>;

/** The sections between the panel and the foot. */
export const edge = {
  block: { padding: `20px ${side}px 0` },
  headingBlock: { padding: `32px ${side}px 0` },
  heading: { margin: 0, color: colours.ink, fontSize: 20, lineHeight: "26px", fontWeight: 600 },
  paragraph: { margin: 0, color: colours.ink, fontSize: 16, lineHeight: "24px", ...breakAnywhere },
  link: { color: colours.lake600, textDecoration: "underline" },
  quiet: { color: colours.ink2, fontSize: 15, lineHeight: "22px", ...breakAnywhere },
  caption: { color: colours.ink3, fontSize: 14, lineHeight: "20px" },
  strong: {
    color: colours.ink,
    fontSize: 16,
    lineHeight: "24px",
    fontWeight: 600,
    ...breakAnywhere,
  },
  calm: {
    padding: "12px 16px",
    borderRadius: 8,
    backgroundColor: colours.salt50,
    color: colours.ink2,
    fontSize: 15,
    lineHeight: "22px",
  },
  warn: {
    padding: "12px 16px",
    borderRadius: 8,
    backgroundColor: colours.warnTint,
    color: colours.warn,
    fontSize: 15,
    lineHeight: "22px",
  },
  changed: {
    padding: "10px 0 0",
    color: colours.ink3,
    fontSize: 14,
    lineHeight: "20px",
    fontWeight: 400,
    textAlign: "left",
  },
  cell: { padding: "10px 0", borderBottom: `1px solid ${colours.hair}`, verticalAlign: "top" },
  amount: {
    padding: "10px 0 10px 16px",
    borderBottom: `1px solid ${colours.hair}`,
    textAlign: "right",
    verticalAlign: "top",
    whiteSpace: "nowrap",
    fontWeight: 600,
  },
  quote: {
    padding: "4px 0 4px 16px",
    borderLeft: `3px solid ${colours.lake600}`,
    color: colours.ink,
    fontSize: 16,
    lineHeight: "24px",
    ...breakAnywhere,
  },
} as const satisfies Record<string, React.CSSProperties>;

const d = darkColours;

/** Larger type on wide screens, and dark mode. */
export const styleSheet = [
  "@media (min-width:480px){.code{font-size:40px !important;line-height:48px !important}}",
  "@media (prefers-color-scheme:dark){",
  `.paper,.paper>table>tbody>tr>td{background-color:${d.paper} !important}`,
  `.card{background-color:${d.card} !important;border-color:${d.hair} !important}`,
  `.salt{background-color:${d.salt50} !important}`,
  `.warn{background-color:${d.warnTint} !important;color:${d.warn} !important}`,
  `.ink{color:${d.ink} !important}.ink2{color:${d.ink2} !important}.ink3{color:${d.ink3} !important}`,
  `.link{color:${d.lake600} !important}.ok{color:${d.ok} !important}`,
  `.hair{border-color:${d.hair} !important}.inkline{border-color:${d.ink} !important}`,
  `.mark{border-color:${d.lake600} !important}.markline{background-color:${d.lake600} !important}`,
  `.rail{border-color:${d.lake600} !important}`,
  "}",
].join("");
