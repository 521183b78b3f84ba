import type { LoaderFunctionArgs } from "react-router";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import type { Location } from "../../../../domain/locations/location.ts";
import { balanceOf } from "../../../../domain/reservations/balance.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import {
  isByDay,
  readListFilter,
  type ListFilter,
} from "../../../../domain/reservations/states/list-filter.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { movesWords } from "../../../../i18n/admin-moves/en.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import type { Cell, FileColumn } from "../../../../server/exports/list-file.ts";
import {
  type ListedReservation,
  listWhole,
} from "../../../../server/reservations/lists/list-reservations.ts";
import { page } from "../../../request/page-context.ts";
import { requireFreshStaff } from "../../guard/require-staff.ts";
import { takeFile } from "../../lists/send-list.ts";

type FileContext = { language: Language; places: readonly Pick<Location, "id" | "name">[] };
type Written = FileColumn & { cell: (row: ListedReservation) => Cell };

/**
 * The reservations under the filter of the address, as a file. Names and contact details of customers are only for
 * members who may export customers; the export is in the audit log.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireFreshStaff(request, about, "export-lists");
  const { deps, language } = about;
  const filter = readListFilter(new URL(request.url).searchParams);
  const { priceList, withdrawn } = await deps.catalogue.get();
  const naming = { language, places: [...priceList.locations, ...withdrawn.locations] };
  const isPersonal = may(member.role, "export-customer");
  const columns = [
    ...(isByDay(filter.view) ? moveColumns(naming) : []),
    ...(isPersonal ? personalColumns(naming) : []),
    ...plainColumns(naming),
  ];
  const { graceMinutes } = priceList.rules;
  const found = listWhole(deps.pool, filter, { now: deps.clock.now(), graceMinutes });
  return takeFile(about, {
    by: member.by,
    subject: "reservations",
    request,
    columns,
    noted: { isPersonal, ...notedOf(filter) },
    name: adminReservationsWords(language).file,
    rows: rowsOf(found, columns),
  });
}

async function* rowsOf(
  found: AsyncIterable<ListedReservation>,
  columns: readonly Written[],
): AsyncGenerator<Cell[]> {
  for await (const row of found) yield columns.map(({ cell }) => cell(row));
}

/** In a view by day a row is what goes out or comes back. */
function moveColumns({ language }: FileContext): Written[] {
  const { columns, fileColumns } = adminReservationsWords(language);
  const { sides } = movesWords(language);
  return [
    { label: fileColumns.move, kind: "text", cell: ({ side }) => side && sides[side] },
    { label: columns.time, kind: "moment", cell: ({ moveAt }) => moveAt },
  ];
}

function personalColumns({ language }: FileContext): Written[] {
  const words = adminReservationsWords(language).fileColumns;
  return [
    { label: words.firstName, kind: "text", cell: ({ firstName }) => firstName },
    { label: words.lastName, kind: "text", cell: ({ lastName }) => lastName },
    { label: words.email, kind: "text", cell: ({ email }) => email },
    { label: words.phone, kind: "text", cell: ({ phone }) => phone },
  ];
}

function plainColumns({ language, places }: FileContext): Written[] {
  const { columns, fileColumns, statuses, filters } = adminReservationsWords(language);
  const placeOf = (id: string) => {
    const place = places.find((one) => one.id === id);
    return place ? inLanguage(place.name, language) : id;
  };
  return [
    { label: columns.code, kind: "text", cell: ({ code }) => formatCode(code) },
    { label: columns.status, kind: "text", cell: ({ status }) => statuses[status] },
    { label: columns.car, kind: "text", cell: ({ carName }) => carName },
    { label: fileColumns.plate, kind: "text", cell: ({ plate }) => plate },
    { label: columns.pickup, kind: "moment", cell: ({ pickupAt }) => pickupAt },
    {
      label: fileColumns.pickupPlace,
      kind: "text",
      cell: ({ pickupLocationId }) => placeOf(pickupLocationId),
    },
    { label: columns.return, kind: "moment", cell: ({ dropoffAt }) => dropoffAt },
    {
      label: fileColumns.returnPlace,
      kind: "text",
      cell: ({ dropoffLocationId }) => placeOf(dropoffLocationId),
    },
    { label: columns.days, kind: "number", cell: ({ rentalDays }) => rentalDays },
    { label: columns.total, kind: "cents", cell: ({ totalCents }) => totalCents },
    { label: fileColumns.charges, kind: "cents", cell: ({ chargesCents }) => chargesCents },
    { label: fileColumns.paid, kind: "cents", cell: ({ paidCents }) => paidCents },
    { label: columns.toPay, kind: "cents", cell: (row) => balanceOf(row, row.paidCents).openCents },
    {
      label: fileColumns.language,
      kind: "text",
      cell: (row) => filters.languages[row.language],
    },
    { label: columns.made, kind: "moment", cell: ({ madeAt }) => toLocal(madeAt) },
  ];
}

/** The filter as the audit log keeps it; the search may be somebody's name, so the log learns only whether there was one. */
function notedOf({ search, after: _after, before: _before, ...shown }: ListFilter) {
  return { isSearch: search !== "", ...shown };
}
