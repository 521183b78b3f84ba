/** WebKitGTK by its WebDriver, on a screen of its own that nobody sees. */
import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import {
  carryActions,
  clickActions,
  deskWindow,
  dropActions,
  type Engine,
  typeActions,
  until,
} from "./engine.ts";

export async function openWebKit(): Promise<Engine> {
  const port = await freePort();
  const screen = await startScreen();
  const driver = spawn("dbus-run-session", ["--", "WebKitWebDriver", `--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, NO_AT_BRIDGE: "1" },
    stdio: "ignore",
    detached: true,
  });
  const driverAt = `http://127.0.0.1:${port}`;
  await until("WebKitWebDriver", async () => (await fetch(`${driverAt}/status`)).ok);
  const { sessionId } = (await send(`${driverAt}/session`, {
    capabilities: { alwaysMatch: { pageLoadStrategy: "normal" } },
  })) as { sessionId: string };
  const session = `${driverAt}/session/${sessionId}`;
  await fitWindow(session);
  return {
    goTo: async (url) => void (await send(`${session}/url`, { url })),
    run: async (script, ...given) => run(session, String(script), given),
    clickAt: async (point) =>
      void (await send(`${session}/actions`, { actions: clickActions(point) })),
    carry: async (from, to) =>
      void (await send(`${session}/actions`, { actions: carryActions(from, to) })),
    drop: async () => void (await send(`${session}/actions`, { actions: dropActions() })),
    type: async (text) => void (await send(`${session}/actions`, { actions: typeActions(text) })),
    close: async () => {
      await fetch(session, { method: "DELETE" }).catch(() => undefined);
      endGroup(driver);
      screen.close();
    },
  };
}

/** The window has borders and bars of its own: it grows until the page has the size of a desk. */
async function fitWindow(session: string): Promise<void> {
  const inside = () =>
    run<{ width: number; height: number }>(
      session,
      String(() => ({ width: innerWidth, height: innerHeight })),
      [],
    );
  let [width, height] = [deskWindow.width, deskWindow.height];
  for (let tries = 0; tries < 5; tries++) {
    await send(`${session}/window/rect`, { x: 0, y: 0, width, height });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const has = await inside();
    if (has.width === deskWindow.width && has.height === deskWindow.height) return;
    width += deskWindow.width - has.width;
    height += deskWindow.height - has.height;
  }
}

async function run<Answer>(session: string, script: string, given: unknown[]): Promise<Answer> {
  const code = `return JSON.stringify((${script})(...arguments) ?? null)`;
  return JSON.parse(String(await send(`${session}/execute/sync`, { script: code, args: given })));
}

async function send(url: string, body: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`WebKit: ${value.error} ${value.message}`);
  return value;
}

/** Answers when the screen says which number it took. */
async function startScreen(): Promise<{ display: string; close: () => void }> {
  const size = `${deskWindow.width + 200}x${deskWindow.height + 300}x24`;
  const args = ["-displayfd", "3", "-screen", "0", size, "-nolisten", "tcp"];
  const server = spawn("Xvfb", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const number = await new Promise<string>((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", () => reject(new Error("Xvfb did not start")));
    server.stdio[3]?.once("data", (said: Buffer) => resolve(String(said).trim()));
  });
  return { display: `:${number}`, close: () => void server.kill() };
}

/** The driver stands behind dbus and has a browser of several processes behind it. */
function endGroup({ pid }: ChildProcess): void {
  if (pid) process.kill(-pid, "SIGTERM");
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
