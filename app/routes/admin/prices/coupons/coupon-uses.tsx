import { ArrowLeft } from "lucide-react";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { dateOf, type LocalDateTime, timeOf } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { adminCouponsWords } from "../../../../i18n/admin-coupons/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { formatEuro, formatInputDate } from "../../../../i18n/format.ts";
import { notFound } from "../../forms/action-answer.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { couponId } from "./coupons-query.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { useSite } from "../../../request/use-site.ts";
import { type CouponUseRow, listCouponUses } from "../../../../server/coupons/list-coupon-uses.ts";
import { findStaffCoupon } from "../../../../server/coupons/staff-coupon.ts";
import { type Column, DataTable } from "../../../../ui/admin/list/data-table.tsx";
import { ExportLinks } from "../../../../ui/admin/list/export-links.tsx";
import { Pager } from "../../../../ui/admin/list/pager.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";

type ShownUse = Omit<CouponUseRow, "usedAt"> & { usedAt: LocalDateTime };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-reservations");
  const { pool } = about.deps;
  const id = couponId(params.id);
  const coupon = id && (await findStaffCoupon(pool, id));
  if (!coupon) throw notFound();
  const after = couponId(new URL(request.url).searchParams.get("after") ?? undefined);
  const found = await listCouponUses(pool, { id, after });
  const rows = found.rows.map(({ usedAt, ...row }): ShownUse => ({
    ...row,
    usedAt: toLocal(usedAt.getTime()),
  }));
  const shown = { id, code: coupon.code, rows, next: found.after, isFirst: after === undefined };
  const mayExport = may(member.role, "export-lists");
  return data({ ...shown, mayExport }, { headers: privateHeaders });
}

export function headers() {
  return privateHeaders;
}

/** The uses of a coupon: the reservations, without the names of their customers. */
export default function CouponUses() {
  const { id, code, rows, next, isFirst, mayExport } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const words = adminCouponsWords(language);
  const own = (...rest: string[]) => adminPath("coupons", language, id, "uses", ...rest);
  const title = words.usesPage.title(code);
  return (
    <>
      <title>{`${title} · Eternal Pro`}</title>
      <PageHead title={title} lead={words.usesPage.lead}>
        {mayExport && <ExportLinks csvHref={own("export.csv")} xlsxHref={own("export.xlsx")} />}
        <ButtonLink icon={ArrowLeft} to={adminPath("coupons", language, id)}>
          {words.usesPage.toCoupon}
        </ButtonLink>
      </PageHead>
      <DataTable<ShownUse>
        caption={title}
        columns={columnsOf(language)}
        rows={rows}
        keyOf={(row) => String(row.id)}
        hrefOf={(row) => adminPath("reservations", language, row.code)}
        card={(row) => ({
          title: formatCode(row.code),
          end: formatEuro(-row.amountCents, language),
          sub: momentText(row.usedAt, language),
          ...(row.nth !== null && { subEnd: words.usesPage.nthOf(row.nth) }),
        })}
        empty={
          <EmptyState title={words.usesPage.none} text={words.usesPage.noneText} heading="h2" />
        }
      />
      {rows.length > 0 && (
        <Pager
          label={words.usesPage.label(rows.length)}
          {...(!isFirst && { before: own() })}
          {...(next && { after: `${own()}?after=${next}` })}
        />
      )}
    </>
  );
}

function columnsOf(language: Language): Column<ShownUse>[] {
  const words = adminCouponsWords(language).usesPage;
  return [
    { key: "code", label: words.reservation, cell: ({ code }) => formatCode(code) },
    { key: "used", label: words.usedAt, cell: ({ usedAt }) => momentText(usedAt, language) },
    {
      key: "pickup",
      label: words.pickup,
      cell: ({ pickupLocal }) => momentText(pickupLocal, language),
    },
    {
      key: "nth",
      label: words.nth,
      isWide: true,
      cell: ({ nth }) => (nth === null ? "–" : words.nthOf(nth)),
    },
    {
      key: "total",
      label: words.total,
      isNumber: true,
      cell: ({ totalCents }) => formatEuro(totalCents, language),
    },
    {
      key: "amount",
      label: words.amount,
      isNumber: true,
      cell: ({ amountCents }) => formatEuro(-amountCents, language),
    },
  ];
}

/** A moment as text: `03/07/2026 10:00`, `03.07.2026. 10:00`. */
function momentText(at: LocalDateTime, language: Language): string {
  return `${formatInputDate(dateOf(at), language)} ${timeOf(at)}`;
}
