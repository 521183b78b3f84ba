/** Photos of a handover: a closed list of what each shows, in the order in which one walks around the car. */

/** Eight around the car, then the dashboard, whose photo holds both odometer and fuel. */
export const photoAngles = [
  "rear",
  "rear-left",
  "left",
  "front-left",
  "front",
  "front-right",
  "right",
  "rear-right",
  "dashboard",
] as const;

/** What a photo shows: an angle of the closed list, one damage, or papers of a driver. */
export const photoKinds = [...photoAngles, "damage", "papers"] as const;
export type PhotoKind = (typeof photoKinds)[number];

/** A photo that the phone has taken. It travels apart from the sheet, and is named by the SHA-256 of its bytes. */
export type ExpectedPhoto = {
  kind: PhotoKind;
  sha256: string;
  /** By the clock of the phone, epoch milliseconds. */
  takenAt: number;
};
