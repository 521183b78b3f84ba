import { ImagePlus } from "lucide-react";
import { useState, type DragEvent, type FormEvent } from "react";
import { adminCarsWords } from "../../../../../i18n/admin-cars/en.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { Guarded } from "../../../../../ui/admin/page/guarded.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { StatusDot } from "../../../../../ui/admin/page/status-dot.tsx";
import { Button } from "../../../../../ui/controls/button.tsx";
import { classNames } from "../../../../../ui/controls/class-names.ts";
import { Icon } from "../../../../../ui/controls/icon.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import { useSite } from "../../../../request/use-site.ts";
import styles from "./pictures.module.css";
import type { Upload } from "./take-uploads.ts";
import { useUploads, type UploadState } from "./use-uploads.ts";

type Props = {
  carId: number;
  /** How many more pictures the car can have. */
  room: number;
  mayNot: string | undefined;
  /** What became of files that were sent without scripts. */
  uploads: Upload[] | undefined;
};

/** Where pictures are put in: dropped, chosen, or sent by a plain form. */
export function UploadPanel({ carId, room, mayNot, uploads = [] }: Props) {
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
  const isOff = mayNot !== undefined || room <= 0;
  return (
    <Panel title={words.add} lead={words.addLead}>
      <form
        method="post"
        action={page}
        encType="multipart/form-data"
        onSubmit={(event) => sendByHand(event, add)}
      >
        <DropArea onFiles={add} disabled={isOff} />
      </form>
      {mayNot && (
        <Guarded reason={mayNot}>
          <Button hidden>{words.upload}</Button>
        </Guarded>
      )}
      {!mayNot && room <= 0 && <p>{words.reasons.full}</p>}
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
