/** Who may do what in the back office, as a table. Nobody else compares a role. */
import { staffRoles, type StaffRole } from "./roles.ts";

const house = ["owner", "manager"] as const;
const desk = ["owner", "manager", "agent"] as const;
const books = ["owner", "manager", "accountant"] as const;

/** The roles that have each right. */
export const staffRights = {
  /** The site while it is closed for maintenance, the first page of the back office, one's own account. */
  "see-closed-site": staffRoles,
  "see-reservations": staffRoles,
  /**
   * Take, confirm, change, cancel and note reservations, as far as their state lets anybody (`reservations/states/actions`); answer
   * their letters.
   */
  "steer-reservations": desk,
  /** Give vehicles out and take them back; photos of them. */
  "hand-over": desk,
  /** Take and give back money, and move cash. */
  "handle-cash": desk,
  /** Complete a rental whose account is open, with a reason. */
  "close-open-accounts": ["owner"],
  /** Drawers and what moved in them. */
  "see-cash": ["owner", "manager", "agent", "accountant"],
  /** Count up a day's money and lock the day. */
  "close-day": house,
  /** Notices of fines: who had the vehicle, letters and what becomes of them. */
  "handle-fines": desk,
  /** Licences and proofs of identity of customers, and the photos of them. */
  "read-papers": desk,
  /** Receipts, invoices, agreements and every other paper of a reservation. */
  "issue-papers": desk,
  /** Papers that were issued; of those that are not of the books, only who may issue them. */
  "see-papers": ["owner", "manager", "agent", "accountant"],
  /** Payments, invoices and VAT, as the accountant needs them. */
  "see-books": books,
  /** What is sold: money, figures and what they are made of. */
  "see-revenue": books,
  /** Visits, searches and the way to a booking; the money in them only with `see-revenue`. */
  "see-analytics": ["owner", "manager", "agent", "accountant"],
  /** Lines of a price that no rule made. */
  "price-by-hand": house,
  "see-catalogue": staffRoles,
  "edit-cars": house,
  "edit-prices": house,
  /** Whoever has seen the prices has seen them for the agency: those of the first start are then its own. */
  "vouch-for-prices": ["owner"],
  "edit-coupons": house,
  "see-settings": house,
  "edit-settings": house,
  "switch-maintenance": house,
  "manage-staff": ["owner"],
  /** A customer's own data, all of it in one file, or made nameless. */
  "export-customer": house,
  "erase-customer": ["owner"],
  "see-audit": books,
  /** What the product checks of itself every night, and to have it checked now. */
  "see-proof": house,
  /** Lists as files, which leave the house. */
  "export-lists": books,
} as const satisfies Record<string, readonly StaffRole[]>;

export type Right = keyof typeof staffRights;

/** May somebody of this role do it? */
export function may(role: StaffRole, right: Right): boolean {
  const allowed: readonly StaffRole[] = staffRights[right];
  return allowed.includes(role);
}

/** The roles that may do it, for the sentence that says why somebody else may not. */
export function rolesWith(right: Right): readonly StaffRole[] {
  return staffRights[right];
}
