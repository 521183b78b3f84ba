/** Texts that look like one whose contrast was judged before, on whichever page: judging each of them anew is most of a judge's time. */
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { isWhole } from "../world/how-often.ts";

/** What texts looked like whose contrast was found good, for as long as this process tells stories. */
const judged = new Set<string>();

/** How often the judge said nothing of such a text: something lies over it, say, or beneath it. */
const undecided = new Map<string, number>();

/** As often it is asked. Where every visitor is told everything, each time. */
const mostAsked = isWhole ? Infinity : 3;

/** The attribute of texts whose contrast is to be judged; it holds the number of their look. */
export const lookMark = "data-look";

/** What a text looks like, and the element that it stands in. */
type Look = { look: string; kind: string };

/** The judge's report: what it found, and the numbers of looks whose contrast it found good, or said nothing of. */
export type Report = {
  violations: { id: string; html: string[] }[];
  good: number[];
  open: number[];
};

type Marking = {
  attribute: string;
  most: number;
  known?: string[];
  undecided?: string[];
  without?: string;
};

/**
 * Marks the texts of the page whose looks no text had before, and returns the looks by their numbers; `without` is a selector of what is not
 * judged. In a frame, which says nothing of its looks, every text is judged.
 */
export async function markNewLooks(page: Page, without?: string): Promise<Look[]> {
  const attribute = lookMark;
  for (const frame of page.frames())
    if (frame !== page.mainFrame()) await frame.evaluate(mark, { attribute, most: Infinity });
  return page.evaluate(mark, {
    attribute,
    most: perLook,
    known: [...judged],
    undecided: [...undecided].flatMap(([look, times]) => (times < mostAsked ? [] : [look])),
    without,
  });
}

export function rememberLooks(looks: readonly Look[], { good, open }: Report): void {
  for (const number of good) if (looks[number]?.look) judged.add(looks[number].look);
  for (const number of open) {
    const { look = "", kind = "" } = looks[number] ?? {};
    if (look) undecided.set(look + kind, (undecided.get(look + kind) ?? 0) + 1);
  }
}

/** As many texts of one look are judged on a page: the first may lie below something else, and is not judged then. */
const perLook = 3;

/**
 * Runs in the page. A look is the colour of a text, whether it is large, and every layer behind it down to one that covers what is
 * below. A layer that is out of the flow has its name in it, since it lies over whatever the piece is made of. Where something is half
 * transparent, a text has no look: each is judged. Before a picture none can be, so that its look is never one that was good.
 */
function mark({ attribute, most, known = [], undecided: vain = [], without }: Marking): Look[] {
  const times = new Map(known.map((look) => [look, Infinity]));
  const unsaid = new Set(vain);
  const found: Look[] = [];
  const grounds = new Map<Element, string>();
  const veiled = new Map<Element, boolean>();
  const apart = [".visually-hidden", ...(without ? [without] : [])].join();

  for (const element of document.querySelectorAll("body *")) {
    const hasText = /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName) || hasOwnText(element);
    if (!hasText) continue;
    const look = lookOf(element);
    const before = look === "" ? 0 : (times.get(look) ?? 0);
    const kind = `${element.tagName}.${element.getAttribute("class")}`;
    if (before >= most || unsaid.has(look + kind) || isLeftOut(element)) continue;
    times.set(look, before + 1);
    element.setAttribute(attribute, String(found.push({ look, kind }) - 1));
  }
  return found;

  function hasOwnText({ firstChild }: Element): boolean {
    for (let node = firstChild; node; node = node.nextSibling)
      if (node.nodeType === 3 && node.nodeValue?.trim()) return true;
    return false;
  }

  /** The judge leaves these out, or cannot say: what nobody sees, what cannot be used now, and a single sign. */
  function isLeftOut(element: Element): boolean {
    const { right, bottom } = element.getBoundingClientRect();
    return (
      element.matches(":disabled, [type=hidden], [type=checkbox], [type=radio], [type=range]") ||
      element.closest(apart) !== null ||
      element.textContent.trim().length === 1 ||
      !element.checkVisibility({ visibilityProperty: true }) ||
      right + scrollX <= 0 ||
      bottom + scrollY <= 0
    );
  }

  function lookOf(element: Element): string {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    if (isVeiled(element) || textShadow !== "none") return "";
    // From 18 points on, or 14 in bold, less contrast is asked for.
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    return [innerWidth, color, isLarge, groundOf(element)].join(" ");
  }

  function groundOf(element: Element): string {
    const told = grounds.get(element);
    if (told !== undefined) return told;
    const { backgroundColor, backgroundImage, position, float } = getComputedStyle(element);
    const isInFlow = position === "static" && float === "none";
    const isPainted = backgroundImage !== "none" || backgroundColor !== "rgba(0, 0, 0, 0)";
    const isCover = backgroundImage !== "none" || !/^rgba|\//.test(backgroundColor);
    const above = element.parentElement;
    const ground = [
      isPainted && `${backgroundColor} ${backgroundImage}`,
      !isInFlow && element.className,
      !isCover && above && groundOf(above),
    ];
    const found = ground.filter(Boolean).join(" < ");
    grounds.set(element, found);
    return found;
  }

  function isVeiled(element: Element): boolean {
    const told = veiled.get(element);
    if (told !== undefined) return told;
    const { opacity, filter, mixBlendMode } = getComputedStyle(element);
    const isIt =
      opacity !== "1" ||
      filter !== "none" ||
      mixBlendMode !== "normal" ||
      (element.parentElement !== null && isVeiled(element.parentElement));
    veiled.set(element, isIt);
    return isIt;
  }
}

/** Runs in the page: how the judge reports. */
export function reportLooks(attribute: string): void {
  const tool = (window as unknown as { axe: typeof axe }).axe;
  tool.configure({
    rules: [
      { id: "color-contrast", selector: `[${attribute}]` },
      // A link in a text differs from it by more than its colour, which would have to be measured as well.
      {
        id: "link-in-text-block",
        selector: "a[href]:not(h2 *, h3 *), [role=link]",
        any: ["link-in-text-block-style"],
      },
      // In a heading it is a name, and may look like the words beside it: the tool's own rule.
      {
        id: "link-in-heading",
        selector: "h2 a[href], h3 a[href]",
        matches: "link-in-text-block-matches",
        any: ["link-in-text-block", "link-in-text-block-style"],
        excludeHidden: false,
        tags: ["wcag2a", "wcag141"],
      },
    ],
  });
  tool.addReporter<Report>("looks", (results, _options, done) => {
    const violations = results.flatMap(({ id, violations: found }) =>
      found.length > 0 ? [{ id, html: found.map(({ node }) => node.source) }] : [],
    );
    const contrast = results.find(({ id }) => id === "color-contrast");
    const numbers = (found: readonly { node: object }[] = []) =>
      found.flatMap(({ node }) =>
        "element" in node && node.element instanceof Element
          ? [Number(node.element.getAttribute(attribute))]
          : [],
      );
    const good = numbers(contrast?.passes);
    const said = new Set([...good, ...numbers(contrast?.violations)]);
    const open: number[] = [];
    for (const marked of document.querySelectorAll(`[${attribute}]`)) {
      const number = Number(marked.getAttribute(attribute));
      if (!said.has(number)) open.push(number);
      marked.removeAttribute(attribute);
    }
    done({ violations, good, open });
  });
}
