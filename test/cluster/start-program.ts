import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { clusterPlace } from "../../app/server/db/cluster/place.ts";

/** The user of a program; absent for the user of the tests. */
export type RunAs = { uid?: number; gid?: number };

export type Program = {
  pid: number;
  /** Every line of its output. */
  told: string[];
  /** Waits for a line of output from now on (or from line `since`), and returns what follows its first word. */
  tells: (pattern: RegExp, since?: number) => Promise<string>;
  /** Sends the signal and waits for the end; returns the exit code, `null` after a kill. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  exit: Promise<number | null>;
};

const program = join(import.meta.dirname, "program.ts");
const longestMs = 90_000;

/** Starts a program on a data folder as a real process of its own. */
export function startProgram(dataDir: string, as: RunAs = {}, rowBytes = 1): Program {
  const child = spawn(process.execPath, [program, dataDir, String(rowBytes)], {
    ...as,
    cwd: "/",
    env: {
      PATH: process.env.PATH,
      HOME: "/",
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const told: string[] = [];
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => {
      told.push(line);
      for (const listener of listeners) listener();
    });
  const exit = once(child, "close").then(([code]) => code as number | null);
  const tells = (pattern: RegExp, since = told.length) =>
    new Promise<string>((found, reject) => {
      const look = () => {
        const line = told.slice(since).find((one) => pattern.test(one));
        if (line === undefined) return;
        done();
        found(line.slice(line.indexOf(" ") + 1));
      };
      const fail = () => {
        look();
        done();
        const last = [...told.slice(-20), ...serverSaid(dataDir).slice(-40)];
        reject(new Error(`no ${pattern} in:\n${last.join("\n")}`));
      };
      const timer = setTimeout(fail, longestMs);
      const done = () => {
        clearTimeout(timer);
        listeners.delete(look);
      };
      listeners.add(look);
      void exit.then(fail);
      look();
    });
  return {
    pid: child.pid ?? 0,
    told,
    tells,
    end: (signal) => {
      child.kill(signal);
      return exit;
    },
    exit,
  };
}

/** The lines of the server's own log. */
function serverSaid(dataDir: string): string[] {
  const { logFile } = clusterPlace(dataDir);
  return existsSync(logFile) ? readFileSync(logFile, "utf8").trim().split("\n") : [];
}

/** The unprivileged account of every Linux machine, when we are root and it can read the project. */
export function ordinaryUser(): RunAs | undefined {
  if (process.getuid?.() !== 0) return {};
  const nobody = { uid: 65_534, gid: 65_534 };
  const files = [program, process.execPath, resolve("node_modules/pg/package.json")];
  const reads = spawnSync(
    "/bin/sh",
    ["-c", 'for file; do test -r "$file" || exit 1; done', "sh", ...files],
    nobody,
  );
  return reads.status === 0 ? nobody : undefined;
}
