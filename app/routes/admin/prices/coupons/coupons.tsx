import { data, Form, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { dateOf } from "../../../../domain/calendar.ts";
import { couponStates } from "../../../../domain/coupons/coupon-state.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { adminCouponsWords } from "../../../../i18n/admin-coupons/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { countCoupons, listCoupons } from "../../../../server/coupons/list-coupons.ts";
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
import { CouponList } from "./coupon-list.tsx";
import { readCouponsQuery, writeCouponsQuery } from "./coupons-query.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-catalogue");
  const { pool, clock } = about.deps;
  const query = readCouponsQuery(new URL(request.url).searchParams);
  const asked = { ...query, today: dateOf(toLocal(clock.now())) };
  const rights = {
    mayEdit: may(member.role, "edit-coupons"),
    mayExport: may(member.role, "export-lists"),
  };
  const counts = await countCoupons(pool, asked);
  const list = await listCoupons(pool, asked);
  return data({ query, counts, list, ...rights }, { headers: privateHeaders });
}

export function headers() {
  return privateHeaders;
}

/** The coupons with their uses. */
export default function Coupons() {
  const { query, counts, list, mayEdit, mayExport } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const words = adminCouponsWords(language);
  const own = (...rest: string[]) => adminPath("coupons", language, ...rest);
  const { after: _after, before: _before, ...whole } = query;
  const at = (change: Partial<typeof query>) => own() + writeCouponsQuery({ ...whole, ...change });
  const file = (kind: string) => own(`export.${kind}`) + writeCouponsQuery(whole);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={words.lead}>
        {mayExport && <ExportLinks csvHref={file("csv")} xlsxHref={file("xlsx")} />}
        {mayEdit && <NewLink to={own("new")}>{words.new}</NewLink>}
      </PageHead>
      <Views
        label={words.filter}
        views={[undefined, ...couponStates].map((state) => ({
          to: at({ state }),
          label: state ? words.views[state] : words.all,
          count: state ? (counts[state] ?? 0) : all,
          isCurrent: state === query.state,
        }))}
      />
      <FilterBar>
        <Form method="get" preventScrollReset>
          {query.state && <input type="hidden" name="state" value={query.state} />}
          <SearchBox label={words.search} value={query.q} clearHref={at({ q: "" })} />
        </Form>
      </FilterBar>
      <CouponList {...{ language, list, query, mayEdit }} addressOf={at} />
    </>
  );
}
