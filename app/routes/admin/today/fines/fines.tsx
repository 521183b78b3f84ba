import { data, Form, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { fineStates, isOpenFine } from "../../../../domain/fines/fine.ts";
import { finesWords } from "../../../../i18n/admin-fines/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { countFines, listFines } from "../../../../server/fines/list-fines.ts";
import { FilterBar } from "../../../../ui/admin/list/filter-chip.tsx";
import { NewLink } from "../../../../ui/admin/list/new-link.tsx";
import { SearchBox } from "../../../../ui/admin/list/search-box.tsx";
import { Views } from "../../../../ui/admin/list/views.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { useSite } from "../../../request/use-site.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { FineList } from "./fine-list.tsx";
import { readFinesQuery, writeFinesQuery } from "./fines-query.ts";
import { shownFine } from "./shown-fine.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "handle-fines");
  const { deps, language } = about;
  const query = readFinesQuery(new URL(request.url).searchParams);
  const [list, counts] = await Promise.all([
    listFines(deps.pool, query),
    countFines(deps.pool, query.q),
  ]);
  const rows = list.rows.map((fine) => shownFine(fine, language));
  return data({ query, counts, rows, next: list.after }, { headers: privateHeaders });
}

export function headers() {
  return privateHeaders;
}

/** The fines with their states. */
export default function Fines() {
  const { query, counts, rows, next } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const words = finesWords(language);
  const own = (...rest: string[]) => adminPath("fines", language, ...rest);
  const { after: _after, ...whole } = query;
  const at = (change: Partial<typeof query>) => own() + writeFinesQuery({ ...whole, ...change });
  const countOf = (state: (typeof query)["state"]) =>
    fineStates
      .filter((one) => state === undefined || (state === "open" ? isOpenFine(one) : one === state))
      .reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={words.lead}>
        <NewLink to={own("new")}>{words.new}</NewLink>
      </PageHead>
      <Views
        label={words.filter}
        views={([undefined, "open", ...fineStates] as const).map((state) => ({
          to: at({ state }),
          label:
            state === undefined ? words.all : state === "open" ? words.open : words.states[state],
          count: countOf(state),
          isCurrent: state === query.state,
        }))}
      />
      <FilterBar>
        <Form method="get" preventScrollReset>
          {query.state && <input type="hidden" name="state" value={query.state} />}
          <SearchBox label={words.search} value={query.q} clearHref={at({ q: "" })} />
        </Form>
      </FilterBar>
      <FineList
        language={language}
        rows={rows}
        isNarrow={query.q !== "" || query.state !== undefined}
        firstHref={query.after === undefined ? undefined : at({})}
        nextHref={next === undefined ? undefined : at({ after: next })}
      />
    </>
  );
}
