import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { textOf } from "../../forms/fields-of.ts";
import { badForm, type ActionAnswer, answerWith, leadTo } from "../../forms/action-answer.ts";
import { leadAndTell } from "../../forms/told.ts";
import type { SavedViewFault } from "../../../../domain/lists/saved-view.ts";
import {
  readListFilter,
  writeListFilter,
} from "../../../../domain/reservations/states/list-filter.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { FirstSteps } from "../../first-steps/first-steps.tsx";
import { requireStaff } from "../../guard/require-staff.ts";
import { ListBody } from "./list-body.tsx";
import { savedViewsPage, showList } from "./list-view.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import type { Deps } from "../../../../server/deps.ts";
import { findFirstSteps } from "../../../../server/installation/find-first-steps.ts";
import { forgetView, renameView, saveView } from "../../../../server/saved-views/save-view.ts";
import { ExportLinks } from "../../../../ui/admin/list/export-links.tsx";
import { NewLink } from "../../../../ui/admin/list/new-link.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import styles from "./list.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-reservations");
  const filter = readListFilter(new URL(request.url).searchParams);
  const [list, found] = await Promise.all([
    showList(about.deps, filter, member.id),
    findFirstSteps(about.deps, member),
  ]);
  const steps = found && { ...found, hasSecondStep: member.hasSecondStep };
  return data({ list, steps, role: member.role }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-reservations");
  const form = await readForm(request);
  return answerViews(about.deps, { form, request, staffId: member.id });
}

export function headers() {
  return privateHeaders;
}

/** The list of reservations: views, filters, search, and a page of rows. */
export default function Reservations() {
  const { list, steps, role } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language, path } = useSite();
  const words = adminReservationsWords(language);
  const query = new URL(path, "http://here").search;
  const exported = (kind: string) =>
    `${adminPath("reservations", language, `export.${kind}`)}${query}`;
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title}>
        {may(role, "export-lists") && (
          <ExportLinks csvHref={exported("csv")} xlsxHref={exported("xlsx")} />
        )}
        {may(role, "steer-reservations") && (
          <NewLink to={adminPath("reservations", language, "new")}>
            <NewWords language={language} />
          </NewLink>
        )}
      </PageHead>
      {steps && <FirstSteps language={language} path={path} {...steps} />}
      <ListBody {...{ language, list, role, answer }} />
    </>
  );
}

/**
 * The label of the button for a new reservation: a phone shows its short form, but every screen reader gets the whole
 * label.
 */
function NewWords({ language }: { language: Language }) {
  const words = adminReservationsWords(language);
  return (
    <>
      <span className={styles.long}>{words.new}</span>
      <span className={styles.short} aria-hidden="true">
        {words.newShort}
      </span>
    </>
  );
}

/** The answer to a form of saved views: the fault of the view's name, and the name as typed. */
export type ViewAnswer = ActionAnswer<{
  refused: SavedViewFault | "gone";
  typed: { name: string };
}>;

type ViewRequest = { form: FormData; request: Request; staffId: string };

/** Saves, renames or deletes one of the member's own views of the list, and leads back to the list. */
async function answerViews({ pool }: Pick<Deps, "pool">, wanted: ViewRequest) {
  const { form, request, staffId } = wanted;
  const { pathname, searchParams } = new URL(request.url);
  const query = writeListFilter(readListFilter(searchParams)).toString();
  const of = { staffId, page: savedViewsPage };
  const name = textOf(form, "name");
  const id = /^[1-9]\d{0,8}$/.test(textOf(form, "id")) ? Number(textOf(form, "id")) : 0;
  const intent = textOf(form, "intent");
  if (intent === "delete-view") await forgetView(pool, { ...of, id });
  else if (intent === "save-view" || intent === "rename-view") {
    const answer =
      intent === "save-view"
        ? await saveView(pool, { ...of, name, query })
        : await renameView(pool, { ...of, id, name });
    if (!answer.ok)
      return answerWith<ViewAnswer>(
        { refused: answer.reason, typed: { name: name.slice(0, 60) } },
        400,
      );
  } else throw badForm();
  const back = (query === "" ? pathname : `${pathname}?${query}`).replace(/\.data(?=$|\?)/, "");
  if (intent === "delete-view") return leadTo(back);
  const deed = intent === "save-view" ? "view-created" : "view-renamed";
  return leadAndTell(back, { deed, name: name.trim() });
}
