/** The sections of the settings, in display order. */
export const sectionGroups = {
  house: ["agency", "rental", "handovers"],
  places: ["places", "special-days", "transfers"],
  texts: ["faq", "reviews", "legal"],
  data: ["staff", "mail", "maintenance", "retention", "customers"],
} as const;

export type SectionGroup = keyof typeof sectionGroups;
export type SectionName = (typeof sectionGroups)[SectionGroup][number];
