import { formatNumber } from "../../../i18n/format.ts";
import { Field, type FieldLook } from "../../controls/field.tsx";
import { useAdminLanguage } from "../page/admin-language.ts";

type Props = FieldLook & {
  id?: string;
  name: string;
  /** Absent = empty. */
  cents?: number;
  /** What was typed and could not be read; stands in place of `cents`. */
  typed?: string;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
};

/** An amount in euros: written in the manner of the language, typed with comma or point. */
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
