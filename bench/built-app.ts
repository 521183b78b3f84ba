/** The product as `npm start` runs it, to be measured from outside. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { clusterPlace } from "../app/server/db/cluster/place.ts";
import { stopServer } from "../app/server/db/cluster/stop-server.ts";

export type BuiltApp = { origin: string; close: () => Promise<void> };

/** Returns a temporary data folder and the function that removes it. */
export function temporaryDataDir(): { dataDir: string; remove: () => Promise<void> } {
  const dataDir = mkdtempSync(join(tmpdir(), "eternal-pro-bench-"));
  const remove = async () => {
    await stopServer(clusterPlace(dataDir).dir, "immediate");
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { dataDir, remove };
}

/** Starts the built product on a free port and waits until it answers. */
export async function startApp(
  dataDir: string,
  more: Readonly<Record<string, string>> = {},
): Promise<BuiltApp> {
  const root = resolve(import.meta.dirname, "..");
  const env = {
    ...process.env,
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    DATA_DIR: dataDir,
    PORT: "0",
    ...more,
  };
  const child = spawn(process.execPath, ["main.ts"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  // A failed measurement leaves no process behind.
  process.once("exit", () => child.kill("SIGKILL"));
  const close = async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  };
  let said = "";
  for await (const piece of child.stdout) {
    said += String(piece);
    const origin = /is open: (http:\S+)/.exec(said)?.[1];
    if (!origin) continue;
    child.stdout.resume();
    return { origin, close };
  }
  throw new Error(`The product did not start: ${said}`);
}
