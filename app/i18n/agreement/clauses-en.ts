import { plural } from "../format.ts";
import type { ClauseFacts } from "./clause-facts.ts";

/** The clauses of the agreement in their order, each with its paragraphs. Domain facts, 3.6; the limits of liability as in the terms. */
export const clausesEn = {
  subject: {
    title: "What is rented",
    text: ({ agency, car }: ClauseFacts) => [
      `${agency} (the lessor) gives the renter the use of the vehicle named above (${car} or one that stands in its place) for the agreed period. The vehicle remains the property of the lessor; the renter may not sell, pledge or lend it, nor let it to anybody else.`,
      "The lessor hands the vehicle over roadworthy, registered and insured against third-party liability. Its state, mileage, fuel and equipment are those of the handover sheet, which both sides sign and which is part of this agreement.",
    ],
  },
  price: {
    title: "Price and payment",
    text: ({ total, perDay, vat }: ClauseFacts) => [
      `The price of the rental is ${total}, on average ${perDay} for a rental day, including ${vat} VAT. It is due when the vehicle is handed over. Mileage is not limited.`,
      "What arises during the rental, such as missing fuel, another rental day, damage within the excess or a fine, is charged under this agreement and the general terms, with a reason for each amount.",
    ],
  },
  drivers: {
    title: "Who may drive",
    text: () => [
      "Only the renter and the additional drivers named in this agreement may drive. Each of them must hold a licence that is valid for the whole rental. The renter answers for the additional drivers as for themselves.",
      "Another driver is added by an annex, before driving.",
    ],
  },
  use: {
    title: "How the vehicle is used",
    text: () => [
      "The renter drives with the care of a good owner, keeps to the traffic rules, locks the vehicle and keeps keys and documents with them. Nobody may drive it under the influence of alcohol, drugs or medicines that impair driving.",
      "The vehicle may not be used to carry people or goods for money, for racing or trials, for towing or pushing, for driving lessons, on unpaved roads that are closed to ordinary cars, or for anything that the law forbids. Nobody smokes in it.",
      "The renter makes no changes to the vehicle and has nothing repaired without the lessor’s consent.",
    ],
  },
  fuel: {
    title: "Fuel and mileage",
    text: () => [
      "The vehicle comes back with as much fuel, or charge, as it had when it went out. What is missing is charged according to the lessor’s price list, which includes the service of filling up. The odometer and its seals may not be touched.",
    ],
  },
  protection: {
    title: "Deposit, protection and damage",
    text: ({ deposit, plan, excess, safetyFee }: ClauseFacts) => [
      `The renter leaves a deposit of ${deposit}. It is security and not part of the price; it is released when the vehicle comes back as it went out, and otherwise only what is proved is taken from it, with a written reason.`,
      `The plan “${plan}” was agreed on. ${excess === undefined ? "With it the renter pays nothing for damage that it covers." : `With it the renter pays at most ${excess} for damage that it covers (the excess).`}${safetyFee === undefined ? "" : ` The refundable safety fee of ${safetyFee} is returned without new damage, or with a police report of the damage.`} A plan limits what the renter owes; it is no insurance of people or luggage.`,
      "The limit does not apply when damage was caused on purpose or by gross negligence, under the influence of alcohol or drugs, by a driver who is not named here, off public roads, abroad without consent, or by the wrong fuel, nor without a police report, unless the plan says otherwise.",
    ],
  },
  accident: {
    title: "Accident, breakdown, theft",
    text: ({ phone }: ClauseFacts) => [
      `After every accident, theft or damage by others the renter calls the police (in Bosnia and Herzegovina 122), has a report made, however small the damage, and tells the lessor at once: ${phone}. The renter admits no guilt and makes no settlement in the lessor’s name.`,
      "When a warning light comes on or the vehicle breaks down, the renter stops where it is safe and calls the lessor, who arranges help.",
    ],
  },
  abroad: {
    title: "Driving abroad",
    text: ({ countries }: ClauseFacts) => [
      countries === undefined
        ? "The vehicle may not leave Bosnia and Herzegovina. Leaving it needs the written consent of the lessor."
        : `The vehicle may leave Bosnia and Herzegovina only for: ${countries}. Any other country needs the written consent of the lessor.`,
      "Abroad the renter carries this agreement, the registration certificate and the lessor’s authorisation, and, where it is asked for, the green card or the insurance bought at the border. Damage in a country that is not agreed on is paid by the renter in full.",
    ],
  },
  fines: {
    title: "Fines, tolls and parking",
    text: () => [
      "Fines, tolls, vignettes and parking of the rental are the renter’s to pay, even when they reach the lessor later. The lessor gives the authority the name and address of whoever had the vehicle, and charges for handling them according to the price list.",
    ],
  },
  end: {
    title: "Return, extension and late return",
    text: ({ graceMinutes, phone }: ClauseFacts) => [
      `The renter brings the vehicle back at the agreed time and place. A delay of up to ${graceMinutes} ${plural(graceMinutes, ["minute", "minutes"])} is not charged; after that another rental day begins at the price of this agreement.`,
      `Keeping the vehicle longer needs the lessor’s consent, asked for before the agreed return (${phone}) and confirmed in writing, by message or by an annex.`,
      "Whoever neither returns the vehicle at the agreed time nor has such consent keeps it without any right to it. The lessor then ends this agreement, may take the vehicle back at the renter’s cost, and reports it to the police as misappropriated.",
    ],
  },
  privacy: {
    title: "Personal data",
    text: ({ agency, contractYears, positionDays, email }: ClauseFacts) => [
      `${agency} is the controller of the data in this agreement. It processes them to carry the agreement out and as tax and traffic law require, and keeps them for ${contractYears} years. They are given to authorities, insurers and courts where the law or a claim asks for it, and to nobody for advertising.`,
      `The vehicle may carry a locating device. While it is on rent its location is not tracked; it is looked up only when the vehicle has been reported stolen, is not returned at the agreed time, or has left the agreed countries, and each look is recorded. Positions are deleted after ${positionDays} days.`,
      `The renter may ask to see, correct or delete their data, or object to how they are used (${email}), and may complain to the Personal Data Protection Agency in Bosnia and Herzegovina. The rest is in the privacy policy.`,
    ],
  },
  signing: {
    title: "Signing on a screen",
    text: () => [
      "Both sides agree to sign this agreement and the handover sheet by drawing their signature on a screen, and that a signature made this way binds them as one on paper. What was shown is kept unchanged with the signatures, the time and a mathematical fingerprint (SHA-256), so that a later change can be seen. Whoever does not want this signs on paper.",
      "The renter receives a copy by e-mail, and on request on paper.",
    ],
  },
  law: {
    title: "Law and court",
    text: ({ city }: ClauseFacts) => [
      `The law of Bosnia and Herzegovina applies, above all the Law on Obligations. The parties settle disputes by agreement first; otherwise the court competent at the lessor’s seat (${city}) decides, unless the law gives a consumer another one.`,
      "This agreement is made in Bosnian and English with the same meaning. If they differ, the Bosnian text applies. If a part of it is void, the rest stays in force. Changes are made by an annex.",
    ],
  },
} satisfies Record<string, { title: string; text: (facts: ClauseFacts) => string[] }>;

export type Clauses = typeof clausesEn;
