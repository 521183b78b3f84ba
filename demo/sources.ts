/** How the imagined reservations came: most on the site, some by phone or at the desk, some from partners. */
import type { StaffSource } from "../app/domain/reservations/booking/source.ts";
import type { Imagined } from "./year.ts";

const partners = ["Hotel Tuzla", "Panorama Travel", "Hotel Mellain"];

/** Undefined of a booking on the site. The minute of the booking decides, so that nothing else of the year depends on it. */
export function sourceOf({ createdAt, coupon }: Imagined): StaffSource | undefined {
  if (coupon) return undefined;
  const minute = Math.floor(createdAt / 60_000) % 20;
  if (minute < 12) return undefined;
  if (minute < 16) return { way: "phone" };
  if (minute < 18) return { way: "desk" };
  return {
    way: "partner",
    partner: partners[Math.floor(createdAt / 1_200_000) % partners.length] ?? "Hotel Tuzla",
  };
}
