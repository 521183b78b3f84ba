import {
  data,
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import { may } from "../../../../../domain/staff/rights.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { findMaintenance } from "../../../../../server/settings/find-maintenance.ts";
import { switchMaintenance } from "../../../../../server/settings/switch-maintenance.ts";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { requireFreshStaff } from "../../../guard/require-fresh-staff.ts";
import { MaintenanceSwitch } from "./maintenance-switch.tsx";
import { SettingsFrame } from "../../settings-frame.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const staff = await requireFreshStaff(request, about, "see-settings");
  const { on, last } = await findMaintenance(about.deps.pool);
  const shown = {
    on,
    since: last && toLocal(last.since),
    by: last?.by,
    maySwitch: may(staff.role, "switch-maintenance"),
  };
  return data({ language: about.language, maintenance: shown }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const staff = await requireFreshStaff(request, about, "switch-maintenance");
  const wish = (await readForm(request)).get("maintenance");
  if (wish !== "on" && wish !== "off")
    throw data(undefined, { status: 400, headers: privateHeaders });
  const { deps, language } = about;
  await switchMaintenance(deps.pool, { on: wish === "on", ...staff.by });
  await deps.catalogue.catchUp();
  const to = adminPath("settings", language, "maintenance");
  return redirect(to, { status: 303, headers: privateHeaders });
}

export function headers() {
  return privateHeaders;
}

/** The switch that closes the site for visitors. */
export default function Maintenance() {
  const { language, maintenance } = useLoaderData<typeof loader>();
  return (
    <SettingsFrame language={language} section="maintenance">
      <MaintenanceSwitch language={language} {...maintenance} />
    </SettingsFrame>
  );
}
