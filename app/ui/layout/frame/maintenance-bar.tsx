import { Construction } from "lucide-react";
import type { Language } from "../../../domain/language.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { maintenanceWords } from "../../../i18n/maintenance/en.ts";
import { Icon } from "../../controls/icon.tsx";
import styles from "../maintenance.module.css";

/** Tells staff that other visitors cannot see this page, and links to the switch. */
export function MaintenanceBar({ language }: { language: Language }) {
  const words = maintenanceWords(language);
  return (
    <aside className={styles.bar}>
      <Icon of={Construction} size={16} />
      <p>{words.bar}</p>
      <a href={adminPath("settings", language, "maintenance")}>{words.toSwitch}</a>
    </aside>
  );
}
