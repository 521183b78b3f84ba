import type { Currency } from "../../../../domain/account/cash.ts";

/** The name of the field that takes how many pieces of a value there are. */
export function pieceField(currency: Currency, value: number): string {
  return `${currency}.${value}`;
}
