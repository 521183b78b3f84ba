import { rmdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { findPostmaster } from "./postmaster-file.ts";

/** `fast` ends sessions and writes everything to the disk; `immediate` is for clusters that nobody needs again. */
export type StopManner = "fast" | "immediate";

const signals = { fast: "SIGINT", immediate: "SIGQUIT" } as const;

/** Stops the server of this cluster and waits for its end; does nothing when none runs. */
export async function stopServer(dir: string, manner: StopManner = "fast"): Promise<void> {
  const postmaster = findPostmaster(dir);
  if (!postmaster) return;
  process.kill(postmaster.pid, signals[manner]);
  while (findPostmaster(dir)?.pid === postmaster.pid) await sleep(10);
  try {
    rmdirSync(postmaster.socketFolder);
  } catch {
    // Another program has started the cluster again, or the folder went with the temporary files.
  }
}
