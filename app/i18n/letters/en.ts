import { plural } from "../format.ts";
import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";
import { rental } from "./en-rental.ts";

/** The letters: mail to customers and to the staff. */
const en = {
  rentACar: "Rent a Car",
  moment: (date: string, time: string) => `${date}, ${time}`,
  see: "See your reservation",
  late: "Running late? Tell us",
  calendarAndPaper: "Attached: the reservation as a PDF, and both dates for your calendar.",
  paper: "Attached: the reservation as a PDF.",
  newPapers:
    "Attached: the new PDF, and the calendar file that moves both dates to their new times.",
  noDates: "The attached calendar file takes both dates out of your calendar.",

  foot: {
    ask: "Questions? Reply to this e-mail, call us, or write on WhatsApp or Viber:",
    phoneHours: (hours: string) =>
      `We answer the phone ${hours}; if something happens on the road, at any hour.`,
    terms: "Terms and conditions",
    booked:
      "You get this e-mail because a car was booked with your e-mail address. If that was not you, please tell us.",
    newsletter: "You get this e-mail because your address was signed up for our newsletter.",
    staff: "A message to the staff, sent by the website.",
    owner: "Every owner of the agency gets this e-mail each night.",
    monthly:
      "Every owner of the agency gets this e-mail each month. The settings of the agency can switch it off.",
    member: "You get this e-mail because an owner of Eternal Pro sent you this link.",
  },

  confirmed: {
    subject: (code: string, car: string) => `Booked: ${code} · ${car}`,
    preview: (pickup: string, place: string, total: string) =>
      `${pickup}, ${place}. ${total}, you pay at pick-up.`,
    lead: "Nothing to pay now; you pay at pick-up. You can always open the reservation with its code and your first name.",
  },

  received: {
    subject: (code: string, car: string) => `We have your reservation: ${code} · ${car}`,
    preview: "We are holding the car for you and will confirm the reservation soon.",
    lead: "We are holding the car for you and will confirm the reservation soon, in a second e-mail with all the documents.",
  },

  changed: {
    subject: (code: string, car: string) => `Changed: ${code} · ${car}`,
    title: (name: string) => `Your reservation has changed, ${name}. The code is the same:`,
    lead: "Here is what changed, and below it the whole reservation as it is now.",
    what: "What changed",
    before: "Before",
    now: "Now",
    none: "none",
    more: (amount: string, total: string) =>
      `The new price is ${total}, ${amount} more than before. You pay at pick-up.`,
    less: (amount: string, total: string) =>
      `The new price is ${total}, ${amount} less than before. You pay at pick-up.`,
    same: (total: string) => `The price stays ${total}. You pay at pick-up.`,
    extended: {
      subject: (code: string, car: string) => `Extended: ${code} · ${car}`,
      title: (name: string) => `Your rental is extended, ${name}. The code is the same:`,
      lead: (until: string) => `The car is yours until ${until}.`,
      more: (amount: string, total: string) =>
        `The extension costs ${amount}. With it, the rental comes to ${total}.`,
      same: (total: string) => `The extension costs nothing. The rental price stays ${total}.`,
    },
    field: {
      pickupAt: "Pick-up",
      pickupPlace: "Pick-up place",
      dropoffAt: "Return",
      dropoffPlace: "Return place",
      days: "Length",
      car: "Car",
      plan: "Protection",
      extras: "Extras",
      countries: "Driving abroad",
      flight: "Flight",
      phone: "Your phone",
      coupon: "Coupon",
      total: "Total",
      deposit: "Deposit",
    },
  },

  cancelled: {
    subject: (code: string, car: string) => `Cancelled: ${code} · ${car}`,
    what: "What was cancelled",
    free: "Nothing is charged.",
    notYou:
      "Didn’t cancel this yourself? Tell us at once: while the car is still available, we can restore the reservation.",
    again: "Book again",
  },

  reminder: {
    subject: (when: string, code: string, car: string) => `${when}: ${car} · ${code}`,
    title: (when: string, name: string) => `${when} your car will be waiting, ${name}. Your code:`,
    today: (time: string) => `Today at ${time}`,
    tomorrow: (time: string) => `Tomorrow at ${time}`,
    lead: (place: string, meeting: string) => `Where we meet: ${place}. ${meeting}`.trim(),
    lateHint: "If you are running late, tell us: you will see at once what is possible.",
  },

  ...rental,
  message: {
    subject: (code: string, car: string) => `About your reservation: ${code} · ${car}`,
    title: (name: string) => `${name}, a message from us about your reservation:`,
    about: "The reservation",
  },

  newsletter: {
    subject: "Please confirm your newsletter subscription",
    preview: "One more click, and you get our news and seasonal prices.",
    title: "One more click",
    lead: (email: string) =>
      `Somebody, most likely you, signed up ${email} for our newsletter. Please confirm that it was you.`,
    confirm: "Confirm subscription",
    ignore: "If it was not you, do nothing: without the click we send no newsletter.",
  },

  test: {
    subject: "A test e-mail from Eternal Pro",
    preview: "E-mail is working.",
    title: (name: string) => `E-mail is working, ${name}`,
    lead: "This e-mail was sent from the settings of the back office, in the same way as all the others.",
    foot: "You get this e-mail because you asked for a test e-mail.",
  },

  auditLog: {
    subject: "Audit log: all in order",
    subjectFound: (findings: number) =>
      `Audit log: ${findings} ${plural(findings, ["finding", "findings"])}`,
    title: (name: string) => `The audit log this morning, ${name}`,
    whole: "Every entry is as it was written.",
    found: (findings: number) =>
      `${findings} ${plural(findings, ["entry is not as it was written, or is", "entries are not as they were written, or are"])} missing.`,
    head: "The last seal",
    keep: "Keep this e-mail: the seal in it proves later that nothing before it was removed.",
    next: "Run npm run audit:verify on the server: it names each entry. Please do not change anything until then.",
    open: "Open the audit log",
  },

  revenue: {
    title: (month: string) => `Revenue: ${month}`,
    open: "Open revenue",
    attached:
      "The PDF has the whole month: every figure beside last year’s, by category and by source, what was refused, and the coming months.",
    file: "revenue",
    byDay: "Revenue by day",
    figures: "The month",
    figure: "Figure",
    before: "Last year",
    change: "Change",
    lost: "Reason",
    lostTrips: "What was refused",
    ahead: "The coming months",
    month: "Month",
    books: "On the books",
    lastYear: "Last year, on the same day",
    goal: (goal: string, share: string) => `The goal was ${goal}: ${share} of it was reached.`,
  },

  invitation: {
    subject: "Your invitation to the back office",
    preview: "One click, a password, and you are in.",
    title: (name: string) => `Welcome, ${name}`,
    lead: (role: string) =>
      `You are invited to the back office of Eternal Pro as ${role}. Choose a password, and your account is ready.`,
    action: "Accept the invitation",
    once: (hours: number) =>
      `The link can be used once, within ${hours} hours. If you did not expect it, do nothing: without the click there is no account.`,
  },

  password: {
    subject: "A new password for the back office",
    preview: "The link for a new password.",
    title: (name: string) => `A new password, ${name}`,
    lead: (email: string) =>
      `With this link you set a new password for ${email}. All devices will then be signed out.`,
    action: "Set a new password",
    once: (hours: number) =>
      `The link can be used once, within ${hours} hours. If you did not ask for it, tell an owner: until somebody uses the link, your password stays the same.`,
  },

  contact: {
    subject: (name: string) => `Message from the website: ${name}`,
    title: "A message from the website",
    lead: (email: string) => `Your reply to this e-mail goes to ${email}.`,
    message: "Message",
  },

  staff: {
    customer: "Customer",
    name: "Name",
    phone: "Phone",
    email: "E-mail",
    language: "Language",
    languages: { "en-us": "English", ba: "Bosnian" },
    flight: "Flight",
    bookedAt: "Booked",
    trip: "Trip",
    call: "Call",
    open: "Open the reservation",
    booking: {
      subject: (code: string, car: string) => `New reservation ${code} · ${car}`,
      title: "A new reservation",
      waits: "It is waiting for your confirmation.",
    },
    change: {
      subject: (code: string, car: string) => `Changed by the customer: ${code} · ${car}`,
      title: "A changed reservation",
      more: (amount: string, total: string) => `New price ${total}, ${amount} more.`,
      less: (amount: string, total: string) => `New price ${total}, ${amount} less.`,
      same: (total: string) => `The price stays ${total}.`,
    },
    extension: {
      subject: (code: string, car: string) => `Extended: ${code} · ${car}`,
      title: "An extended rental",
    },
    cancel: {
      subject: (code: string, car: string) => `Cancelled: ${code} · ${car}`,
      title: "A cancelled reservation",
      free: "Cancelled in time: nothing is charged.",
    },
    late: {
      subject: (end: string, code: string, car: string) => `${end}: ${code} · ${car}`,
      arrival: "Late for the pick-up",
      return: "Late returning the car",
      comes: (moment: string) => `The customer will come on ${moment}.`,
      early: "Earlier return",
      asAgreed: "Return as agreed after all",
      brings: (moment: string) => `The customer will return the car on ${moment}.`,
      held: (agreed: string) =>
        `The vehicle stays reserved for them until ${agreed}, unless you free it on the page of the reservation.`,
      free: "At no extra cost.",
      paid: (amount: string) => `The customer has accepted ${amount} more.`,
    },
    undelivered: {
      subject: (about: string) => `Not delivered: ${about}`,
      title: "An e-mail was not delivered",
      given: (letter: string) => `${letter}. It will not be sent again.`,
      byPhone: "Please reach the customer by phone.",
      said: "What the mail server said",
    },
    kinds: {
      "booking-received": "Reservation received",
      "booking-confirmed": "Confirmation",
      "booking-notice": "Notice of a new reservation",
      "reservation-changed": "Change of a reservation",
      "change-notice": "Notice of a change",
      "reservation-cancelled": "Cancellation",
      "cancel-notice": "Notice of a cancellation",
      "early-return": "Earlier return",
      "late-notice": "Notice of a delay",
      reminder: "Reminder",
      "return-reminder": "Reminder of a return at the key box",
      "handed-over": "Handover sheet",
      "taken-back": "Return sheet",
      deposit: "Deposit",
      charged: "Charge on the account",
      "debt-reminder": "Reminder of an open account",
      "agency-message": "Message from the agency",
      "contact-message": "Message from the website",
      "newsletter-confirmation": "Newsletter confirmation",
      "staff-invitation": "Staff invitation",
      "staff-password": "Link for a new password",
      "test-letter": "Test e-mail",
      "undelivered-notice": "Notice of an undelivered e-mail",
      "audit-notice": "Check of the audit log",
      "revenue-notice": "Revenue of the month",
    },
  },
};

export type Words = typeof en;

/** The words of the letters. */
export const letterWords = bilingual<Words>(en, bs);
