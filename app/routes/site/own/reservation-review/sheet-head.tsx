import { CalendarPlus, Download, PencilLine, Printer, Repeat } from "lucide-react";
import { Form } from "react-router";
import { cancelCost } from "../../../../i18n/cancellation/cancel-cost.ts";
import { confirmationWords } from "../../../../i18n/confirmation/en.ts";
import { formatDate } from "../../../../i18n/format.ts";
import { lookupWords } from "../../../../i18n/lookup/en.ts";
import { paperWords } from "../../../../i18n/paper/en.ts";
import { waitingWords } from "../../../../i18n/waiting/en.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { chargedText } from "../../../../i18n/charges/charged-text.ts";
import { CodeHead } from "../../../../ui/booking/own/code-head.tsx";
import { Button, ButtonLink, ButtonOut } from "../../../../ui/controls/button.tsx";
import { useHydrated } from "../../../../ui/browser/use-hydrated.ts";
import { forget } from "../../../offline/use-saved-copy.ts";
import type { SheetProps } from "./sheet.tsx";
import styles from "./sheet-head.module.css";

/** The code in the largest type, the status, and the actions of the reservation. */
export function SheetHead(props: SheetProps) {
  const { language, sheet } = props;
  const { code, status, customer, bookedOn, charges, cancelCents } = sheet;
  const cost = cancelCents === undefined ? "" : cancelCost(cancelCents, language);
  const said = chargedText(charges, language) || cost;
  const words = lookupWords(language).view;
  const paper = paperWords(language);
  const waits = waitingWords(language);
  return (
    <CodeHead title={words.title} code={code} className={styles.head} acts={<Acts {...props} />}>
      <p>
        <b>{paper.status[status]}</b>
        {said && `. ${said}`}
      </p>
      {sheet.waits && (
        <p>
          {waits.after[sheet.waits]} {waits.held}
        </p>
      )}
      <p>
        {words.bookedOn(
          `${customer.firstName} ${customer.lastName}`,
          formatDate(bookedOn, language),
        )}
      </p>
    </CodeHead>
  );
}

/** One way forward; a reservation that is off has no papers. */
function Acts({ language, sheet, isOwn }: SheetProps) {
  const { code, links, isHeld, isOff, isOpen, isOnRent } = sheet;
  const words = lookupWords(language).view;
  const canPrint = useHydrated();
  return (
    <div className={styles.acts}>
      {!isOff && (
        <ButtonOut kind="go" icon={Download} href={links.pdf}>
          {words.pdf}
        </ButtonOut>
      )}
      {isHeld && (
        <ButtonOut kind="onlake" icon={CalendarPlus} href={links.calendar}>
          {words.calendar}
        </ButtonOut>
      )}
      {(isOpen || isOnRent) && (
        <ButtonOut kind="onlake" icon={PencilLine} href={links.change}>
          {isOpen ? words.change : confirmationWords(language).lateOrLonger}
        </ButtonOut>
      )}
      <ButtonLink kind={isOff ? "go" : "onlake"} icon={Repeat} to={links.repeat}>
        {words.repeat}
      </ButtonLink>
      {canPrint && !isOff && (
        <Button kind="onlake" icon={Printer} onClick={() => window.print()}>
          {words.print}
        </Button>
      )}
      {isOwn && (
        <Form
          method="post"
          action={pathTo("reservation-review", language)}
          onSubmit={() => void forget(code)}
        >
          <Button kind="onlake" type="submit" name="intent" value="leave">
            {words.other}
          </Button>
        </Form>
      )}
    </div>
  );
}
