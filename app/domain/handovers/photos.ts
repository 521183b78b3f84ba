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

export type PhotoAngle = (typeof photoAngles)[number];

/** What a photo shows: an angle of the closed list, one damage, papers of a driver, or the sheet that was signed on paper. */
export const photoKinds = [...photoAngles, "damage", "papers", "signed-sheet"] as const;
export type PhotoKind = (typeof photoKinds)[number];

/** Photos on which numbers of licences and passports can be read; only those who may read papers see them. */
export const secretKinds = ["papers", "signed-sheet"] as const satisfies readonly PhotoKind[];
const secrets: ReadonlySet<PhotoKind> = new Set(secretKinds);

/** Is a photo of this kind only for those who may read papers? It is never printed, mailed or shown to a customer's phone. */
export function isSecret(kind: PhotoKind): boolean {
  return secrets.has(kind);
}

/** A photo that the phone has taken. It travels apart from the sheet, and is named by the SHA-256 of its bytes. */
export type ExpectedPhoto = {
  kind: PhotoKind;
  sha256: string;
  /** By the clock of the phone, epoch milliseconds. */
  takenAt: number;
};

/** Both sides of a licence, and the identity document. */
const papersOfDriver = 3;

/** How many photos of papers there are, and how many are asked for of so many drivers. */
export function papersPhotos(
  photos: readonly Pick<ExpectedPhoto, "kind">[],
  drivers: number,
): { taken: number; asked: number } {
  const taken = photos.filter(({ kind }) => kind === "papers").length;
  return { taken, asked: drivers * papersOfDriver };
}

/** The angles of which there is no photo yet, in the order in which one walks around the car. */
export function missingAngles(photos: readonly Pick<ExpectedPhoto, "kind">[]): PhotoAngle[] {
  return photoAngles.filter((angle) => !photos.some(({ kind }) => kind === angle));
}
