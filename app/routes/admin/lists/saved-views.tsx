import { useState } from "react";
import { Plus, Settings2 } from "lucide-react";
import { Popover } from "radix-ui";
import { Form, useNavigation } from "react-router";
import type { Language } from "../../../domain/language.ts";
import type { SavedView } from "../../../domain/lists/saved-view.ts";
import { savedViewWords } from "../../../i18n/admin-saved-views/en.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Icon } from "../../../ui/controls/icon.tsx";
import type { ViewAnswer } from "./answer-views.ts";
import styles from "./saved-views.module.css";

type Props = {
  language: Language;
  /** What is saved, and for whom. */
  lead: string;
  /** The member's own view that is shown now; undefined when it is not one of them. */
  current: SavedView | undefined;
  answer: ViewAnswer | undefined;
};

/** The form that saves what is shown as a view, or renames and deletes the view that is shown. */
export function SavedViews({ language, lead, current, answer }: Props) {
  const words = savedViewWords(language);
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null);
  // Beside the back office the form would have the letters of the site, and always the light look.
  const frame = opener?.closest("[data-admin]");
  return (
    <Popover.Root key={current?.id ?? "new"} {...(answer && { defaultOpen: true })}>
      <Popover.Trigger
        ref={setOpener}
        className={styles.opener}
        aria-label={current && words.change(current.name)}
      >
        <Icon of={current ? Settings2 : Plus} size={16} />
        {!current && words.add}
      </Popover.Trigger>
      <Popover.Portal container={frame}>
        <Popover.Content
          aria-label={current ? words.change(current.name) : words.add}
          className={`floating ${styles.pop}`}
          align="end"
          sideOffset={6}
          collisionPadding={16}
        >
          <ViewForm {...{ language, lead, current, answer }} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function ViewForm({ language, lead, current, answer }: Props) {
  const words = savedViewWords(language);
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form method="post" preventScrollReset>
      <p>{lead}</p>
      {current && <input type="hidden" name="id" value={current.id} />}
      <Field
        name="name"
        label={words.name}
        defaultValue={answer?.typed?.name ?? current?.name}
        fault={answer?.refused && words.faults[answer.refused]}
        maxLength={60}
        autoComplete="off"
        required
      />
      <div className={styles.acts}>
        {current && (
          <Button type="submit" name="intent" value="delete-view" disabled={isBusy} formNoValidate>
            {words.remove}
          </Button>
        )}
        <Button
          type="submit"
          kind="pick"
          name="intent"
          value={current ? "rename-view" : "save-view"}
          disabled={isBusy}
        >
          {current ? words.rename : words.save}
        </Button>
      </div>
    </Form>
  );
}
