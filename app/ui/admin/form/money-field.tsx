import { formatNumber } from "../../../i18n/format.ts";
import { Field, type FieldLook } from "../../controls/field.tsx";
import { useAdminLanguage } from "../page/admin-language.ts";

type Props = FieldLook & {
  id?: string;
  className?: string;
  name: string;
  /** The amount; absent for an empty field. */
  cents?: number;
  /** A typed text that could not be read; it replaces `cents`. */
  typed?: string;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
};

/** An amount in euros, written as the language writes it, typed with a comma or a point. */
export function MoneyField({ cents, typed, label, ...rest }: Props) {
  const language = useAdminLanguage();
  return (
    <Field
      {...rest}
      label={<>{label} (€)</>}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      defaultValue={typed ?? (cents === undefined ? "" : formatNumber(cents / 100, language, 2))}
    />
  );
}
