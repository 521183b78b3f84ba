import { rmSync } from "node:fs";

/** After the stories: what their database has left on the disk. */
export default function removeData(): void {
  const folder = process.env.STORY_DATA;
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}
