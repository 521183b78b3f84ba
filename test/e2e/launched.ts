/** How the browser of the stories is started. */
import { join } from "node:path";

/**
 * Chromium without a window's painting is the same engine for a fifth less of the machine. It moves a hand of its own over a new page, so
 * that stories about a page that nobody has touched take the one with windows.
 */
export const launched = (program: "chromium" | "chromium-headless-shell") => ({
  executablePath: process.env.CHROMIUM ?? `/usr/bin/${program}`,
  // The fonts of a machine decide no layout.
  env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, "fonts.conf") },
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // No process in advance for a page that nobody opens, and no optimising of code that runs for seconds: a fifth of a story.
    ...(program === "chromium-headless-shell"
      ? ["--renderer-process-limit=1", "--js-flags=--no-maglev,--no-opt"]
      : []),
  ],
});
