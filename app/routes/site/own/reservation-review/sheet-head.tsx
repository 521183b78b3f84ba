import { CalendarPlus, Download, PencilLine, Printer, Repeat } from "lucide-react";
import { Form } from "react-router";
import { confirmationWords } from "../../../../i18n/confirmation/en.ts";
import { formatDate } from "../../../../i18n/format.ts";
import { lookupWords } from "../../../../i18n/lookup/en.ts";
import { paperWords } from "../../../../i18n/paper/en.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { CodeHead } from "../../../../ui/booking/own/code-head.tsx";
import { Button, ButtonLink, ButtonOut } from "../../../../ui/controls/button.tsx";
import { useHydrated } from "../../../../ui/browser/use-hydrated.ts";
import { forget } from "../../../offline/use-saved-copy.ts";
import type { SheetProps } from "./sheet.tsx";
import styles from "./sheet-head.module.css";

/** The code in the largest type, the status, and the actions of the reservation. */
export function SheetHead({ language, sheet, isOwn }: SheetProps) {
  const { code, status, customer, links, bookedOn, isHeld, isOpen, isOnRent } = sheet;
  const words = lookupWords(language).view;
  const paper = paperWords(language);
  const canPrint = useHydrated();
  return (
    <CodeHead
      title={words.title}
      code={code}
      className={styles.head}
      acts={
        <div className={styles.acts}>
          <ButtonOut kind="go" icon={Download} href={links.pdf}>
            {words.pdf}
          </ButtonOut>
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
          <ButtonLink kind="onlake" icon={Repeat} to={links.repeat}>
            {words.repeat}
          </ButtonLink>
          {canPrint && (
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
      }
    >
      <p>
        <b>{paper.status[status]}</b>
      </p>
      <p>
        {words.bookedOn(
          `${customer.firstName} ${customer.lastName}`,
          formatDate(bookedOn, language),
        )}
      </p>
    </CodeHead>
  );
}
