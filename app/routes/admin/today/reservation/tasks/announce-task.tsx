import { useState } from "react";
import { Form } from "react-router";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { FormFaults } from "../../../../../ui/admin/form/form-faults.tsx";
import { TypedForm } from "../../../../../ui/admin/form/typed-form.tsx";
import { Button } from "../../../../../ui/controls/button.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import { Tick } from "../../../../../ui/controls/tick.tsx";
import type { EarlyOffer } from "../answers/request.ts";
import styles from "../reservation.module.css";
import { FormFields, SendButton, typedFor } from "./form-fields.tsx";
import { MomentFields } from "./moment-fields.tsx";
import type { TaskProps } from "./task-part.tsx";

type Props = TaskProps<"announce-return">;

/** The form of an early return: the new time, and whether others may have the vehicle; then what that means. */
export function AnnounceTask(props: Props) {
  const { answer } = props;
  // The offer that was left by its Back button, which leads to the fields as they were filled in.
  const [left, setLeft] = useState<EarlyOffer>();
  const offer = answer?.shown?.early;
  return offer && offer !== left ? (
    <Offered {...props} offer={offer} onBack={() => setLeft(offer)} />
  ) : (
    <Wish {...props} />
  );
}

function Wish({ language, head, task, answer }: Props) {
  const words = adminReservationWords(language).announce;
  const typed = typedFor(answer, "foresee-return", "announce-return");
  const typedFrees = typed.text("frees");
  return (
    <TypedForm method="post" className={styles.form} preventScrollReset>
      <FormFields intent="foresee-return" head={head} />
      <FormFaults faults={typed.faults} />
      {task.told && <p className={styles.quiet}>{task.told}</p>}
      <MomentFields legend={words.at} name="return" {...{ words, task, typed }} />
      <Tick
        name="frees"
        defaultChecked={typedFrees === undefined ? task.frees : typedFrees === "on"}
      >
        {words.frees}
      </Tick>
      <div className={styles.acts}>
        <SendButton intent="foresee-return" kind="go" label={words.see} busyLabel={words.seeing} />
      </div>
    </TypedForm>
  );
}

function Offered({
  language,
  head,
  offer,
  answer,
  onBack,
}: Props & { offer: EarlyOffer; onBack: () => void }) {
  const words = adminReservationWords(language).announce;
  const { all = [] } = typedFor(answer, "foresee-return", "announce-return");
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <FormFields intent="announce-return" head={{ ...head, version: offer.version }} />
      <input type="hidden" name="backCents" value={offer.backCents} />
      {all.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <List className={styles.moving}>
        {offer.means.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </List>
      <div className={styles.acts}>
        <SendButton
          intent="announce-return"
          kind="go"
          label={head.hasEmail ? words.accept : words.acceptUntold}
        />
        <Button onClick={onBack}>{words.again}</Button>
      </div>
    </Form>
  );
}
