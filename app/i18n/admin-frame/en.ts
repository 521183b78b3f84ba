import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";
import type { Caution } from "../../domain/settings/cautions.ts";
import type { Contact } from "../../domain/settings/placeholders.ts";
import type { CountedRoom, RoomGroup, RoomName } from "../../domain/staff/rooms.ts";
import { plural } from "../format.ts";

/** The words that every page of the back office has in common. */
const en = {
  rail: "Back office",
  groupsLabel: "Groups of pages",
  groups: {
    today: "Today",
    fleet: "Fleet",
    prices: "Prices",
    insight: "Insight",
    house: "Company",
  } satisfies Record<RoomGroup, string> as Record<RoomGroup, string>,
  rooms: {
    reservations: "Reservations",
    "reservation-management": "Handovers",
    "cash-drawers": "Cash drawers",
    books: "Books",
    cars: "Cars",
    pricing: "Pricing",
    "protection-plans": "Protection",
    "protection-plan-pricing": "Protection prices",
    extras: "Extras",
    "cross-border-fees": "Cross-border fees",
    coupons: "Coupons",
    settings: "Settings",
    "audit-logs": "Audit logs",
    staff: "Staff",
    mail: "E-mail",
  } satisfies Record<RoomName, string> as Record<RoomName, string>,
  /** What every page says as long as it is so; `mend` leads to where it is changed. */
  cautions: {
    label: "Needs attention",
    closed: "The site is closed to visitors.",
    failing: "E-mails are not getting through.",
    placeholders: (contacts: string) => `Still a placeholder: ${contacts}.`,
    held: (contacts: string) => `No e-mail leaves this server. Still a placeholder: ${contacts}.`,
    kept: "E-mails stay on this server.",
    mostKept: "Most e-mails stay on this server.",
    imprint: (count: number) =>
      `The imprint lacks ${count} ${plural(count, ["detail", "details"])}.`,
    contacts: {
      phone: "phone",
      whatsapp: "WhatsApp",
      viber: "Viber",
      email: "e-mail",
    } satisfies Record<Contact, string> as Record<Contact, string>,
    mend: {
      closed: "Open it",
      failing: "See why",
      placeholders: "Replace",
      kept: "How to send them",
      imprint: "Add what is missing",
    } satisfies Record<Caution["about"], string> as Record<Caution["about"], string>,
  },
  waits: {
    reservations: (count: number) =>
      `${count} ${plural(count, ["waits", "wait"])} for confirmation`,
    "reservation-management": (count: number) => `${count} overdue or in danger`,
    mail: (count: number) => `${count} ${plural(count, ["e-mail", "e-mails"])} not delivered`,
  } satisfies Record<CountedRoom, (count: number) => string>,
  waiting: (count: number) => `${count} waiting`,
  signOut: {
    held: "You can sign out once everything that lies only on this phone has been sent.",
    send: "Send now",
    sending: "Sending…",
  },
  account: "Your account",
  menu: "your menu",
  mayNotOpen: (roles: string) => `Only for: ${roles}`,
  find: {
    open: "Code, name, plate or phone",
    title: "Find",
    placeholder: "Code, name, plate, phone or page",
    nothing: "Nothing found",
    hint: "Type at least two characters to find reservations, customers and vehicles.",
    failed: "The search did not answer. Please try again.",
    busy: "Searching…",
    kinds: {
      reservation: "Reservations",
      customer: "Customers",
      vehicle: "Vehicles",
      page: "Pages",
    },
    close: "Close",
  },
  notices: {
    title: "News",
    label: (count: number) => (count === 0 ? "News" : `News, ${count} new`),
    none: "Nothing new in the last 24 hours",
    booked: (code: string) => `New reservation ${code}`,
    changed: (code: string) => `${code} was changed`,
    cancelled: (code: string) => `${code} was cancelled`,
    late: (code: string) => `${code} will be late`,
    danger: (code: string) => `${code} is in danger: its vehicle is not back`,
    other: (code: string) => `${code} was updated`,
    open: "Open",
    dismiss: "Dismiss",
  },
  list: {
    search: "Search",
    clear: "Clear",
    previous: "Previous page",
    next: "Next page",
    sortedUp: "sorted ascending",
    sortedDown: "sorted descending",
    selectAll: "Select all",
    select: (name: string) => `Select ${name}`,
    apply: "Apply",
    remove: (name: string) => `Remove filter: ${name}`,
    export: "Export",
    csv: "CSV",
    xlsx: "Excel (XLSX)",
  },
  date: {
    open: "Open the calendar",
    close: "Close",
    previousMonth: "Previous month",
    nextMonth: "Next month",
    unreadable: "This is not a date. Write it like 26.11. or 26/11/2026, or +3, or fri.",
    noSuchDay: "There is no such day. The day comes before the month: 26.11.",
    beforeStart: (start: string) => `This lies before the first day, ${start}.`,
    before: (first: string) => `Not before ${first}.`,
    after: (last: string) => `Not after ${last}.`,
  },
  form: {
    save: "Save",
    saving: "Saving…",
    saved: "Saved",
    undo: "Undo",
    undone: "Undone",
    redo: "Redo",
    reset: "Discard changes",
    changes: (count: number) => `${count} ${plural(count, ["change", "changes"])}`,
    faultTitle: "Please correct the following:",
    unanswered:
      "No answer came, so this has perhaps not been saved. Everything you typed is still here: please try again in a minute.",
    leaveTitle: "Leave this page without saving?",
    loseTitle: "Go on without saving?",
    leaveText: "What you typed here has not been saved yet.",
    stay: "Stay here",
    leave: "Leave without saving",
    lose: "Go on without saving",
    staleTitle: "Somebody else has changed this in the meantime",
    staleText: "Nothing is lost: what you typed is still in the form. Choose what to keep.",
    field: "Field",
    yours: "Yours",
    theirs: "Saved now",
    keepMine: "Save mine",
    takeTheirs: "Use what is saved",
    same: "Both are the same: there is nothing to choose.",
    cancel: "Cancel",
    empty: "empty",
    yes: "yes",
    no: "no",
    english: "English",
    bosnian: "Bosnian",
  },
  sort: {
    handle: (name: string) => `Move ${name}`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    instructions:
      "Press space or enter to pick it up. Move it with the arrow keys, put it down with space or enter, or press escape to leave it where it was.",
    picked: (name: string, place: number, all: number) =>
      `${name} is picked up, place ${place} of ${all}.`,
    over: (name: string, place: number, all: number) => `${name} is at place ${place} of ${all}.`,
    dropped: (name: string, place: number, all: number) =>
      `${name} was put down at place ${place} of ${all}.`,
    left: (name: string) => `${name} stays where it was.`,
  },
};

export type Words = typeof en;

/** The words of the back office's frame, and of the parts that its pages are built from. */
export const adminFrameWords = bilingual<Words>(en, bs);
