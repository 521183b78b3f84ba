import { WandSparkles } from "lucide-react";
import { useRef, useState } from "react";
import { normaliseCouponCode } from "../../../../domain/coupons/check-coupon.ts";
import {
  couponCodeBytes,
  couponCodeOf,
  isCouponCode,
  isGuessable,
} from "../../../../domain/coupons/coupon-code.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminCouponsWords } from "../../../../i18n/admin-coupons/en.ts";
import { filledField, type Filled } from "../../../../ui/admin/form/filled.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import styles from "./coupons.module.css";

type Props = { language: Language; filled: Filled; isKept: boolean };

/** The code of a coupon, with a warning when it is easily guessed, and a button that makes a safe one. */
export function CodeField({ language, filled, isKept }: Props) {
  const words = adminCouponsWords(language);
  const field = filledField(filled, "code");
  const [typed, setTyped] = useState(field.defaultValue);
  const input = useRef<HTMLInputElement>(null);
  const code = normaliseCouponCode(typed);
  const isWeak = isCouponCode(code) && isGuessable(code);
  const make = () => {
    const made = couponCodeOf(crypto.getRandomValues(new Uint8Array(4 * couponCodeBytes)));
    if (!input.current) return;
    input.current.value = made;
    setTyped(made);
    // Setting the value fires no event, and the form counts its changes by this one.
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <div className={styles.code}>
      <Field
        label={words.code}
        {...field}
        ref={input}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={isKept}
        onInput={(event) => setTyped(event.currentTarget.value)}
        help={isKept ? words.codeKept : isWeak ? words.guessable : words.codeHelp}
      />
      {!isKept && (
        <Button icon={WandSparkles} onClick={make}>
          {words.make}
        </Button>
      )}
    </div>
  );
}
