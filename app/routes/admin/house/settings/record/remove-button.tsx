import { ConfirmButton } from "../../../../../ui/admin/form/confirm-button.tsx";

type Props = { words: Readonly<Record<"remove" | "removeTitle" | "removeText", string>> };

/** Takes the record of the page away, after a question. */
export function RemoveButton({ words }: Props) {
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
