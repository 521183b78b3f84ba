/** Returns `+38761123456` as people write it: `+387 61 123 456`. Foreign numbers stay as they are. */
export function formatPhone(e164: string): string {
  const national = /^\+387(\d{2})(\d{3})(\d{3,4})$/.exec(e164);
  return national ? `+387 ${national.slice(1).join(" ")}` : e164;
}

export function telLink(e164: string): string {
  return `tel:${e164}`;
}

/** Returns the link that opens a WhatsApp chat, with `text` as its first message. */
export function whatsAppLink(e164: string, text?: string): string {
  const query = text ? `?text=${encodeURIComponent(text)}` : "";
  return `https://wa.me/${e164.replace(/\D/g, "")}${query}`;
}

/** Returns the link that opens a Viber chat, with `text` as its first message. */
export function viberLink(e164: string, text?: string): string {
  const draft = text ? `&draft=${encodeURIComponent(text)}` : "";
  return `viber://chat?number=${encodeURIComponent(e164)}${draft}`;
}

/** Returns the link to a map service's directions to a point (WGS 84). */
export function directionsLink(lat: number, lng: number): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
}
