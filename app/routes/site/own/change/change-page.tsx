import { CircleCheck, CircleX, Info, Phone } from "lucide-react";
import { useNavigation } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { cancellationWords } from "../../../../i18n/cancellation/en.ts";
import { changeWords } from "../../../../i18n/change/en.ts";
import { cancelCost } from "../../../../i18n/cancellation/cancel-cost.ts";
import { chargedText } from "../../../../i18n/charges/charged-text.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { formatPhone, telLink, whatsAppLink } from "../../../../i18n/phone.ts";
import { waitingWords } from "../../../../i18n/waiting/en.ts";
import { siteWords } from "../../../../i18n/site/en.ts";
import type { Told } from "./change-told.ts";
import type { Done } from "./change.tsx";
import { EarlyTask } from "./late/early-task.tsx";
import { LateTask } from "./late/late-task.tsx";
import type { OpenChange } from "./open-change.ts";
import { Overview, Papers, StateTag } from "./overview.tsx";
import { CodeShown, OwnForm, ToldBox } from "./own-form.tsx";
import { ChangeForm } from "./wish/change-form.tsx";
import { Task } from "../../../../ui/booking/own/task.tsx";
import { Button, ButtonOut } from "../../../../ui/controls/button.tsx";
import { WhatsAppIcon } from "../../../../ui/controls/messengers/whats-app-icon.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import type { SiteFacts } from "../../../../ui/layout/frame/site-facts.ts";
import { PageHead } from "../../../../ui/layout/page-head.tsx";
import styles from "./change.module.css";
import { Answer } from "./wish/change-answer.tsx";

export type ChangeProps = {
  language: Language;
  open: OpenChange;
  done: Done | undefined;
  told: Told | undefined;
  facts: Pick<SiteFacts, "phone" | "whatsapp">;
};

/** The reservation beside all its actions. */
export function ChangePage(props: ChangeProps) {
  const { language, open, done } = props;
  const words = changeWords(language);
  return (
    <CodeShown value={open.code}>
      <div className={`wrap ${styles.page}`}>
        <PageHead
          language={language}
          title={words.title}
          label={words.crumb}
          above={[{ to: pathTo("modify", language), label: siteWords(language).modify }]}
          lead={
            <span className={styles.code}>
              <b>{open.code}</b> <StateTag language={language} status={open.status} />
            </span>
          }
        />
        {done && (
          <div id="answer" className={styles.done}>
            <Note icon={CircleCheck} role="status">
              {done === "late" && open.late
                ? words.done.late[open.late.end]
                : doneText(done, props)}
            </Note>
          </div>
        )}
        <div className={styles.columns}>
          <Overview language={language} open={open} />
          <div className={styles.main}>
            <Main {...props} />
          </div>
          <Papers language={language} open={open} />
        </div>
      </div>
    </CodeShown>
  );
}

function doneText(done: Done, { language, open }: Pick<ChangeProps, "language" | "open">): string {
  const words = changeWords(language).done;
  if (done === "cancelled") return words.cancelled;
  if (done === "early") return words.late.return;
  return open.waits ? waitingWords(language).change.done : words.changed;
}

/** The last answer, then the actions: lateness comes first when it is possible now. */
function Main(props: ChangeProps) {
  const { language, open, told } = props;
  const words = changeWords(language);
  const isLateFirst = open.late !== undefined && (open.late.isNear || open.options === undefined);
  const hasTasks = open.options ?? open.late ?? open.free;
  return (
    <>
      <ClosedNote {...props} />
      <Answer {...props} />
      {hasTasks && <h2 className={styles.title}>{words.tasks.title}</h2>}
      {isLateFirst && <LateTask {...props} />}
      <EarlyTask {...props} />
      {open.options && (
        <ChangeForm
          {...props}
          options={open.options}
          key={(told?.about === "change" && told.switched) || "typed"}
        />
      )}
      {!isLateFirst && <LateTask {...props} />}
      <CancelTask {...props} />
      <HelpLine {...props} text={words.help} />
    </>
  );
}

type Props = {
  language: Language;
  open: Pick<OpenChange, "code">;
  facts: Pick<SiteFacts, "phone" | "whatsapp">;
  text: string;
};

/** Contact with a person: the phone, and a chat whose first message names the reservation. */
function HelpLine({ language, open, facts, text }: Props) {
  const words = changeWords(language);
  return (
    <div className={styles.help}>
      <p>{text}</p>
      <div className={styles.ways}>
        <ButtonOut icon={Phone} href={telLink(facts.phone)}>
          {formatPhone(facts.phone)}
        </ButtonOut>
        <ButtonOut
          icon={WhatsAppIcon}
          href={whatsAppLink(facts.whatsapp, words.message(open.code))}
          target="_blank"
          rel="noreferrer"
        >
          WhatsApp
          <span className="visually-hidden"> ({words.newTab})</span>
        </ButtonOut>
      </div>
    </div>
  );
}

/** The reason why the reservation can no longer be changed here. */
function ClosedNote({ language, open, told }: ChangeProps) {
  const words = changeWords(language).closed;
  const cost = open.cancelCents === undefined ? "" : cancelCost(open.cancelCents, language);
  const says = open.closed && isClosed(open.closed) ? words[open.closed] : undefined;
  return (
    <>
      {(told?.about === "closed" || told?.about === "other") && (
        <ToldBox about={told}>
          <Note tone="bad" role="alert">
            {told.about === "other" ? changeWords(language).other : words.answered}
          </Note>
        </ToldBox>
      )}
      {says && (
        <Note icon={Info} className={styles.closed}>
          {says} {chargedText(open.charges, language) || cost}
        </Note>
      )}
    </>
  );
}

type Closed = Exclude<keyof ReturnType<typeof changeWords>["closed"], "answered">;

/** False for a waiting reservation: only time closes it, never its status. */
function isClosed(closed: string): closed is Closed {
  return closed in changeWords("en-us").closed;
}

/** The terms of cancelling, and the button that does it. */
function CancelTask({ language, open, told }: ChangeProps) {
  const words = changeWords(language);
  const { formData, state } = useNavigation();
  const busy = state !== "idle" && formData?.get("intent") === "cancel";
  const { free } = open;
  if (!free) return undefined;
  return (
    <Task id="cancel" icon={CircleX} title={words.tasks.cancel} open={told?.about === "cancel"}>
      {told?.about === "cancel" && (
        <ToldBox about={told}>
          <Note tone="bad" role="alert">
            {words.cancel.ended}
          </Note>
        </ToldBox>
      )}
      <p className={styles.says}>
        <b>{free.isOver ? free.text : `${cancellationWords(language).nothingNow} ${free.text}`}</b>{" "}
        {words.cancel.what}
      </p>
      <OwnForm language={language}>
        <input type="hidden" name="seenFeeCents" value={free.isOver ? free.lateFeeCents : 0} />
        <Button
          kind="pick"
          type="submit"
          name="intent"
          value="cancel"
          busy={busy}
          busyLabel={bookingWords(language).review.processing}
        >
          {words.cancel.button}
        </Button>
      </OwnForm>
    </Task>
  );
}
