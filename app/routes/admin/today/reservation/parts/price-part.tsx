import { Trash2 } from "lucide-react";
import { Link } from "react-router";
import type { Language } from "../../../../../domain/language.ts";
import { accountWords } from "../../../../../i18n/admin-account/en.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { chargeWords } from "../../../../../i18n/charges/en.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { ConfirmButton } from "../../../../../ui/admin/form/confirm-button.tsx";
import { Guarded } from "../../../../../ui/admin/page/guarded.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Button, ButtonLink } from "../../../../../ui/controls/button.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";
import { Tag } from "../../../../../ui/controls/marks/tag.tsx";
import type { Loaded } from "../load-page.ts";
import type { PriceRow } from "./price-rows.ts";
import styles from "../reservation.module.css";

type Props = {
  language: Language;
  loaded: Pick<Loaded, "price" | "head" | "canPrice" | "deeds" | "maySteer">;
  mayNot: string | undefined;
};

/** The kept price: every line with its reason, the total with its VAT, the deposit apart, and the payment. */
export function PricePart({ language, loaded, mayNot }: Props) {
  const { price, head, canPrice, deeds, maySteer } = loaded;
  const canChange = maySteer && deeds.includes("change");
  const words = adminReservationWords(language).price;
  const to = `${adminPath("reservations", language, head.code)}?task=line`;
  const canRemove = canPrice && !mayNot;
  const add = mayNot ? (
    <Guarded reason={mayNot}>
      <Button>{words.addLine}</Button>
    </Guarded>
  ) : (
    <ButtonLink to={to} preventScrollReset>
      {words.addLine}
    </ButtonLink>
  );
  return (
    <Panel title={words.title} actions={canPrice && maySteer ? add : undefined}>
      <List className={styles.bill}>
        {price.rows.map((row) => (
          <Row key={row.key} {...{ language, row, head, canRemove }} />
        ))}
      </List>
      <div className={styles.total}>
        <b>{words.total}</b>
        <strong>{price.total}</strong>
        <span>{words.vat(price.net, price.vat)}</span>
      </div>
      <Paid {...{ language, price }} />
      <ButtonLink to={adminPath("reservations", language, head.code, "account")}>
        {words.account}
      </ButtonLink>
      {price.ageNote && (
        <Note>
          <p>{price.ageNote}</p>
          {canChange && (
            <Link
              className="link"
              to={`${adminPath("reservations", language, head.code)}?task=change`}
              preventScrollReset
            >
              {words.reprice}
            </Link>
          )}
        </Note>
      )}
    </Panel>
  );
}

type RowProps = {
  language: Language;
  row: PriceRow;
  head: Loaded["head"];
  canRemove: boolean;
};

function Row({ language, row, head, canRemove }: RowProps) {
  const words = adminReservationWords(language).price;
  const { label, amount, reason, byHand } = row;
  return (
    <li>
      <span className={styles.label}>
        {label} {byHand && <Tag tone="warn">{words.byHand}</Tag>}
      </span>
      <b>{amount}</b>
      <small>{byHand?.why ? words.why(byHand.why) : reason}</small>
      {byHand && canRemove && (
        <ConfirmButton
          kind="quiet"
          icon={Trash2}
          label={words.removeLine}
          title={words.removeTitle}
          text={words.removeText(label, amount)}
          name="intent"
          value="remove-line"
        >
          <input type="hidden" name="version" value={head.version} />
          <input type="hidden" name="event" value={head.lastEvent} />
          <input type="hidden" name="line" value={byHand.name} />
        </ConfirmButton>
      )}
    </li>
  );
}

function Paid({ language, price }: { language: Language; price: Loaded["price"] }) {
  const words = adminReservationWords(language).price;
  const { kinds } = chargeWords(language);
  const { mayBeCharged } = accountWords(language).charges;
  const { payments, paid, toPay, toReturn, deposit, depositState, charges, fees } = price;
  return (
    <dl className={styles.paid}>
      {charges.map(({ id, kind, amount, when }) => (
        <div key={id}>
          <dt>
            {kinds[kind]}, {when}
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
      {fees.map(({ kind, amount }) => (
        <div key={kind}>
          <dt>
            {kinds[kind]}
            <small>{mayBeCharged}</small>
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
      {payments.map((one) => (
        <div key={`${one.when} ${one.amount}`} className={one.isVoided ? styles.voided : undefined}>
          <dt>
            {words.methods[one.method]}, {one.when}
            {one.kind === "refund" && `, ${words.refund}`}
            {one.isVoided && `, ${words.voided}`}
          </dt>
          <dd>{one.amount}</dd>
        </div>
      ))}
      <div>
        <dt>{words.paid}</dt>
        <dd>{paid ?? words.nothingPaid}</dd>
      </div>
      <div>
        <dt>{toReturn ? words.toReturn : words.toPay}</dt>
        <dd>{toReturn ?? toPay}</dd>
      </div>
      <div>
        <dt>
          {words.deposit}
          <small>{words.held[depositState]}</small>
        </dt>
        <dd>{deposit}</dd>
      </div>
    </dl>
  );
}
