import { ArrowDown, ArrowUp, Eye, EyeOff } from "lucide-react";
import { Form } from "react-router";
import type { ArrangeStep, DashboardPart } from "../../../../domain/dashboard/parts.ts";
import type { Language } from "../../../../domain/language.ts";
import { dashboardWords } from "../../../../i18n/admin-dashboard/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { keepsTyped } from "../../../../ui/admin/form/leave-guard.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { Icon, type IconShape } from "../../../../ui/controls/icon.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./dashboard.module.css";

type Props = {
  language: Language;
  shown: readonly DashboardPart[];
  hidden: readonly DashboardPart[];
};

/** The parts by their names, each with buttons that move, hide or show it. Every button is a form's. */
export function ArrangePanel({ language, shown, hidden }: Props) {
  const words = dashboardWords(language);
  const about = { language };
  return (
    <div className={styles.arrange}>
      <Panel title={words.arrange} lead={words.arrangeLead}>
        <Form
          method="post"
          action={adminPath("dashboard", language)}
          state={keepsTyped}
          preventScrollReset
        >
          <List className={styles.arranged}>
            {shown.map((part, at) => (
              <li key={part}>
                <span>{words.parts[part]}</span>
                <Step {...about} part={part} step="up" icon={ArrowUp} isOff={at === 0} />
                <Step
                  {...about}
                  part={part}
                  step="down"
                  icon={ArrowDown}
                  isOff={at === shown.length - 1}
                />
                <Step {...about} part={part} step="hide" icon={EyeOff} />
              </li>
            ))}
            {hidden.map((part) => (
              <li key={part} className={styles.isHidden}>
                <span>{words.parts[part]}</span>
                <Step {...about} part={part} step="show" icon={Eye} />
              </li>
            ))}
          </List>
          <Button type="submit" kind="quiet" name="usual" value="next">
            {words.steps.usual("")}
          </Button>
        </Form>
      </Panel>
    </div>
  );
}

type StepProps = {
  language: Language;
  part: DashboardPart;
  step: ArrangeStep;
  icon: IconShape;
  isOff?: boolean;
};

function Step({ language, part, step, icon, isOff = false }: StepProps) {
  const words = dashboardWords(language);
  return (
    <Button
      type="submit"
      square
      name={step}
      value={part}
      disabled={isOff}
      aria-label={words.steps[step](words.parts[part])}
    >
      <Icon of={icon} size={16} />
    </Button>
  );
}
