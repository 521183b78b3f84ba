/** Every kind of letter with its payload. Payloads are frozen when the letter is queued. */
import type { Charge } from "../../domain/account/charge.ts";
import type { LocalDate, LocalDateTime } from "../../domain/calendar.ts";
import type { DepositStep } from "../../domain/deposits/steps.ts";
import type { Energy } from "../../domain/handovers/energy.ts";
import type { Bilingual, Language } from "../../domain/language.ts";
import type { ReservationChange, Cancellation } from "../../domain/reservations/change/change.ts";
import type { EarlyReport, LateReport } from "../../domain/reservations/lateness/late.ts";
import type { Reservation } from "../../domain/reservations/reservation.ts";
import type { StaffRole } from "../../domain/staff/roles.ts";

export type ContactMessage = { name: string; email: string; phone?: string; message: string };

export type UndeliveredLetter = {
  /** The kind of the letter that was given up. */
  kind: LetterKind;
  to: string;
  /** The mail server's error. */
  error: string;
  /** As people read it: EP-XXXXX-XXXXX. */
  reservationCode?: string;
};

/** A link for a member; its token is derived when the letter is written, and stored nowhere before. */
export type StaffLetter = { email: string; name: string; linkId: string; issue: number };

/** The end of the audit log as of a night, to an owner, who keeps it outside of the database. */
export type AuditHead = {
  email: string;
  name: string;
  /** The last seal of the chain, `number:hash`. */
  head: string;
  /** The number of findings of the check; 0 when the log is whole. */
  findings: number;
};

/** A table of a letter; every cell is a text in the language of the letter. */
export type ToldTable = {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

/** The days of a month as columns, each with what the same day of the year before came to; euro cents. */
export type ToldChart = {
  title: string;
  /** What the columns are, and the line over them. */
  names: { now: string; before: string };
  days: readonly { label: string; cents: number; beforeCents: number }[];
};

/** The revenue of a month, to an owner. */
export type RevenueLetter = {
  email: string;
  name: string;
  /** The first day of the month. */
  month: LocalDate;
  sentences: readonly string[];
  /** Absent from letters of before. */
  chart?: ToldChart | undefined;
  /** Its figures, and what they are put together by; those of the first table stand in the letter too. */
  tables: readonly ToldTable[];
};

/** A vehicle that was given out or came back, with what its letter says beside the sheet. */
export type HandoverLetter = {
  reservation: Reservation;
  /** The sheets that are attached, by the id of their handover; the letter is about the first. */
  sheets: readonly number[];
  car: string;
  plate: string;
  at: LocalDateTime;
  place: Bilingual;
  odometerKm: number;
  energy: Energy;
  paidCents: number;
  /** Charged beside the price, euro cents. */
  chargesCents: number;
  /** What was decided at the return; euro cents. */
  lines: readonly { label: Bilingual; amountCents: number }[];
  /** Of a vehicle that came back. */
  drivenKm?: number;
  /** Why a sheet was corrected: the letter is about that, and not about the handover. */
  correction?: string;
};
/** What was done to a deposit, with its whole life. */
export type DepositLetter = {
  reservation: Reservation;
  deed: "released" | "taken" | "undone";
  /** Of the deed, euro cents. */
  amountCents: number;
  steps: readonly DepositStep[];
  /** What is still held, euro cents. */
  heldCents: number;
};

/** A line of an account beside the price; euro cents. */
type ToldCharge = Pick<Charge, "kind" | "amountCents">;

/** An account as a letter tells it: what is owed beside the price, what was paid less what went back, and what is due; euro cents. */
export type ToldAccount = { charges: readonly ToldCharge[]; paidCents: number; dueCents: number };

/** What is still to be paid. */
export type DebtLetter = { reservation: Reservation; account: ToldAccount };

/** What was charged beside the price, and why. */
export type ChargeLetter = DebtLetter & { charge: ToldCharge & { reason: string } };

/** What a member writes to the customer of a reservation. */
export type AgencyMessage = { reservation: Reservation; message: string };

/** Kinds that end in `-notice` and `contact-message` go to the staff, in Bosnian but for the revenue of a month; the others to the customer. */
export type LetterPayloads = {
  "booking-received": Reservation;
  "booking-confirmed": Reservation;
  "booking-notice": Reservation;
  "reservation-changed": ReservationChange;
  "change-notice": ReservationChange;
  "reservation-cancelled": Cancellation;
  "cancel-notice": Cancellation;
  "early-return": EarlyReport;
  "late-notice": LateReport;
  reminder: Reservation;
  /** The day before a return at a place with a key box: the way to give the car back alone. */
  "return-reminder": Reservation;
  "handed-over": HandoverLetter;
  "taken-back": HandoverLetter;
  deposit: DepositLetter;
  charged: ChargeLetter;
  "debt-reminder": DebtLetter;
  "agency-message": AgencyMessage;
  "contact-message": ContactMessage;
  "newsletter-confirmation": { email: string; token: string };
  "staff-invitation": StaffLetter & { role: StaffRole };
  "staff-password": StaffLetter;
  /** A test whether letters arrive, to the member who asked. */
  "test-letter": { email: string; name: string };
  "undelivered-notice": UndeliveredLetter;
  "audit-notice": AuditHead;
  "revenue-notice": RevenueLetter;
};

export type LetterKind = keyof LetterPayloads;

/** A mail to be written and sent: its kind, the reader's language, and its payload. */
export type Letter = {
  [Kind in LetterKind]: {
    kind: Kind;
    language: Language;
    payload: LetterPayloads[Kind];
    reservationId?: number;
    /** A second letter with the same key is not written. */
    onceKey?: string;
  };
}[LetterKind];
