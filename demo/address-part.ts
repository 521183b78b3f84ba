/** A name as it may stand in an e-mail address: small Latin letters alone. */
export function addressPart(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("đ", "dj")
    .replaceAll("ß", "ss")
    .replaceAll("ı", "i")
    .normalize("NFD")
    .replaceAll(/[^a-z]/g, "");
}
