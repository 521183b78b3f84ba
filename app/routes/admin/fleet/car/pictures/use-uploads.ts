import { useCallback, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { keepsTyped } from "../../../../../ui/admin/form/keeps-typed.ts";
import type { Upload } from "./take-uploads.ts";

export type UploadState =
  | { kind: "waiting" | "working" | "done" | "failed" }
  | { kind: "sending"; percent: number }
  | { kind: "refused"; reason: NonNullable<Upload["reason"]> };

export type Sent = { key: number; name: string; state: UploadState };

type Waiting = { key: number; file: File };

/** Sends files one after the other to an address, and says of each how far it is. */
export function useUploads(address: string) {
  const [sent, setSent] = useState<Sent[]>([]);
  const queue = useRef<Waiting[]>([]);
  const isSending = useRef(false);
  const nextKey = useRef(1);
  const navigate = useNavigate();

  const tell = useCallback(
    (key: number, state: UploadState) =>
      setSent((all) => all.map((one) => (one.key === key ? { ...one, state } : one))),
    [],
  );
  const drain = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { key, file } = next;
      tell(key, await send(address, file, (state) => tell(key, state)));
      // The same page once more, with the picture in it.
      await navigate(".", { replace: true, state: keepsTyped, preventScrollReset: true });
    }
    isSending.current = false;
  }, [address, navigate, tell]);
  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => ({ key: nextKey.current++, file }));
      queue.current.push(...added);
      const shown = added.map(({ key, file }): Sent => ({
        key,
        name: file.name,
        state: { kind: "waiting" },
      }));
      setSent((all) => [...all, ...shown]);
      void drain();
    },
    [drain],
  );
  return { sent, add };
}

const mostBytes = 20 * 1024 * 1024;

/** Only XMLHttpRequest says how much of a body has left. */
function send(
  address: string,
  file: File,
  tell: (state: UploadState) => void,
): Promise<UploadState> {
  if (file.size === 0) return Promise.resolve({ kind: "refused", reason: "empty" });
  if (file.size > mostBytes) return Promise.resolve({ kind: "refused", reason: "too-big" });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      tell({ kind: "sending", percent: Math.floor((100 * loaded) / Math.max(total, 1)) }),
    );
    request.upload.addEventListener("load", () => tell({ kind: "working" }));
    request.addEventListener("load", () => resolve(readAnswer(request.responseText)));
    for (const event of ["error", "abort", "timeout"])
      request.addEventListener(event, () => resolve({ kind: "failed" }));
    const form = new FormData();
    form.append("files", file);
    request.send(form);
  });
}

/** An answer that is no list of uploads (a sign-in, a page that failed) took nothing. */
function readAnswer(text: string): UploadState {
  try {
    const { uploads }: { uploads?: Upload[] } = JSON.parse(text);
    const [upload] = uploads ?? [];
    if (!upload) return { kind: "failed" };
    return upload.reason ? { kind: "refused", reason: upload.reason } : { kind: "done" };
  } catch {
    return { kind: "failed" };
  }
}
