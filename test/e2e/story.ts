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
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  await page.waitForFunction(
    () =>
      !document.querySelector("script[type=module]") ||
      document.documentElement.hasAttribute("data-live"),
  );
}
