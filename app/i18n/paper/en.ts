import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** A reservation on paper and in a calendar. */
const en = {
  title: (code: string) => `Reservation ${code}`,
  subject: "Car rental reservation",
  rentACar: "Rent a Car",
  status: {
    pending: "Reservation received, waiting for our confirmation",
    confirmed: "Confirmed reservation",
    on_rent: "Confirmed reservation, car handed over",
    returned: "Car returned. Thank you",
    completed: "Rental completed. Thank you",
    cancelled: "This reservation is cancelled",
    no_show: "The car was not picked up",
  },
  noCarHeld:
    "We are no longer holding a car for this reservation, and there is nothing to pay at pick-up.",
  bookedOn: (date: string) => `Booked on ${date}`,
  scan: "Scan to open this reservation: changes, directions, calendar.",
  /** On the paper of a reservation that holds no car. */
  scanVoid: "Scan to open this reservation.",

  pickup: "Pick-up",
  return: "Return",
  car: "Car",
  openThatDay: (hours: string) => `Opening hours that day: ${hours}`,
  plan: (plan: string) => `${plan} protection`,
  excess: (amount: string) => `Excess: you pay at most ${amount} for damage.`,
  noExcess: "You pay nothing for damage.",

  price: "Price",
  quantity: "Quantity",
  amount: "Amount",
  most: "maximum per rental",
  percentOf: (percent: string, base: string) => `${percent} of ${base}`,
  vat: (percent: string, vat: string, net: string) => `Incl. ${percent} VAT: ${vat} · net ${net}`,

  abroad: "Driving abroad",
  abroadPermit: "You get the cross-border permit with the keys.",

  terms: "In short",
  mileage: "Unlimited mileage.",
  fuel: "Fuel: full to full. Missing fuel is charged at cost plus a service fee.",
  grace: (minutes: string) =>
    `You may be up to ${minutes} late at no charge; after that a new rental day begins.`,
  flight: (flight: string) => `Flight ${flight}: if it is late, we will wait for you.`,
  damage: (phone: string) =>
    `Accident or theft: call the police (122) and us. Breakdown: call us. At any hour: ${phone}.`,
  allTerms: "All terms:",
  change: (address: string) => `Change or cancel with your code and first name: ${address}`,

  version: (version: number) => `version ${version}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,

  eventPickup: (car: string, name: string) => `${name}: pick up ${car}`,
  eventReturn: (car: string, name: string) => `${name}: return ${car}`,
  eventCode: (code: string) => `Reservation code: ${code}`,
  eventPhone: (phone: string) => `Phone: ${phone}`,
};

export type Words = typeof en;

/** The words of a reservation on paper and in a calendar. */
export const paperWords = bilingual<Words>(en, bs);
