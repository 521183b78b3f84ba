import type { Language } from "../../../domain/language.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { adminPlansWords } from "../../../i18n/admin-plans/en.ts";
import { Views } from "../../../ui/admin/list/views.tsx";

const pages = ["protection-plans", "protection-plan-pricing"] as const;

type Props = { language: Language; current: (typeof pages)[number] };

/** The plans and their prices as the two tabs of one line of the rail; each keeps its own address. */
export function ProtectionTabs({ language, current }: Props) {
  const { tabs, tabsLabel } = adminPlansWords(language);
  return (
    <Views
      label={tabsLabel}
      views={pages.map((name) => ({
        to: adminPath(name, language),
        label: tabs[name],
        isCurrent: name === current,
      }))}
    />
  );
}
