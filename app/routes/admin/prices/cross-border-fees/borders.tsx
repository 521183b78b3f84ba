import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { readCountries } from "../../../../domain/borders/read-countries.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { adminBordersWords } from "../../../../i18n/admin-borders/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { answerWith } from "../../forms/action-answer.ts";
import { fieldsOf, typedOf } from "../../forms/fields-of.ts";
import type { RecordAnswer } from "../../forms/filled-form.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { countryViews, readBordersQuery, writeBordersQuery } from "./borders-query.ts";
import { countryFields, CountryForm, countryLabels, editOf } from "./country-form.tsx";
import { findCountries } from "./find-countries.ts";
import { page, type PageContext } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import type { Doer } from "../../../../domain/staff/doer.ts";
import { changeCountries } from "../../../../server/borders/change-countries.ts";
import { listCountries } from "../../../../server/borders/list-countries.ts";
import { ExportLinks } from "../../../../ui/admin/list/export-links.tsx";
import { FilterBar } from "../../../../ui/admin/list/filter-chip.tsx";
import { SearchBox } from "../../../../ui/admin/list/search-box.tsx";
import { Views } from "../../../../ui/admin/list/views.tsx";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";

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

/** The countries with the fee and the terms of driving there, as one table with one save. */
export default function Borders() {
  const { query, rows, counts, mayEdit, mayExport } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const words = adminBordersWords(language);
  const own = (...rest: string[]) => adminPath("cross-border-fees", language, ...rest);
  const at = (change: Partial<typeof query>) => own() + writeBordersQuery({ ...query, ...change });
  const file = (kind: string) => own(`export.${kind}`) + writeBordersQuery(query);
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={words.lead}>
        {mayExport && <ExportLinks csvHref={file("csv")} xlsxHref={file("xlsx")} />}
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
            {...{ language, rows, answer, query }}
            addressOf={at}
            mayNot={mayEdit ? undefined : words.mayNot}
          />
        )}
      </PageBody>
    </>
  );
}

/** The answer of the action; `versions` are those of rows that somebody else has saved, by code. */
export type CountriesAnswer = RecordAnswer & { stale?: { versions: Record<string, number> } };

const answered = answerWith<CountriesAnswer>;

/** Saves the rows that were sent, all of them or none. */
async function answerCountries({ deps, language }: PageContext, request: Request, by: Doer) {
  const sent = fieldsOf(await readForm(request));
  const rows = await listCountries(deps.pool);
  const shown = rows.filter(({ code }) => sent[`${code}.version`] !== undefined);
  const typed = typedOf(sent, countryFields(shown, language));
  const known = rows.map(({ code }) => code);
  const read = readCountries(sent, known);
  if (!read.ok) return answered({ faults: read.faults, typed }, 400);
  const answer = await changeCountries(deps.pool, { countries: read.countries, by });
  if (!answer.ok) {
    const { theirs } = answer;
    const versions = Object.fromEntries(theirs.map(({ code, version }) => [code, version]));
    const fields = countryFields(theirs, language);
    const labels = countryLabels(theirs, language);
    const stale = { version: editOf(rows), theirs: fields, labels, versions };
    return answered({ stale, typed }, 409);
  }
  await deps.catalogue.catchUp();
  if (answer.changed === 0) return answered({ saved: {} }, 200);
  const undo = Object.fromEntries(
    answer.before.map(({ code, version }) => [`${code}.version`, String(version + 1)]),
  );
  return answered({ saved: { undo: { ...undo, ...countryFields(answer.before, language) } } }, 200);
}
