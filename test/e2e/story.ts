import { test as base, type Page } from "@playwright/test";
import { languages, type Language } from "../../app/domain/language.ts";

/** Who the visitor of a project is. */
export type VisitorOptions = { language: Language; device: "phone" | "desk" };

type Visitor = VisitorOptions & {
  /** A day for one story alone, so many days from today: visitors go side by side and must not take each other's cars. */
  dayFor: (days: number) => number;
};

/** The test of stories about the moment before a page is touched. */
export const untouched = base.extend<Visitor>({
  language: ["en-us", { option: true }],
  device: ["phone", { option: true }],
  dayFor: async ({ language, device }, use) => {
    const place = languages.indexOf(language) + (device === "desk" ? 2 : 0);
    await use((days) => days + place * 60);
  },
});

/**
 * The test of stories whose visitor has been on each page for a moment: `goto` and `reload` touch it and wait until its scripts
 * have taken it over.
 */
export const test = untouched.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    const isScripted = javaScriptEnabled !== false;
    page.goto = async (...asked) => {
      const answer = await goto(...asked);
      if (isScripted) await takenOver(page);
      return answer;
    };
    page.reload = async (...asked) => {
      const answer = await reload(...asked);
      if (isScripted) await takenOver(page);
      return answer;
    };
    await use(page);
  },
});

/** Touches the page and waits for its scripts; a page that has none stays as it is. */
export async function takenOver(page: Page): Promise<void> {
  // A page that leads on before it is taken over takes the question with it: the next one is asked.
  for (let isTaken = false; !isTaken;)
    isTaken = await page.evaluate(untilTaken).catch((error: Error) => {
      if (/context was destroyed|navigat/i.test(error.message)) return false;
      throw error;
    });
}

/**
 * Runs in the page: waiting here costs a tenth of asking from outside. So does a touch that is made here; a real hand comes where pages are
 * `untouched`.
 */
function untilTaken(): Promise<boolean> {
  dispatchEvent(new Event("pointermove"));
  const { documentElement: root } = document;
  const isTaken = () =>
    !document.querySelector("script[type=module]") || root.hasAttribute("data-live");
  return new Promise((resolve) => {
    if (isTaken()) resolve(true);
    else
      new MutationObserver((_, observer) => {
        if (!isTaken()) return;
        observer.disconnect();
        resolve(true);
      }).observe(root, { attributes: true });
  });
}
