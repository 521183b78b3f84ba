import { useState } from "react";
import { Form } from "react-router";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { FormFaults } from "../../../../../ui/admin/form/form-faults.tsx";
import { TypedForm } from "../../../../../ui/admin/form/typed-form.tsx";
import { PriceChange } from "../../../../../ui/booking/bill/price-change.tsx";
import { Button, ButtonLink } from "../../../../../ui/controls/button.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";
import type { ExtensionOffer, ExtensionWays } from "../answers/request.ts";
import styles from "../reservation.module.css";
import { FormFields, SendButton, typedFor } from "./form-fields.tsx";
import { MomentFields } from "./moment-fields.tsx";
import type { TaskProps } from "./task-part.tsx";

type Props = TaskProps<"extend">;

/** The form of an extension: the new return; then the new price beside the old, and who goes to another vehicle for it. */
export function ExtendTask(props: Props) {
  const { answer } = props;
  // The offer that was left by its Back button, which leads to the fields as they were filled in.
  const [left, setLeft] = useState<ExtensionOffer>();
  const offer = answer?.shown?.extension;
  return offer && offer !== left ? (
    <Offered {...props} offer={offer} onBack={() => setLeft(offer)} />
  ) : (
    <Wish {...props} />
  );
}

function Wish({ language, head, task, answer }: Props) {
  const words = adminReservationWords(language).extend;
  const typed = typedFor(answer, "quote-extension", "extend");
  const ways = answer?.shown?.ways;
  return (
    <TypedForm method="post" className={styles.form} preventScrollReset>
      <FormFields intent="quote-extension" head={head} />
      {task.isOverdue && <Note tone="bad">{words.overdue}</Note>}
      <FormFaults faults={typed.faults} />
      {ways && <Ways isOverdue={task.isOverdue} {...{ language, ways }} own={head.code} />}
      <MomentFields legend={words.until} name="dropoff" {...{ words, task, typed }} />
      <div className={styles.acts}>
        <SendButton intent="quote-extension" kind="go" label={words.see} busyLabel={words.seeing} />
      </div>
    </TypedForm>
  );
}

type WaysProps = Pick<Props, "language"> & { ways: ExtensionWays; own: string; isOverdue: boolean };

/** What there is instead: a shorter extension, or another vehicle for one of the two. */
function Ways({ language, ways: { until, code }, own, isOverdue }: WaysProps) {
  const words = adminReservationWords(language).extend;
  return (
    <div className={styles.ways} role="group" aria-label={words.ways}>
      {until && (
        <Button type="submit" name="instead" value={until.value}>
          {until.label}
        </Button>
      )}
      {!isOverdue && (
        <ButtonLink to={adminPath("reservation-management", language, own, "exchange")}>
          {words.wayOwn}
        </ButtonLink>
      )}
      {code && (
        <ButtonLink to={`${adminPath("reservations", language, code)}?task=swap`}>
          {words.wayOther(code)}
        </ButtonLink>
      )}
    </div>
  );
}

function Offered({
  language,
  head,
  offer,
  answer,
  onBack,
}: Props & { offer: ExtensionOffer; onBack: () => void }) {
  const words = adminReservationWords(language).extend;
  const { all = [] } = typedFor(answer, "quote-extension", "extend");
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      {/* The price is of the reservation as it was when it was priced, whoever changed it before. */}
      <FormFields intent="extend" head={{ ...head, version: offer.version }} />
      <input type="hidden" name="differenceCents" value={offer.differenceCents} />
      {all.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PriceChange
        language={language}
        change={offer.price}
        title={words.offerTitle}
        lead={words.offerLead}
      >
        {offer.moving.length === 0 ? (
          <p className={styles.moving}>{words.stays}</p>
        ) : (
          <List className={styles.moving}>
            {offer.moving.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </List>
        )}
        <SendButton
          intent="extend"
          kind="go"
          label={head.hasEmail ? words.accept : words.acceptUntold}
        />
        <Button onClick={onBack}>{words.again}</Button>
      </PriceChange>
    </Form>
  );
}
