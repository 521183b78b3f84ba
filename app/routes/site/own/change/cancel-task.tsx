import { CircleX } from "lucide-react";
import { useNavigation } from "react-router";
import { formatUntil } from "../../../../i18n/booking/until.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { changeWords } from "../../../../i18n/change/en.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { Task } from "../../../../ui/booking/own/task.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import type { ChangeProps } from "./change-page.tsx";
import { OwnForm } from "./wish/own-form.tsx";
import { ToldBox } from "./told-box.tsx";
import styles from "./change.module.css";

/** What cancelling means, and the one button that does it. */
export function CancelTask({ language, open, told }: ChangeProps) {
  const words = changeWords(language);
  const { formData, state } = useNavigation();
  const busy = state !== "idle" && formData?.get("intent") === "cancel";
  const { free } = open;
  if (!free) return undefined;
  const [until, fee] = [formatUntil(free.until, language), formatEuro(free.lateFeeCents, language)];
  return (
    <Task id="cancel" icon={CircleX} title={words.tasks.cancel} open={told?.about === "cancel"}>
      {told?.about === "cancel" && (
        <ToldBox about={told}>
          <Note tone="bad" role="alert">
            {words.cancel.ended}
          </Note>
        </ToldBox>
      )}
      <p className={styles.says}>
        <b>{free.isOver ? words.cancel.fee(until, fee) : words.cancel.free(until)}</b>{" "}
        {words.cancel.what}
      </p>
      <OwnForm language={language}>
        <input type="hidden" name="seenFeeCents" value={free.isOver ? free.lateFeeCents : 0} />
        <Button
          kind="pick"
          type="submit"
          name="intent"
          value="cancel"
          busy={busy}
          busyLabel={bookingWords(language).review.processing}
        >
          {words.cancel.button}
        </Button>
      </OwnForm>
    </Task>
  );
}
