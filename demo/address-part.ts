/** Returns a name as an e-mail address can contain it: lower-case Latin letters only. */
export function addressPart(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("đ", "dj")
    .replaceAll("ß", "ss")
    .replaceAll("ı", "i")
    .normalize("NFD")
    .replaceAll(/[^a-z]/g, "");
}
