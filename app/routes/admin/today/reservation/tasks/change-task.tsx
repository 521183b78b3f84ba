import { useState } from "react";
import { Form } from "react-router";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { formatEuro } from "../../../../../i18n/format.ts";
import { PriceChange } from "../../../../../ui/booking/bill/price-change.tsx";
import { Button } from "../../../../../ui/controls/button.tsx";
import { FormFaults } from "../../../../../ui/admin/form/form-faults.tsx";
import { TypedForm } from "../../../../../ui/admin/form/typed-form.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";
import { Tick } from "../../../../../ui/controls/tick.tsx";
import { InsteadList } from "../../instead-list.tsx";
import { Refused } from "../../../../../ui/admin/form/refused.tsx";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { ChangeFields } from "./change-fields.tsx";
import { FormFields, typedFor, SendButton } from "./form-fields.tsx";
import styles from "../reservation.module.css";
import type { TaskProps } from "./task-part.tsx";
import type { Offer } from "../answers/request.ts";

type Props = TaskProps<"change">;

/** The form of a change: trip, car, plan, extras and countries; then the new price beside the old, to be accepted. */
export function ChangeTask(props: Props) {
  const { answer } = props;
  // The offer that was left by its Back button, which leads to the fields as they were filled in.
  const [left, setLeft] = useState<Offer>();
  const offer = answer?.shown?.offer;
  return offer && offer !== left ? (
    <Offered {...props} offer={offer} onBack={() => setLeft(offer)} />
  ) : (
    <Wish {...props} />
  );
}

function Wish({ language, head, task, answer }: Props) {
  const words = adminReservationWords(language).change;
  const instead = answer?.refused?.instead;
  const { all, id, fault, faults } = typedFor(answer, "quote", "change");
  return (
    <TypedForm
      key={`${head.version} ${answer?.shown?.way ?? ""}`}
      method="post"
      className={styles.form}
      preventScrollReset
    >
      <FormFields intent="quote" head={head} />
      <Seen task={task} />
      {instead && (
        <Refused>
          <p>{answer?.refused?.message}</p>
          <InsteadList
            language={language}
            groups={instead}
            button={({ fields }) => ({
              type: "submit",
              name: "instead",
              value: new URLSearchParams(fields).toString(),
            })}
          />
        </Refused>
      )}
      <FormFaults faults={faults} />
      <ChangeFields
        {...{ language, fault, fieldId: id }}
        options={{ ...task.options, cars: answer?.shown?.cars ?? task.options.cars }}
        carsAt={adminPath("reservations", language, head.code, "cars")}
        typed={all ?? task.typed}
      />
      <div className={styles.acts}>
        <SendButton intent="quote" kind="go" label={words.see} busyLabel={words.seeing} />
      </div>
    </TypedForm>
  );
}

/** The reservation at the time when the form was drawn. */
function Seen({ task }: Pick<Props, "task">) {
  return <input type="hidden" name="seen" value={task.seen} />;
}

function Offered({
  language,
  head,
  task,
  offer,
  onBack,
}: Props & { offer: Offer; onBack: () => void }) {
  const words = adminReservationWords(language).change;
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <FormFields intent="change" head={head} />
      <Seen task={task} />
      <input type="hidden" name="seenTotalCents" value={offer.seenTotalCents} />
      <input type="hidden" name="seenSequence" value={offer.seenSequence} />
      {offer.typed.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <PriceChange
        language={language}
        change={offer.price}
        title={words.offerTitle}
        lead={words.offerLead}
      >
        <input type="hidden" name="seenFeeCents" value={offer.feeCents} />
        {offer.feeCents > 0 && (
          <>
            <Note>{words.fee(formatEuro(offer.feeCents, language))}</Note>
            <Tick name="waivesFee">{words.waive}</Tick>
          </>
        )}
        <SendButton
          intent="change"
          kind="go"
          label={head.hasEmail ? words.accept : words.acceptUntold}
        />
        <Button onClick={onBack}>{words.again}</Button>
      </PriceChange>
    </Form>
  );
}
