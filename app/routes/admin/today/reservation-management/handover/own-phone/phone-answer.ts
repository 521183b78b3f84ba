import type { PhoneState } from "../../../../../../domain/handovers/own-phone/phone-pass.ts";

/** The address of a pass, and the same as a QR code: its side in squares, and an SVG path. */
export type Scan = { address: string; side: number; path: string };

/** What the server says of the customer's phone. `state` is absent when nothing was ever shown there. */
export type PhoneAnswer =
  | { ok: true; state: PhoneState | undefined; scan?: Scan }
  | { ok: false; reason: "form" | "closed" };
