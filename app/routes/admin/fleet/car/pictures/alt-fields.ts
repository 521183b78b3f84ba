/** The names of the fields of a picture's words. */
export function altFields(id: number): { en: string; bs: string } {
  return { en: `alt${id}En`, bs: `alt${id}Bs` };
}
