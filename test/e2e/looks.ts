/** Texts that look like one whose contrast was judged before, on whichever page: judging each of them anew is most of a judge's time. */
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** What texts looked like whose contrast was found good, for as long as this process tells stories. */
const judged = new Set<string>();

/** The attribute of texts whose contrast is to be judged; it holds the number of their look. */
export const lookMark = "data-look";

/** The judge's report: what it found, and the numbers of looks whose contrast it found good. */
export type Report = { violations: { id: string; html: string[] }[]; good: number[] };

type Marking = { known: string[]; attribute: string; most: number };

/**
 * Marks the texts of the page whose looks no text had before, and returns the looks by their numbers. In a frame, which says nothing of its
 * looks, every text is judged.
 */
export async function markNewLooks(page: Page): Promise<string[]> {
  for (const frame of page.frames())
    if (frame !== page.mainFrame())
      await frame.evaluate(mark, { known: [], attribute: lookMark, most: Infinity });
  return page.evaluate(mark, { known: [...judged], attribute: lookMark, most: perLook });
}

export function rememberLooks(good: readonly string[]): void {
  for (const look of good) if (look) judged.add(look);
}

/** As many texts of one look are judged on a page: the first may lie below something else, and is not judged then. */
const perLook = 3;

/**
 * Runs in the page. A look is the colour, the size and the weight of a text, and every layer behind it down to one that covers what is
 * below. A layer that is out of the flow has its name in it, since it lies over whatever the piece is made of. Where something is half
 * transparent, a text has no look: each is judged. Before a picture none can be, so that its look is never one that was good.
 */
function mark({ known, attribute, most }: Marking): string[] {
  const times = new Map(known.map((look) => [look, Infinity]));
  const found: string[] = [];
  const grounds = new Map<Element, string>();
  const veiled = new Map<Element, boolean>();

  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    const hasText =
      /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName) ||
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    if (!hasText) continue;
    const look = lookOf(element);
    const before = look === "" ? 0 : (times.get(look) ?? 0);
    times.set(look, before + 1);
    if (before >= most) continue;
    if (before === 0) found.push(look);
    element.setAttribute(attribute, String(found.lastIndexOf(look)));
  }
  return found;

  function lookOf(element: Element): string {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    if (isVeiled(element) || textShadow !== "none") return "";
    return [innerWidth, color, fontSize, fontWeight, groundOf(element)].join(" ");
  }

  function groundOf(element: Element): string {
    const told = grounds.get(element);
    if (told !== undefined) return told;
    const { backgroundColor, backgroundImage, position, float } = getComputedStyle(element);
    const isInFlow = position === "static" && float === "none";
    const isPainted = backgroundImage !== "none" || backgroundColor !== "rgba(0, 0, 0, 0)";
    const isCover = backgroundImage !== "none" || backgroundColor.startsWith("rgb(");
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
  tool.configure({ rules: [{ id: "color-contrast", selector: `[${attribute}]` }] });
  tool.addReporter<Report>("looks", (results, _options, done) => {
    const violations = results.flatMap(({ id, violations: found }) =>
      found.length > 0 ? [{ id, html: found.map(({ node }) => node.source) }] : [],
    );
    const contrast = results.find(({ id }) => id === "color-contrast");
    const good = (contrast?.passes ?? []).flatMap(({ node }) =>
      "element" in node && node.element ? [Number(node.element.getAttribute(attribute))] : [],
    );
    for (const marked of document.querySelectorAll(`[${attribute}]`))
      marked.removeAttribute(attribute);
    done({ violations, good: [...new Set(good)] });
  });
}
