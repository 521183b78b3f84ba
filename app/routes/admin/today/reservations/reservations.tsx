import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import type { Language } from "../../../../domain/language.ts";
import {
  readListFilter,
  writeListFilter,
} from "../../../../domain/reservations/states/list-filter.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { answerViews } from "../../lists/answer-views.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { ListBody } from "./list-body.tsx";
import { savedViewsPage, showList } from "./list-view.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { ExportLinks } from "../../../../ui/admin/list/export-links.tsx";
import { NewLink } from "../../../../ui/admin/list/new-link.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import styles from "./list.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-reservations");
  const filter = readListFilter(new URL(request.url).searchParams);
  const list = await showList(about.deps, filter, member.id);
  return data({ list, role: member.role }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-reservations");
  const query = writeListFilter(readListFilter(new URL(request.url).searchParams)).toString();
  const of = { staffId: member.id, page: savedViewsPage };
  return answerViews(about.deps, { form: await readForm(request), request, of, query });
}

export function headers() {
  return privateHeaders;
}

/** The list of reservations: views, filters, search, and a page of rows. */
export default function Reservations() {
  const { list, role } = useLoaderData<typeof loader>();
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
