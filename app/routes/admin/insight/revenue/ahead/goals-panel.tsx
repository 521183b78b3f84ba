import { Form, useNavigation } from "react-router";
import { adminAheadWords } from "../../../../../i18n/admin-ahead/en.ts";
import { keepsTyped } from "../../../../../ui/admin/form/leave-guard.tsx";
import { MoneyField } from "../../../../../ui/admin/form/money-field.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Button } from "../../../../../ui/controls/button.tsx";
import { useSite } from "../../../../request/use-site.ts";
import type { AheadAnswer } from "./answer-ahead.ts";
import styles from "../revenue.module.css";

type Props = {
  goals: readonly { month: string; name: string; cents?: number }[];
  answer: AheadAnswer | undefined;
};

/** What each of the coming months is meant to bring. */
export function GoalsPanel({ goals, answer }: Props) {
  const { language } = useSite();
  const words = adminAheadWords(language);
  const isBusy = useNavigation().state !== "idle";
  const own = answer?.intent === "goals" ? answer : undefined;
  return (
    <div id="goals" className={styles.opened}>
      <Panel title={words.goals} lead={words.goalsLead}>
        <Form method="post" className={styles.filters} state={keepsTyped} preventScrollReset>
          {goals.map(({ month, name, cents }) => (
            <MoneyField
              key={`${month} ${cents}`}
              name={month}
              label={name}
              cents={cents}
              typed={own?.typed?.[month]}
              fault={own?.faults?.months?.includes(month) ? words.goalFault : undefined}
            />
          ))}
          <Button type="submit" name="intent" value="goals" disabled={isBusy}>
            {words.saveGoals}
          </Button>
        </Form>
      </Panel>
    </div>
  );
}
