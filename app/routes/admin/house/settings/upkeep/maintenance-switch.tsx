import { Form, useNavigation } from "react-router";
import type { LocalDateTime } from "../../../../../domain/calendar.ts";
import type { Language } from "../../../../../domain/language.ts";
import { adminWords } from "../../../../../i18n/admin/en.ts";
import { formatLongDateTime } from "../../../../../i18n/format.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Button } from "../../../../../ui/controls/button.tsx";
import { Tag } from "../../../../../ui/controls/marks/tag.tsx";
import styles from "../settings.module.css";

type Props = {
  language: Language;
  on: boolean;
  /** Absent until it was switched for the first time. */
  since: LocalDateTime | undefined;
  by: string | undefined;
  maySwitch: boolean;
};

/** Whether the site is open, since when and by whom, and the button that changes it. */
export function MaintenanceSwitch({ language, on, since, by, maySwitch }: Props) {
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
