/** The built product with a house of its own, for stories that would disturb all others: while one of them closes the site, it is closed to everybody. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export type OwnProduct = {
  origin: string;
  dataDir: string;
  /** The one-time link that makes the first owner. */
  ownerLink: string;
  /** Fills the demo year in beside the running product. */
  fillDemo: () => Promise<void>;
  close: () => Promise<void>;
};

/** Starts the product on a free port, with an empty data folder that goes away with it. */
export async function openOwnProduct(): Promise<OwnProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), "own-story-"));
  const run = (file: string) =>
    spawn(process.execPath, [file], {
      cwd: resolve(import.meta.dirname, "../.."),
      env: { ...process.env, PORT: "0", DATA_DIR: dataDir, DATABASE_URL: "", LOG_LEVEL: "warn" },
      stdio: ["ignore", "pipe", "inherit"],
    });
  const child = run("main.ts");
  const close = async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  };
  const fillDemo = async () => {
    const demo = run("scripts/demo.ts");
    demo.stdout.resume();
    const [exitCode] = await once(demo, "exit");
    if (exitCode !== 0) throw new Error(`The demo year was not filled in: ${exitCode}`);
  };
  let said = "";
  for await (const piece of child.stdout) {
    said += String(piece);
    const origin = /is open: (http:\S+)/.exec(said)?.[1];
    const ownerLink = /first owner [^:]*: (http:\S+)\n/.exec(said)?.[1];
    if (!origin || !ownerLink) continue;
    child.stdout.resume();
    return { origin, dataDir, ownerLink, fillDemo, close };
  }
  await close();
  throw new Error(`The product did not start: ${said}`);
}
