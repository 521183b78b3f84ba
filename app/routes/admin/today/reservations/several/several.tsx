import { Check, FileText, Printer, TriangleAlert } from "lucide-react";
import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import type { Language } from "../../../../../domain/language.ts";
import { mostChosen } from "../../../../../domain/reservations/chosen.ts";
import { formatCode } from "../../../../../domain/reservations/code.ts";
import { may } from "../../../../../domain/staff/rights.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { severalWords } from "../../../../../i18n/admin-several/en.ts";
import { PageHead } from "../../../../../ui/admin/page/page-head.tsx";
import { useHydrated } from "../../../../../ui/browser/use-hydrated.ts";
import { Button, ButtonLink } from "../../../../../ui/controls/button.tsx";
import { Icon } from "../../../../../ui/controls/icon.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import { EmptyState } from "../../../../../ui/controls/states/empty-state.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { useSite } from "../../../../request/use-site.ts";
import { badForm } from "../../../forms/action-answer.ts";
import { requireStaff } from "../../../guard/require-staff.ts";
import { answerConfirm, answerWrite, type SeveralAnswer } from "./answer-several.ts";
import { findSeveral, readSeveral, type Several as Shown } from "./read-several.ts";
import { SeveralRows } from "./several-rows.tsx";
import styles from "./several.module.css";
import { WriteForm } from "./write-form.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-reservations");
  const { deps, language } = about;
  const maySteer = may(member.role, "steer-reservations");
  const params = new URL(request.url).searchParams;
  const several = await readSeveral(deps, params, { language, maySteer });
  if (several.deed && several.deed !== "print" && !maySteer)
    throw data(undefined, { status: 403, headers: privateHeaders });
  // The key names one sending of the form: a form sent twice is done once.
  return data({ several, key: deps.random.uuid() }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "steer-reservations");
  const form = await readForm(request);
  const several = await findSeveral(about.deps, new URL(request.url).searchParams);
  if (several.fault || several.deed === "print") throw badForm();
  const asked = { form, found: several.found, by: member.by, about };
  return several.deed === "confirm" ? answerConfirm(asked) : answerWrite(asked);
}

export function headers() {
  return privateHeaders;
}

/** One deed with several reservations: what will happen to each, and afterwards what came of it. */
export default function Several() {
  const { several, key } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const words = severalWords(language);
  const { deed, fault } = several;
  const title = fault ? words.bar : words.titles[deed](several.rows.length);
  return (
    <>
      <title>{`${title} · Eternal Pro`}</title>
      <PageHead title={title}>
        <ButtonLink to={adminPath("reservations", language)}>{words.back}</ButtonLink>
      </PageHead>
      {fault ? (
        <EmptyState
          title={
            { none: words.none, "too-many": words.tooMany(mostChosen), unknown: words.unknown }[
              fault
            ]
          }
          heading="h2"
        >
          <ButtonLink to={adminPath("reservations", language)}>{words.back}</ButtonLink>
        </EmptyState>
      ) : answer?.done ? (
        <Outcomes language={language} done={answer.done} />
      ) : (
        <Ask {...{ language, several, answer, formKey: key }} />
      )}
    </>
  );
}

type AskProps = {
  language: Language;
  several: Extract<Shown, { fault?: undefined }>;
  answer: SeveralAnswer | undefined;
  formKey: string;
};

function Ask({ language, several, answer, formKey }: AskProps) {
  const words = severalWords(language);
  const { deed, missing } = several;
  return (
    <div className={styles.body}>
      {missing > 0 && <Note tone="bad">{words.missing(missing)}</Note>}
      {deed === "confirm" && <ConfirmForm {...{ language, several }} />}
      {deed === "write" && <WriteForm {...{ language, several, answer, formKey }} />}
      {deed === "print" && <PrintBar language={language} />}
      <SeveralRows {...{ language, several }} />
    </div>
  );
}

function ConfirmForm({ language, several: { rows } }: Pick<AskProps, "language" | "several">) {
  const words = severalWords(language);
  const isBusy = useNavigation().state !== "idle";
  const waiting = rows.filter(({ will }) => will === "confirm" || will === "confirm-untold");
  if (waiting.length === 0) return null;
  return (
    <Form method="post" className={styles.acts}>
      {waiting.map(({ code, version }) => (
        <input key={code} type="hidden" name="seen" value={`${code}:${version}`} />
      ))}
      <Button type="submit" kind="go" icon={Check} busy={isBusy} busyLabel={words.busy}>
        {words.submit(waiting.length)}
      </Button>
    </Form>
  );
}

function PrintBar({ language }: { language: Language }) {
  const words = severalWords(language).print;
  const isHydrated = useHydrated();
  return (
    <div className={styles.acts} data-screen>
      {isHydrated && (
        <Button kind="go" icon={Printer} onClick={() => window.print()}>
          {words.now}
        </Button>
      )}
      <p>
        <Icon of={FileText} size={16} /> {words.lead}
      </p>
    </div>
  );
}

type OutcomesProps = { language: Language; done: NonNullable<SeveralAnswer["done"]> };

/** What came of each: those that were refused first, with the reason. */
function Outcomes({ language, done: { deed, outcomes } }: OutcomesProps) {
  const words = severalWords(language);
  const refused = outcomes.filter(({ reason }) => reason !== undefined);
  const fine = outcomes.filter(({ reason }) => reason === undefined);
  return (
    <div className={styles.body}>
      <Note
        tone={refused.length > 0 ? "bad" : "info"}
        {...(refused.length === 0 && { icon: Check })}
        role="status"
        takesFocus
      >
        {words.done[deed](fine.length, refused.length)}
      </Note>
      <List className={styles.outcomes}>
        {[...refused, ...fine].map(({ code, name, reason }) => (
          <li key={code} className={reason && styles.bad}>
            <Icon of={reason ? TriangleAlert : Check} size={16} />
            <span>
              <Link to={adminPath("reservations", language, code)}>{formatCode(code)}</Link> {name}:{" "}
              {reason ? words.reasons[reason] : words.fine[deed]}
            </span>
          </li>
        ))}
      </List>
    </div>
  );
}
