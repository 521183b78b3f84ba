import { useRef } from "react";
import { X } from "lucide-react";
import type { Language } from "../../../../../domain/language.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { ButtonLink } from "../../../../../ui/controls/button.tsx";
import { useWhenNew } from "../../../../../ui/browser/use-when-new.ts";
import { AnnounceTask } from "./announce-task.tsx";
import { CancelTask } from "./cancel-task.tsx";
import { ChangeTask } from "./change-task.tsx";
import { ExtendTask } from "./extend-task.tsx";
import { CustomerTask } from "./customer-task.tsx";
import { LineTask } from "./line-task.tsx";
import type { Loaded } from "../load-page.ts";
import { ReinstateTask } from "./reinstate-task.tsx";
import styles from "../reservation.module.css";
import { SourceTask } from "./source-task.tsx";
import { SwapTask } from "./swap-task.tsx";
import type { ReservationAnswer } from "../answers/request.ts";

export type TaskProps<Name extends string> = {
  language: Language;
  head: Loaded["head"];
  task: Extract<NonNullable<Loaded["task"]>, { name: Name }>;
  answer: ReservationAnswer | undefined;
  sendingKey: string;
};

type Props = {
  language: Language;
  loaded: Pick<Loaded, "task" | "head"> & { key: string };
  answer: ReservationAnswer | undefined;
};

/** The form of the chosen task, above the parts that it changes. */
export function TaskPart({ language, loaded, answer }: Props) {
  const { task, head, key } = loaded;
  const words = adminReservationWords(language);
  const box = useRef<HTMLDivElement>(null);
  const name = task?.name;
  const { offer, extension, early } = answer?.shown ?? {};
  const isOffered = (offer ?? extension ?? early) !== undefined;
  useWhenNew(`${name} ${isOffered}`, () =>
    box.current?.scrollIntoView({ block: isOffered ? "start" : "nearest" }),
  );
  if (!task) return undefined;
  const shared = { language, head, answer, sendingKey: key };
  const { title, lead } = headOf(task, words);
  return (
    <div ref={box} className={styles.task}>
      <Panel
        title={title}
        lead={lead}
        actions={
          <ButtonLink
            kind="quiet"
            icon={X}
            to={adminPath("reservations", language, head.code)}
            preventScrollReset
          >
            {words.close}
          </ButtonLink>
        }
      >
        {task.name === "change" && <ChangeTask {...shared} task={task} />}
        {task.name === "extend" && <ExtendTask {...shared} task={task} />}
        {task.name === "announce-return" && <AnnounceTask {...shared} task={task} />}
        {task.name === "swap" && <SwapTask {...shared} task={task} />}
        {task.name === "cancel" && <CancelTask {...shared} task={task} />}
        {task.name === "reinstate" && <ReinstateTask {...shared} task={task} />}
        {task.name === "line" && <LineTask {...shared} task={task} />}
        {task.name === "source" && <SourceTask {...shared} task={task} />}
        {task.name === "customer" && <CustomerTask {...shared} task={task} />}
      </Panel>
    </div>
  );
}

function headOf(
  task: NonNullable<Loaded["task"]>,
  words: ReturnType<typeof adminReservationWords>,
): { title: string; lead: string } {
  if (task.name === "extend")
    return { title: words.extend.title, lead: words.extend.lead(task.agreed) };
  if (task.name === "announce-return")
    return { title: words.announce.title, lead: words.announce.lead(task.agreed) };
  if (task.name === "swap") return { title: words.swap.title, lead: words.swap.lead(task.trip) };
  return task.name === "customer" ? words.edit : words[task.name];
}
