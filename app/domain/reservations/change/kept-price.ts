/** Who may leave the agreed price as it is when a reservation gets a vehicle. */
import { may } from "../../staff/rights.ts";
import type { StaffRole } from "../../staff/roles.ts";

type Exchange = {
  /** Is it a vehicle of another car? With one of its own the price stays by itself. */
  isOtherCar: boolean;
  /** Was it offered as a way out of a danger? The customer is to have no dearer car by our fault. */
  isRescue: boolean;
};

/** May a member of this role keep the agreed price with that vehicle? */
export function mayKeepPrice(role: StaffRole, { isOtherCar, isRescue }: Exchange): boolean {
  return !isOtherCar || isRescue || may(role, "price-by-hand");
}
