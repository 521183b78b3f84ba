import { CircleCheck, Info, Phone } from "lucide-react";
import type { Language } from "../../../../domain/language.ts";
import { changeWords } from "../../../../i18n/change/en.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { formatPhone, telLink, whatsAppLink } from "../../../../i18n/phone.ts";
import { siteWords } from "../../../../i18n/site/en.ts";
import { CancelTask } from "./cancel-task.tsx";
import type { Told } from "./change-told.ts";
import { ClosedNote } from "./closed-note.tsx";
import type { Done } from "./done.ts";
import { LateTask } from "./late/late-task.tsx";
import type { OpenChange } from "./open-change.ts";
import { Overview, Papers, StateTag } from "./overview.tsx";
import { RefusalNotice } from "./refusal-notice.tsx";
import { ToldBox } from "./told-box.tsx";
import { ChangeForm } from "./wish/change-form.tsx";
import { OfferNotice } from "./wish/offer-notice.tsx";
import { CodeShown } from "./wish/own-form.tsx";
import { ButtonOut } from "../../../../ui/controls/button.tsx";
import { WhatsAppIcon } from "../../../../ui/controls/messenger-icons.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import type { SiteFacts } from "../../../../ui/layout/frame/site-facts.ts";
import { PageHead } from "../../../../ui/layout/page-head.tsx";
import styles from "./change.module.css";

export type ChangeProps = {
  language: Language;
  open: OpenChange;
  done: Done | undefined;
  told: Told | undefined;
  facts: Pick<SiteFacts, "phone" | "whatsapp">;
};

/** The reservation beside everything that can be done with it. */
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
                : doneText(done, words)}
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

function doneText(done: Done, words: ReturnType<typeof changeWords>): string {
  return done === "cancelled" ? words.done.cancelled : words.done.changed;
}

/** What was answered, then what can be done: being late comes first when it may be now. */
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

/** The answer to the form of the change. */
function Answer(props: ChangeProps) {
  const { language, told } = props;
  const words = changeWords(language);
  if (told?.about !== "change") return undefined;
  return (
    <>
      {told.offer && (
        <ToldBox about={told}>
          <OfferNotice language={language} typed={told.typed} offer={told.offer} />
        </ToldBox>
      )}
      {told.refusal && (
        <ToldBox about={told}>
          <RefusalNotice language={language} typed={told.typed} refusal={told.refusal} />
        </ToldBox>
      )}
      {told.unchanged && (
        <ToldBox about={told}>
          <Note icon={Info} role="status">
            {words.unchanged}
          </Note>
        </ToldBox>
      )}
    </>
  );
}

type Props = {
  language: Language;
  open: Pick<OpenChange, "code">;
  facts: Pick<SiteFacts, "phone" | "whatsapp">;
  text: string;
};

/** A person who helps: the telephone, and a message that says already what it is about. */
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
          <span className="hush"> ({words.newTab})</span>
        </ButtonOut>
      </div>
    </div>
  );
}
