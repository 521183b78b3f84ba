import { CalendarX, CircleCheck, Phone } from "lucide-react";
import { useNavigation } from "react-router";
import { counted } from "../../../../../i18n/booking/counted.ts";
import { formatUntil } from "../../../../../i18n/booking/until.ts";
import { bookingWords } from "../../../../../i18n/booking/en.ts";
import { changeWords } from "../../../../../i18n/change/en.ts";
import { formatDayTime, formatEuro } from "../../../../../i18n/format.ts";
import { pathTo } from "../../../../../i18n/paths.ts";
import { formatPhone, telLink } from "../../../../../i18n/phone.ts";
import { PriceChange } from "../../../../../ui/booking/bill/price-change.tsx";
import { Button, ButtonLink, ButtonOut } from "../../../../../ui/controls/button.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";
import type { ChangeProps } from "../change-page.tsx";
import type { LateSaid, LateTold } from "../change-told.ts";
import { OwnForm } from "../wish/own-form.tsx";
import { ToldBox } from "../told-box.tsx";
import styles from "../change.module.css";

type Props = ChangeProps & { told: LateTold };
type Of<Kind extends LateSaid["kind"]> = Extract<LateSaid, { kind: Kind }>;

/** What the time that was asked for means. */
export function LateNotice(props: Props) {
  const { language, told } = props;
  const words = changeWords(language).late;
  const { said } = told;
  if (said.kind === "fault") return undefined;
  return (
    <ToldBox about={told}>
      {told.isStale && said.kind !== "paid" && (
        <Note tone="bad" role="alert" className={styles.fresh}>
          {words.fresh}
        </Note>
      )}
      {said.kind === "too-many" && (
        <Note tone="bad" role="alert">
          {changeWords(language).tooMany}
        </Note>
      )}
      {said.kind === "free" && <Free {...props} said={said} />}
      {said.kind === "paid" && <Paid {...props} said={said} />}
      {said.kind === "place-closed" && (
        <No {...props}>
          <b>{words.closed(said.place)}</b> {said.hours ? words.open(said.hours) : words.closedDay}
        </No>
      )}
      {said.kind === "return-by" && (
        <No {...props}>
          <b>{words.returnBy(formatUntil(said.at, language))}</b> {words.returnByWhy}
        </No>
      )}
    </ToldBox>
  );
}

function Free({ language, told, said }: Props & { said: Of<"free"> }) {
  const words = changeWords(language).late;
  const { at, graceMinutes } = said;
  const grace = graceMinutes !== undefined && counted(graceMinutes, "minuteOf", language);
  return (
    <Note icon={CircleCheck} role="status" className={styles.good}>
      <p>
        <b>
          {formatDayTime(at, language)}. {grace ? words.grace(grace) : words.free}
        </b>{" "}
        {words.freeThen[told.end]}
      </p>
      <Report language={language} at={at} cents={0}>
        {words.tell[told.end](formatDayTime(at, language))}
      </Report>
    </Note>
  );
}

function Paid({ language, told, said }: Props & { said: Of<"paid"> }) {
  const words = changeWords(language);
  const amount = formatEuro(said.differenceCents, language);
  return (
    <PriceChange
      language={language}
      change={said.price}
      title={words.late.paid(formatDayTime(said.at, language), amount)}
      lead={words.offer.lead}
      alert={told.isStale ? words.late.fresh : undefined}
    >
      <Report language={language} at={said.at} cents={said.differenceCents}>
        {words.late.acceptPaid(amount)}
      </Report>
      <ButtonLink to={pathTo("change", language)}>{words.offer.keep}</ButtonLink>
    </PriceChange>
  );
}

/** It does not work: a person may find a way. */
function No({ facts, children }: Props & { children: React.ReactNode }) {
  return (
    <Note tone="bad" icon={CalendarX} role="alert" className={styles.good}>
      <p>{children}</p>
      <ButtonOut icon={Phone} href={telLink(facts.phone)}>
        {formatPhone(facts.phone)}
      </ButtonOut>
    </Note>
  );
}

type ReportProps = Pick<Props, "language"> & {
  at: string;
  cents: number;
  children: React.ReactNode;
};

function Report({ language, at, cents, children }: ReportProps) {
  const { formData, state } = useNavigation();
  return (
    <OwnForm language={language}>
      <input type="hidden" name="at" value={at} />
      <input type="hidden" name="seenDifferenceCents" value={cents} />
      <Button
        kind="go"
        type="submit"
        name="intent"
        value="late-report"
        wide
        busy={state !== "idle" && formData?.get("intent") === "late-report"}
        busyLabel={bookingWords(language).review.processing}
      >
        {children}
      </Button>
    </OwnForm>
  );
}
