import { X } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { adminAheadWords } from "../../../../../i18n/admin-ahead/en.ts";
import { DateInput } from "../../../../../ui/admin/form/date-input.tsx";
import { keepsTyped } from "../../../../../ui/admin/form/leave-guard.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Button } from "../../../../../ui/controls/button.tsx";
import { Field } from "../../../../../ui/controls/field.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import { useSite } from "../../../../request/use-site.ts";
import type { AheadAnswer } from "./answer-ahead.ts";
import styles from "../revenue.module.css";

type Props = {
  matches: readonly { id: number; name: string; text: string }[];
  answer: AheadAnswer | undefined;
};

/** Holidays that move, each with the days of last year that it is compared with. */
export function MatchesPanel({ matches, answer }: Props) {
  const words = adminAheadWords(useSite().language);
  return (
    <div id="matches" className={styles.opened}>
      <Panel title={words.matches} lead={words.matchesLead}>
        {matches.length > 0 && (
          <List className={styles.matches}>
            {matches.map((match) => (
              <Match key={match.id} {...match} />
            ))}
          </List>
        )}
        <NewMatch key={matches.length} answer={answer} />
      </Panel>
    </div>
  );
}

function Match({ id, name, text }: Props["matches"][number]) {
  const { remove } = adminAheadWords(useSite().language);
  const isBusy = useNavigation().state !== "idle";
  return (
    <li>
      <span>
        <b>{name}</b> {text}
      </span>
      <Form method="post" state={keepsTyped} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="intent"
          value="unmatch"
          square
          icon={X}
          aria-label={remove(name)}
          disabled={isBusy}
        />
      </Form>
    </li>
  );
}

function NewMatch({ answer }: Pick<Props, "answer">) {
  const { matchFields: fields, matchFaults } = adminAheadWords(useSite().language);
  const isBusy = useNavigation().state !== "idle";
  const own = answer?.intent === "match" ? answer : undefined;
  const faultOf = (name: keyof typeof matchFaults) =>
    own?.faults?.match === name ? matchFaults[name] : undefined;
  return (
    <Form method="post" className={styles.filters} state={keepsTyped} preventScrollReset>
      <DateInput label={fields.from} name="from" fault={faultOf("days")} />
      <DateInput label={fields.to} name="to" startName="from" />
      <DateInput label={fields.withDay} name="withDay" leans="back" fault={faultOf("withDay")} />
      <Field
        label={fields.name}
        name="name"
        maxLength={60}
        autoComplete="off"
        defaultValue={own?.typed?.["name"]}
        fault={faultOf("name")}
      />
      <Button type="submit" name="intent" value="match" disabled={isBusy}>
        {fields.add}
      </Button>
    </Form>
  );
}
