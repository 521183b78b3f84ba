/** The parts of the dashboard: who sees which, and in which order each member keeps them. */
import { may, type Right } from "../staff/rights.ts";
import type { StaffRole } from "../staff/roles.ts";

const rights = {
  next: "see-reservations",
  hand: "see-reservations",
  days: "see-reservations",
  week: "see-reservations",
  money: "see-revenue",
  site: "see-analytics",
} as const satisfies Record<string, Right>;

export type DashboardPart = keyof typeof rights;
export const dashboardParts = Object.keys(rights) as readonly DashboardPart[];

/** Who keeps the books begins with money; everybody else with the next hour. */
const bookkeepersOrder: readonly DashboardPart[] = [
  "money",
  "hand",
  "days",
  "next",
  "week",
  "site",
];

/** What a member has arranged: names of parts, of which some may not be known any more. Empty until they do. */
export type Arrangement = { order: readonly string[]; hidden: readonly string[] };

/** The parts that a role may see: `shown` in the member's order, `hidden` as they stood before. */
export function arrangedFor(
  role: StaffRole,
  { order, hidden }: Arrangement,
): { shown: DashboardPart[]; hidden: DashboardPart[] } {
  const usual = role === "accountant" ? bookkeepersOrder : dashboardParts;
  const place = (part: DashboardPart) => {
    const kept = order.indexOf(part);
    return kept === -1 ? order.length + usual.indexOf(part) : kept;
  };
  const all = usual
    .filter((part) => may(role, rights[part]))
    .toSorted((a, b) => place(a) - place(b));
  return {
    shown: all.filter((part) => !hidden.includes(part)),
    hidden: all.filter((part) => hidden.includes(part)),
  };
}

export const arrangeSteps = ["up", "down", "hide", "show", "usual"] as const;
export type ArrangeStep = (typeof arrangeSteps)[number];

/** The arrangement after a step; `usual` gives up all that was arranged. A step that leads nowhere changes nothing. */
export function rearranged(
  role: StaffRole,
  kept: Arrangement,
  { part, step }: { part: DashboardPart; step: ArrangeStep },
): Arrangement {
  if (step === "usual") return { order: [], hidden: [] };
  const { shown, hidden } = arrangedFor(role, kept);
  if (step === "hide")
    return { order: [...shown, ...hidden], hidden: [...new Set([...hidden, part])] };
  if (step === "show")
    return {
      order: [
        ...shown.filter((one) => one !== part),
        part,
        ...hidden.filter((one) => one !== part),
      ],
      hidden: hidden.filter((one) => one !== part),
    };
  const from = shown.indexOf(part);
  const to = from + (step === "up" ? -1 : 1);
  const other = shown[to];
  if (from === -1 || other === undefined) return kept;
  const moved = shown.with(from, other).with(to, part);
  return { order: [...moved, ...hidden], hidden };
}
