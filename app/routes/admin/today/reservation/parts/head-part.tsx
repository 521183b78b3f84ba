import {
  Ban,
  CalendarClock,
  CalendarMinus,
  CarFront,
  Check,
  CheckCheck,
  KeyRound,
  PencilLine,
  Phone,
  Replace,
  RotateCcw,
  UserX,
} from "lucide-react";
import { Form, Link } from "react-router";
import type { Language } from "../../../../../domain/language.ts";
import type { ReservationStatus } from "../../../../../domain/reservations/states/status.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { adminReservationsWords } from "../../../../../i18n/admin-reservations/en.ts";
import { telLink } from "../../../../../i18n/phone.ts";
import { ConfirmButton } from "../../../../../ui/admin/form/confirm-button.tsx";
import { Locked } from "../../../../../ui/admin/page/guarded.tsx";
import { PageHead } from "../../../../../ui/admin/page/page-head.tsx";
import { StatusDot, type Tone } from "../../../../../ui/admin/page/status-dot.tsx";
import { ButtonLink, ButtonOut, type ButtonKind } from "../../../../../ui/controls/button.tsx";
import { TextArea } from "../../../../../ui/controls/field.tsx";
import { FormFields, SendButton } from "../tasks/form-fields.tsx";
import type { DeedName, Loaded } from "../load-page.ts";
import styles from "../reservation.module.css";

type Props = {
  language: Language;
  head: Loaded["head"];
  deeds: readonly DeedName[];
  mayNot: string | undefined;
  /** The phone number in E.164; empty when unknown. */
  phone: string;
  /** True while a task is open, whose own button is then the way forward. */
  isBusy: boolean;
};

export const tones: Record<ReservationStatus, Tone> = {
  pending: "pending",
  confirmed: "good",
  on_rent: "busy",
  returned: "mute",
  completed: "mute",
  cancelled: "off",
  no_show: "bad",
};

const icons = {
  confirm: Check,
  "hand-over": KeyRound,
  "check-in": KeyRound,
  extend: CalendarClock,
  "announce-return": CalendarMinus,
  exchange: Replace,
  complete: CheckCheck,
  change: PencilLine,
  swap: CarFront,
  cancel: Ban,
  "no-show": UserX,
  reinstate: RotateCcw,
};

/** The customer's name, the state of the reservation, and its deeds: one amber button, the most likely deed first. */
export function HeadPart(props: Props) {
  const { language, head, deeds, mayNot } = props;
  const words = adminReservationWords(language);
  const { statuses, overdue, waits } = adminReservationsWords(language);
  const state = head.isOverdue ? overdue : statuses[head.status];
  const lead = (
    <span className={styles.lead}>
      <b>{head.code}</b>
      <StatusDot tone={head.isOverdue ? "bad" : tones[head.status]}>{state}</StatusDot>
      <span>
        {head.made}
        {head.hasSource && !mayNot && (
          <>
            {" "}
            <Link
              to={`${adminPath("reservations", language, head.code)}?task=source`}
              preventScrollReset
            >
              {words.source.correct}
            </Link>
          </>
        )}
      </span>
    </span>
  );
  const nothing = deeds.length === 0 && !head.isErased ? words.deeds.none[head.status] : undefined;
  return (
    <div className={styles.top}>
      <PageHead title={head.name} lead={lead} />
      {head.waits.length > 0 && (
        <p className={styles.waits}>
          <b>{waits.label}:</b> {head.waits.join(" ")}
        </p>
      )}
      <Deeds {...props} />
      {nothing && <p className={styles.quiet}>{nothing}</p>}
    </div>
  );
}

function Deeds({ language, head, deeds, mayNot, phone, isBusy }: Props) {
  const { deeds: words, customer } = adminReservationWords(language);
  if (deeds.length === 0 && !mayNot && !phone) return undefined;
  return (
    <div className={styles.deeds} role="group" aria-label={words.label}>
      {!mayNot &&
        deeds.map((deed, place) => (
          <Deed
            key={deed}
            kind={place === 0 && !isBusy ? "go" : "line"}
            {...{ language, head, deed }}
          />
        ))}
      {phone && (
        <ButtonOut icon={Phone} href={telLink(phone)}>
          {customer.call}
        </ButtonOut>
      )}
      {mayNot && (
        <p className={styles.mayNot}>
          <Locked>{mayNot}</Locked>
        </p>
      )}
    </div>
  );
}

type DeedProps = {
  language: Language;
  head: Loaded["head"];
  deed: DeedName;
  kind: ButtonKind;
};

function Deed({ language, head, deed, kind }: DeedProps) {
  const { deeds, noShow, cancel } = adminReservationWords(language);
  const look = { kind, icon: icons[deed] };
  if (deed === "complete" && head.open !== undefined)
    return <CompleteOpen {...{ language, head, look }} open={head.open} />;
  if (deed === "confirm" || deed === "complete")
    return (
      <Form method="post" preventScrollReset>
        <FormFields intent={deed} head={head} />
        <SendButton {...look} intent={deed} label={deeds[deed]} />
      </Form>
    );
  if (deed === "hand-over" || deed === "check-in" || deed === "exchange") {
    const direction = { "hand-over": "out", "check-in": "in", exchange: "exchange" }[deed];
    return (
      <ButtonLink
        {...look}
        to={adminPath("reservation-management", language, head.code, direction)}
      >
        {deeds[deed]}
      </ButtonLink>
    );
  }
  if (deed === "no-show")
    return (
      <ConfirmButton
        {...look}
        label={deeds[deed]}
        title={noShow.title}
        text={head.flight ? `${noShow.flight(head.flight)} ${noShow.text}` : noShow.text}
        confirmLabel={noShow.confirm}
        name="intent"
        value="no-show"
      >
        <input type="hidden" name="version" value={head.version} />
        <input type="hidden" name="event" value={head.lastEvent} />
        <TextArea label={cancel.reason} name="reason" rows={2} required maxLength={300} />
      </ConfirmButton>
    );
  const to = `${adminPath("reservations", language, head.code)}?task=${deed}`;
  return (
    <ButtonLink {...look} to={to} preventScrollReset>
      {deeds[deed]}
    </ButtonLink>
  );
}

type OpenProps = Pick<DeedProps, "language" | "head"> & {
  open: string;
  look: { kind: ButtonKind; icon: typeof CheckCheck };
};

/** The way to complete a rental whose account is open: by the word of an owner, or by settling it first. */
function CompleteOpen({ language, head, open, look }: OpenProps) {
  const { deeds, cancel, openAccount } = adminReservationWords(language);
  if (!head.mayCloseOpen)
    return (
      <ButtonLink {...look} to={adminPath("reservations", language, head.code, "account")}>
        {openAccount.settle}
      </ButtonLink>
    );
  return (
    <ConfirmButton
      {...look}
      label={deeds.complete}
      title={openAccount.title}
      text={openAccount.text(open)}
      name="intent"
      value="complete"
    >
      <input type="hidden" name="version" value={head.version} />
      <input type="hidden" name="event" value={head.lastEvent} />
      <TextArea label={cancel.reason} name="openBecause" rows={2} required maxLength={300} />
    </ConfirmButton>
  );
}
