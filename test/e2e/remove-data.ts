import { rmSync } from "node:fs";

/** After the stories: what their databases have left on the disk. */
export default function removeData(): void {
  for (const folder of [process.env.STORY_DATA, process.env.STORY_HOUSE])
    if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}
