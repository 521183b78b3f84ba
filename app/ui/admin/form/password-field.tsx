import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import type { Language } from "../../../domain/language.ts";
import { adminWords } from "../../../i18n/admin/en.ts";
import { Button } from "../../controls/button.tsx";
import { Field } from "../../controls/field.tsx";
import { useHydrated } from "../../browser/use-hydrated.ts";
import styles from "./password-field.module.css";

type Props = Omit<ComponentProps<typeof Field>, "type"> & { id: string; language: Language };

/** A password, with a button that shows it. Without scripts the button is missing, and the password stays hidden. */
export function PasswordField({ language, ...field }: Props) {
  const words = adminWords(language).login;
  const [isShown, setShown] = useState(false);
  const isHydrated = useHydrated();
  return (
    <div className={styles.secret}>
      <Field
        {...field}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
      />
      {isHydrated && (
        <Button
          square
          kind="quiet"
          className={styles.eye}
          icon={isShown ? EyeOff : Eye}
          aria-label={isShown ? words.hide : words.show}
          aria-controls={field.id}
          onClick={() => setShown(!isShown)}
        />
      )}
    </div>
  );
}
