import { Plus } from "lucide-react";
import { data, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { adminCarsWords } from "../../../../../i18n/admin-cars/en.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { listVehicles } from "../../../../../server/cars/vehicle-row.ts";
import { DataTable } from "../../../../../ui/admin/list/data-table.tsx";
import { FilterBar } from "../../../../../ui/admin/list/filter-chip.tsx";
import { Guarded } from "../../../../../ui/admin/page/guarded.tsx";
import { Button, ButtonLink } from "../../../../../ui/controls/button.tsx";
import { EmptyState } from "../../../../../ui/controls/states/empty-state.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { useSite } from "../../../../request/use-site.ts";
import { requireStaff } from "../../../guard/require-staff.ts";
import { CarHead } from "../../car-head.tsx";
import { briefOf, getCar } from "../../get-car.ts";
import { placeChoices } from "../../place-choices.ts";
import { vehicleCard, vehicleColumns } from "./vehicle-columns.tsx";
import { whyNot } from "../../../forms/why-not.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-catalogue");
  const { deps, language, today } = about;
  const row = await getCar(deps, params.id);
  const vehicles = await listVehicles(deps.pool, { now: deps.clock.now(), carId: row.id });
  const places = placeChoices(await deps.catalogue.get(), language);
  const shown = { brief: await briefOf(deps, row), vehicles, places, today, role: member.role };
  return data(shown, { headers: privateHeaders });
}

export function headers() {
  return privateHeaders;
}

/** The vehicles of a car. */
export default function Vehicles() {
  const { brief, vehicles, places, today, role } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const words = adminCarsWords(language).vehicles;
  const mayNot = whyNot(role, "edit-cars", language);
  const path = (rest: string | number) => adminPath("cars", language, brief.id, "vehicles", rest);
  const world = { language, places, today };
  const adding = mayNot ? (
    <Guarded reason={mayNot}>
      <Button icon={Plus}>{words.new}</Button>
    </Guarded>
  ) : (
    <ButtonLink icon={Plus} to={path("new")}>
      {words.new}
    </ButtonLink>
  );
  return (
    <>
      <CarHead car={brief} section="vehicles" mayNot={mayNot} />
      <FilterBar end={adding}>{null}</FilterBar>
      <DataTable
        caption={words.caption}
        columns={vehicleColumns(world)}
        rows={vehicles}
        keyOf={({ id }) => String(id)}
        nameOf={({ vehicle }) => vehicle.plate}
        hrefOf={({ id }) => path(id)}
        card={(row) => vehicleCard(row, world)}
        empty={<EmptyState {...words.empty} />}
      />
    </>
  );
}
