/**
 * The page on which a car is given out or taken back: its JavaScript beside what every page of the back office loads, how soon a step
 * is left whatever the line does, and whether it goes on answering to hands while photos are made small.
 */
import { parseCode } from "../app/domain/reservations/code.ts";
import { adminPath } from "../app/i18n/admin-paths.ts";
import { memberPage, onStage } from "./browser.ts";
import { language } from "./desk-job.ts";
import { bookAll } from "./desk.ts";
import type { Figure } from "./figure.ts";
import { keepLongestTask, measurePhotos } from "./handover-photos.ts";
import { measureSteps } from "./handover-steps.ts";
import { pageSize } from "./page-size.ts";
import type { RunLength } from "./run-length.ts";

const patienceMs = 120_000;

export async function measureHandoverPage(length: RunLength): Promise<Figure[]> {
  const size = pageSize("en-us.admin.handover", "a handover's page");
  const atWork = await onStage(async (stage) => {
    const [customer] = await bookAll([{}], stage.dataDir);
    const page = await memberPage(stage, {
      role: "agent",
      viewport: { width: 390, height: 844 },
      patienceMs,
      before: keepLongestTask,
    });
    const code = parseCode(customer?.code ?? "") ?? "";
    await page.goto(stage.origin + adminPath("reservation-management", language, code, "out"), {
      waitUntil: "networkidle",
    });
    return [await measureSteps(page), await measurePhotos(page, { folder: stage.dataDir, length })];
  });
  return [size, ...atWork];
}
