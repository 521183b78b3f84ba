import { directions, type Direction } from "../../../../domain/handovers/sheet.ts";

/** The direction that an address names; undefined for any other word. */
export function readDirection(typed: string | null | undefined): Direction | undefined {
  return directions.find((one) => one === typed);
}
