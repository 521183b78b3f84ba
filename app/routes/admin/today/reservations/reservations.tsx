import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { readListFilter } from "../../../../domain/reservations/states/list-filter.ts";
import type { Right } from "../../../../domain/staff/rights.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { ExportLinks } from "../../../../ui/admin/list/export-links.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { NewLink } from "../../../../ui/admin/list/new-link.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { whyNot } from "../../forms/why-not.ts";
import { answerViews } from "./answer-views.ts";
import { ListBody } from "./list-body.tsx";
import styles from "./list.module.css";
import { showList } from "./list-view.ts";

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
  const form = await readForm(request);
  return answerViews(about.deps, { form, request, staffId: member.id });
}

export function headers() {
  return privateHeaders;
}

/** The list of reservations: views, filters, search, a page of rows. */
export default function Reservations() {
  const { list, role } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>()?.told;
  const { language } = useSite();
  const words = adminReservationsWords(language);
  const mayNot = (right: Right) => whyNot(role, right, language);
  const query = new URL(useSite().path, "http://here").search;
  const exported = (kind: string) =>
    `${adminPath("reservations", language, `export.${kind}`)}${query}`;
  const taking = mayNot("steer-reservations");
  const leaving = mayNot("export-lists");
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title}>
        <ExportLinks
          csvHref={exported("csv")}
          xlsxHref={exported("xlsx")}
          {...(leaving && { mayNot: leaving })}
        />
        <NewLink to={adminPath("reservations", language, "new")} mayNot={taking}>
          <NewWords language={language} />
        </NewLink>
      </PageHead>
      <ListBody language={language} list={list} told={told} />
    </>
  );
}

/** The whole words are read out everywhere; a phone shows the short one. */
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
