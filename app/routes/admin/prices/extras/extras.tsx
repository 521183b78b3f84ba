import { data, Form, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { may } from "../../../../domain/staff/rights.ts";
import { adminExtrasWords } from "../../../../i18n/admin-extras/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { ExportLinks } from "../../../../ui/admin/list/export-links.tsx";
import { FilterBar } from "../../../../ui/admin/list/filter-chip.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { SearchBox } from "../../../../ui/admin/list/search-box.tsx";
import { Views } from "../../../../ui/admin/list/views.tsx";
import { NewLink } from "../../../../ui/admin/list/new-link.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { useSite } from "../../../request/use-site.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { extraStates, readExtrasQuery, writeExtrasQuery } from "./extras-query.ts";
import { ExtraList } from "./extra-list.tsx";
import { findExtras } from "./find-extras.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-catalogue");
  const query = readExtrasQuery(new URL(request.url).searchParams);
  const found = await findExtras(about.deps, query, about.language);
  const rights = {
    mayEdit: may(member.role, "edit-prices"),
    mayExport: may(member.role, "export-lists"),
  };
  return data({ query, ...found, ...rights }, { headers: privateHeaders });
}

export function headers() {
  return privateHeaders;
}

/** The extras: what they cost, how many there are and how many are left. */
export default function Extras() {
  const { query, rows, counts, mayEdit, mayExport } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const words = adminExtrasWords(language);
  const own = (...rest: string[]) => adminPath("extras", language, ...rest);
  const at = (change: Partial<typeof query>) => own() + writeExtrasQuery({ ...query, ...change });
  const file = (kind: string) => own(`export.${kind}`) + writeExtrasQuery(query);
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={words.lead}>
        <ExportLinks
          csvHref={file("csv")}
          xlsxHref={file("xlsx")}
          mayNot={mayExport ? undefined : words.mayNotExport}
        />
        <NewLink to={own("new")} mayNot={mayEdit ? undefined : words.mayNot}>
          {words.new}
        </NewLink>
      </PageHead>
      <Views
        label={words.filter}
        views={extraStates.map((state) => ({
          to: at({ state }),
          label: words.states[state],
          count: counts[state],
          isCurrent: state === query.state,
        }))}
      />
      <FilterBar>
        <Form method="get" preventScrollReset>
          {query.state !== "all" && <input type="hidden" name="state" value={query.state} />}
          <SearchBox label={words.search} value={query.q} clearHref={at({ q: "" })} />
        </Form>
      </FilterBar>
      <ExtraList language={language} rows={rows} query={query} addressOf={at} />
    </>
  );
}
