import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { canEnter, idsOf, serverEnvironment, type ServerUser } from "./server-user.ts";

/**
 * Starts one of PostgreSQL's programs on a folder, as the server's user. When that user cannot enter a parent
 * of the folder (a clone under /root), the program gets the folder itself as an open descriptor.
 */
export function startOnFolder(
  program: string,
  args: string[],
  {
    dir,
    user,
    output,
    detached = false,
  }: { dir: string; user: ServerUser; output: "pipe" | number; detached?: boolean },
): ChildProcess {
  const descriptor = canEnter(dir, user) ? undefined : openSync(dir, "r");
  const stdio: StdioOptions = ["ignore", output, output];
  if (descriptor !== undefined) stdio.push(descriptor);
  try {
    return spawn(program, ["-D", descriptor === undefined ? dir : "/proc/self/fd/3", ...args], {
      ...idsOf(user),
      cwd: "/",
      env: serverEnvironment(),
      stdio,
      detached,
    });
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
