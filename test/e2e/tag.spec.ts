// covers: routes/site/frame
import { spawn, type ChildProcess } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { storedConsent } from "../../app/domain/visits/consent.ts";
import { visitWords } from "../../app/i18n/visits/en.ts";
import { goOn } from "./second-page.ts";
import { pathOf } from "./visitor.ts";
import { untouched as test } from "./story.ts";

/** A house that counts as well, on this machine: its script says that it was there, and tells its house. */
let house: Server;
let asked = 0;
/** The site with that house's script set, beside the site of the other stories and on the same database. */
let site: ChildProcess;
let origin = "";

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  house = createServer((request, response) => {
    asked += 1;
    response.setHeader("Content-Type", "text/javascript");
    response.end(request.url === "/tag.js?id=1" ? "window.tagWasHere = true;" : "");
  }).listen(0);
  const { port } = house.address() as AddressInfo;
  site = spawn(process.execPath, ["main.ts"], {
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: process.env.STORY_DATA ?? "data",
      LOG_LEVEL: "warn",
      ANALYTICS_TAG: `http://localhost:${port}/tag.js?id=1`,
    },
  });
  origin = await new Promise<string>((resolve, reject) => {
    site.stdout?.on("data", (line: Buffer) => {
      const found = /is open: (http:\S+)/.exec(String(line))?.[1];
      if (found) resolve(found);
    });
    site.once("exit", () => reject(new Error("the site with a tag did not start")));
  });
});

test.afterAll(async () => {
  const left = new Promise((resolve) => site.once("exit", resolve));
  site.kill("SIGTERM");
  await left;
  house.close();
});

test("another house counts only whoever has agreed, and no longer than that @phone", async ({
  page,
  language,
}) => {
  const words = visitWords(language);
  const faults: string[] = [];
  page.on("console", (said) => {
    if (said.type() === "error") faults.push(said.text());
  });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const before = asked;
  await page.goto(origin + pathOf(language, "/locations"));
  await goOn(page, language);
  await expect(page.getByText(words.tag)).toBeVisible();
  await page.waitForTimeout(1500);
  expect(asked).toBe(before);

  await button(words.agree).click();
  await expect.poll(() => asked, { timeout: 15_000 }).toBe(before + 1);
  await expect
    .poll(() => page.evaluate(() => "tagWasHere" in window && window.tagWasHere))
    .toBe(true);
  const layer = await page.evaluate(() => "dataLayer" in window && window.dataLayer);
  expect(layer).toMatchObject([{ event: "gtm.js", currency: "EUR" }]);

  await page.getByRole("contentinfo").getByRole("link", { name: words.settings }).click();
  await button(words.refuse).click();
  const anew = page.waitForEvent("load");
  await button(words.ended.keep).click();
  await anew;
  expect(await page.evaluate(() => "tagWasHere" in window)).toBe(false);
  await page.mouse.move(3, 210);
  await page.mouse.move(7, 214);
  await page.waitForTimeout(1500);
  expect(asked).toBe(before + 1);
  expect(faults).toEqual([]);
});

test("another house begins nowhere where the address is a key @phone", async ({ page }) => {
  const yes = storedConsent("yes", Date.now());
  await page.addInitScript((said) => localStorage.setItem("visit-consent", said), yes);
  const before = asked;
  await page.goto(`${origin}/newsletter/confirm/not-a-token`);
  await page.mouse.move(3, 200);
  await page.mouse.move(7, 204);
  await page.waitForTimeout(2500);
  expect(asked).toBe(before);
  await page.goto(`${origin}/locations`);
  await page.mouse.move(3, 200);
  await page.mouse.move(7, 204);
  await expect.poll(() => asked, { timeout: 15_000 }).toBe(before + 1);
});
