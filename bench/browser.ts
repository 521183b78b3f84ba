/** A browser in front of the built product, with a house of its own. */
import { chromium, type Browser, type Page, type ViewportSize } from "@playwright/test";
import { addMember, giveSession } from "../test/e2e/member.ts";
import { startApp, temporaryDataDir } from "./built-app.ts";

/** The product, its data folder and a browser. */
export type Stage = { origin: string; dataDir: string; browser: Browser };

/** The browser of the measurements, with a window's painting. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
}

/** What is measured on a stage, which is gone afterwards. */
export async function onStage<Measured>(
  measure: (stage: Stage) => Promise<Measured>,
): Promise<Measured> {
  const { dataDir, remove } = temporaryDataDir();
  const app = await startApp(dataDir);
  const browser = await launchBrowser();
  try {
    return await measure({ origin: app.origin, dataDir, browser });
  } finally {
    await browser.close();
    await app.close();
    await remove();
  }
}

type Sitting = {
  role: "agent" | "manager";
  viewport: ViewportSize;
  patienceMs: number;
  /** Runs in each page before its own scripts. */
  before?: () => void;
};

/** A page in which a member of the staff is signed in. */
export async function memberPage(
  { browser, origin, dataDir }: Stage,
  { role, viewport, patienceMs, before }: Sitting,
): Promise<Page> {
  const page = await browser.newPage({ viewport });
  page.setDefaultTimeout(patienceMs);
  if (before) await page.addInitScript(before);
  const member = { name: "Amra Hodžić", email: "amra@example.ba", password: "mirna rijeka teče" };
  await addMember({ ...member, role }, dataDir);
  await giveSession(page, member.email, { origin, dataDir });
  return page;
}

/** By how much the processor of a phone is slower than ours. */
export const slower = 4;

/** Makes the processor of a page that much slower, until the answer is called. */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  return async () => {
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await devtools.detach();
  };
}
