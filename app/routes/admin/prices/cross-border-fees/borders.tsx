import {
  data,
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { may } from "../../../../domain/staff/rights.ts";
import { adminBordersWords } from "../../../../i18n/admin-borders/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { ExportLinks } from "../../../../ui/admin/list/export-links.tsx";
import { FilterBar } from "../../../../ui/admin/list/filter-chip.tsx";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { SearchBox } from "../../../../ui/admin/list/search-box.tsx";
import { Views } from "../../../../ui/admin/list/views.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { useSite } from "../../../request/use-site.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { answerCountries } from "./answer-countries.ts";
import { countryViews, readBordersQuery, writeBordersQuery } from "./borders-query.ts";
import { CountryForm } from "./country-form.tsx";
import { findCountries } from "./find-countries.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-catalogue");
  const query = readBordersQuery(new URL(request.url).searchParams);
  const found = await findCountries(about.deps, query, about.language);
  const rights = {
    mayEdit: may(member.role, "edit-prices"),
    mayExport: may(member.role, "export-lists"),
  };
  return data({ query, ...found, ...rights }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "edit-prices");
  return answerCountries(about, request, member.by);
}

export function headers() {
  return privateHeaders;
}

/** Every country with what driving into it costs and takes, as one table with one save. */
export default function Borders() {
  const { query, rows, counts, mayEdit, mayExport } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const { language } = useSite();
  const words = adminBordersWords(language);
  const own = (...rest: string[]) => adminPath("cross-border-fees", language, ...rest);
  const at = (change: Partial<typeof query>) => own() + writeBordersQuery({ ...query, ...change });
  const file = (kind: string) => own(`export.${kind}`) + writeBordersQuery(query);
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={words.lead}>
        <ExportLinks
          csvHref={file("csv")}
          xlsxHref={file("xlsx")}
          mayNot={mayExport ? undefined : words.mayNotExport}
        />
      </PageHead>
      <Views
        label={words.filter}
        views={countryViews.map((view) => ({
          to: at({ view }),
          label: words.views[view],
          count: counts[view],
          isCurrent: view === query.view,
        }))}
      />
      <FilterBar>
        <Form method="get" preventScrollReset>
          {query.view !== "all" && <input type="hidden" name="view" value={query.view} />}
          <SearchBox label={words.search} value={query.q} clearHref={at({ q: "" })} />
        </Form>
      </FilterBar>
      <PageBody>
        {rows.length === 0 ? (
          <EmptyState title={words.none} text={words.noneText} heading="h2">
            <ButtonLink to={own()}>{words.showAll}</ButtonLink>
          </EmptyState>
        ) : (
          <CountryForm
            key={writeBordersQuery(query)}
            {...{ language, rows, told, query }}
            addressOf={at}
            mayNot={mayEdit ? undefined : words.mayNot}
          />
        )}
      </PageBody>
    </>
  );
}
