import { mkdir, statfs } from "node:fs/promises";
import type { Checked, Finding } from "../../../domain/proof/proof.ts";

const leastBytes = 1024 ** 3;

/** The disks of these folders have room for at least `neededBytes`, and a gigabyte. */
export async function checkDisk(folders: readonly string[], neededBytes = 0): Promise<Checked> {
  const should = Math.max(leastBytes, neededBytes);
  const findings: Finding[] = [];
  for (const folder of folders) {
    await mkdir(folder, { recursive: true });
    const { bavail, bsize } = await statfs(folder);
    const is = bavail * bsize;
    if (is < should) findings.push({ fault: "disk-full", about: folder, is, should });
  }
  return { counted: folders.length, findings };
}
