import { ArrowDownLeft, ArrowUpRight } from "lucide-react";
import { dateOf, timeOf, type LocalDate, type LocalDateTime } from "../../../../domain/calendar.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import type { MoveSide } from "../../../../domain/moves/move.ts";
import { balanceOf } from "../../../../domain/reservations/balance.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import { isByDay, type ListFilter } from "../../../../domain/reservations/states/list-filter.ts";
import { isCalledOff, isUnconfirmed } from "../../../../domain/reservations/states/states.ts";
import { movesWords } from "../../../../i18n/admin-moves/en.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { counted } from "../../../../i18n/booking/counted.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import type { Column } from "../../../../ui/admin/list/data-table.tsx";
import type { RowCard } from "../../../../ui/admin/list/row-cards.tsx";
import { Plate } from "../../../../ui/admin/page/plate.tsx";
import { StatusDot } from "../../../../ui/admin/page/status-dot.tsx";
import { classNames } from "../../../../ui/controls/class-names.ts";
import { Icon } from "../../../../ui/controls/icon.tsx";
import type { ShownList, ShownRow } from "./list-view.ts";
import styles from "./list.module.css";
import { momentOf, nameOf, shortDay, statusTones } from "./row-words.ts";

export type RowContext = {
  language: Language;
  today: LocalDate;
  filter: ListFilter;
  places: ShownList["places"];
};

/** The columns of the list; what goes out and comes back says when and which; the time of booking is among them where the list is about new bookings. */
export function columnsOf(about: RowContext): Column<ShownRow>[] {
  const { language, filter } = about;
  const words = adminReservationsWords(language).columns;
  const made: Column<ShownRow> = {
    key: "made",
    label: words.made,
    sortable: true,
    cell: (row) => <Moment at={row.madeAt} {...about} row={row} />,
  };
  const move: Column<ShownRow> = {
    key: "time",
    label: words.time,
    sortable: true,
    cell: (row) => <Move row={row} {...about} />,
  };
  const otherEnd: Column<ShownRow> = {
    key: "other-end",
    label: words.otherEnd,
    cell: (row) => <OtherEnd row={row} {...about} />,
  };
  const ends: Column<ShownRow>[] = [
    {
      key: "pickup",
      label: words.pickup,
      sortable: true,
      cell: (row) => <Moment at={row.pickupAt} place={row.pickupLocationId} {...about} row={row} />,
    },
    {
      key: "return",
      label: words.return,
      sortable: true,
      cell: (row) => <Moment at={row.dropoffAt} place={otherReturn(row)} {...about} row={row} />,
    },
  ];
  const isByMade = filter.view === "new" || filter.sort === "made";
  return [
    { key: "code", label: words.code, cell: ({ code }) => formatCode(code) },
    ...(isByDay(filter.view) ? [move] : []),
    { key: "customer", label: words.customer, cell: (row) => <Name row={row} {...about} /> },
    { key: "car", label: words.car, cell: (row) => <Car row={row} /> },
    ...(isByMade ? [made] : []),
    ...(isByDay(filter.view) ? [otherEnd] : ends),
    { key: "days", label: words.days, cell: (row) => row.rentalDays, isNumber: true },
    {
      key: "total",
      label: words.total,
      sortable: true,
      isNumber: true,
      cell: (row) => formatEuro(row.totalCents, language),
    },
    {
      key: "to-pay",
      label: words.toPay,
      isNumber: true,
      cell: (row) => <ToPay row={row} language={language} />,
    },
    { key: "status", label: words.status, cell: (row) => <Status row={row} language={language} /> },
  ];
}

/** The card of a reservation, for a phone. */
export function cardOf(row: ShownRow, about: RowContext): RowCard {
  const { language, filter } = about;
  const words = adminReservationsWords(language);
  const sorted = momentOf(row, filter.sort === "made" ? "pickup" : filter.sort);
  const isReturn = row.isOverdue || row.side === "in" || filter.sort === "return";
  const at = row.moveAt ?? (isReturn ? row.dropoffAt : (sorted ?? row.pickupAt));
  const place = isReturn ? row.dropoffLocationId : row.pickupLocationId;
  return {
    title: nameOf(row, language),
    end: (
      <span className={classNames(styles.moment, row.side !== null && styles.move)}>
        {row.side && <Side side={row.side} language={language} />}
        <span>
          <Moment at={at} place={row.isOverdue ? undefined : place} {...about} row={row} />
          {row.isOverdue && ` ${words.due}`}
        </span>
      </span>
    ),
    sub: (
      <>
        {row.carName}
        {row.plate && (
          <>
            {" · "}
            <span className={styles.whole}>{row.plate}</span>
          </>
        )}
      </>
    ),
    subEnd: <Status row={row} language={language} />,
  };
}

/** Whether a row goes out or comes back, and when and where. */
function Move(about: RowContext & { row: ShownRow }) {
  const { row, language } = about;
  const { side, moveAt, pickupLocationId, dropoffLocationId } = row;
  if (!side || !moveAt) return null;
  const place = side === "out" ? pickupLocationId : dropoffLocationId;
  return (
    <span className={styles.move}>
      <Side side={side} language={language} />
      <span>
        <Moment at={moveAt} place={place} {...about} />
      </span>
    </span>
  );
}

/** The other end of the trip of what goes out or comes back. */
function OtherEnd(about: RowContext & { row: ShownRow }) {
  const { row, language } = about;
  const words = adminReservationsWords(language).filters;
  const isOut = row.side === "out";
  const at = isOut ? row.dropoffAt : row.pickupAt;
  const place = isOut ? otherReturn(row) : row.pickupLocationId;
  const day = `${shortDay(dateOf(at), about.today, language)}, ${timeOf(at)}`;
  const found = about.places.find(({ id }) => id === place);
  return (
    <>
      {isOut ? words.until(day) : words.since(day)}
      {found && (
        <abbr className={styles.place} title={inLanguage(found.name, language)}>
          {" "}
          {found.mark}
        </abbr>
      )}
    </>
  );
}

function Side({ side, language }: { side: MoveSide; language: Language }) {
  return (
    <>
      <Icon of={side === "out" ? ArrowUpRight : ArrowDownLeft} size={16} strong />
      <span className="visually-hidden">{movesWords(language).sides[side]} </span>
    </>
  );
}

/** The return place when it is not the pick-up place; only then is it worth a mark. */
function otherReturn({ pickupLocationId, dropoffLocationId }: ShownRow): string | undefined {
  return dropoffLocationId === pickupLocationId ? undefined : dropoffLocationId;
}

function Name({ row, language }: RowContext & { row: ShownRow }) {
  const name = nameOf(row, language);
  return (
    <span className={styles.name} title={name}>
      {name}
    </span>
  );
}

function Car({ row: { carName, plate } }: { row: ShownRow }) {
  return (
    <span className={styles.car}>
      <span title={carName}>{carName}</span>
      {plate && <Plate>{plate}</Plate>}
    </span>
  );
}

type MomentProps = RowContext & { row: ShownRow; at: LocalDateTime; place?: string | undefined };

/** A time, with its day unless the group already says the day. */
function Moment({ row, at, place, language, today, filter, places }: MomentProps) {
  const grouped = momentOf(row, filter.sort);
  const isOfGroup = !row.isOverdue && grouped !== undefined && dateOf(grouped) === dateOf(at);
  const found = places.find(({ id }) => id === place);
  return (
    <>
      {!isOfGroup && `${shortDay(dateOf(at), today, language)}, `}
      <b className={styles.time}>{timeOf(at)}</b>
      {found && (
        <abbr className={styles.place} title={inLanguage(found.name, language)}>
          {" "}
          {found.mark}
        </abbr>
      )}
    </>
  );
}

type WordProps = { row: ShownRow; language: Language };

function ToPay({ row, language }: WordProps) {
  const words = adminReservationsWords(language);
  const { openCents } = balanceOf(row, row.paidCents);
  if (openCents !== 0)
    return (
      <>
        <b className={styles.due}>{formatEuro(openCents, language)}</b>
        {row.openDays !== null && row.openDays > 0 && (
          <small className={styles.openDays}>
            {words.openFor(counted(row.openDays, "day", language))}
          </small>
        )}
      </>
    );
  return <span className={styles.quiet}>{isCalledOff(row.status) ? "–" : words.paid}</span>;
}

function Status({ row: { status, waits, isOverdue }, language }: WordProps) {
  const words = adminReservationsWords(language);
  if (isOverdue) return <StatusDot tone="bad">{words.overdue}</StatusDot>;
  const why = isUnconfirmed(status) ? waits.map((reason) => words.waits.short[reason]) : [];
  return (
    <>
      <StatusDot tone={statusTones[status]}>{words.statuses[status]}</StatusDot>
      {why.length > 0 && <small className={styles.why}>{why.join(", ")}</small>}
    </>
  );
}
