import { Check } from "lucide-react";
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { drawerWords } from "../../../../i18n/admin-drawers/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { Refused } from "../../../../ui/admin/form/refused.tsx";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { LinedList } from "../../../../ui/admin/page/lined-list.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { SumList } from "../../../../ui/admin/page/sum-list.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { answerWith, leadTo } from "../../forms/action-answer.ts";
import { rereadUnlessDown, useFormKey } from "../../forms/reread.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { answerDrawer } from "./answer-drawer.ts";
import styles from "./cash-drawers.module.css";
import { CountForm, MoveForm, OpenForm } from "./drawer-forms.tsx";
import { loadDrawer, type DrawerPage } from "./load-drawer.ts";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { role } = await requireStaff(request, about, "see-cash");
  const drawer = await loadDrawer(params.place, about);
  const key = about.deps.random.uuid();
  return data({ drawer, key, mayHandle: may(role, "handle-cash") }, { headers: privateHeaders });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "handle-cash");
  const drawer = await loadDrawer(params.place, about);
  const form = await readForm(request);
  const outcome = await answerDrawer(form, { drawer, by, about });
  if ("answer" in outcome) return answerWith(outcome.answer, outcome.status);
  const to = adminPath("cash-drawers", about.language, drawer.placeId);
  return leadTo(`${to}?done=${outcome.done}`);
}

export const shouldRevalidate = rereadUnlessDown;

export function headers() {
  return privateHeaders;
}

/** The cash drawer of a place: opened, looked into and closed with a count. */
export default function CashDrawer() {
  const { drawer, key, mayHandle } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const formKey = useFormKey(key, answer !== undefined);
  const [params] = useSearchParams();
  const { language } = useSite();
  const words = drawerWords(language);
  const done = answer ? undefined : words.done[params.get("done") ?? ""];
  const title = words.titleOf(drawer.name);
  const about = { language, answer, drawer };
  const isOpen = drawer.sessionId !== undefined;
  return (
    <>
      <title>{`${title} · Eternal Pro`}</title>
      <PageHead title={title} lead={isOpen ? drawer.book?.opened : drawer.book?.closed?.state}>
        <ButtonLink to={adminPath("cash-drawers", language)}>{words.all}</ButtonLink>
      </PageHead>
      <PageBody>
        {answer?.refused && <Refused>{words.refused[answer.refused] ?? answer.refused}</Refused>}
        {done && (
          <Note icon={Check} role="status">
            {done}
          </Note>
        )}
        {mayHandle && !isOpen && <OpenForm {...about} />}
        {drawer.book && <Book language={language} book={drawer.book} />}
        {mayHandle && isOpen && <MoveForm key={formKey} {...about} sendingKey={key} />}
        {mayHandle && isOpen && <CountForm {...about} />}
      </PageBody>
    </>
  );
}

type BookProps = { language: Language; book: NonNullable<DrawerPage["book"]> };

/** The opening, what moved, and of a closed drawer how it ended. */
function Book({ language, book }: BookProps) {
  const words = drawerWords(language);
  const { opening, openingDifference, openingReason, movements, closed } = book;
  return (
    <Panel title={words.book.title}>
      <LinedList>
        <li>
          <span>
            <b>{words.book.opening}</b>
          </span>
          <strong>{opening}</strong>
        </li>
        {openingDifference && (
          <li>
            <span>
              <b>{words.book.openingDifference}</b>
              {openingReason && <small>{openingReason}</small>}
            </span>
            <strong>{openingDifference}</strong>
          </li>
        )}
        {movements.map((movement) => (
          <Movement key={movement.id} {...{ language, movement }} />
        ))}
      </LinedList>
      {movements.length === 0 && <p className={styles.quiet}>{words.book.none}</p>}
      {closed && (
        <SumList
          sums={[
            ...closed.sums,
            { name: words.compared.expected, amount: closed.expected },
            { name: words.compared.counted, amount: closed.counted },
            { name: words.compared.difference, amount: closed.difference, note: closed.reason },
          ]}
        />
      )}
    </Panel>
  );
}

type MovementProps = { language: Language; movement: BookProps["book"]["movements"][number] };

/** One movement, with whom it is of and the photo of its receipt. */
function Movement({ language, movement }: MovementProps) {
  const { id, title, code, when, who, note, amount, hasReceipt } = movement;
  return (
    <li>
      <span>
        <b>{title}</b>{" "}
        {code && (
          <Link className="link" to={adminPath("reservations", language, code, "account")}>
            {code}
          </Link>
        )}
        <small>
          {when}, {who}
          {note && ` · ${note}`}
          {hasReceipt && (
            <>
              {" · "}
              <a className="link" href={adminPath("cash-drawers", language, "receipts", id)}>
                {drawerWords(language).book.receipt}
              </a>
            </>
          )}
        </small>
      </span>
      <strong>{amount}</strong>
    </li>
  );
}
