import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigation,
} from "react-router";
import type { LocalDateTime } from "../../../../../domain/calendar.ts";
import type { Language } from "../../../../../domain/language.ts";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import { may } from "../../../../../domain/staff/rights.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { firstStepsWords } from "../../../../../i18n/admin-first-steps/en.ts";
import { adminWords } from "../../../../../i18n/admin/en.ts";
import { formatLongDateTime } from "../../../../../i18n/format.ts";
import { badForm, leadTo } from "../../../forms/action-answer.ts";
import { requireFreshStaff } from "../../../guard/require-staff.ts";
import { SettingsFrame } from "../../settings-frame.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { findLastBackup } from "../../../../../server/installation/find-last-backup.ts";
import { findMaintenance } from "../../../../../server/settings/find-maintenance.ts";
import { switchMaintenance } from "../../../../../server/settings/switch-maintenance.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Button } from "../../../../../ui/controls/button.tsx";
import { Tag } from "../../../../../ui/controls/marks/tag.tsx";
import styles from "../settings.module.css";

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
  const { language, deps } = about;
  const backup = await findLastBackup(deps.pool);
  const backedUpAt = backup && toLocal(backup.getTime());
  return data({ language, maintenance: shown, backedUpAt }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const staff = await requireFreshStaff(request, about, "switch-maintenance");
  const wish = (await readForm(request)).get("maintenance");
  if (wish !== "on" && wish !== "off") throw badForm();
  const { deps, language } = about;
  await switchMaintenance(deps.pool, { on: wish === "on", ...staff.by });
  await deps.catalogue.catchUp();
  const to = adminPath("settings", language, "maintenance");
  return leadTo(to);
}

export function headers() {
  return privateHeaders;
}

/** The switch that closes the site for visitors, and the last backup. */
export default function Maintenance() {
  const { language, maintenance, backedUpAt } = useLoaderData<typeof loader>();
  return (
    <SettingsFrame language={language} section="maintenance">
      <MaintenanceSwitch language={language} {...maintenance} />
      <BackupPanel language={language} backedUpAt={backedUpAt} />
    </SettingsFrame>
  );
}

type Props = {
  language: Language;
  on: boolean;
  /** The time of the last switch; undefined before the first one. */
  since: LocalDateTime | undefined;
  by: string | undefined;
  maySwitch: boolean;
};

/** The state of the site, since when and by whom, and the button that changes it. */
function MaintenanceSwitch({ language, on, since, by, maySwitch }: Props) {
  const words = adminWords(language).settings;
  const busy = useNavigation().formData?.has("maintenance") ?? false;
  return (
    <Panel
      title={words.maintenance}
      actions={<Tag tone={on ? "warn" : "ok"}>{on ? words.on : words.off}</Tag>}
    >
      <p role="status">
        <b>{on ? words.isOn : words.isOff}</b>
        {since && (
          <>
            {" "}
            {words.since(formatLongDateTime(since, language))},{" "}
            {by ? words.by(by) : words.byCommand}.
          </>
        )}
      </p>
      <p className={styles.what} id="maintenance-what">
        {words.what}
      </p>
      <Form method="post">
        <Button
          type="submit"
          kind={on ? "go" : "line"}
          name="maintenance"
          value={on ? "off" : "on"}
          busy={busy}
          busyLabel={words.turning}
          disabled={!maySwitch}
          aria-describedby={maySwitch ? "maintenance-what" : "maintenance-reason"}
        >
          {on ? words.turnOff : words.turnOn}
        </Button>
        {!maySwitch && (
          <p className={styles.what} id="maintenance-reason">
            {words.mayNot}
          </p>
        )}
      </Form>
    </Panel>
  );
}

type BackupProps = { language: Language; backedUpAt: LocalDateTime | undefined };

/** When the last backup was made, and how the next one is. */
function BackupPanel({ language, backedUpAt }: BackupProps) {
  const words = firstStepsWords(language).backup;
  return (
    <div id="backup">
      <Panel title={words.title} lead={words.lead}>
        <p>
          <b>{backedUpAt ? words.last(formatLongDateTime(backedUpAt, language)) : words.none}</b>
        </p>
        <p>
          <code>{words.command}</code>
        </p>
      </Panel>
    </div>
  );
}
