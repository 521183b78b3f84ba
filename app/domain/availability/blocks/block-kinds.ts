/** Why a vehicle is out of sale for some time. */
export const blockKinds = ["service", "repair", "cleaning", "tyres", "private", "other"] as const;
export type BlockKind = (typeof blockKinds)[number];
