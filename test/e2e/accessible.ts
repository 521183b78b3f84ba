/** What every page is judged by, as it stands. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { lookMark, markNewLooks, rememberLooks, reportLooks, type Report } from "./looks.ts";

/** The tool's text and how it reports, for each document; of the two texts that are published, the short one is read in half the time. */
const source = `if (!window.axe) {
  ${readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8")};
  (${reportLooks})(${JSON.stringify(lookMark)});
}`;

/** Pages whose next documents bring the tool along: read by a document in the making, it takes a tenth of the time. */
const equipped = new WeakSet<Page>();

/** What a page is judged by: the tool's rules. */
type Asked = {
  /** False: without colours, for states of a page whose colours were judged before. */
  contrast?: boolean;
  /** False: without what stands around the page's own part, where another page was judged with it. */
  frame?: boolean;
  /** True: only the rules that another width or other colours can break, for a page that another visitor judges by all. */
  looksAlone?: boolean;
};

/** The tool for people with disabilities finds nothing to mend on the page as it stands. */
export async function expectAccessible(page: Page, asked: Asked = {}): Promise<void> {
  // What is about to fade in has hardly any colour yet: the page is judged at rest. Saying so styles all of it anew, which a visitor who
  // wants less motion spares.
  const isCalm = await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  if (!isCalm) await page.emulateMedia({ reducedMotion: "reduce" });
  // What had begun before keeps its time.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
  const violations = await violationsOf(page, asked);
  if (!isCalm) await page.emulateMedia({ reducedMotion: null });
  expect(violations.map(({ id, html }) => `${id}: ${html.join(" | ")}`)).toEqual([]);
}

/** Nothing scrolls sideways. */
export async function expectToFit(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}

/** As long as an address of the router may be; longer than that it asks for none of the pages that the links lead to. */
const longestQuestion = 7680;

/** The router can ask ahead for all pages that the links of this one lead to: with too many different ones it asks for none. */
export async function expectDiscoverable(page: Page): Promise<void> {
  const asked = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-discover]")];
    const forms = [...document.querySelectorAll<HTMLFormElement>("form[data-discover]")];
    const paths = [...links, ...forms.map(({ action }) => new URL(action))].flatMap(
      ({ pathname }) =>
        [...pathname.matchAll(/(?<!^)\/|$/g)].map(({ index }) => pathname.slice(0, index)),
    );
    return encodeURIComponent([...new Set(paths)].join(",")).length;
  });
  // With room for some more links than a year of the demo makes.
  expect(asked, "what the router asks for").toBeLessThan(longestQuestion - 1_000);
}

/** How letters become larger or wider than the page was drawn with; the last is what WCAG 1.4.12 asks of every page. */
const letters = {
  "as it is": "",
  "a wide font of the system":
    '@font-face{font-family:Wide;src:local("Arial");size-adjust:118%}:root,[data-admin]{--font:Wide!important}',
  "text of 200 %": "html{font-size:200%!important}",
  "text spacing":
    "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}",
};

/** What does not fit the narrowest phone, with whatever letters: what scrolls sideways, and texts that are cut at an edge. */
export async function misfitsOf(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: size?.height ?? 740 });
  const misfits = await page.evaluate(cutTexts, letters);
  if (size) await page.setViewportSize(size);
  return misfits;
}

/** Runs in the page, with each of these letters. */
function cutTexts(letters: Readonly<Record<string, string>>): string[] {
  const style = document.createElement("style");
  document.head.append(style);
  const misfits = Object.entries(letters).flatMap(([name, content]) => {
    style.textContent = content;
    return cutAsItStands().map((what) => `${name}: ${what}`);
  });
  style.remove();
  return misfits;

  function cutAsItStands(): string[] {
    const over = document.documentElement.scrollWidth - innerWidth;
    const found = over > 0 ? [`the page is ${over} px too wide`] : [];
    const edges = new Map<Element, [number, number]>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      if (
        !around ||
        !text.nodeValue?.trim() ||
        around.closest("svg, script, style, noscript, option")
      )
        continue;
      if (!around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      const [from, to] = edgesOf(around);
      if (width > 1 && (left < from - 2 || right > to + 2))
        found.push(`"${text.nodeValue.trim().slice(0, 40)}" is cut`);
    }
    return found;

    /** Between which edges what stands in this box is seen. */
    function edgesOf(box: Element | null): [from: number, to: number] {
      if (!box || box === document.body) return [0, innerWidth];
      const told = edges.get(box);
      if (told) return told;
      const { overflowX, clipPath, display } = getComputedStyle(box);
      let [from, to] = edgesOf(box.parentElement);
      // Read aloud only, or in a strip that is made for swiping; what is drawn by its contents has no box that could cut.
      if (display !== "contents" && (clipPath !== "none" || /auto|scroll/.test(overflowX)))
        [from, to] = [-Infinity, Infinity];
      else if (display !== "contents" && overflowX !== "visible" && from > -Infinity) {
        const { left, right } = box.getBoundingClientRect();
        [from, to] = [Math.max(from, left), Math.min(to, right)];
      }
      edges.set(box, [from, to]);
      return [from, to];
    }
  }
}

/** The same on a phone and at a desk, whoever looks. */
export async function expectToFitEverywhere(page: Page): Promise<void> {
  await expectToFit(page);
  const size = page.viewportSize();
  if (!size) return;
  await page.setViewportSize({ ...size, width: size.width < 768 ? 1280 : 360 });
  await expectToFit(page);
  await page.setViewportSize(size);
}

/** The tool in the page and in each frame of it, which it asks by messages. */
async function violationsOf(
  page: Page,
  { contrast = true, frame = true, looksAlone = false }: Asked,
): Promise<Report["violations"]> {
  if (!equipped.has(page)) {
    equipped.add(page);
    await page.addInitScript(source);
  }
  for (const part of page.frames())
    if (!(await part.evaluate(() => "axe" in window))) await part.evaluate(source);
  const without = frame ? undefined : around;
  const looks = contrast ? await markNewLooks(page, without) : [];
  const hasLooks = looks.length > 0 || (contrast && page.frames().length > 1);
  const unreached = looksAlone ? await page.evaluate(unreachedRegions) : [];
  if (looksAlone && !hasLooks) return unreached;
  const only = looksAlone ? ["color-contrast"] : undefined;
  const report = await page.evaluate(judge, { contrast: hasLooks, without, only });
  rememberLooks(looks, report);
  return [...report.violations, ...unreached];
}

/**
 * Runs in the page: what scrolls by itself, and has nothing in it that keys could reach. It is the tool's rule of the same name, which looks
 * at every element for it.
 */
function unreachedRegions(): Report["violations"] {
  const focusable =
    ":is(a[href], button, input, select, textarea, summary, iframe, [tabindex='0']):not(:disabled, [tabindex='-1'])";
  const isUnreached = (one: Element) => {
    const { overflowX, overflowY } = getComputedStyle(one);
    const scrolls = (overflow: string, over: number) => over > 13 && /auto|scroll/.test(overflow);
    return (
      (scrolls(overflowX, one.scrollWidth - one.clientWidth) ||
        scrolls(overflowY, one.scrollHeight - one.clientHeight)) &&
      !one.matches(focusable) &&
      ![...one.querySelectorAll(focusable)].some((inner) => inner.checkVisibility())
    );
  };
  const html = [...document.querySelectorAll("body *")]
    .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
    .filter((one) => one.checkVisibility() && isUnreached(one))
    .map((one) => one.outerHTML.slice(0, 200));
  return html.length > 0 ? [{ id: "scrollable-region-focusable", html }] : [];
}

/** What stands around a page's own part. */
const around = "body :is(nav, header):not(main *)";

/** Runs in the page. */
async function judge(asked: {
  contrast: boolean;
  without: string | undefined;
  only: string[] | undefined;
}): Promise<Report> {
  const tool = (window as unknown as { axe: typeof axe }).axe;
  const exclude = asked.without && document.querySelector(asked.without) ? [asked.without] : [];
  // The report of the tool's own kind has what is read of it here, and a hundred times more.
  return (await tool.run(
    { include: [["html"]], exclude },
    {
      reporter: "looks",
      // Not the styles, which it would fetch and read once more for a rule that is off.
      preload: { assets: ["media"] },
      ...(asked.only && { runOnly: asked.only }),
      rules: { "color-contrast": { enabled: asked.contrast } },
    },
  )) as unknown as Report;
}
