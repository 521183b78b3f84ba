/** The built product with a house of its own, for stories that would disturb all others: while one of them closes the site, it is closed to everybody. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export type OwnProduct = {
  origin: string;
  dataDir: string;
  /** The one-time link that makes the first owner; empty where there is one. */
  ownerLink: string;
  /** Fills the demo year in beside the running product. */
  fillDemo: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Starts the product on a free port, with a data folder that goes away with it: a copy of the one that was prepared before the
 * stories, which has its first owner, or an empty one.
 */
export async function openOwnProduct({ empty = false } = {}): Promise<OwnProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), "own-story-"));
  const prepared = process.env.STORY_HOUSE ?? "";
  if (!empty) copyHouse(prepared, dataDir);
  const { stop, ...product } = await startProduct(dataDir, empty);
  const fillDemo = async () => {
    const demo = runOn(dataDir, "scripts/demo.ts");
    demo.stdout?.resume();
    const [exitCode] = await once(demo, "exit");
    if (exitCode !== 0) throw new Error(`The demo year was not filled in: ${exitCode}`);
  };
  const close = async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  };
  return { ...product, dataDir, fillDemo, close };
}

/** Copies a data folder that no product is open over. Its database's files stay those of whom they belong to. */
export function copyHouse(from: string, to: string): void {
  execFileSync("cp", ["-a", "--reflink=auto", `${from}/.`, to]);
}

type Started = Pick<OwnProduct, "origin" | "ownerLink"> & { stop: () => Promise<void> };

/** Starts the product on a free port over a data folder. `withoutOwner`: the link that makes the first one is waited for. */
export async function startProduct(dataDir: string, withoutOwner = false): Promise<Started> {
  const child = runOn(dataDir, "main.ts");
  const stop = async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  };
  let said = "";
  for await (const piece of child.stdout ?? []) {
    said += String(piece);
    const origin = /is open: (http:\S+)\n/.exec(said)?.[1];
    const ownerLink = /first owner [^:]*: (http:\S+)\n/.exec(said)?.[1];
    if (!origin || (withoutOwner && !ownerLink)) continue;
    child.stdout?.resume();
    return { origin, ownerLink: ownerLink ?? "", stop };
  }
  await stop();
  throw new Error(`The product did not start: ${said}`);
}

const runOn = (dataDir: string, file: string): ChildProcess =>
  spawn(process.execPath, [file], {
    cwd: resolve(import.meta.dirname, "../.."),
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
