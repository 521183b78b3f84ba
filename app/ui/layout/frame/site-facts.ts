import type { Facts } from "../../../domain/facts.ts";

/** What the frame of every page says about the agency. Numbers in E.164. */
export type SiteFacts = Pick<
  Facts,
  | "name"
  | "founded"
  | "phone"
  | "whatsapp"
  | "viber"
  | "email"
  | "address"
  | "postalCode"
  | "city"
  | "region"
  | "phoneHours"
>;
