import type { Quote } from "../../../../domain/pricing/quote-line.ts";
import { couponFaultText } from "../../../../i18n/booking/faults.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Fault, Help } from "../../../../ui/controls/faults/fault.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { fieldFault } from "./form-faults.tsx";
import type { ReviewProps } from "./review-booking.tsx";
import styles from "./review.module.css";

/** The coupon with a button of its own, so that the visitor sees its price before booking. */
export function CouponField(props: ReviewProps & { price: Quote }) {
  const { language, told, price } = props;
  const words = bookingWords(language).review;
  const applied = told?.coupon;
  const fault = told?.couponFault
    ? couponFaultText(told.couponFault, language)
    : fieldFault(props, "couponCode");
  const saved = price.lines.find(({ code }) => code === "coupon");
  const saidId = "couponCode-note";
  return (
    <div>
      <div className={styles.coupon}>
        <Field
          key={applied?.code ?? told?.values.couponCode ?? ""}
          id="couponCode"
          name="couponCode"
          label={words.coupon}
          defaultValue={applied?.code ?? told?.values.couponCode}
          readOnly={applied !== undefined}
          faultId={fault && saidId}
          aria-describedby={saidId}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || applied) return;
            event.preventDefault();
            document.getElementById("coupon-button")?.click();
          }}
        />
        <Button
          id="coupon-button"
          type="submit"
          name="intent"
          value={applied ? "remove-coupon" : "apply-coupon"}
        >
          {applied ? words.remove : words.apply}
        </Button>
      </div>
      {fault && <Fault id={saidId}>{fault}</Fault>}
      {!fault && applied && saved && (
        <div className={styles.good} role="status">
          <Help id={saidId}>{words.couponGood(formatEuro(saved.amountCents, language))}</Help>
        </div>
      )}
    </div>
  );
}
