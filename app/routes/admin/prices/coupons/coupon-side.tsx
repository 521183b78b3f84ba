import { Ban, Trash2, Users } from "lucide-react";
import type { Language } from "../../../../domain/language.ts";
import { adminCouponsWords } from "../../../../i18n/admin-coupons/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import type { CouponRow } from "../../../../server/coupons/staff-coupon.ts";
import { ConfirmButton } from "../../../../ui/admin/form/confirm-button.tsx";
import { Guarded } from "../../../../ui/admin/page/guarded.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import styles from "./coupons.module.css";

type Props = {
  language: Language;
  coupon: CouponRow;
  /** It was used: it is ended, never deleted. */
  isKept: boolean;
  mayNot: string | undefined;
};

/** How a coupon is used, and how it ends. */
export function CouponSide({ language, coupon, isKept, mayNot }: Props) {
  const words = adminCouponsWords(language);
  const { id, code, uses, maxUses, givenCents, active } = coupon;
  return (
    <Panel title={words.usage}>
      <div className={styles.figures}>
        <b>{words.usesText(uses)}</b>
        {maxUses !== null && <p>{words.leftText(Math.max(0, maxUses - uses))}</p>}
        <p>{words.givenText(formatEuro(givenCents, language))}</p>
      </div>
      <div className={styles.deeds}>
        <ButtonLink icon={Users} to={adminPath("coupons", language, id, "uses")}>
          {words.whoUsed}
        </ButtonLink>
        {active && (
          <Guarded reason={mayNot}>
            <ConfirmButton
              label={words.end}
              icon={Ban}
              title={words.endTitle(code)}
              text={words.endText}
              name="do"
              value="end"
            />
          </Guarded>
        )}
        {!mayNot && (
          <Guarded reason={isKept ? words.removeUsed : undefined}>
            <ConfirmButton
              label={words.remove}
              icon={Trash2}
              title={words.removeTitle(code)}
              text={words.removeText}
              name="do"
              value="delete"
            />
          </Guarded>
        )}
      </div>
    </Panel>
  );
}
