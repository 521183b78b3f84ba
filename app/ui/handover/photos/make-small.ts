import { smallPhoto, type SmallPhoto } from "./small-photo.ts";

/** One after the other: a phone holds one big picture at a time. */
let line: Promise<unknown> = Promise.resolve();

/**
 * Makes a photo small in a worker, so that the page never stands still for it; by the page itself where a browser draws nothing in
 * workers.
 */
export function makeSmall(file: Blob): Promise<SmallPhoto> {
  const made = line.then(async () => (await byWorker(file)) ?? smallPhoto(file));
  line = made.catch(() => undefined);
  return made;
}

/** Undefined where there is no worker, or none that draws. */
function byWorker(file: Blob): Promise<SmallPhoto | undefined> {
  if (typeof OffscreenCanvas === "undefined") return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./shrink-worker.ts", import.meta.url), { type: "module" });
    const end = (answer: SmallPhoto | undefined) => {
      worker.terminate();
      resolve(answer);
    };
    worker.addEventListener("message", ({ data }: MessageEvent<SmallPhoto | { failed: string }>) =>
      end("failed" in data ? undefined : data),
    );
    worker.addEventListener("error", () => end(undefined));
    worker.postMessage(file, []);
  });
}
