import { ImagePlus } from "lucide-react";
import { type DragEvent, type FormEvent, useCallback, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { adminCarsWords } from "../../../../../i18n/admin-cars/en.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import type { Upload } from "./picture-answers.ts";
import { useSite } from "../../../../request/use-site.ts";
import { keepsTyped } from "../../../../../ui/admin/form/leave-guard.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { StatusDot } from "../../../../../ui/admin/page/status-dot.tsx";
import { classNames } from "../../../../../ui/controls/class-names.ts";
import { Icon } from "../../../../../ui/controls/icon.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import styles from "./pictures.module.css";

type Props = {
  carId: number;
  /** The number of pictures that the car can still have. */
  room: number;
  /** The outcome of files that were sent without scripts. */
  uploads: Upload[] | undefined;
};

/** The panel that takes pictures: dropped, chosen, or sent by a plain form. */
export function UploadPanel({ carId, room, uploads = [] }: Props) {
  const { language } = useSite();
  const words = adminCarsWords(language).pictures;
  const page = adminPath("cars", language, carId, "pictures");
  const { sent, add } = useUploads(`${page}/upload`);
  const before = uploads.map(({ name, reason }, index) => ({
    key: -1 - index,
    name,
    state: reason ? ({ kind: "refused", reason } as const) : ({ kind: "done" } as const),
  }));
  const all = [...before, ...sent];
  return (
    <Panel title={words.add} lead={words.addLead}>
      <form
        method="post"
        action={page}
        encType="multipart/form-data"
        onSubmit={(event) => sendByHand(event, add)}
      >
        <DropArea onFiles={add} disabled={room <= 0} />
      </form>
      {room <= 0 && <p>{words.reasons.full}</p>}
      {all.length > 0 && (
        <List className={styles.uploads} aria-label={words.uploads}>
          {all.map(({ key, name, state }) => (
            <li key={key}>
              <span className={styles.file}>{name}</span>
              <Progress name={name} state={state} />
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}

type AreaProps = { onFiles: (files: File[]) => void; disabled: boolean };

function DropArea({ onFiles, disabled }: AreaProps) {
  const words = adminCarsWords(useSite().language).pictures;
  const [isOver, setOver] = useState(false);
  const drag = (over: boolean) => (event: DragEvent) => {
    if (disabled || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(over);
  };
  return (
    <div
      className={classNames(styles.drop, isOver && styles.over)}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        if (!disabled) onFiles([...event.dataTransfer.files]);
      }}
    >
      <Icon of={ImagePlus} size={22} />
      <label>
        <span>{words.drop}</span> <b>{words.choose}</b>
        <input
          type="file"
          name="files"
          multiple
          disabled={disabled}
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = "";
          }}
        />
      </label>
      <noscript>
        <button type="submit" name="intent" value="upload" disabled={disabled}>
          {words.upload}
        </button>
      </noscript>
    </div>
  );
}

function sendByHand(event: FormEvent<HTMLFormElement>, add: (files: File[]) => void) {
  event.preventDefault();
  const files = new FormData(event.currentTarget).getAll("files");
  add(files.filter((file) => file instanceof File && file.size > 0) as File[]);
}

function Progress({ name, state }: { name: string; state: UploadState }) {
  const words = adminCarsWords(useSite().language).pictures;
  switch (state.kind) {
    case "waiting":
      return <StatusDot tone="mute">{words.waiting}</StatusDot>;
    case "sending":
      return (
        <span className={styles.sending}>
          <progress aria-label={name} max={100} value={state.percent} />
          {words.sending(state.percent)}
        </span>
      );
    case "working":
      return (
        <span className={styles.sending}>
          <progress aria-label={name} />
          {words.working}
        </span>
      );
    case "done":
      return <StatusDot tone="good">{words.done}</StatusDot>;
    case "failed":
      return <StatusDot tone="bad">{words.failed}</StatusDot>;
    case "refused":
      return <StatusDot tone="bad">{words.reasons[state.reason]}</StatusDot>;
  }
}

type UploadState =
  | { kind: "waiting" | "working" | "done" | "failed" }
  | { kind: "sending"; percent: number }
  | { kind: "refused"; reason: NonNullable<Upload["reason"]> };

type Sent = { key: number; name: string; state: UploadState };

type Waiting = { key: number; file: File };

/** Sends files to an address one after the other, and follows the progress of each. */
function useUploads(address: string) {
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
      // The page is loaded again, with the new picture in it.
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

const maxBytes = 20 * 1024 * 1024;

/** Sends one file by XMLHttpRequest, since nothing else reports how much of a body was sent. */
function send(
  address: string,
  file: File,
  tell: (state: UploadState) => void,
): Promise<UploadState> {
  if (file.size === 0) return Promise.resolve({ kind: "refused", reason: "empty" });
  if (file.size > maxBytes) return Promise.resolve({ kind: "refused", reason: "too-big" });
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

/** The state of an upload by its answer; "failed" when the answer is not a list of uploads (a sign-in, an error page). */
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
