/** Papers of the people who drive: what is copied from them at the handover, and what has to hold for the trip. */
import { ageOn, dateOf, parseLocalDate, type LocalDate, type LocalDateTime } from "../calendar.ts";

export const identityKinds = ["id-card", "passport"] as const;
type IdentityKind = (typeof identityKinds)[number];

export type DriverPapers = {
  name: string;
  licenceNumber: string;
  /** Two letters, ISO 3166. */
  licenceCountry: string;
  licenceIssued: LocalDate;
  licenceExpires: LocalDate;
  identityKind: IdentityKind;
  identityNumber: string;
  identityExpires: LocalDate;
  address: string;
};

/** The most people who drive one car. */
export const maxDrivers = 5;

export type PapersProblem =
  | "incomplete"
  | "licence-expires"
  | "licence-too-new"
  | "identity-expired";

type Asked = {
  pickupAt: LocalDateTime;
  dropoffAt: LocalDateTime;
  /** How long a licence must have been held at the pick-up. */
  licenceYears: number;
};

/**
 * What stands against a driver, the first thing first: the licence must be valid to the return and held long enough at the
 * pick-up, and the proof of identity valid at the pick-up.
 */
export function checkPapers(
  papers: DriverPapers,
  { pickupAt, dropoffAt, licenceYears }: Asked,
): PapersProblem | undefined {
  if (!isComplete(papers)) return "incomplete";
  const [first, last] = [dateOf(pickupAt), dateOf(dropoffAt)];
  if (papers.licenceExpires < last) return "licence-expires";
  if (ageOn(papers.licenceIssued, first) < licenceYears) return "licence-too-new";
  return papers.identityExpires < first ? "identity-expired" : undefined;
}

const maxText = 160;

function isComplete(papers: DriverPapers): boolean {
  const { name, licenceNumber, identityNumber, address, licenceCountry, identityKind } = papers;
  const texts = [name, licenceNumber, identityNumber, address];
  const days = [papers.licenceIssued, papers.licenceExpires, papers.identityExpires];
  return (
    texts.every((text) => text.trim() !== "" && text.length <= maxText) &&
    days.every((day) => parseLocalDate(day) !== undefined) &&
    papers.licenceIssued <= papers.licenceExpires &&
    /^[A-Z]{2}$/.test(licenceCountry) &&
    identityKinds.includes(identityKind)
  );
}
