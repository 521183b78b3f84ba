import type { Words } from "./en.ts";

export const bs: Words = {
  places: "Mjesta preuzimanja",
  rental: "Najam",
  questions: "Pitanja i odgovori",
  phoneAndChat: "telefon, WhatsApp i Viber",
  country: "Bosna i Hercegovina",
  vatInside: (percent) => `PDV od ${percent} je u cijeni`,
};
