import type { Facts } from "../../../domain/facts.ts";

/** The agency's facts in the frame of every page. Phone numbers in E.164. */
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
