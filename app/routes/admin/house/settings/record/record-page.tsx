import type { ReactNode } from "react";
import type { SectionName } from "../../../../../i18n/admin-settings/sections.ts";
import { SettingsFrame } from "../../settings-frame.tsx";
import { EditForm, type EditFormProps } from "./edit-form.tsx";
import { ConfirmButton } from "../../../../../ui/admin/form/confirm-button.tsx";

type Props = EditFormProps & {
  section: SectionName;
  words: Readonly<Record<"add" | "edit" | "remove" | "removeTitle" | "removeText", string>>;
  /** Stands under the form. */
  below?: ReactNode;
};

/** One of the records that a section of the settings lists: a new one, or one to be changed or taken away. */
export function RecordPage({ section, words, below, ...form }: Props) {
  const { language, version } = form;
  const isNew = version === undefined;
  return (
    <SettingsFrame
      {...{ language, section }}
      title={isNew ? words.add : words.edit}
      acts={!isNew && <RemoveButton words={words} />}
    >
      <EditForm {...form} />
      {below}
    </SettingsFrame>
  );
}

type RemoveButtonProps = {
  words: Readonly<Record<"remove" | "removeTitle" | "removeText", string>>;
};

/** Takes the record of the page away, after a question. */
function RemoveButton({ words }: RemoveButtonProps) {
  return (
    <ConfirmButton
      label={words.remove}
      title={words.removeTitle}
      text={words.removeText}
      name="do"
      value="remove"
    />
  );
}
