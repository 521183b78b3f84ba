/** The product as `npm start` starts it, as a process of its own that can be killed. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

export type RunningProduct = {
  child: ChildProcess;
  /** Without a slash at its end. */
  origin: string;
};

/** Starts the product with these variables beside ours, and waits until it says where it is open. */
export async function startProduct(
  variables: Readonly<Record<string, string>>,
): Promise<RunningProduct> {
  if (!existsSync(join(root, "build/server/index.js")))
    throw new Error("npm run build comes first");
  const own = { PORT: "0", NODE_ENV: "production", DATABASE_URL: "", TRUST_PROXY: "1" };
  const child = spawn(process.execPath, ["main.ts"], {
    cwd: root,
    env: { ...process.env, ...own, ...variables },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  for await (const piece of child.stdout) {
    said += String(piece);
    const origin = /is open: (http:\S+)/.exec(said)?.[1];
    if (!origin) continue;
    child.stdout.resume();
    return { child, origin };
  }
  throw new Error(`the product did not start: ${said}`);
}

/** Ends it as a power cut would, and waits for its end. */
export async function killProduct(child: ChildProcess | undefined): Promise<void> {
  child?.kill("SIGKILL");
  if (child && child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
