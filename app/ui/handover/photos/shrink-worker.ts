/** Makes photos small beside the page, which goes on answering to hands. */
import { smallPhoto } from "./small-photo.ts";

/** What of a worker is used here: the types of the project are those of pages. */
type Worker = {
  addEventListener: (name: "message", heard: (event: MessageEvent<unknown>) => void) => void;
  postMessage: (answer: unknown, handedOver: Transferable[]) => void;
};
const worker = globalThis as unknown as Worker;

worker.addEventListener("message", ({ data: file }) => {
  if (!(file instanceof Blob)) return;
  smallPhoto(file).then(
    (answer) => worker.postMessage(answer, answer.ok ? [answer.photo.bytes] : []),
    (error: unknown) => worker.postMessage({ failed: String(error) }, []),
  );
});
