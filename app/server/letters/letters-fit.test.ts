/** Every letter on the smallest phone, in the widest font that a mail program may choose. */
import { readFileSync } from "node:fs";
import { chromium, type Browser, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openLettersStage, queued, type LettersStage } from "../../../test/casts/letters-cast.ts";
import { languages } from "../../domain/language.ts";
import type { LetterKind } from "../mail/letter.ts";
import { writeLetter } from "./write-letter.ts";

let stage: LettersStage;
let browser: Browser;
beforeAll(async () => {
  stage = await openLettersStage();
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    args: ["--no-sandbox", "--disable-gpu"],
  });
}, 120_000);
afterAll(async () => {
  await browser.close();
  await stage.close();
});

const fonts = new URL("../../../node_modules/@expo-google-fonts/arimo/", import.meta.url);
/** The letters of Arial as wide as those of DejaVu Sans and Verdana: 16 % wider, the bold ones 22 %. */
const wide = [
  { file: "400Regular/Arimo_400Regular.ttf", weight: "100 500", adjust: "116%" },
  { file: "700Bold/Arimo_700Bold.ttf", weight: "600 900", adjust: "122%" },
].map(({ file, ...face }) => ({
  data: readFileSync(new URL(file, fonts)).toString("base64"),
  ...face,
}));

/** Gives the page the font, for all that is written into it afterwards; returns the style that every text has it by. */
async function widen(page: Page): Promise<string> {
  const faces = await page.evaluate(async (fonts) => {
    const addressOf = async (data: string) =>
      URL.createObjectURL(await (await fetch(`data:font/ttf;base64,${data}`)).blob());
    const told = fonts.map(
      async ({ data, weight, adjust }) =>
        `@font-face{font-family:Wide;font-weight:${weight};size-adjust:${adjust};src:url(${await addressOf(data)})}`,
    );
    return Promise.all(told);
  }, wide);
  return `<style>${faces.join("")}*{font-family:Wide !important}</style>`;
}

/** What is long, and what nobody can break where they like: names, mailboxes, what a mail server says. */
const longer = new Map([
  ["Jonas", "Aleksandra-Konstantina"],
  ["jonas@example.com", "aleksandra.konstantina.hadzimuhamedovic@mailbox.example.com"],
  ["lejla@example.com", "lejla.mujic-hadzimuhamedovic.the.second@mailbox.example.com"],
  ["selma@example.com", "selma.zunic-hadzimuhamedovic.the.second@mailbox.example.com"],
]);
function withLong<Payload>(payload: Payload): Payload {
  let text = JSON.stringify(payload);
  for (const [short, long] of longer) text = text.replaceAll(short, long);
  return JSON.parse(text) as Payload;
}

/** The texts that reach over the edge of the screen, and how wide all is; nothing of it may be cut off either. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const names = [...document.querySelectorAll("body *")]
      .filter((one) => one.getBoundingClientRect().right > edge + 0.5)
      .filter((one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
      .map((one) => `${one.tagName} ${one.textContent?.trim().slice(0, 60)}`);
    const { scrollWidth } = document.documentElement;
    return scrollWidth > edge ? [...names, `${scrollWidth} px`] : names;
  });
}

test("nothing of any letter scrolls sideways at 360 px, in either language", async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const style = await widen(page);
  const kinds = Object.keys(stage.payloads) as LetterKind[];
  const found: string[] = [];
  for (const kind of kinds)
    for (const language of languages) {
      const letter = queued(kind, language, withLong(stage.payloads[kind]));
      const { html } = await writeLetter(letter, stage.world);
      await page.setContent(html.replace("</head>", () => `${style}</head>`));
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check("16px Wide"))).toBe(true);
      found.push(...(await tooWide(page)).map((what) => `${kind} ${language}: ${what}`));
    }
  expect(kinds.length).toBeGreaterThan(12);
  expect(found).toEqual([]);
});
