import type { Carrier } from "../../domain/settings/carrier.ts";
import type { Forgotten } from "../../domain/settings/forgotten.ts";
import { plural } from "../format.ts";

export const house = {
  retention: {
    run: "Erasing expired data",
    runLead: "It runs automatically every hour. Now it would cover:",
    nothing: "Nothing has expired.",
    now: "Run it now",
    running: "Running…",
    done: (count: number) => `Done: ${count} ${plural(count, ["record", "records"])}.`,
    kinds: {
      messages: "Messages",
      letters: "E-mails without a reservation",
      left: "Addresses that unsubscribed from the newsletter",
      unconfirmed: "Addresses that never confirmed the newsletter",
      visits: "Visits",
      sessions: "Ended sessions of the staff",
      documents: "Photos of licences and passports",
      unmade: "Cancelled reservations and no-shows (the name is erased)",
      contracts: "Contracts and invoices (the name is erased)",
    } satisfies Record<keyof Forgotten, string> as Record<keyof Forgotten, string>,
  },
  customers: {
    find: "Find a customer",
    findLead:
      "By e-mail, phone or reservation code. What you type appears in no address and no log.",
    query: "E-mail, phone or code",
    search: "Find",
    searching: "Searching…",
    none: "Nobody found. Erased customers can no longer be found.",
    reservations: (count: number) => `${count} ${plural(count, ["reservation", "reservations"])}`,
    messages: (count: number) => `${count} ${plural(count, ["message", "messages"])}`,
    letters: (count: number) => `${count} ${plural(count, ["e-mail", "e-mails"])}`,
    subscriber: "newsletter",
    export: "Export to a file",
    exportHelp:
      "One JSON file with reservations, price lines, events, e-mails, messages and consents. The export is recorded in the audit log, without the name.",
    erase: "Erase",
    eraseTitle: "Erase this customer?",
    eraseText:
      "Reservations are kept for the books without name, address, phone and date of birth. E-mails, messages and the newsletter address are deleted. This cannot be undone.",
    typeCode: "Type one of the reservation codes",
    typeEmail: "Type the e-mail address",
    erased: (reservations: number, rest: number) =>
      `Erased: ${reservations} ${plural(reservations, ["reservation", "reservations"])} anonymised, ${rest} ${plural(rest, ["e-mail or message", "e-mails and messages"])} deleted.`,
    refusals: {
      "not-found": "This customer no longer exists.",
      "not-typed": "What you typed does not belong to this customer. Nothing was erased.",
    },
    open: (codes: string) => `Still open: ${codes}. Complete or cancel these reservations first.`,
    unpaid: (codes: string) =>
      `Not settled yet: ${codes}. Take the rest of the payment or return the deposit first.`,
  },
  mail: {
    way: "How e-mails are sent",
    ways: {
      smtp: "Through a mail server (SMTP)",
      resend: "Through Resend",
      mailbox: "They stay in the local mailbox of this server",
    } satisfies Record<Carrier, string> as Record<Carrier, string>,
    edge: "E-mails about reservations and messages go through an edge function.",
    server: (host: string) => `Server: ${host}`,
    from: (address: string) => `From: ${address}`,
    set: "It is set where the program is started (SMTP_URL, RESEND_API_KEY, EDGE_FUNCTION_URL, MAIL_FROM), never here.",
    held: {
      title: "No e-mail leaves this server yet",
      text: (contacts: string) =>
        `Still a placeholder of the first start: ${contacts}. No customer should ever get it, so e-mails wait here and leave by themselves as soon as it is replaced.`,
      link: "Replace it in the settings of the agency",
    },
    waiting: (count: number) =>
      `${count} ${plural(count, ["e-mail is waiting", "e-mails are waiting"])}`,
    noneWaits: "Nothing is waiting",
    oldest: (moment: string) => `the oldest since ${moment}`,
    tries: (count: number) => `${count} ${plural(count, ["attempt", "attempts"])}`,
    failures: "Not delivered",
    failuresLead: "In the last 30 days, after all attempts.",
    noFailures: "All e-mails of the last 30 days were delivered.",
    test: "Test e-mail",
    testLead: (address: string) =>
      `It goes to your own address, ${address}, in the same way as all e-mails.`,
    send: "Send a test e-mail",
    sending: "Sending…",
    outcomes: {
      sent: "Sent. Check your inbox.",
      kept: "Kept in the local mailbox, like all e-mails.",
      waits: "It is waiting: the mail server has not taken it yet.",
      held: "Not sent: no e-mail leaves this server until the placeholders are replaced.",
      failed: "It was refused:",
    },
    tooMany: "You can send five test e-mails an hour. Please wait a while.",
    box: "Local mailbox",
    boxLead: "The newest e-mails that stayed on this server.",
    noLetters: "No e-mails yet.",
    back: "Local mailbox",
    to: (address: string) => `To: ${address}`,
    files: "Attached",
  },
  state: {
    places: (offered: number, hidden: number) =>
      hidden === 0 ? `${offered} on offer` : `${offered} on offer, ${hidden} hidden`,
    days: (count: number) => `${count} upcoming`,
    questions: (count: number) => `${count} published`,
    samples: (count: number) => `${count} ${plural(count, ["example", "examples"])} to replace`,
    legal: (count: number) => `${count} ${plural(count, ["point", "points"])} to confirm`,
    open: "The site is open",
    closed: "The site is closed",
    failed: (count: number) => `${count} ${plural(count, ["e-mail", "e-mails"])} not delivered`,
    imprint: (count: number) =>
      `${count} ${plural(count, ["detail", "details"])} missing from the imprint`,
  },
};
