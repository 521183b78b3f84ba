/** Firefox, spoken to in WebDriver BiDi as it offers it itself. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  carryActions,
  clickActions,
  deskWindow,
  dropActions,
  type Engine,
  typeActions,
  until,
} from "./engine.ts";

export async function openFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  writeFileSync(join(profile, "user.js"), quietly);
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"];
  const browser = spawn("firefox-esr", args, { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  for await (const piece of browser.stderr) {
    said += String(piece);
    if (/BiDi listening on ws:\S+\s/.test(said)) break;
  }
  const address = /BiDi listening on (ws:\S+)/.exec(said)?.[1];
  if (!address) throw new Error(`Firefox did not start: ${said}`);
  const { send, hangUp } = await connect(`${address}/session`);
  await send("session.new", { capabilities: {} });
  const tree = (await send("browsingContext.getTree", {})) as { contexts: { context: string }[] };
  const context = tree.contexts[0]?.context ?? "";
  await send("browsingContext.setViewport", { context, viewport: deskWindow });
  const run: Engine["run"] = async (script, ...given) => {
    const answer = (await send("script.callFunction", {
      functionDeclaration: `(given) => JSON.stringify((${script})(...JSON.parse(given)) ?? null)`,
      arguments: [{ type: "string", value: JSON.stringify(given) }],
      target: { context },
      awaitPromise: false,
    })) as { result?: { value: string }; exceptionDetails?: { text: string } };
    if (!answer.result) throw new Error(`Firefox: ${answer.exceptionDetails?.text}`);
    return JSON.parse(answer.result.value);
  };
  return {
    goTo: async (url) => {
      await run(() => document.documentElement.setAttribute("data-before", ""));
      await send("browsingContext.navigate", { context, url, wait: "complete" });
      // It answers too early when the page before was still on its way.
      await until(url, () =>
        run(
          () =>
            document.readyState === "complete" &&
            !document.documentElement.hasAttribute("data-before"),
        ),
      );
    },
    run,
    clickAt: async (point) =>
      void (await send("input.performActions", { context, actions: clickActions(point) })),
    carry: async (from, to) =>
      void (await send("input.performActions", { context, actions: carryActions(from, to) })),
    drop: async () =>
      void (await send("input.performActions", { context, actions: dropActions() })),
    type: async (text) =>
      void (await send("input.performActions", { context, actions: typeActions(text) })),
    close: async () => {
      const gone = once(browser, "exit");
      await send("browser.close", {}).catch(() => browser.kill());
      hangUp();
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
    },
  };
}

/** Nothing of the first start, nothing that calls home. */
const quietly = [
  ["browser.shell.checkDefaultBrowser", false],
  ["browser.startup.page", 0],
  ["datareporting.policy.dataSubmissionEnabled", false],
  ["app.update.disabledForTesting", true],
  ["network.captive-portal-service.enabled", false],
  ["network.connectivity-service.enabled", false],
  ["remote.log.level", "Error"],
]
  .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
  .join("\n");

type Call = { resolve: (answer: unknown) => void; reject: (error: Error) => void };

async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error("Firefox does not answer")), {
      once: true,
    });
  });
  const calls = new Map<number, Call>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data));
    const call = calls.get(id);
    calls.delete(id);
    if (type === "error") call?.reject(new Error(`Firefox: ${error} ${message}`));
    else call?.resolve(result);
  });
  const send = (method: string, params: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1;
      calls.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return { send, hangUp: () => socket.close() };
}
